import { findSiteUsed } from '../accounts/public.ts';
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

/** Where the site begins that somebody uses; for whoever is logged in nowhere, the one of `otherwise`. */
export async function siteUsedBy(
  work: Pick<ReadWork, 'tx' | 'origin'>,
  accountId: string,
  otherwise: string | null,
): Promise<URL> {
  const used = await findSiteUsed(work.tx, accountId);
  return siteAddress(work, used === undefined ? otherwise : used.partnerId);
}
