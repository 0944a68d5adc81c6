import type { BankFileReport } from '@husvaer/domain/banking/lines';
import { moved } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { TAKERS } from '../takers.ts';
import { markTaken, type NewLine } from './store.ts';

/** Has payments that are new taken by whose they are, and keeps the rest in suspense. */
export async function bookNew(
  work: Work,
  lines: readonly NewLine[],
): Promise<Pick<BankFileReport, 'taken' | 'waiting'>> {
  let rest = lines;
  const taken: Record<string, number> = {};
  for (const { name, wants, take } of TAKERS) {
    const ids = await take(work, rest.filter(wants));
    if (ids.size === 0) continue;
    await markTaken(work.tx, [...ids], name);
    taken[name] = ids.size;
    rest = rest.filter(({ id }) => !ids.has(id));
  }
  await bookEntries(
    work,
    rest.map(({ id, bookId, amount, paidOn }) => ({
      bookId,
      key: `bank:${id}`,
      kind: 'suspense',
      dated: paidOn,
      lines: moved(amount, { debit: 'client_account', credit: 'suspense' }),
    })),
  );
  const waiting: BankFileReport['waiting'] = {};
  for (const { reason } of rest) waiting[reason] = (waiting[reason] ?? 0) + 1;
  return { taken, waiting };
}
