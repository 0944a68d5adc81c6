import type { invitationDraft } from '@husvaer/domain/accounts/invitation';
import { partnerErrors } from '@husvaer/domain/partners/errors';
import type { z } from 'zod';

import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { insertInvitation, type Invitation } from '../invitations/store.ts';
import { partnerPolicy } from '../policy.ts';

/** Days an invitation is valid. */
const INVITATION_DAYS = 14;

/** Invites a person by mail. Throws `partners.not_found` for users without permission for the partner. */
export async function addInvitation(
  work: Work,
  draft: z.output<typeof invitationDraft>,
): Promise<Invitation> {
  const { viewer } = work;
  if (!partnerPolicy.invite(viewer, draft.partnerId)) throw partnerErrors.not_found();
  return invite(work, { ...draft, endsOn: null });
}

/** Invites a person by mail. Callers check the permission. */
export async function invite(
  { tx, clock, newId, emit, viewer }: Work,
  draft: Omit<Invitation, 'id' | 'expiresAt'>,
): Promise<Invitation> {
  const invitedBy = accountIdOf(viewer);
  const now = clock.now();
  const expiresAt = now.add({ hours: 24 * INVITATION_DAYS });
  const invitation = { ...draft, id: newId(), expiresAt };
  await insertInvitation(tx, { ...invitation, invitedBy }, now);
  const payload = { invitationId: invitation.id };
  await emit({ name: 'partners.invited', payload });
  return invitation;
}
