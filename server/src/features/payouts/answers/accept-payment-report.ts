import type { PaymentReport, PaymentStatus } from '@husvaer/domain/banking/bank-file';

import type { BroughtBy } from '../../payments/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { findOrderOfMessage, type StoredLine, type StoredOrder } from '../orders/store.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';
import { failOrdered } from './fail-ordered.ts';
import { endGivenByBank } from './proposed/propose-answers.ts';
import { addAnswers } from './proposed/store.ts';
import { lockOrdered, REASON_MAX, recordAccepted, recordRejected, type Ordered } from './store.ts';

/** The order that a bank's answer concerns. */
export interface ReportedOrder {
  bookId: string;
  /** End-to-end ids in it that the order does not have. */
  unknown: string[];
  /** The payments that the answer rejects. */
  rejected: { endToEndId: string; kind: 'rejected'; amount: bigint; dated: null }[];
}

const ACCEPTED: readonly string[] = ['ACTC', 'ACCP', 'ACSP', 'ACSC', 'ACWC'];

/**
 * Accepts a bank's answer to an order. Accepted payments are finished but not yet paid; rejected ones wait
 * for a new approval ({@link failOrdered}). A rejection that a person brought is proposed only. A repeated
 * answer changes nothing. Returns null when no order has the message id, or when the order is not in the book
 * of the answer's sender.
 */
export async function acceptPaymentReport(
  work: Work,
  { report, bookId, brought }: { report: PaymentReport; bookId: string | null; brought: BroughtBy },
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
    if (values.status === 'RJCT' && mayReject(line, about)) {
      const reason = reasonOf(values);
      if (brought.isBrought) await proposeRejection(work, { about, line, reason }, brought);
      else {
        await endGivenByBank(work, 'rejected', [line.endToEndId]);
        await rejectLine(work, about, line, reason);
      }
    }
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
  const rejected = lines
    .filter((line) => statusOf(line)?.status === 'RJCT')
    .map(({ endToEndId, amount }) => ({
      endToEndId,
      kind: 'rejected' as const,
      amount,
      dated: null,
    }));
  return { bookId: order.bookId, unknown, rejected };
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

const reasonOf = ({ reasonCode, text }: PaymentStatus): string | null =>
  [reasonCode, text].filter(Boolean).join(' ').slice(0, REASON_MAX) || null;

/** Whether the bank can reject a try: it is the last one, and was neither rejected nor paid. */
export const mayReject = (line: StoredLine, about: Ordered): boolean =>
  line.try === about.tries && line.bookedOn === null && line.answer !== 'rejected';

async function proposeRejection(
  { tx, clock, newId }: Work,
  { about, line, reason }: { about: Ordered; line: StoredLine; reason: string | null },
  { broughtById }: BroughtBy,
): Promise<void> {
  const { bookId } = about;
  await addAnswers(tx, [
    {
      id: newId(),
      bookId,
      kind: 'rejected',
      endToEndId: line.endToEndId,
      reason,
      dated: null,
      lineId: null,
      broughtById,
      broughtAt: clock.now(),
    },
  ]);
}

/** Records that the bank rejected a try, and has it tried again. */
export async function rejectLine(
  work: Work,
  about: Ordered,
  line: StoredLine,
  reason: string | null,
): Promise<void> {
  await recordRejected(work.tx, line.endToEndId, { reason, at: work.clock.now() });
  await failOrdered(work, about, { line, how: 'rejected', reason });
}
