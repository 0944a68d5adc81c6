import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { recordSettingsChange } from '../../../../ledger/public.ts';
import type { Work } from '../../../../../platform/work.ts';
import { endApproverChange } from '../store.ts';
import { findPayoutSettings } from '../../store.ts';
import { loadApproverChangeForUpdate, mayStop, approvingOf } from '../change-approvers.ts';

/**
 * Stops the open request, as its requester or a current approver. Throws `payouts.not_found` and
 * `payouts.not_approver`.
 */
export async function stopApproverChange(
  work: Work,
  partnerId: string | null,
): Promise<string | null> {
  const { change, approverIds } = await loadApproverChangeForUpdate(work, partnerId);
  const { viewer, tx, clock } = work;
  if (!mayStop(viewer, { change, approverIds })) throw payoutErrors.not_approver();
  await endApproverChange(tx, change.id, { outcome: 'stopped', at: clock.now() });
  await recordSettingsChange(work, {
    bookId: change.bookId,
    what: 'approvers_stopped',
    was: approvingOf(change),
    became: approvingOf(await findPayoutSettings(tx, change.bookId)),
  });
  return partnerId;
}
