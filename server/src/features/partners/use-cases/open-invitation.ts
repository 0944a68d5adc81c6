import type { ReadWork } from '../../../platform/work.ts';
import { findLogin } from '../../accounts/public.ts';
import { findInvitation } from '../invitations/store.ts';
import { findPartner } from '../store.ts';
import { type Key, opened } from './accept-invitation.ts';

/** An invitation as the recipient sees it. */
export interface OpenInvitation {
  email: string;
  name: string;
  registerAs: 'tenant' | 'landlord';
  partnerId: string;
  partnerName: string;
  hasAccount: boolean;
}

/** The invitation of a link. Throws `accounts.invalid_invitation`. */
export async function openInvitation(work: ReadWork, key: Key): Promise<OpenInvitation> {
  const invitation = opened(work, await findInvitation(work.tx, key.id), key.secret);
  const partner = await findPartner(work.tx, invitation.partnerId);
  const { email, name, registerAs, partnerId } = invitation;
  const hasAccount = Boolean((await findLogin(work.tx, { email }))?.verifiedAt);
  return { email, name, registerAs, partnerId, partnerName: partner?.name ?? '', hasAccount };
}
