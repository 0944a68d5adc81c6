import { searchErrors } from '@husvaer/domain/search/errors';
import type { PageOptions, SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import type { Found } from '../columns/columns.ts';
import { findColumns } from '../columns/follow.ts';
import { findCards, findCardsOf, type ListingCard } from '../store.ts';
import { countListings } from './count-listings.ts';

interface GetListingsInput {
  query: SearchQuery;
  page: PageOptions;
}

export interface FoundListings {
  cards: ListingCard[];
  /** All homes of the search, if known from finding the page. */
  total?: number;
}

/** One page of published homes. Throws `search.beyond_end` for a page after the last. */
export async function getListings(
  work: ReadWork,
  { query, page }: GetListingsInput,
): Promise<FoundListings> {
  const inMemory = await findColumns(work, query);
  const found = inMemory
    ? await cardsOf(work, inMemory.columns.search(inMemory.query, { page }))
    : { cards: await findCards(work.tx, query, page) };
  if (found.cards.length === 0 && page.skip > 0) {
    throw searchErrors.beyond_end({
      skip: page.skip,
      filteredDocuments: await countListings(work, query),
    });
  }
  return found;
}

/** The cards of homes that were just found; homes that are no longer published are left out. */
async function cardsOf({ tx }: ReadWork, { ids, total }: Found): Promise<FoundListings> {
  const cards = await findCardsOf(tx, ids);
  return { cards: ids.flatMap((id) => cards.get(id) ?? []), total };
}
