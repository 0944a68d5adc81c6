import { partnerErrors } from '@husvaer/domain/partners/errors';

import { findPartnerBySubDomain } from '../../partners/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { countPublished } from '../sitemap/store.ts';

export interface SiteHomes {
  /** Null: all homes. */
  partnerId: string | null;
  count: number;
}

/** The number of homes that a site shows to search engines; a partner's site shows the partner's. */
export async function countSiteHomes(
  { tx }: ReadWork,
  { subDomain }: { subDomain: string | null },
): Promise<SiteHomes> {
  const partner = subDomain ? await findPartnerBySubDomain(tx, subDomain) : null;
  if (partner === undefined) throw partnerErrors.not_found({ subDomain });
  const partnerId = partner?.id ?? null;
  return { partnerId, count: await countPublished(tx, partnerId) };
}
