import { PUBLIC_PREFIXES } from '@husvaer/domain/partners/partner';

import type { ReadWork } from '../../../platform/work.ts';
import { findPartnerBySubDomain, type Partner } from '../store.ts';

/** The site of a visitor: the public one, a partner's, or none. */
export interface SiteFound {
  isPublic: boolean;
  partner: Partner | null;
}

/** No subdomain, or a reserved one, is the public site. */
export async function findSite(
  work: ReadWork,
  { subDomain }: { subDomain: string | null },
): Promise<SiteFound> {
  if (!subDomain || PUBLIC_PREFIXES.includes(subDomain)) return { isPublic: true, partner: null };
  const partner = await findPartnerBySubDomain(work.tx, subDomain);
  return { isPublic: false, partner: partner ?? null };
}
