import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { agreeToActs, lockBook, recordSettingsChange } from '../../../../ledger/public.ts';
import type { Work } from '../../../../../platform/work.ts';
import { requireApprover, requireBookToApprove } from '../require-approver.ts';
import { findPayoutSettings } from '../../store.ts';
import { findUnagreed, mayAgreeTo } from '../unagreed-acts.ts';

/**
 * Agrees to what others changed in the book alone, up to the act that the viewer has read. They are involved
 * in its orders no more; somebody unknown is until two approvers agree. Throws `payouts.not_found` when there
 * is nothing to agree to, `payouts.changed` when there is more, and `payouts.not_approver` for others than
 * approvers, and for who did all of it or has agreed.
 */
export async function agreeToPayoutSettings(
  work: Work,
  { partnerId, lastNumber }: { partnerId: string | null; lastNumber: bigint },
): Promise<string | null> {
  const { tx, clock } = work;
  const book = await requireBookToApprove(work, partnerId);
  const { id: bookId, kidSource, bankCustomerId, orgNumber } = book;
  await lockBook(tx, partnerId);
  const unagreed = await findUnagreed(work, bookId);
  if (!unagreed) throw payoutErrors.not_found();
  const byId = await requireApprover(work, [{ bookId }]);
  if (!unagreed.mayAgree) throw payoutErrors.not_approver();
  if (unagreed.lastNumber !== lastNumber) throw payoutErrors.changed();
  const acts = unagreed.acts.filter((act) => mayAgreeTo(act, byId));
  await agreeToActs(
    tx,
    acts.map(({ number }) => number),
    { byId, at: clock.now() },
  );
  const settings = await findPayoutSettings(tx, bookId);
  const { approvalsNeeded, approverIds, dayLimit, recipientLimit, guaranteeMonths } = settings;
  await recordSettingsChange(work, {
    bookId,
    what: 'settings_agreed',
    was: null,
    became: {
      approvalsNeeded,
      approverIds,
      dayLimit,
      recipientLimit,
      guaranteeMonths,
      kidSource,
      bankCustomerId,
      orgNumber,
    },
  });
  return partnerId;
}
