import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { findKeys, type ApiKey } from '../store.ts';
import { partnerPolicy } from '../../policy.ts';

/** Keys listed; of those that are revoked or over only the latest. */
const LIST_MAX = 100;

/** A partner's keys. Throws `partners.not_found` for users without permission for the partner. */
export async function getApiKeys(
  { tx, viewer, clock }: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<ApiKey[]> {
  if (!partnerPolicy.manageKeys(viewer, partnerId)) throw partnerErrors.not_found();
  return findKeys(tx, { partnerId, today: clock.today().toString(), limit: LIST_MAX });
}
