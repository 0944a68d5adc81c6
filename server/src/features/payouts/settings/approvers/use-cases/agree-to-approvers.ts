import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';
import type { Approving } from '@husvaer/domain/payouts/approver-change';
import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { findPeople, findReachable } from '../../../../accounts/public.ts';
import { findBooks, recordSettingsChange } from '../../../../ledger/public.ts';
import { mailSender, siteAddress } from '../../../../partners/public.ts';
import { afterBankingDay } from '../../../../../platform/banking-hours.ts';
import { renderMail } from '../../../../../platform/mail/layout.ts';
import { queueMail } from '../../../../../platform/mail/mail.ts';
import type { Viewer } from '../../../../../platform/viewer.ts';
import type { Work } from '../../../../../platform/work.ts';
import { approverChangeMail } from '../../../mails.ts';
import { addApproverChange, endApproverChange, findApproverChange } from '../store.ts';
import { findPayoutSettings } from '../../store.ts';
import {
  mayStop,
  approvingOf,
  loadApproverChangeForUpdate,
  applyApproverChange,
  type ProposedChange,
} from '../change-approvers.ts';

/**
 * Requests fewer approvals or other approvers. They count when one of the current approvers agrees, or after
 * a banking day. All of them, current and proposed, get a mail immediately. Those who may stop the open request
 * replace it; repeating it does not restart the wait. Throws `payouts.change_waits` for others, who could put
 * it off by a day each time.
 */
export async function requestApproverChange(
  work: Work,
  bookId: string,
  requested: Approving,
): Promise<void> {
  const { tx, clock, viewer, newId } = work;
  const now = clock.now();
  const open = await findApproverChange(tx, bookId);
  if (open && isSame(open, requested)) return;
  const current = await findPayoutSettings(tx, bookId);
  if (open && !mayStop(viewer, { change: open, approverIds: current.approverIds }))
    throw payoutErrors.change_waits();
  if (open) await endApproverChange(tx, open.id, { outcome: 'replaced', at: now });
  const change = {
    id: newId(),
    bookId,
    approvalsNeeded: requested.approvalsNeeded,
    approverIds: [...requested.approverIds],
    requestedById: viewer.kind === 'account' ? viewer.id : null,
    askedAt: now,
    countsFrom: afterBankingDay(now),
  };
  await addApproverChange(tx, change);
  await recordSettingsChange(work, {
    bookId,
    what: 'approvers_asked',
    was: approvingOf(current),
    became: approvingOf(change),
  });
  await notifyApprovers(work, { change, approverIds: current.approverIds });
}

/**
 * Agrees to the open request that the viewer has read, as a current approver who did not make it: it counts
 * immediately. Throws `payouts.not_found` when there is no request, `payouts.changed` when it is another, and
 * `payouts.not_approver`.
 */
export async function agreeToApprovers(
  work: Work,
  { partnerId, changeId }: { partnerId: string | null; changeId: string },
): Promise<string | null> {
  const { change, approverIds } = await loadApproverChangeForUpdate(work, partnerId);
  if (change.id !== changeId) throw payoutErrors.changed();
  if (!mayAgree(work.viewer, { change, approverIds })) throw payoutErrors.not_approver();
  await applyApproverChange(work, change, 'agreed');
  return partnerId;
}

/**
 * Whether the viewer is a current approver and did not make the request. Nobody may if its requester is
 * unknown, who may be any of the approvers: the request waits its time.
 */
export function mayAgree(viewer: Viewer, { change, approverIds }: ProposedChange): boolean {
  if (viewer.kind !== 'account' || !approverIds.includes(viewer.id)) return false;
  if (change.requestedById === null) return false;
  const involved = SAFEGUARDS.agreeToApprovers.notAlone.map(
    (involvement) => ({ asked: change.requestedById })[involvement],
  );
  return !involved.includes(viewer.id);
}

const isSame = (one: Approving, other: Approving): boolean =>
  one.approvalsNeeded === other.approvalsNeeded &&
  one.approverIds.toSorted().join() === other.approverIds.toSorted().join();

/** Mails all current and proposed approvers who requested the change and when it counts. */
async function notifyApprovers(work: Work, { change, approverIds }: ProposedChange): Promise<void> {
  const { tx } = work;
  const [book] = await findBooks(tx, [change.bookId]);
  const ids = [...new Set([...approverIds, ...change.approverIds])];
  const reachable = await findReachable(tx, ids);
  const people = new Map(
    (await findPeople(tx, [...ids, ...(change.requestedById ? [change.requestedById] : [])])).map(
      ({ id, name }) => [id, name],
    ),
  );
  const approverNames = change.approverIds.flatMap((id) => people.get(id) ?? []);
  const site = await siteAddress(work, book?.partnerId ?? null);
  const sender = await mailSender(work, book?.partnerId ?? null);
  for (const id of ids) {
    const to = reachable.get(id);
    if (!to) continue;
    const mail = approverChangeMail(
      {
        language: to.language,
        name: people.get(id) ?? '',
        sender,
        url: new URL('/money/settings/approvals', site).href,
      },
      {
        by: people.get(change.requestedById ?? '') ?? '',
        named: approverNames,
        needed: change.approvalsNeeded,
        countsFrom: change.countsFrom,
        agency: book?.name ?? '',
      },
    );
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  }
}
