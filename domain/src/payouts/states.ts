import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { PaymentStatus, PayoutStatus } from './words.ts';

/** What is known of a payout. No status is kept: each follows from these. */
export interface PayoutState {
  /** When its lines were worked out; null while it is only expected. */
  madeOn: IsoDate | null;
  amount: Ore;
  isApproved: boolean;
  /** Whether a file for the bank has it, and nobody rejected that try. */
  isOrdered: boolean;
  /** What the bank said of the last try. */
  answer: 'accepted' | 'rejected' | null;
  /** When the bank debited it. */
  bookedOn: IsoDate | null;
}

/** A bank that has accepted an order has not paid it yet; all the same there is nothing left to do about it. */
export function payoutStatus(payout: PayoutState): PayoutStatus {
  const { madeOn, amount, isApproved, isOrdered, answer, bookedOn } = payout;
  if (madeOn === null) return 'estimated';
  if (amount === 0n || bookedOn !== null || answer === 'accepted') return 'completed';
  if (answer === 'rejected') return 'failed';
  if (isOrdered) return 'in_progress';
  return isApproved ? 'approved' : 'pending_for_approval';
}

/** How its money stands; null before it was ordered. */
export function paymentStatus(payout: PayoutState): PaymentStatus | null {
  const { madeOn, amount, isOrdered, answer, bookedOn } = payout;
  if (madeOn === null) return null;
  if (amount === 0n) return 'balanced';
  if (bookedOn !== null) return 'paid';
  if (answer === 'rejected') return 'failed';
  return isOrdered ? 'pending' : null;
}

/**
 * Whether enough different people have approved a payout. Whoever set the account it goes to is not
 * enough alone, however few it takes: one of the others has to agree.
 */
export const isApproved = (
  approvers: readonly string[],
  { needed, setBy }: { needed: number; setBy: string | null },
): boolean => {
  const different = new Set(approvers);
  return different.size >= needed && [...different].some((id) => id !== setBy);
};
