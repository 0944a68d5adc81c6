import type { PaymentReport, PaymentStatus } from '@husvaer/domain/banking/bank-file';
import { addDays } from '@husvaer/domain/kernel/dates';
import { moved } from '@husvaer/domain/ledger/entry';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { noteEvents } from '../note-events.ts';
import { expectAgain } from '../run/expect-again.ts';
import { findWays } from '../settings/store.ts';
import { changePayout, lockPayouts, type Payout } from '../store.ts';
import { tellLeases } from '../tell-leases.ts';
import {
  findOrderOfMessage,
  noteAccepted,
  noteRejected,
  type StoredLine,
  type StoredOrder,
} from './store.ts';

/** What a bank's answer was about. */
export interface TakenReport {
  bookId: string;
  /** End-to-end ids in it that the order does not have. */
  unknown: string[];
}

const ACCEPTED: readonly string[] = ['ACTC', 'ACCP', 'ACSP', 'ACSC', 'ACWC'];

/**
 * Takes a bank's answer to an order: what it accepts is done with but not paid, what it rejects is
 * booked back and tried again on the next business days, as often as the agency wants; after that the
 * next payout has it. The same answer again changes nothing. Null when no order has such a message.
 */
export async function takePaymentReport(
  work: Work,
  report: PaymentReport,
): Promise<TakenReport | null> {
  const order = await findOrderOfMessage(work.tx, report.originalMessageId);
  if (!order) return null;
  const locked = await lockPayouts(
    work.tx,
    order.lines.map(({ payoutId }) => payoutId),
  );
  const payouts = new Map(locked.map((payout) => [payout.id, payout]));
  // Another answer to the same order may have been taken meanwhile.
  const { lines } = (await findOrderOfMessage(work.tx, report.originalMessageId))!;
  const statusOf = statuses(report, order);
  const accepted: StoredLine[] = [];
  for (const line of lines) {
    const payout = payouts.get(line.payoutId)!;
    const said = statusOf(line);
    if (!said || line.try !== payout.tries || payout.bookedOn !== null) continue;
    if (said.status === 'RJCT' && line.answer !== 'rejected')
      await reject(work, payout, line, said);
    if (ACCEPTED.includes(said.status) && line.answer === null) accepted.push(line);
  }
  await noteAccepted(work.tx, accepted, work.clock.now());
  await noteEvents(
    work,
    accepted.map(({ payoutId }) => ({ payoutId, name: 'accepted' })),
  );
  const known = new Set(lines.map(({ endToEndId }) => endToEndId));
  const unknown = report.transactions
    .map(({ endToEndId }) => endToEndId)
    .filter((id) => !known.has(id));
  return { bookId: order.bookId, unknown };
}

/** What is said of each payment: of itself, or else of its batch, or of the whole file. */
function statuses(
  { transactions, batches, group }: PaymentReport,
  { messageId }: StoredOrder,
): (line: StoredLine) => PaymentStatus | null {
  const own = new Map(transactions.map((one) => [one.endToEndId, one]));
  // Our files have one batch, called as they are.
  const all = batches.find(({ paymentInformationId }) => paymentInformationId === messageId);
  return ({ endToEndId }) => own.get(endToEndId) ?? all ?? group;
}

async function reject(
  work: Work,
  payout: Payout,
  { endToEndId, try: tried, amount }: StoredLine,
  { reasonCode, text }: PaymentStatus,
): Promise<void> {
  const { tx, clock } = work;
  const { id, bookId, leaseId } = payout;
  const today = clock.today().toString();
  const reason = [reasonCode, text].filter(Boolean).join(' ').slice(0, 500) || null;
  await noteRejected(tx, endToEndId, { reason, at: clock.now() });
  await bookEntries(work, [
    {
      bookId,
      key: `payout:${id}:rejected:${tried}`,
      kind: 'payout_rejected',
      dated: today,
      lines: moved(amount, { debit: 'payouts_under_way', credit: 'landlord_payable', leaseId }),
    },
  ]);
  const fails = payout.fails + 1;
  const { retryDays } = await findWays(tx, bookId);
  const isGivenUp = fails > retryDays;
  await changePayout(tx, id, {
    is_ordered: false,
    answer: 'rejected',
    fails,
    order_from: businessDayFrom(addDays(today, 1)),
    ...(isGivenUp && { givenUpAt: clock.now() }),
  });
  await noteEvents(work, [
    { payoutId: id, name: 'rejected', note: reason },
    ...(isGivenUp ? [{ payoutId: id, name: 'failed' } as const] : []),
  ]);
  if (!isGivenUp) return;
  await expectAgain(work, leaseId);
  await tellLeases(work, [leaseId]);
}
