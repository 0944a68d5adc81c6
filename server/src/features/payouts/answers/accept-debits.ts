import type { IncomingLine } from '../../payments/public.ts';
import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { notifyLeases } from '../notify-leases.ts';
import { findOrderLines } from '../orders/store.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';
import { moveBetween, type Where } from './move-between.ts';
import { holdPayoutsOfLateDebits, type LateDebit } from './late-debits.ts';
import { endGivenByBank, proposeAnswers } from './proposed/propose-answers.ts';
import { lockOrdered, recordDebited, type Debit, type Ordered } from './store.ts';

interface Debited extends Debit {
  amount: bigint;
  about: Ordered;
}

/**
 * Accepts debits of the client account that pay our orders, matched by end-to-end id and amount, and marks
 * each as paid on the bank's day. Returns the ids of the accepted lines. A line with another amount, or a
 * second line for the same try, matches nothing. A debit of a try that the bank had rejected is held for a
 * person. A debit from a file that a person brought is proposed only.
 */
export async function acceptDebits(work: Work, lines: readonly IncomingLine[]): Promise<string[]> {
  const { tx } = work;
  const endToEndIds = lines.flatMap(({ endToEndId }) => endToEndId ?? []);
  const ordered = await lockOrdered(tx, await findOrderLines(tx, 'endToEndId', endToEndIds));
  const tries = new Map(
    (await findOrderLines(tx, 'endToEndId', endToEndIds)).map((one) => [one.endToEndId, one]),
  );
  const accepted: Debited[] = [];
  const proposed: IncomingLine[] = [];
  const late: LateDebit[] = [];
  for (const line of lines) {
    const tried = tries.get(line.endToEndId ?? '');
    const about = tried && ordered.get(tried.ofId);
    if (!about || about.bookId !== line.bookId || line.amount !== -tried.amount) continue;
    if (tried.bookedOn !== null) continue;
    if (line.isBrought) {
      proposed.push(line);
      continue;
    }
    if (tried.answer === 'rejected') {
      late.push({ tried, about, line });
      continue;
    }
    const { bookedOn } = line;
    tries.set(tried.endToEndId, { ...tried, bookedOn });
    accepted.push({ ...tried, bookedOn, lineId: line.id, about });
  }
  await holdPayoutsOfLateDebits(work, late);
  await proposeAnswers(work, 'debited', proposed);
  await endGivenByBank(
    work,
    'debited',
    accepted.map(({ endToEndId }) => endToEndId),
  );
  await applyDebits(work, accepted, 'client_account');
  return accepted.map(({ lineId }) => lineId);
}

/** Marks orders as paid, and books the money from where it is. */
export async function applyDebits(
  work: Work,
  debits: readonly Debited[],
  from: Where,
): Promise<void> {
  await recordDebited(work.tx, debits);
  const payouts = debits.filter(({ kind }) => kind === 'payout');
  await recordPayoutEvents(
    work,
    payouts.map(({ ofId, bookedOn }) => ({ payoutId: ofId, name: 'paid', on: bookedOn })),
  );
  await emitRefundEvents(
    work,
    debits.flatMap(({ kind, ofId }) =>
      kind === 'refund' ? [{ refundId: ofId, name: 'paid' }] : [],
    ),
  );
  await bookEntries(
    work,
    debits.map(({ kind, lineId, amount, bookedOn, about: { bookId, leaseId } }) => ({
      bookId,
      ...moveBetween(from, { lineId, leaseId, amount: -amount }),
      kind: `${kind}_paid`,
      dated: bookedOn,
    })),
  );
  await notifyLeases(
    work,
    payouts.flatMap(({ about }) => about.leaseId ?? []),
  );
}
