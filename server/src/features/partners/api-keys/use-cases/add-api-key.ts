import { KEYS_MAX, type newApiKey, writeKey } from '@husvaer/domain/partners/api-key';
import { partnerErrors } from '@husvaer/domain/partners/errors';
import type { z } from 'zod';

import { hashOf } from '../../../../platform/keys.ts';
import type { Work } from '../../../../platform/work.ts';
import { addKey, countGoodKeys, type ApiKey } from '../store.ts';
import { partnerPolicy } from '../../policy.ts';

/**
 * Creates a key for a partner's system. The secret is returned only once; its hash is stored. Throws
 * `partners.not_found` for users without permission for the partner, and `partners.too_many_keys`.
 */
export async function addApiKey(
  { tx, viewer, clock, keys, newId }: Work,
  wanted: z.output<ReturnType<typeof newApiKey>>,
): Promise<{ key: string; apiKey: ApiKey }> {
  const today = clock.today().toString();
  const { partnerId } = wanted;
  if (!partnerPolicy.manageKeys(viewer, partnerId)) throw partnerErrors.not_found();
  if ((await countGoodKeys(tx, { partnerId, today })) >= KEYS_MAX)
    throw partnerErrors.too_many_keys({ maximum: KEYS_MAX });

  const secret = keys.newSecret();
  const apiKey: ApiKey = {
    ...wanted,
    id: newId(),
    createdAt: clock.now(),
    lastUsedAt: null,
    lastUsedFrom: null,
    revokedAt: null,
  };
  const createdBy = viewer.kind === 'account' ? viewer.id : null;
  await addKey(tx, { ...apiKey, hash: hashOf(secret), createdBy });
  return { key: writeKey(apiKey.id, secret), apiKey };
}
