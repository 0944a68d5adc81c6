import type { ReadWork } from '../../../platform/work.ts';
import { findLogin } from '../../accounts/public.ts';
import { findInvitation, type InvitedAs } from '../invitations/store.ts';
import { OPERATOR_NAME } from '../operator-name.ts';
import { findPartner } from '../store.ts';
import { type Key, opened } from './accept-invitation.ts';

/** An invitation as the recipient sees it. */
interface OpenInvitation {
  email: string;
  name: string;
  registerAs: InvitedAs;
  /** The last day of an auditor, ISO; null for others. */
  endsOn: string | null;
  /** Null is the operator. */
  partnerId: string | null;
  partnerName: string;
  hasAccount: boolean;
}

/** The invitation of a link. Throws `accounts.invalid_invitation`. */
export async function openInvitation(work: ReadWork, key: Key): Promise<OpenInvitation> {
  const invitation = opened(work, await findInvitation(work.tx, key.id), key.secret);
  const { email, name, registerAs, partnerId, endsOn } = invitation;
  const partner = partnerId === null ? undefined : await findPartner(work.tx, partnerId);
  const hasAccount = Boolean((await findLogin(work.tx, { email }))?.verifiedAt);
  return {
    email,
    name,
    registerAs,
    partnerId,
    partnerName: partner?.name ?? OPERATOR_NAME,
    endsOn,
    hasAccount,
  };
}
