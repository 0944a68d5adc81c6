import { isApproved, payoutStatus } from '@husvaer/domain/payouts/states';
import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { findBooks, moneyPolicy } from '../../ledger/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findAccountsAt } from '../accounts/store.ts';
import { noteEvents } from '../note-events.ts';
import { findWays } from '../settings/store.ts';
import { changePayout, lockPayouts, type Payout } from '../store.ts';
import { addApproval, findApprovals } from './store.ts';

/** What somebody approves. */
export interface ToApprove {
  ids: readonly string[];
  /** Whether they have just shown once more that they are themselves. */
  isConfirmed: boolean;
}

/**
 * Approves payouts as one of those the agency named: all of them, or none. One is approved when as many
 * different people as it takes have, and one of them did not set the account it goes to; whoever is the
 * only one named does that too, with the login once more. Throws `payouts.not_found`,
 * `payouts.not_approver`, `payouts.wrong_state`, `payouts.already_approved` and `payouts.confirm_login`.
 */
export async function approvePayouts(work: Work, { ids, isConfirmed }: ToApprove): Promise<void> {
  const { tx, clock } = work;
  const payouts = await takePayouts(work, ids);
  const accounts = await findAccountsAt(
    tx,
    payouts.map(({ landlordId }) => landlordId),
    clock.now(),
  );
  for (const { id, bookId, landlordId, approvalsNeeded } of payouts) {
    const { accountId, isAlone } = await expectApprover(work, bookId);
    const setBy = accounts.get(landlordId)?.setBy ?? null;
    if (isAlone && setBy === accountId && !isConfirmed) throw payoutErrors.confirm_login();
    const isNew = await addApproval(tx, { payoutId: id, accountId, at: clock.now() });
    if (!isNew && !isAlone) throw payoutErrors.already_approved({ payoutId: id });
    await noteEvents(work, [{ payoutId: id, name: 'approved' }]);
    const approvers = (await findApprovals(tx, [id])).map((approval) => approval.accountId);
    if (isApproved(approvers, { needed: approvalsNeeded, setBy: isAlone ? null : setBy }))
      await changePayout(tx, id, { approvedAt: clock.now() });
  }
}

/** Payouts that wait to be approved, locked, for those who run the agency's money. */
async function takePayouts(work: Work, ids: readonly string[]): Promise<Payout[]> {
  const payouts = await lockPayouts(work.tx, ids);
  if (payouts.length < new Set(ids).size) throw payoutErrors.not_found();
  for (const payout of payouts) {
    await expectMayRun(work, payout);
    if (payoutStatus(payout) !== 'pending_for_approval')
      throw payoutErrors.wrong_state({ payoutId: payout.id, status: payoutStatus(payout) });
  }
  return payouts;
}

/** Throws `payouts.not_found` for whoever does not run the money of a book's agency. */
export async function expectMayRun(
  { tx, viewer }: ReadWork,
  { bookId }: { bookId: string },
): Promise<void> {
  const [book] = await findBooks(tx, [bookId]);
  if (!book || !moneyPolicy.run(viewer, book.partnerId)) throw payoutErrors.not_found();
}

/** Who approves it: one of those the agency named, perhaps the only one. Throws `payouts.not_approver`. */
export async function expectApprover(
  { tx, viewer }: Work,
  bookId: string,
): Promise<{ accountId: string; isAlone: boolean }> {
  const { approverIds } = await findWays(tx, bookId);
  if (viewer.kind !== 'account' || !approverIds.includes(viewer.id))
    throw payoutErrors.not_approver();
  return { accountId: viewer.id, isAlone: approverIds.length === 1 };
}
