import type { PaymentReport, PaymentStatus } from '@husvaer/domain/banking/bank-file';

import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { findOrderOfMessage, type StoredLine, type StoredOrder } from '../orders/store.ts';
import { emitRefundEvents } from '../refunds/emit-refund-events.ts';
import { failOrdered } from './fail-ordered.ts';
import { lockOrdered, recordAccepted, recordRejected, type Ordered } from './store.ts';

/** The order that a bank's answer concerns. */
export interface ReportedOrder {
  bookId: string;
  /** End-to-end ids in it that the order does not have. */
  unknown: string[];
}

const ACCEPTED: readonly string[] = ['ACTC', 'ACCP', 'ACSP', 'ACSC', 'ACWC'];

/**
 * Accepts a bank's answer to an order. Accepted payments are finished but not yet paid; rejected ones are
 * tried again on the next business days ({@link failOrdered}). A repeated answer changes nothing. Returns
 * null when no order has the message id, or when the order is not in the book of the answer's sender.
 */
export async function acceptPaymentReport(
  work: Work,
  { report, bookId }: { report: PaymentReport; bookId: string | null },
): Promise<ReportedOrder | null> {
  const order = await findOrderOfMessage(work.tx, report.originalMessageId);
  if (!order || (bookId !== null && order.bookId !== bookId)) return null;
  const ordered = await lockOrdered(work.tx, order.lines);
  // Another answer to the same order may have been processed before the lock.
  const { lines } = (await findOrderOfMessage(work.tx, report.originalMessageId))!;
  const statusOf = statuses(report, order);
  const accepted: StoredLine[] = [];
  for (const line of lines) {
    const about = ordered.get(line.ofId)!;
    const values = statusOf(line);
    if (!values || line.try !== about.tries || line.bookedOn !== null) continue;
    if (values.status === 'RJCT' && line.answer !== 'rejected')
      await reject(work, about, line, values);
    if (ACCEPTED.includes(values.status) && line.answer === null) accepted.push(line);
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

/** The status of each payment: its own, otherwise that of its batch, otherwise that of the whole file. */
function statuses(
  { transactions, batches, group }: PaymentReport,
  { messageId }: StoredOrder,
): (line: StoredLine) => PaymentStatus | null {
  const own = new Map(transactions.map((one) => [one.endToEndId, one]));
  // Our files have one batch, which has the file's message id.
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
