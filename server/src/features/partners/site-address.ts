import type { ReadWork } from '../../platform/work.ts';
import { findPartner } from './store.ts';

/** Where a partner's site begins; the public one's where there is no partner. */
export async function siteAddress(
  { tx, origin }: Pick<ReadWork, 'tx' | 'origin'>,
  partnerId: string | null,
): Promise<URL> {
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  return partner ? new URL(`${origin.protocol}//${partner.subDomain}.${origin.host}`) : origin;
}
