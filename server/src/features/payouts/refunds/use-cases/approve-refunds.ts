import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { isApproved, refundStatus } from '@husvaer/domain/payouts/states';

import type { ReadWork, Work } from '../../../../platform/work.ts';
import { requireApprover, NOBODY } from '../../approvals/use-cases/approve-payouts.ts';
import { requireMoney } from '../../require-money.ts';
import { findSoleApprovers } from '../../approvals/find-sole-approvers.ts';
import { findInvolvedInRefunds } from '../../approvals/find-involved.ts';
import {
  addApprovals,
  findApprovals,
  lockRefunds,
  recordApproval,
  type Refund,
} from '../../records/refunds/store.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';

/**
 * Approves refunds as one of the agency's approvers: all of them, or none. A refund is approved when enough
 * different people have approved it for its account, and at least one of them is not involved in it, or two
 * if an involved person is unknown ({@link findInvolvedInRefunds}). For a sole approver involvement does not
 * count. Throws `payouts.not_found`, `payouts.not_approver`, `payouts.wrong_state` and
 * `payouts.already_approved`.
 */
export async function approveRefunds(
  work: Work,
  { ids }: { ids: readonly string[] },
): Promise<void> {
  const { tx, clock } = work;
  const at = clock.now();
  const refunds = await loadRefundsForUpdate(work, ids);
  const { accountId, aloneIn } = await requireApprover(work, refunds);
  const isAlone = ({ bookId }: Refund) => aloneIn.has(bookId);
  const added = await addApprovals(
    tx,
    refunds.map(({ id, account }) => ({ refundId: id, accountId, toAccount: account, at })),
  );
  const before = refunds.find((one) => !added.has(one.id) && !isAlone(one));
  if (before) throw payoutErrors.already_approved({ refundId: before.id });
  const approved = await filterApproved(work, refunds);
  await recordApproval(
    tx,
    approved.map(({ id }) => id),
    at,
  );
  await emitRefundEvents(
    work,
    refunds.map(({ id }) => ({ refundId: id, name: 'approved' })),
  );
}

/** Loads and locks refunds that wait for approval, for those who run the agency's money. */
async function loadRefundsForUpdate(work: Work, ids: readonly string[]): Promise<Refund[]> {
  const refunds = await lockRefunds(work.tx, ids);
  if (refunds.length < new Set(ids).size) throw payoutErrors.not_found();
  await requireMoney(work, 'run', refunds);
  for (const refund of refunds)
    if (refundStatus(refund) !== 'pending_for_approval')
      throw payoutErrors.wrong_state({ refundId: refund.id, status: refundStatus(refund) });
  return refunds;
}

/** Those of these refunds with enough approvals for their current account. */
export async function filterApproved(
  { tx }: ReadWork,
  refunds: readonly Refund[],
): Promise<Refund[]> {
  const aloneIn = await findSoleApprovers(tx, [...new Set(refunds.map(({ bookId }) => bookId))]);
  const ids = refunds.map(({ id }) => id);
  const approvals = Map.groupBy(await findApprovals(tx, ids), ({ refundId }) => refundId);
  const involved = await findInvolvedInRefunds(tx, refunds);
  return refunds.filter(({ id, bookId, account, approvalsNeeded }) => {
    const theirs = (approvals.get(id) ?? []).filter(({ toAccount }) => toAccount === account);
    return isApproved(
      theirs.map(({ accountId }) => accountId),
      {
        needed: approvalsNeeded,
        involved: aloneIn.has(bookId) ? NOBODY : involved.get(id)!,
      },
    );
  });
}
