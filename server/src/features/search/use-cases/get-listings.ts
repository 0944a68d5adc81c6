import { mergeClose, type Cluster } from '@husvaer/domain/search/cluster';
import { searchErrors } from '@husvaer/domain/search/errors';
import type { PageOptions, SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import {
  countCards,
  countLoosened,
  findCards,
  findClusters,
  type ListingCard,
  type LoosenedSearch,
} from '../store.ts';

export interface GetListingsInput {
  query: SearchQuery;
  page: PageOptions;
}

/** One page of published homes. Throws `search.beyond_end` for a page after the last. */
export async function getListings(
  { tx }: ReadWork,
  { query, page }: GetListingsInput,
): Promise<ListingCard[]> {
  const cards = await findCards(tx, query, page);
  if (cards.length === 0 && page.skip > 0) {
    throw searchErrors.beyond_end({
      skip: page.skip,
      filteredDocuments: await countCards(tx, query),
    });
  }
  return cards;
}

export async function countListings({ tx }: ReadWork, query: SearchQuery): Promise<number> {
  return countCards(tx, query);
}

/** Which filters to give up for more homes, the one that gives most first. */
export async function loosenSearch(
  { tx }: ReadWork,
  query: SearchQuery,
): Promise<LoosenedSearch[]> {
  return countLoosened(tx, query);
}

export async function getListingClusters(
  { tx }: ReadWork,
  { query, zoom }: { query: SearchQuery; zoom: number },
): Promise<Cluster[]> {
  return mergeClose(await findClusters(tx, query, zoom), zoom);
}
