import type { Work } from '../../../platform/work.ts';
import { saveEnded, type InvitationWithSecret } from './store.ts';

/** Ends a locked invitation, and what was accepted by it. Returns it as it is then; one that has ended stays as it is. */
export async function endInvitation(
  { tx, clock }: Work,
  invitation: InvitationWithSecret,
): Promise<InvitationWithSecret> {
  if (invitation.endedAt !== null) return invitation;
  const endedAt = clock.now();
  await saveEnded(tx, invitation.id, endedAt);
  return { ...invitation, endedAt };
}
