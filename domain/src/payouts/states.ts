import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { PaymentStatus, PayoutStatus, RefundStatus } from './enums.ts';

/**
 * The facts of a payment that is or will be ordered from the bank. Its status is never stored, but derived
 * from these.
 */
export interface OrderState {
  isApproved: boolean;
  /** Whether it is in a file for the bank, and that attempt was not rejected. */
  isOrdered: boolean;
  /** The bank's answer to the last attempt; `returned`: it was debited and came back. */
  answer: 'accepted' | 'rejected' | 'returned' | null;
  /** When the bank debited it, unless it came back. */
  bookedOn: IsoDate | null;
  /** Whether it failed so often that it is not tried again. */
  isGivenUp: boolean;
}

/** The facts of a payout. */
export interface PayoutState extends OrderState {
  /** When its lines were calculated; null while it is only expected. */
  madeOn: IsoDate | null;
  amount: Ore;
}

/** Whether the last attempt failed. */
const hasFailed = ({ answer, bookedOn }: OrderState): boolean =>
  bookedOn === null && (answer === 'rejected' || answer === 'returned');

/**
 * An order that the bank accepted is not paid yet, but nothing more needs to be done about it. One that
 * failed needs a new approval.
 */
function orderStatus(order: OrderState): Exclude<PayoutStatus, 'estimated'> {
  const { isApproved, isOrdered, answer, bookedOn, isGivenUp } = order;
  if (bookedOn !== null || answer === 'accepted') return 'completed';
  if (isGivenUp) return 'failed';
  if (isOrdered) return 'in_progress';
  return isApproved ? 'approved' : 'pending_for_approval';
}

export function payoutStatus(payout: PayoutState): PayoutStatus {
  if (payout.madeOn === null) return 'estimated';
  return payout.amount === 0n ? 'completed' : orderStatus(payout);
}

/** The status of a refund. */
export const refundStatus = (refund: OrderState & { isWithdrawn: boolean }): RefundStatus =>
  refund.isWithdrawn ? 'withdrawn' : orderStatus(refund);

/** The status of its payment; null before it was ordered. */
export function paymentStatus(payout: PayoutState): PaymentStatus | null {
  const { madeOn, amount, isOrdered, bookedOn } = payout;
  if (madeOn === null) return null;
  if (amount === 0n) return 'balanced';
  if (bookedOn !== null) return 'paid';
  if (hasFailed(payout)) return 'failed';
  return isOrdered ? 'pending' : null;
}
