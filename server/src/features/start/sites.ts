import { findPartners } from '../partners/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/** The URLs of agencies' pages, as seen from one site. */
export interface Sites {
  /** The agency's name; null without one. */
  nameOf(partnerId: string | null): string | null;
  /**
   * The link to a path of an agency's site or of the public one; only the path when it is the current site.
   */
  hrefOf(partnerId: string | null, path: string): string;
  /** The link to a lease. */
  leaseHref(partnerId: string | null, leaseId: string): string;
}

/** The sites of these agencies, as seen from one site; null is the public one. */
export async function findSites(
  { tx, origin }: ReadWork,
  partnerIds: readonly (string | null)[],
  here: string | null,
): Promise<Sites> {
  const ids = [...new Set(partnerIds.flatMap((id) => id ?? []))];
  const found = ids.length > 0 ? await findPartners(tx, ids) : [];
  const partners = new Map(found.map((one) => [one.id, one]));
  const hrefOf = (partnerId: string | null, path: string): string => {
    if (partnerId === here) return path;
    const label = partners.get(partnerId ?? '')?.subDomain;
    const host = label === undefined ? origin.host : `${label}.${origin.host}`;
    return `${origin.protocol}//${host}${path}`;
  };
  return {
    nameOf: (partnerId) => partners.get(partnerId ?? '')?.name ?? null,
    hrefOf,
    leaseHref: (partnerId, leaseId) =>
      hrefOf(partnerId, `/${partnerId === null ? 'my-lease' : 'lease'}/${leaseId}`),
  };
}
