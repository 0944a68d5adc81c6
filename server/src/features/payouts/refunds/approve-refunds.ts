import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { isApproved, refundStatus } from '@husvaer/domain/payouts/states';

import type { ReadWork, Work } from '../../../platform/work.ts';
import { expectApprover, expectMayRun, type ToApprove } from '../approvals/approve-payouts.ts';
import { findWays } from '../settings/store.ts';
import { addApproval, findApprovals, lockRefunds, noteApproved, type Refund } from './store.ts';
import { tellRefunds } from './tell-refunds.ts';

/**
 * Approves what is to be paid back as one of those the agency named: all of it, or nothing. One is
 * approved when as many different people as it takes have, for the account it goes to, and one of them
 * did not name that; whoever is the only one to approve does that too, with the login once more. Throws
 * `payouts.not_found`, `payouts.not_approver`, `payouts.wrong_state`, `payouts.already_approved` and
 * `payouts.confirm_login`.
 */
export async function approveRefunds(work: Work, { ids, isConfirmed }: ToApprove): Promise<void> {
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
    const { accountId, isAlone } = await expectApprover(work, bookId);
    if (isAlone && refund.accountById === accountId && !isConfirmed)
      throw payoutErrors.confirm_login();
    const isNew = await addApproval(tx, { refundId, accountId, toAccount, at: clock.now() });
    if (!isNew && !isAlone) throw payoutErrors.already_approved({ refundId });
    if (await hasEnough(work, refund)) await noteApproved(tx, refundId, clock.now());
  }
  await tellRefunds(
    work,
    refunds.map(({ id }) => ({ refundId: id, name: 'approved' })),
  );
}

/** Whether enough have approved that it goes where it goes. */
export async function hasEnough(
  { tx }: ReadWork,
  { id, bookId, account, accountById, approvalsNeeded }: Refund,
): Promise<boolean> {
  const { approverIds } = await findWays(tx, bookId);
  const approvers = (await findApprovals(tx, [id]))
    .filter(({ toAccount }) => toAccount === account)
    .map(({ accountId }) => accountId);
  const setBy = approverIds.length === 1 ? null : accountById;
  return isApproved(approvers, { needed: approvalsNeeded, setBy });
}
