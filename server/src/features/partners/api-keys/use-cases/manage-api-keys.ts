import { KEYS_MAX, writeKey, type ApiScope } from '@husvaer/domain/partners/api-key';
import { partnerErrors } from '@husvaer/domain/partners/partner';

import { requireFreshProof } from '../../../accounts/public.ts';
import { hashOf } from '../../../../platform/keys.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { addKey, countGoodKeys, findKey, findKeys, markRevoked, type ApiKey } from '../store.ts';
import { partnerPolicy } from '../../policy.ts';

const isMoney = (scope: ApiScope): boolean => scope.startsWith('money:');

/** Keys listed; of those that are no good any more only the last. */
const LIST_MAX = 100;

/** A partner's keys. Throws `partners.not_found` to whoever does not speak for the partner. */
export async function getApiKeys(
  { tx, viewer }: ReadWork,
  { partnerId }: { partnerId: string },
): Promise<ApiKey[]> {
  if (!partnerPolicy.manageKeys(viewer, partnerId)) throw partnerErrors.not_found();
  return findKeys(tx, partnerId, LIST_MAX);
}

/**
 * Makes a key for a partner's own system. It is said this once: its hash is kept. Throws
 * `partners.not_found` to whoever does not speak for the partner, `partners.too_many_keys`, and
 * `accounts.fresh_proof_needed` for one that opens money.
 */
export async function addApiKey(
  work: Work,
  { partnerId, name, scopes }: { partnerId: string; name: string; scopes: ApiScope[] },
): Promise<{ key: string; apiKey: ApiKey }> {
  const { tx, viewer, clock, keys } = work;
  if (!partnerPolicy.manageKeys(viewer, partnerId)) throw partnerErrors.not_found();
  if ((await countGoodKeys(tx, partnerId)) >= KEYS_MAX)
    throw partnerErrors.too_many_keys({ maximum: KEYS_MAX });
  if (scopes.some(isMoney)) await requireFreshProof(work);

  const id = work.newId();
  const secret = keys.newSecret();
  const createdBy = viewer.kind === 'account' ? viewer.id : null;
  const createdAt = clock.now();
  await addKey(tx, { id, partnerId, name, scopes, hash: hashOf(secret), createdBy }, createdAt);
  const apiKey = { id, partnerId, name, scopes, createdAt, lastUsedAt: null, revokedAt: null };
  return { key: writeKey(id, secret), apiKey };
}

/** From now on nobody calls with it. Throws `partners.key_not_found`, also for another partner's. */
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
