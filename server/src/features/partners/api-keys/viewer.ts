import { timingSafeEqual } from 'node:crypto';

import { readKey } from '@husvaer/domain/partners/api-key';
import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { Clock } from '../../../platform/clock.ts';
import { hashOf } from '../../../platform/keys.ts';
import { GUEST, SYSTEM, type PartnerViewer } from '../../../platform/viewer.ts';
import type { Runner } from '../../../platform/work.ts';
import { findKey, markUsed } from './store.ts';

/** Minutes between two updates of a key's last use, so that a thousand calls write once. */
const NOTED_MINUTES = 5;

/**
 * The partner's system of a call, by its header `Authorization: Bearer hvp_…`. Throws `partners.key_invalid`
 * for any other token, and without one.
 */
export async function partnerOfKey(
  header: string | undefined,
  { runner, clock }: { runner: Runner; clock: Clock },
): Promise<PartnerViewer> {
  const values = readKey(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '');
  const key = values && (await runner.read(GUEST, ({ tx }, id) => findKey(tx, id), values.id));
  const isTheirs =
    key &&
    timingSafeEqual(Buffer.from(hashOf(values.secret)), Buffer.from(key.hash)) &&
    !key.revokedAt;
  if (!isTheirs) throw partnerErrors.key_invalid();

  const at = clock.now();
  const before = at.subtract({ minutes: NOTED_MINUTES });
  if (!key.lastUsedAt || Temporal.Instant.compare(key.lastUsedAt, before) < 0)
    await runner.run(SYSTEM, ({ tx }, used) => markUsed(tx, used), { id: key.id, before, at });
  const { id: keyId, name: keyName, partnerId, scopes, createdBy: madeById } = key;
  return { kind: 'partner', partnerId, keyId, keyName, madeById, scopes };
}
