import { addDays, type IsoDate } from '../kernel/dates.ts';
import { businessDayFrom } from '../legal/business-days.ts';
import { payoutStatus, type PayoutState } from './states.ts';

/**
 * Why a payout that was made has not come yet:
 * - `approval`: nobody has approved it, or not enough have;
 * - `held`: it is kept from the bank;
 * - `account`: the landlord has named no account, or the one that was named does not count yet;
 * - `failed`: the bank did not pay it; it is tried again;
 * - `bank`: the bank is asked for it, or is about to be.
 */
export const LATE_REASONS = ['approval', 'held', 'account', 'failed', 'bank'] as const;
export type LateReason = (typeof LATE_REASONS)[number];

/** Why a payout is late, and the first day it may come; null where nobody knows. */
export interface LatePayout {
  reason: LateReason;
  expectedOn: IsoDate | null;
}

/** Of a payout that should have come: what it waits for. Null of one that is paid, or whose day has not passed. */
export function lateness(
  payout: PayoutState & { isHeld: boolean; isGivenUp: boolean },
  { hasAccount, today }: { hasAccount: boolean; today: IsoDate },
): LatePayout | null {
  const status = payoutStatus(payout);
  if (status === 'estimated' || status === 'completed' || payout.isGivenUp) return null;
  if (payout.madeOn === null || payout.madeOn >= today) return null;
  if (payout.isHeld) return { reason: 'held', expectedOn: null };
  if (!hasAccount) return { reason: 'account', expectedOn: null };
  const next = businessDayFrom(addDays(today, 1));
  if (status === 'failed') return { reason: 'failed', expectedOn: next };
  return { reason: status === 'pending_for_approval' ? 'approval' : 'bank', expectedOn: next };
}
