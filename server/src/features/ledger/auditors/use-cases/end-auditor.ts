import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { removeGrant } from '../../../accounts/public.ts';
import { lockInvitation, markEnded } from '../../../partners/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { findBook } from '../../books/store.ts';
import { moneyPolicy } from '../../policy.ts';
import { viewAuditor, type Auditor } from '../view-auditor.ts';

/** Ends the access of an auditor at once, or the invitation. Throws `ledger.not_found`. */
export async function endAuditor(work: Work, auditorId: string): Promise<Auditor> {
  const { tx, clock, viewer } = work;
  const invitation = await lockInvitation(tx, auditorId);
  if (invitation?.registerAs !== 'auditor' || !moneyPolicy.run(viewer, invitation.partnerId))
    throw ledgerErrors.not_found();
  if (invitation.endedAt) return viewAuditor(work, invitation);
  const { id, accountId, partnerId, name, endsOn } = invitation;
  await markEnded(tx, id, clock.now());
  if (accountId !== null) await removeGrant(tx, accountId, { role: 'auditor', partnerId });
  const book = await findBook(tx, partnerId);
  if (book)
    await recordSettingsChange(work, {
      ...{ bookId: book.id, what: 'auditor_ended' },
      ...{ was: { auditor: name, endsOn }, became: { auditor: name, endsOn: null } },
    });
  return viewAuditor(work, { ...invitation, endedAt: clock.now() });
}
