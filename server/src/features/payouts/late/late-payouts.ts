import { lateness, type LatePayout } from '@husvaer/domain/payouts/late';

import type { Payout } from '../store.ts';
import type { ExpectedPayout } from '../use-cases/find-expected.ts';

/** A payout that is late. */
export interface LateExpectedPayout extends LatePayout {
  id: string;
  /** Øre. */
  amount: bigint;
  /** The day on which it should have come. */
  on: string;
}

/** The late payouts of a lease by today. */
export const latePayoutsOf = (
  { payouts, account }: Pick<ExpectedPayout, 'payouts' | 'account'>,
  today: string,
): LateExpectedPayout[] =>
  payouts.flatMap((payout) => latePayout(payout, { hasAccount: account !== null, today }) ?? []);

/** The payout if it is late, otherwise null. */
export function latePayout(
  payout: Payout,
  standing: { hasAccount: boolean; today: string },
): LateExpectedPayout | null {
  const { id, amount, madeOn, heldAt } = payout;
  const state = { ...payout, isHeld: heldAt !== null };
  const late = lateness(state, standing);
  return late && madeOn !== null ? { ...late, id, amount, on: madeOn } : null;
}
