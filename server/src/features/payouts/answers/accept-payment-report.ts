import type { PaymentReport, PaymentStatus } from '@husvaer/domain/banking/bank-file';

import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { findOrderOfMessage, type StoredLine, type StoredOrder } from '../orders/store.ts';
import { emitRefundEvents } from '../refunds/emit-refund-events.ts';
import { failOrdered } from './fail-ordered.ts';
import { lockOrdered, recordAccepted, recordRejected, type Ordered } from './store.ts';

/** What a bank's answer was about. */
export interface TakenReport {
  bookId: string;
  /** End-to-end ids in it that the order does not have. */
  unknown: string[];
}

const ACCEPTED: readonly string[] = ['ACTC', 'ACCP', 'ACSP', 'ACSC', 'ACWC'];

/**
 * Takes a bank's answer to an order: what it accepts is done with but not paid, what it rejects is
 * tried again on the next business days ({@link failOrdered}). The same answer again changes nothing.
 * Null when no order has such a message, or it is none of the books of whoever sent the answer.
 */
export async function acceptPaymentReport(
  work: Work,
  { report, bookId }: { report: PaymentReport; bookId: string | null },
): Promise<TakenReport | null> {
  const order = await findOrderOfMessage(work.tx, report.originalMessageId);
  if (!order || (bookId !== null && order.bookId !== bookId)) return null;
  const ordered = await lockOrdered(work.tx, order.lines);
  // Another answer to the same order may have been taken meanwhile.
  const { lines } = (await findOrderOfMessage(work.tx, report.originalMessageId))!;
  const statusOf = statuses(report, order);
  const accepted: StoredLine[] = [];
  for (const line of lines) {
    const about = ordered.get(line.ofId)!;
    const said = statusOf(line);
    if (!said || line.try !== about.tries || line.bookedOn !== null) continue;
    if (said.status === 'RJCT' && line.answer !== 'rejected') await reject(work, about, line, said);
    if (ACCEPTED.includes(said.status) && line.answer === null) accepted.push(line);
  }
  await recordAccepted(work.tx, accepted, work.clock.now());
  await recordPayoutEvents(
    work,
    accepted.flatMap(({ kind, ofId }) =>
      kind === 'payout' ? [{ payoutId: ofId, name: 'accepted' }] : [],
    ),
  );
  await emitRefundEvents(
    work,
    accepted.flatMap(({ kind, ofId }) =>
      kind === 'refund' ? [{ refundId: ofId, name: 'accepted' }] : [],
    ),
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
  about: Ordered,
  line: StoredLine,
  { reasonCode, text }: PaymentStatus,
): Promise<void> {
  const reason = [reasonCode, text].filter(Boolean).join(' ').slice(0, 500) || null;
  await recordRejected(work.tx, line.endToEndId, { reason, at: work.clock.now() });
  await failOrdered(work, about, { line, how: 'rejected', reason });
}
