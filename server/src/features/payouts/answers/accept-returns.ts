import { bookEntries } from '../../ledger/public.ts';
import type { IncomingLine } from '../../payments/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findOrderLines, type StoredLine } from '../orders/store.ts';
import { moveBetween, type Where } from './move-between.ts';
import { failOrdered } from './fail-ordered.ts';
import { endGivenByBank, proposeAnswers } from './proposed/propose-answers.ts';
import { lockOrdered, REASON_MAX, recordReturned, type Ordered } from './store.ts';

/** Money that came back. */
interface Returned {
  tried: StoredLine;
  about: Ordered;
  lineId: string;
  on: string;
  reason: string | null;
}

/**
 * Accepts money that came back after the bank had paid it, such as from a closed account, matched by the
 * end-to-end id of our order and its amount. It is under way again and retried by the same rules as a
 * rejected payment. Returns the ids of the accepted lines. A partial or a second return matches nothing. A
 * return in a file that a person brought is proposed only.
 */
export async function acceptReturns(work: Work, lines: readonly IncomingLine[]): Promise<string[]> {
  const { tx } = work;
  const accepted: string[] = [];
  const proposed: IncomingLine[] = [];
  const endToEndIds = lines.flatMap(({ endToEndId }) => endToEndId ?? []);
  const ordered = await lockOrdered(tx, await findOrderLines(tx, 'endToEndId', endToEndIds));
  const tries = new Map(
    (await findOrderLines(tx, 'endToEndId', endToEndIds)).map((one) => [one.endToEndId, one]),
  );
  for (const line of lines) {
    const tried = tries.get(line.endToEndId ?? '');
    const about = tried && ordered.get(tried.ofId);
    if (!about || about.bookId !== line.bookId || line.amount !== tried.amount) continue;
    if (line.isBrought) {
      // The debit may be proposed too, and is judged first.
      if (tried.returnedOn === null && tried.try === about.tries) proposed.push(line);
      continue;
    }
    if (!mayReturn(tried, about)) continue;
    const { id: lineId, bookedOn: on, text } = line;
    tries.set(tried.endToEndId, { ...tried, returnedOn: on });
    const reason = text?.slice(0, REASON_MAX) ?? null;
    await endGivenByBank(work, 'returned', [tried.endToEndId]);
    await applyReturn(work, { tried, about, lineId, on, reason }, 'client_account');
    accepted.push(lineId);
  }
  await proposeAnswers(work, 'returned', proposed);
  return accepted;
}

/** Whether money of a try can come back: it was paid, is the last try, and has not come back. */
export const mayReturn = (tried: StoredLine, about: Ordered): boolean =>
  tried.bookedOn !== null && tried.returnedOn === null && tried.try === about.tries;

/** Books money that came back from where it is, and has it tried again. */
export async function applyReturn(
  work: Work,
  { tried, about, lineId, on, reason }: Returned,
  from: Where,
): Promise<void> {
  const { endToEndId } = tried;
  await recordReturned(work.tx, { endToEndId, returnedOn: on, lineId, reason });
  await bookEntries(work, [
    {
      bookId: about.bookId,
      ...moveBetween(from, { lineId, leaseId: about.leaseId, amount: tried.amount }),
      kind: `${about.kind}_came_back`,
      dated: on,
    },
  ]);
  await failOrdered(work, about, { line: tried, how: 'returned', reason });
}
