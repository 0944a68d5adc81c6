import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { changeGrants } from '../../../accounts/public.ts';
import {
  findAuditors,
  lockInvitation,
  endInvitation,
  type InvitationWithSecret,
} from '../../../partners/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import { findBook } from '../../books/store.ts';
import { moneyPolicy } from '../../policy.ts';
import { viewAuditor, type Auditor } from '../view-auditor.ts';

/**
 * Ends the access of an auditor at once, or the invitation. What another invitation gives the same person stays,
 * and nothing is left to end of one whose day has passed. Throws `ledger.not_found`.
 */
export async function endAuditor(work: Work, auditorId: string): Promise<Auditor> {
  const { tx, viewer } = work;
  const invitation = await lockInvitation(tx, auditorId);
  if (invitation?.registerAs !== 'auditor' || !moneyPolicy.run(viewer, invitation.partnerId))
    throw ledgerErrors.not_found();
  const was = viewAuditor(work, invitation);
  if (was.state !== 'invited' && was.state !== 'reading') return was;
  const { partnerId, name, endsOn } = invitation;
  const ended = await endInvitation(work, invitation);
  await endGrant(work, invitation);
  const book = await findBook(tx, partnerId);
  if (book)
    await recordSettingsChange(work, {
      bookId: book.id,
      what: 'auditor_ended',
      was: { auditor: name, endsOn },
      became: { auditor: name, endsOn: null },
    });
  return viewAuditor(work, ended);
}

/** An account has one grant, whichever of its invitations it is from. */
async function endGrant(
  work: Work,
  { id, accountId, partnerId }: InvitationWithSecret,
): Promise<void> {
  if (accountId === null) return;
  const { tx } = work;
  const grant = { role: 'auditor', partnerId } as const;
  const others = (await findAuditors(tx, partnerId)).filter(
    (other) =>
      other.accountId === accountId &&
      other.id !== id &&
      viewAuditor(work, other).state === 'reading',
  );
  const endsOn = others
    .map((other) => other.endsOn!)
    .sort()
    .at(-1);
  const given = endsOn ? [{ ...grant, endsOn }] : [];
  await changeGrants(tx, accountId, { taken: [grant], given });
}
