import type { OrderRead } from '@husvaer/domain/payouts/approval';
import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { refundStatus } from '@husvaer/domain/payouts/states';

import type { Work } from '../../../../platform/work.ts';
import { approve } from '../../approvals/approve.ts';
import { toOrderRefunds } from '../../approvals/find-standings.ts';
import { requireApprover } from '../../settings/approvers/require-approver.ts';
import { lockRefunds, type Refund } from '../../records/refunds/store.ts';
import { emitRefundEvents } from '../../emit-refund-events.ts';

/**
 * Approves refunds as one of the agency's approvers, as they were shown: all of them, or none. Throws
 * `payouts.not_found`, `payouts.not_approver`, `payouts.wrong_state`, `payouts.changed` and
 * `payouts.already_approved`.
 */
export async function approveRefunds(
  work: Work,
  read: ReadonlyMap<string, OrderRead>,
): Promise<void> {
  const refunds = await loadRefundsForUpdate(work, [...read.keys()]);
  await approve(work, toOrderRefunds(refunds), read);
  await emitRefundEvents(
    work,
    refunds.map(({ id }) => ({ refundId: id, name: 'approved' })),
  );
}

/** Loads and locks refunds that wait for approval, for their approvers. */
async function loadRefundsForUpdate(work: Work, ids: readonly string[]): Promise<Refund[]> {
  const refunds = await lockRefunds(work.tx, ids);
  if (refunds.length < new Set(ids).size) throw payoutErrors.not_found();
  await requireApprover(work, refunds);
  for (const refund of refunds)
    if (refundStatus(refund) !== 'pending_for_approval')
      throw payoutErrors.wrong_state({ refundId: refund.id, status: refundStatus(refund) });
  return refunds;
}
