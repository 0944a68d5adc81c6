import { isForApprovers } from '@husvaer/domain/payouts/approver-change';
import { payoutErrors } from '@husvaer/domain/payouts/errors';
import type { payoutSettings } from '@husvaer/domain/payouts/settings';
import type { z } from 'zod';

import { requireFreshProof } from '../../../accounts/public.ts';
import {
  requireBookForUpdate,
  findPossibleApprovers,
  hasOneBookkeeper,
  recordActs,
  recordSettingsChange,
} from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { requestApproverChange } from '../approvers/use-cases/agree-to-approvers.ts';
import { findPayoutSettings, savePayoutSettings } from '../store.ts';

/**
 * Sets how an agency pays out, who approves it, or both. Returns the partner's id. Payouts that are made keep
 * their settings. Fewer approvals and other approvers wait for one of the current approvers, or a banking day. These
 * and the first approvers need a fresh proof. Throws `payouts.wrong_approver` for a person who cannot be an
 * approver, `payouts.change_waits` while another person's request is open, and `accounts.fresh_proof_needed`.
 */
export async function setPayoutSettings(
  work: Work,
  { partnerId, ...given }: z.output<typeof payoutSettings>,
): Promise<string | null> {
  const { id: bookId } = await requireBookForUpdate(work, partnerId, 'run');
  const agents = new Set((await findPossibleApprovers(work.tx, partnerId)).map(({ id }) => id));
  for (const accountId of given.approverIds ?? [])
    if (!agents.has(accountId)) throw payoutErrors.wrong_approver({ accountId });
  const was = await findPayoutSettings(work.tx, bookId);
  const settings = { ...was, ...given };
  const waits = isForApprovers(was, settings);
  const isFirst = was.approverIds.length === 0 && settings.approverIds.length > 0;
  if (waits || isFirst) await requireFreshProof(work);
  const { approvalsNeeded, approverIds } = waits ? was : settings;
  await savePayoutSettings(work.tx, bookId, { ...settings, approvalsNeeded, approverIds });
  if (waits) await requestApproverChange(work, bookId, settings);
  const became = await findPayoutSettings(work.tx, bookId);
  const change = await recordSettingsChange(work, { bookId, what: 'payouts', was, became });
  const act = { bookId, ids: [bookId], change };
  // The person who names the first approvers is not enough alone, unless there was nobody else to name.
  if (isFirst && !(await hasOneBookkeeper(work.tx, partnerId)))
    await recordActs(work, 'changed_approvers', act);
  if (settings.guaranteeMonths > was.guaranteeMonths)
    await recordActs(work, 'raised_guarantee', act);
  if (
    isRaised(was.dayLimit, settings.dayLimit) ||
    isRaised(was.recipientLimit, settings.recipientLimit)
  )
    await recordActs(work, 'raised_limit', act);
  return partnerId;
}

/** Whether a limit is higher than before, or there is none any more. */
const isRaised = (was: bigint | null, becomes: bigint | null): boolean =>
  was !== null && (becomes === null || becomes > was);
