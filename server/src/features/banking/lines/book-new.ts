import type { BankFileReport } from '@husvaer/domain/banking/lines';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { acceptOwnedPayments, type Owners } from '../../payments/public.ts';
import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { BY_KID, ACCEPTORS } from '../acceptors.ts';
import { recordAcceptor, type NewLine } from './store.ts';

/**
 * Offers new payments to the features that may accept them, and keeps the rest in suspense. Payments with
 * owners are already recorded as accepted. What is odd is offered to none: it is for a person.
 */
export async function bookNew(
  work: Work,
  lines: readonly NewLine[],
  owners: Owners = new Map(),
): Promise<Pick<BankFileReport, 'taken' | 'waiting'>> {
  const owned = lines.filter(({ id }) => owners.has(id));
  await acceptOwnedPayments(work, owned, owners);
  const taken: Record<string, number> = owned.length > 0 ? { [BY_KID]: owned.length } : {};
  let rest = lines.filter(({ id }) => !owners.has(id));
  for (const { name, wants, accept } of ACCEPTORS) {
    const ids = await accept(
      work,
      rest.filter((line) => !line.unclear && wants(line)),
    );
    if (ids.size === 0) continue;
    await recordAcceptor(work.tx, [...ids], name);
    taken[name] = (taken[name] ?? 0) + ids.size;
    rest = rest.filter(({ id }) => !ids.has(id));
  }
  await bookEntries(
    work,
    rest.map(({ id, bookId, amount, paidOn }) => ({
      bookId,
      key: `bank:${id}`,
      kind: 'suspense',
      dated: paidOn,
      lines: transferLines(amount, { debit: 'client_account', credit: 'suspense' }),
    })),
  );
  const waiting: BankFileReport['waiting'] = {};
  for (const { reason } of rest) if (reason !== null) waiting[reason] = (waiting[reason] ?? 0) + 1;
  return { taken, waiting };
}
