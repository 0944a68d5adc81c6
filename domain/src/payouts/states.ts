import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { PaymentStatus, PayoutStatus, RefundStatus } from './enums.ts';

/** What is known of money that the bank is, or will be, asked to pay. No status is kept: each follows from these. */
export interface OrderState {
  isApproved: boolean;
  /** Whether a file for the bank has it, and nobody rejected that try. */
  isOrdered: boolean;
  /** What the bank said of the last try; `returned`: it was debited and came back. */
  answer: 'accepted' | 'rejected' | 'returned' | null;
  /** When the bank debited it, unless it came back. */
  bookedOn: IsoDate | null;
}

/** The same of a payout. */
export interface PayoutState extends OrderState {
  /** When its lines were worked out; null while it is only expected. */
  madeOn: IsoDate | null;
  amount: Ore;
}

/** Whether the last try came to nothing. */
const hasFailed = ({ answer, bookedOn }: OrderState): boolean =>
  bookedOn === null && (answer === 'rejected' || answer === 'returned');

/** A bank that has accepted an order has not paid it yet; all the same there is nothing left to do about it. */
function orderStatus(order: OrderState): Exclude<PayoutStatus, 'estimated'> {
  const { isApproved, isOrdered, answer, bookedOn } = order;
  if (bookedOn !== null || answer === 'accepted') return 'completed';
  if (hasFailed(order)) return 'failed';
  if (isOrdered) return 'in_progress';
  return isApproved ? 'approved' : 'pending_for_approval';
}

export function payoutStatus(payout: PayoutState): PayoutStatus {
  if (payout.madeOn === null) return 'estimated';
  return payout.amount === 0n ? 'completed' : orderStatus(payout);
}

/** How money that is paid back stands. */
export const refundStatus = (refund: OrderState & { isWithdrawn: boolean }): RefundStatus =>
  refund.isWithdrawn ? 'withdrawn' : orderStatus(refund);

/** How its money stands; null before it was ordered. */
export function paymentStatus(payout: PayoutState): PaymentStatus | null {
  const { madeOn, amount, isOrdered, bookedOn } = payout;
  if (madeOn === null) return null;
  if (amount === 0n) return 'balanced';
  if (bookedOn !== null) return 'paid';
  if (hasFailed(payout)) return 'failed';
  return isOrdered ? 'pending' : null;
}

/**
 * Who is involved in money that waits for approval: by their accounts; null is somebody of whom nobody
 * knows who it was, and who may be any of the approvers.
 */
export type Involved = ReadonlySet<string | null>;

/**
 * Whether enough different people have approved a payout, or money that is paid back. Those involved
 * are not enough, however few it takes: one of the others has to agree. While nobody knows who one of
 * the involved was, it takes two of the others, of whom one was not.
 */
export const isApproved = (
  approvers: readonly string[],
  { needed, involved }: { needed: number; involved: Involved },
): boolean => {
  const different = new Set(approvers);
  const others = [...different].filter((id) => !involved.has(id));
  return different.size >= needed && others.length >= (involved.has(null) ? 2 : 1);
};

/**
 * Whether as many have approved as it takes and it waits all the same, because none of them is enough
 * alone: somebody else has to approve too.
 */
export const waitsForAnother = (waiting: {
  status: string;
  approvals: readonly unknown[];
  approvalsNeeded: number;
}): boolean =>
  waiting.status === 'pending_for_approval' && waiting.approvals.length >= waiting.approvalsNeeded;
