import { findSiteUsed } from '../accounts/public.ts';
import type { ReadWork } from '../../platform/work.ts';
import { findPartner } from './store.ts';

/** The base URL of a partner's site; the public site's without a partner. */
export async function siteAddress(
  { tx, origin }: Pick<ReadWork, 'tx' | 'origin'>,
  partnerId: string | null,
): Promise<URL> {
  const partner = partnerId === null ? undefined : await findPartner(tx, partnerId);
  return partner ? new URL(`${origin.protocol}//${partner.subDomain}.${origin.host}`) : origin;
}

/** The base URL of the site a person uses; for people without a session, of `otherwise`. */
export async function siteUsedBy(
  work: Pick<ReadWork, 'tx' | 'origin'>,
  accountId: string,
  otherwise: string | null,
): Promise<URL> {
  const used = await findSiteUsed(work.tx, accountId);
  return siteAddress(work, used === undefined ? otherwise : used.partnerId);
}
