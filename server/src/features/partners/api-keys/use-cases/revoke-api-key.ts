import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { Work } from '../../../../platform/work.ts';
import { findKey, markRevoked, type ApiKey } from '../store.ts';
import { partnerPolicy } from '../../policy.ts';

/**
 * Revokes a key: calls with it fail from now on. Throws `partners.key_not_found`, also for another partner's.
 */
export async function revokeApiKey(
  { tx, viewer, clock }: Work,
  { keyId }: { keyId: string },
): Promise<ApiKey> {
  const key = await findKey(tx, keyId);
  if (!key || !partnerPolicy.manageKeys(viewer, key.partnerId))
    throw partnerErrors.key_not_found({ keyId });
  const revokedAt = key.revokedAt ?? clock.now();
  await markRevoked(tx, keyId, revokedAt);
  return { ...key, revokedAt };
}
