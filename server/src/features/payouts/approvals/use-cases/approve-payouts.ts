import { isApproved, payoutStatus, type Involved } from '@husvaer/domain/payouts/states';
import { payoutErrors } from '@husvaer/domain/payouts/errors';

import type { Work } from '../../../../platform/work.ts';
import { requireMoney } from '../../require-money.ts';
import { recordPayoutEvents } from '../../record-payout-events.ts';
import { findApprovers } from '../../settings/store.ts';
import { lockPayouts, recordApproval, type Payout } from '../../store.ts';
import { findSoleApprovers } from '../find-sole-approvers.ts';
import { findInvolvedInPayouts } from '../find-involved.ts';
import { addApprovals, findApprovals } from '../store.ts';

/**
 * Approves payouts as one of the agency's approvers: all of them, or none. A payout is approved when enough
 * different people have approved it and at least one of them is not involved in it, or two if an involved
 * person is unknown ({@link findInvolvedInPayouts}). For a sole approver involvement does not count. Throws
 * `payouts.not_found`, `payouts.not_approver`, `payouts.wrong_state` and `payouts.already_approved`.
 */
export async function approvePayouts(
  work: Work,
  { ids }: { ids: readonly string[] },
): Promise<void> {
  const { tx, clock } = work;
  const at = clock.now();
  const payouts = await loadPayoutsForUpdate(work, ids);
  const { accountId, aloneIn } = await requireApprover(work, payouts);
  const isAlone = ({ bookId }: Payout) => aloneIn.has(bookId);
  const added = await addApprovals(
    tx,
    payouts.map(({ id }) => ({ payoutId: id, accountId, at })),
  );
  const before = payouts.find((one) => !added.has(one.id) && !isAlone(one));
  if (before) throw payoutErrors.already_approved({ payoutId: before.id });
  await recordPayoutEvents(
    work,
    payouts.map(({ id }) => ({ payoutId: id, name: 'approved' })),
  );
  const approvals = Map.groupBy(await findApprovals(tx, ids), ({ payoutId }) => payoutId);
  const involved = await findInvolvedInPayouts(tx, payouts, at);
  const approved = payouts.filter((one) =>
    isApproved(
      (approvals.get(one.id) ?? []).map((approval) => approval.accountId),
      { needed: one.approvalsNeeded, involved: isAlone(one) ? NOBODY : involved.get(one.id)! },
    ),
  );
  await recordApproval(
    tx,
    approved.map(({ id }) => id),
    at,
  );
}

/** No involved people: for a sole approver involvement does not count. */
export const NOBODY: Involved = new Set();

/** Loads and locks payouts that wait for approval, for those who run the agency's money. */
async function loadPayoutsForUpdate(work: Work, ids: readonly string[]): Promise<Payout[]> {
  const payouts = await lockPayouts(work.tx, ids);
  if (payouts.length < new Set(ids).size) throw payoutErrors.not_found();
  await requireMoney(work, 'run', payouts);
  for (const payout of payouts)
    if (payoutStatus(payout) !== 'pending_for_approval')
      throw payoutErrors.wrong_state({ payoutId: payout.id, status: payoutStatus(payout) });
  return payouts;
}

/**
 * Checks that the viewer is an approver in all of these books. Also returns the books in which they are the
 * sole approver. Throws `payouts.not_approver`.
 */
export async function requireApprover(
  { tx, viewer }: Work,
  of: readonly { bookId: string }[],
): Promise<{ accountId: string; aloneIn: ReadonlySet<string> }> {
  const bookIds = [...new Set(of.map(({ bookId }) => bookId))];
  const approvers = await findApprovers(tx, bookIds);
  if (viewer.kind !== 'account') throw payoutErrors.not_approver();
  if (bookIds.some((bookId) => !approvers.get(bookId)?.includes(viewer.id)))
    throw payoutErrors.not_approver();
  return { accountId: viewer.id, aloneIn: await findSoleApprovers(tx, bookIds) };
}
