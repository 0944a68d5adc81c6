import { transferLines } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { IncomingLine } from '../../payments/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findOrderLines } from '../orders/store.ts';
import { failOrdered } from './fail-ordered.ts';
import { lockOrdered, recordReturned } from './store.ts';

const REASON_MAX = 500;

/**
 * Accepts money that came back after the bank had paid it, such as from a closed account, matched by the
 * end-to-end id of our order and its amount. It is under way again and retried by the same rules as a
 * rejected payment. Returns the ids of the accepted lines. A partial or a second return matches nothing.
 */
export async function acceptReturns(work: Work, lines: readonly IncomingLine[]): Promise<string[]> {
  const { tx } = work;
  const accepted: string[] = [];
  const endToEndIds = lines.flatMap(({ endToEndId }) => endToEndId ?? []);
  const ordered = await lockOrdered(tx, await findOrderLines(tx, 'end_to_end_id', endToEndIds));
  const tries = new Map(
    (await findOrderLines(tx, 'end_to_end_id', endToEndIds)).map((one) => [one.endToEndId, one]),
  );
  for (const line of lines) {
    const tried = tries.get(line.endToEndId ?? '');
    const about = tried && ordered.get(tried.ofId);
    if (!about || about.bookId !== line.bookId || line.amount !== tried.amount) continue;
    if (tried.bookedOn === null || tried.returnedOn !== null || tried.try !== about.tries) continue;
    const { id: lineId, bookedOn: returnedOn, text } = line;
    const { endToEndId } = tried;
    tries.set(endToEndId, { ...tried, returnedOn });
    const reason = text?.slice(0, REASON_MAX) ?? null;
    await recordReturned(tx, { endToEndId, returnedOn, lineId, reason });
    await bookEntries(work, [
      {
        bookId: about.bookId,
        key: `bank:${lineId}`,
        kind: `${about.kind}_came_back`,
        dated: returnedOn,
        lines: transferLines(line.amount, {
          debit: 'client_account',
          credit: 'payouts_under_way',
          leaseId: about.leaseId,
        }),
      },
    ]);
    await failOrdered(work, about, { line: tried, how: 'returned', reason });
    accepted.push(lineId);
  }
  return accepted;
}
