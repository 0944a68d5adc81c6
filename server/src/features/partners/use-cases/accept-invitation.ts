import type { Device } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { INVITED_ROLES, type GivenGrant } from '@husvaer/domain/accounts/roles';

import { hashOf } from '../../../platform/keys.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  changeGrants,
  findLogin,
  openAccount,
  startSession,
  type LoggedIn,
  type Newcomer,
} from '../../accounts/public.ts';
import { lockInvitation, markAccepted, type InvitationWithSecret } from '../invitations/store.ts';

/** What a person without an account states about themselves. */
type Input = Pick<Newcomer, 'name' | 'birthDate' | 'passwordHash'>;

export interface Key {
  id: string;
  secret: string;
}

/**
 * Accepts an invitation: gives the account with its e-mail the partner's roles, or creates an account. Having
 * the mail proves the address. Throws `accounts.invalid_invitation`.
 */
export async function acceptInvitation(
  work: Work,
  { key, newcomer, device }: { key: Key; newcomer: Input | null; device?: Device },
): Promise<LoggedIn> {
  const { tx, clock } = work;
  const invitation = opened(work, await lockInvitation(tx, key.id), key.secret);
  const { email, partnerId, registerAs } = invitation;

  const known = await findLogin(tx, { email });
  const accountId = known?.verifiedAt ? known.id : await openFor(work, invitation, newcomer);
  const grants: GivenGrant[] =
    registerAs === 'auditor'
      ? [{ role: 'auditor', partnerId, endsOn: invitation.endsOn }]
      : INVITED_ROLES[registerAs].map((role) => ({
          role,
          partnerId: role.startsWith('partner_') ? partnerId : null,
        }));
  await changeGrants(tx, accountId, { given: grants });
  await markAccepted(tx, { id: invitation.id, accountId, at: clock.now() });
  await work.emit({ name: 'partners.invitation_accepted', payload: { invitationId: key.id } });
  return startSession(work, { accountId, partnerId, by: 'social', device });
}

function openFor(
  work: Work,
  invitation: InvitationWithSecret,
  newcomer: Input | null,
): Promise<string> {
  if (!newcomer) throw accountErrors.invalid_invitation();
  const { email, language, registerAs } = invitation;
  const optimiseFor = registerAs === 'auditor' ? 'tenant' : registerAs;
  return openAccount(work, { ...newcomer, email, language, optimiseFor });
}

/** The error is the same for unknown, used, expired and wrong ones, so that guessing reveals nothing. */
export function opened(
  { clock }: ReadWork,
  invitation: InvitationWithSecret | undefined,
  secret: string,
): InvitationWithSecret {
  const isGood =
    invitation !== undefined &&
    invitation.acceptedAt === null &&
    invitation.endedAt === null &&
    invitation.secretPrint === hashOf(secret) &&
    Temporal.Instant.compare(invitation.expiresAt, clock.now()) > 0;
  if (!isGood) throw accountErrors.invalid_invitation();
  return invitation;
}
