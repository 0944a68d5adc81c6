import type { OrderRead } from '@husvaer/domain/payouts/approval';
import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { payoutStatus } from '@husvaer/domain/payouts/states';

import type { Work } from '../../../../platform/work.ts';
import { recordPayoutEvents } from '../../record-payout-events.ts';
import { lockPayouts, type Payout } from '../../store.ts';
import { approve } from '../approve.ts';
import { toOrderPayouts } from '../find-standings.ts';
import { requireApprover } from '../../settings/approvers/require-approver.ts';

/**
 * Approves payouts as one of the agency's approvers, as they were shown: all of them, or none. Throws
 * `payouts.not_found`, `payouts.not_approver`, `payouts.wrong_state`, `payouts.no_account`,
 * `payouts.changed` and `payouts.already_approved`.
 */
export async function approvePayouts(
  work: Work,
  read: ReadonlyMap<string, OrderRead>,
): Promise<void> {
  const payouts = await loadPayoutsForUpdate(work, [...read.keys()]);
  await approve(work, await toOrderPayouts(work.tx, payouts, work.clock.now()), read);
  await recordPayoutEvents(
    work,
    payouts.map(({ id }) => ({ payoutId: id, name: 'approved' })),
  );
}

/** Loads and locks payouts that wait for approval, for their approvers. */
async function loadPayoutsForUpdate(work: Work, ids: readonly string[]): Promise<Payout[]> {
  const payouts = await lockPayouts(work.tx, ids);
  if (payouts.length < new Set(ids).size) throw payoutErrors.not_found();
  await requireApprover(work, payouts);
  for (const payout of payouts)
    if (payoutStatus(payout) !== 'pending_for_approval')
      throw payoutErrors.wrong_state({ payoutId: payout.id, status: payoutStatus(payout) });
  return payouts;
}
