import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { interestPolicy } from '../../policy.ts';
import { findComingViewings, type HeldViewing } from '../store.ts';

/** More than anyone holds in a year. */
const MOST = 500;

/**
 * The coming viewings of the homes that the viewer answers for, or of an agency's homes for its agents.
 * Throws `interest.not_found` for another agency.
 */
export async function getViewings(
  { tx, viewer, clock }: ReadWork,
  { partnerId }: { partnerId: string | null },
): Promise<HeldViewing[]> {
  if (!interestPolicy.send(viewer)) throw accountErrors.login_required();
  if (partnerId !== null && !interestPolicy.answerForPartner(viewer, { partnerId }))
    throw interestErrors.not_found();
  const holder = partnerId === null ? { accountId: viewer.id } : { partnerId };
  return findComingViewings(tx, holder, { now: clock.now(), limit: MOST });
}
