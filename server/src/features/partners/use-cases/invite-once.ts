import { partnerErrors } from '@husvaer/domain/partners/errors';
import type { invitationDraft } from '@husvaer/domain/accounts/invitation';
import type { z } from 'zod';

import { findPeopleOf } from '../../accounts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findLatestInvitation, lockInvited, type Invitation } from '../invitations/store.ts';
import { invite } from './add-invitation.ts';

/** Who a partner invited, and whether they accepted. */
export type InvitedPerson = Invitation & { acceptedAt: Temporal.Instant | null };

/**
 * Invites a person to a partner by its own system. The same call again mails nothing while the invitation
 * waits, and after it was accepted. Throws `partners.not_found` for other viewers.
 */
export async function inviteOnce(
  work: Work,
  draft: Omit<z.output<typeof invitationDraft>, 'partnerId'>,
): Promise<{ invitation: InvitedPerson; isNew: boolean }> {
  const { tx, viewer, clock } = work;
  if (viewer.kind !== 'partner') throw partnerErrors.not_found();
  const { partnerId } = viewer;
  const { email, registerAs } = draft;
  await lockInvited(tx, partnerId, email);
  const known = await findLatestInvitation(tx, { partnerId, email, registerAs });
  const isInForce =
    known &&
    (known.acceptedAt === null
      ? Temporal.Instant.compare(known.expiresAt, clock.now()) > 0
      : (await findPeopleOf(tx, partnerId, `partner_${registerAs}`)).some(
          ({ id }) => id === known.accountId,
        ));
  if (isInForce) return { invitation: known, isNew: false };
  const invitation = await invite(work, { ...draft, partnerId, endsOn: null });
  return { invitation: { ...invitation, acceptedAt: null }, isNew: true };
}
