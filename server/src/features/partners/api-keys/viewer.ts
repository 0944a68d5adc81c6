import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

import { keyPhase, readKey } from '@husvaer/domain/partners/api-key';
import { partnerErrors } from '@husvaer/domain/partners/errors';

import type { Clock } from '../../../platform/clock.ts';
import { hashOf } from '../../../platform/keys.ts';
import { GUEST, SYSTEM, type PartnerViewer } from '../../../platform/viewer.ts';
import type { Runner } from '../../../platform/work.ts';
import { findKey, markUsed } from './store.ts';

/** Minutes between two updates of a key's last use, so that a thousand calls write once. */
const NOTED_MINUTES = 1;

/**
 * The partner's system of a call, by its header `Authorization: Bearer hvp_…` and the IP address that it came
 * from. Throws `partners.key_invalid` for any other token, and without one; `partners.key_expired` and
 * `partners.address_refused` only to systems that know the key's secret.
 */
export async function partnerOfKey(
  { header, address }: { header: string | undefined; address: string },
  { runner, clock }: { runner: Runner; clock: Clock },
): Promise<PartnerViewer> {
  const values = readKey(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '');
  const key = values && (await runner.read(GUEST, ({ tx }, id) => findKey(tx, id), values.id));
  const isTheirs =
    key &&
    timingSafeEqual(Buffer.from(hashOf(values.secret)), Buffer.from(key.hash)) &&
    !key.revokedAt;
  if (!isTheirs) throw partnerErrors.key_invalid();

  const { endsOn } = key;
  if (keyPhase(endsOn, clock.today().toString()) === 'over')
    throw partnerErrors.key_expired({ endsOn, message: `The last day of this key was ${endsOn}.` });
  if (!isWithin(address, key.addresses))
    throw partnerErrors.address_refused({
      address,
      message: `This key is not valid from ${address}.`,
    });

  const at = clock.now();
  const before = at.subtract({ minutes: NOTED_MINUTES });
  if (!key.lastUsedAt || Temporal.Instant.compare(key.lastUsedAt, before) < 0)
    await runner.run(SYSTEM, ({ tx }, used) => markUsed(tx, used), {
      id: key.id,
      before,
      at,
      from: address,
    });
  const { id: keyId, name: keyName, partnerId, scopes, createdBy: madeById } = key;
  return { kind: 'partner', partnerId, keyId, keyName, madeById, scopes };
}

/** Whether an IP address is one of these addresses, or in one of these networks. Without any, it is. */
function isWithin(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    const family = familyOf(start);
    list.addSubnet(start, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  // An IPv4 address in IPv6 notation (`::ffff:203.0.113.5`) is compared as IPv4.
  return list.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');
