import type { ReadWork } from '../../../platform/work.ts';
import { findPublishedPage, type PublishedPage, type SitemapRow } from '../sitemap/store.ts';

/** A page of a site's homes, in a stable order. */
export async function getSiteHomes({ tx }: ReadWork, page: PublishedPage): Promise<SitemapRow[]> {
  return findPublishedPage(tx, page);
}
