import { KEYS_MAX, writeKey, type ApiScope } from '@husvaer/domain/partners/api-key';
import { partnerErrors } from '@husvaer/domain/partners/errors';

import { requireFreshProof } from '../../../accounts/public.ts';
import { hashOf } from '../../../../platform/keys.ts';
import type { Work } from '../../../../platform/work.ts';
import { addKey, countGoodKeys, type ApiKey } from '../store.ts';
import { partnerPolicy } from '../../policy.ts';

const isMoney = (scope: ApiScope): boolean => scope.startsWith('money:');

/**
 * Creates a key for a partner's system. The secret is returned only once; its hash is stored. Throws
 * `partners.not_found` for users without permission for the partner, `partners.too_many_keys`, and
 * `accounts.fresh_proof_needed` for scopes that concern money.
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
