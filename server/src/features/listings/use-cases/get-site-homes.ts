import type { ReadWork } from '../../../platform/work.ts';
import { findPublishedPage, type PublishedPage, type SitemapRow } from '../sitemap/store.ts';

/** Some of a site's homes, in an order that never changes. */
export async function getSiteHomes({ tx }: ReadWork, page: PublishedPage): Promise<SitemapRow[]> {
  return findPublishedPage(tx, page);
}
