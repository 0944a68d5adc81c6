import { findPeople, type Person } from '../../../accounts/public.ts';
import { findPossibleApprovers } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { requireBookToApprove } from '../approvers/require-approver.ts';
import { findApproverChange } from '../approvers/store.ts';
import { findUnagreed, type UnagreedActs } from '../approvers/unagreed-acts.ts';
import { mayAgree } from '../approvers/use-cases/agree-to-approvers.ts';
import { mayStop } from '../approvers/change-approvers.ts';
import { findPayoutSettings, type BookPayoutSettings } from '../store.ts';

export interface PayoutSettingsView extends BookPayoutSettings {
  approvers: Person[];
  /** Requested fewer approvals or other approvers, which do not count yet. */
  asked: ShownChange | null;
  /** What was changed in the book without another person, and nobody has agreed to yet. */
  unagreed: UnagreedActs | null;
  /** Those who may be named: the agency's agents, and the operator's bookkeepers. */
  agents: (Person & { isOperators: boolean })[];
}

/** A request, as those who may agree to it or stop it see it. */
export interface ShownChange {
  id: string;
  approvalsNeeded: number;
  approvers: Person[];
  /** Null when the account is deleted. */
  askedBy: Person | null;
  countsFrom: Temporal.Instant;
  mayAgree: boolean;
  mayStop: boolean;
}

/**
 * An agency's payout settings and its approvers. Throws `ledger.not_found` when the viewer may not see them.
 */
export async function getPayoutSettings(
  work: ReadWork,
  partnerId: string | null,
): Promise<PayoutSettingsView> {
  const { id } = await requireBookToApprove(work, partnerId);
  const settings = await findPayoutSettings(work.tx, id);
  return {
    ...settings,
    approvers: await findPeople(work.tx, settings.approverIds),
    asked: await showChange(work, id, settings.approverIds),
    unagreed: await findUnagreed(work, id),
    agents: await findPossibleApprovers(work.tx, partnerId),
  };
}

async function showChange(
  { tx, viewer }: ReadWork,
  bookId: string,
  approverIds: readonly string[],
): Promise<ShownChange | null> {
  const change = await findApproverChange(tx, bookId);
  if (!change) return null;
  const { id, approvalsNeeded, requestedById, countsFrom } = change;
  const [askedBy = null] = requestedById === null ? [] : await findPeople(tx, [requestedById]);
  return {
    id,
    approvalsNeeded,
    askedBy,
    countsFrom,
    approvers: await findPeople(tx, change.approverIds),
    mayAgree: mayAgree(viewer, { change, approverIds }),
    mayStop: mayStop(viewer, { change, approverIds }),
  };
}
