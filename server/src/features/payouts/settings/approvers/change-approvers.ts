import type { Approving } from '@husvaer/domain/payouts/approver-change';
import { payoutErrors } from '@husvaer/domain/payouts/errors';

import {
  findPossibleApprovers,
  findBooks,
  lockBook,
  recordActs,
  recordSettingsChange,
} from '../../../ledger/public.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { endApproverChange, findApproverChange, type ApproverChange } from './store.ts';
import { findPayoutSettings, savePayoutSettings } from '../store.ts';
import { requireBookToApprove } from './require-approver.ts';

export interface ProposedChange {
  change: ApproverChange;
  /** The current approvers. */
  approverIds: readonly string[];
}

export const mayStop = (viewer: Viewer, { change, approverIds }: ProposedChange): boolean =>
  viewer.kind === 'account' &&
  (change.requestedById === viewer.id || approverIds.includes(viewer.id));

/** Loads the open change of a book, with the settings of the book locked. Throws `payouts.not_found`. */
export async function loadApproverChangeForUpdate(
  work: Work,
  partnerId: string | null,
): Promise<ProposedChange> {
  const { id: bookId } = await requireBookToApprove(work, partnerId);
  await lockBook(work.tx, partnerId);
  const change = await findApproverChange(work.tx, bookId);
  if (!change) throw payoutErrors.not_found();
  const { approverIds } = await findPayoutSettings(work.tx, bookId);
  return { change, approverIds };
}

/**
 * Applies a change of approvers. Only those who still may approve become approvers; if they are fewer than the
 * approvals needed, nothing changes. If no current approver agreed, the one who requested it is involved in
 * what is ordered next.
 */
export async function applyApproverChange(
  work: Work,
  change: ApproverChange,
  outcome: 'agreed' | 'waited',
): Promise<void> {
  const { tx, clock } = work;
  const { id, bookId, approvalsNeeded } = change;
  const [book] = await findBooks(tx, [bookId]);
  if (book) await lockBook(tx, book.partnerId);
  const agents = book ? await findPossibleApprovers(tx, book.partnerId) : [];
  const approverIds = change.approverIds.filter((one) => agents.some((agent) => agent.id === one));
  const isDone = approverIds.length >= approvalsNeeded;
  const isFirst = await endApproverChange(tx, id, {
    outcome: isDone ? outcome : 'stopped',
    at: clock.now(),
  });
  if (!isFirst || !isDone) return;
  const was = await findPayoutSettings(tx, bookId);
  await savePayoutSettings(tx, bookId, { ...was, approvalsNeeded, approverIds });
  const recorded = await recordSettingsChange(work, {
    bookId,
    what: 'approvers',
    was: approvingOf(was),
    became: { approvalsNeeded, approverIds },
  });
  if (outcome === 'waited')
    await recordActs(work, 'changed_approvers', {
      bookId,
      ids: [bookId],
      change: recorded,
      by: { isBank: false, byId: change.requestedById },
    });
}

export const approvingOf = ({ approvalsNeeded, approverIds }: Approving): Approving => ({
  approvalsNeeded,
  approverIds,
});
