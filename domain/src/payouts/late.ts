import { addDays, type IsoDate } from '../kernel/dates.ts';
import { businessDayFrom } from '../legal/business-days.ts';
import { paymentStatus, payoutStatus, type PayoutState } from './states.ts';

/**
 * Why a payout is late:
 *
 * - `approval`: approvals are missing;
 * - `held`: it is on hold;
 * - `account`: the landlord has no account, or a new one that is not in effect yet;
 * - `failed`: the bank did not pay it, and it is retried;
 * - `bank`: it is ordered from the bank, or about to be.
 */
export const LATE_REASONS = ['approval', 'held', 'account', 'failed', 'bank'] as const;
export type LateReason = (typeof LATE_REASONS)[number];

/** Why a payout is late, and the first day it may be paid; null when unknown. */
export interface LatePayout {
  reason: LateReason;
  expectedOn: IsoDate | null;
}

/** What an overdue payout waits for. Null when it is paid, or its day has not passed. */
export function lateness(
  payout: PayoutState & { isHeld: boolean },
  { hasAccount, today }: { hasAccount: boolean; today: IsoDate },
): LatePayout | null {
  const status = payoutStatus(payout);
  if (status === 'estimated' || status === 'completed' || payout.isGivenUp) return null;
  if (payout.madeOn === null || payout.madeOn >= today) return null;
  if (payout.isHeld) return { reason: 'held', expectedOn: null };
  if (!hasAccount) return { reason: 'account', expectedOn: null };
  const next = businessDayFrom(addDays(today, 1));
  if (paymentStatus(payout) === 'failed') return { reason: 'failed', expectedOn: next };
  return { reason: status === 'pending_for_approval' ? 'approval' : 'bank', expectedOn: next };
}
