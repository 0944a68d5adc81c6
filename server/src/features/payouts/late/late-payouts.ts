import { lateness, type LatePayout } from '@husvaer/domain/payouts/late';

import type { Payout } from '../store.ts';
import type { ExpectedPayout } from '../use-cases/find-expected.ts';

/** A payout that should have come. */
export interface LateOne extends LatePayout {
  id: string;
  /** øre */
  amount: bigint;
  /** When it should have come. */
  on: string;
}

/** Of what a lease's landlord is paid, what should have come by today. */
export const latePayoutsOf = (
  { payouts, account }: Pick<ExpectedPayout, 'payouts' | 'account'>,
  today: string,
): LateOne[] =>
  payouts.flatMap((payout) => latePayout(payout, { hasAccount: account !== null, today }) ?? []);

/** A payout, should it be late. */
export function latePayout(
  payout: Payout,
  standing: { hasAccount: boolean; today: string },
): LateOne | null {
  const { id, amount, madeOn, heldAt, givenUpAt } = payout;
  const state = { ...payout, isHeld: heldAt !== null, isGivenUp: givenUpAt !== null };
  const late = lateness(state, standing);
  return late && madeOn !== null ? { ...late, id, amount, on: madeOn } : null;
}
