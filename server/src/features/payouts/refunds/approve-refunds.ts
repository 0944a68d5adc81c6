import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { isApproved, refundStatus } from '@husvaer/domain/payouts/states';

import type { ReadWork, Work } from '../../../platform/work.ts';
import { expectApprover, expectMayRun } from '../approvals/approve-payouts.ts';
import { addApproval, findApprovals, lockRefunds, noteApproved, type Refund } from './store.ts';

/**
 * Approves what is to be paid back as one of those the agency named: all of it, or nothing. One is
 * approved when as many different people as it takes have, for the account it goes to, and one of them
 * did not name that. Throws `payouts.not_found`, `payouts.not_approver`, `payouts.wrong_state` and
 * `payouts.already_approved`.
 */
export async function approveRefunds(work: Work, ids: readonly string[]): Promise<void> {
  const { tx, clock } = work;
  const refunds = await lockRefunds(tx, ids);
  if (refunds.length < new Set(ids).size) throw payoutErrors.not_found();
  for (const refund of refunds) {
    await expectMayRun(work, refund);
    const status = refundStatus(refund);
    if (status !== 'pending_for_approval')
      throw payoutErrors.wrong_state({ refundId: refund.id, status });
  }
  for (const refund of refunds) {
    const { id: refundId, bookId, account: toAccount } = refund;
    const accountId = await expectApprover(work, bookId);
    if (!(await addApproval(tx, { refundId, accountId, toAccount, at: clock.now() })))
      throw payoutErrors.already_approved({ refundId });
    if (await hasEnough(work, refund)) await noteApproved(tx, refundId, clock.now());
  }
}

/** Whether enough have approved that it goes where it goes. */
export async function hasEnough(
  { tx }: ReadWork,
  { id, account, accountById, approvalsNeeded }: Refund,
): Promise<boolean> {
  const approvers = (await findApprovals(tx, [id]))
    .filter(({ toAccount }) => toAccount === account)
    .map(({ accountId }) => accountId);
  return isApproved(approvers, { needed: approvalsNeeded, setBy: accountById });
}
