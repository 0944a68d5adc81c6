import { nonEmptyLine } from '@husvaer/domain/kernel/tidied-text';
import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { payoutStatus } from '@husvaer/domain/payouts/states';

import type { Work } from '../../../../platform/work.ts';
import { requireMoney } from '../../require-money.ts';
import { recordPayoutEvents } from '../../record-payout-events.ts';
import { changePayout, lockPayouts } from '../../store.ts';

/** The statuses in which a payout can still be held. */
const HELD: readonly string[] = ['pending_for_approval', 'approved', 'failed'];

const REASON_MAX = 500;

/** The reason given for holding a payout. */
export const reasonToHold = nonEmptyLine(REASON_MAX);

/**
 * Holds a payout until it is released: it is not ordered from the bank. Throws `payouts.not_found` and
 * `payouts.wrong_state`.
 */
export async function holdPayout(
  work: Work,
  { payoutId, reason }: { payoutId: string; reason: string },
): Promise<void> {
  const payout = await loadPayoutForUpdate(work, payoutId);
  if (payout.heldAt !== null || payout.isGivenUp || !HELD.includes(payoutStatus(payout)))
    throw payoutErrors.wrong_state({ payoutId, status: payoutStatus(payout) });
  await changePayout(work.tx, payoutId, { heldAt: work.clock.now() });
  await recordPayoutEvents(work, [{ payoutId, name: 'held', note: reason }]);
}

export async function loadPayoutForUpdate(work: Work, payoutId: string) {
  const [payout] = await lockPayouts(work.tx, [payoutId]);
  if (!payout) throw payoutErrors.not_found();
  await requireMoney(work, 'run', [payout]);
  return payout;
}
