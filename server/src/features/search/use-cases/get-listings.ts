import { mergeClose, type Cluster } from '@husvaer/domain/search/cluster';
import { searchErrors } from '@husvaer/domain/search/errors';
import type { PageOptions, SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import type { Found } from '../columns/columns.ts';
import { askColumns } from '../columns/follow.ts';
import {
  countCards,
  countLoosened,
  findCards,
  findCardsOf,
  findClusters,
  type ListingCard,
  type LoosenedSearch,
} from '../store.ts';

export interface GetListingsInput {
  query: SearchQuery;
  page: PageOptions;
}

export interface FoundListings {
  cards: ListingCard[];
  /** All homes of the search, where finding the page has told. */
  total?: number;
}

/** One page of published homes. Throws `search.beyond_end` for a page after the last. */
export async function getListings(
  work: ReadWork,
  { query, page }: GetListingsInput,
): Promise<FoundListings> {
  const inMemory = await askColumns(work, query);
  const found = inMemory
    ? await cardsOf(work, inMemory.columns.search(inMemory.asked, { page }))
    : { cards: await findCards(work.tx, query, page) };
  if (found.cards.length === 0 && page.skip > 0) {
    throw searchErrors.beyond_end({
      skip: page.skip,
      filteredDocuments: await countListings(work, query),
    });
  }
  return found;
}

/** The cards of homes that were found a moment ago: those that are still published. */
async function cardsOf({ tx }: ReadWork, { ids, total }: Found): Promise<FoundListings> {
  const cards = await findCardsOf(tx, ids);
  return { cards: ids.flatMap((id) => cards.get(id) ?? []), total };
}

export async function countListings(work: ReadWork, query: SearchQuery): Promise<number> {
  const inMemory = await askColumns(work, query);
  if (inMemory) return inMemory.columns.search(inMemory.asked, {}).total;
  return countCards(work.tx, query);
}

/** Which filters to give up for more homes, the one that gives most first. */
export async function loosenSearch(work: ReadWork, query: SearchQuery): Promise<LoosenedSearch[]> {
  const inMemory = await askColumns(work, query);
  return inMemory ? inMemory.columns.loosen(inMemory.asked) : countLoosened(work.tx, query);
}

export async function getListingClusters(
  work: ReadWork,
  { query, zoom }: { query: SearchQuery; zoom: number },
): Promise<Cluster[]> {
  const inMemory = await askColumns(work, query);
  const clusters = inMemory
    ? inMemory.columns.search(inMemory.asked, { zoom }).clusters
    : await findClusters(work.tx, query, zoom);
  return mergeClose(clusters, zoom);
}
