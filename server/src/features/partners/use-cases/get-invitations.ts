import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { findInvitations, type InvitationWithSecret } from '../invitations/store.ts';
import { partnerPolicy } from '../policy.ts';

const LIST_MAX = 200;

/** A partner's invitations. */
export async function getInvitations(
  work: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<InvitationWithSecret[]> {
  if (!partnerPolicy.invite(work.viewer, partnerId)) throw partnerErrors.not_found();
  return findInvitations(work.tx, partnerId, LIST_MAX);
}
