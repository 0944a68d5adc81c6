import { sql as raw, type ColumnType } from 'kysely';

import { boundsOf } from '@husvaer/domain/kernel/geo';
import type { Filter, SearchQuery } from '@husvaer/domain/search/query';
import {
  toStoredQuery,
  type Frequency,
  type StoredQuery,
  type SentQuery,
} from '@husvaer/domain/search/saved-search';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { criteriaOf, placesOf, placeWordsOf, polygonOf } from '../matching/store.ts';

interface SavedSearchTables {
  saved_search: {
    id: string;
    account_id: string;
    name: string;
    query: ColumnType<StoredQuery, string, never>;
    frequency: Frequency;
    language: 'en' | 'no';
    created_at: Moment;
  };
}

const sql = owns<SavedSearchTables>();

export interface SavedSearch {
  id: string;
  name: string;
  query: StoredQuery;
  frequency: Frequency;
  language: 'en' | 'no';
  createdAt: Temporal.Instant;
}

const SAVED = [
  'id',
  'name',
  'query',
  'frequency',
  'language',
  'created_at as createdAt',
] as const satisfies readonly unknown[];

/** The columns of a saved search, by filter. `publishedAfter` is never saved. */
export const FILTER_COLUMNS: Record<Exclude<Filter, 'publishedAfter'>, string> = {
  search: 'asks_search',
  listingTypes: 'asks_listing_types',
  propertyTypes: 'asks_property_types',
  minRent: 'asks_min_rent',
  maxRent: 'asks_max_rent',
  minBedrooms: 'asks_min_bedrooms',
  maxBedrooms: 'asks_max_bedrooms',
  minSize: 'asks_min_size',
  availableFrom: 'asks_available_from',
  availableOn: 'asks_available_on',
  maxMinimumStay: 'asks_max_minimum_stay',
  furnished: 'asks_furnished',
  facilities: 'asks_facilities',
  includedInRent: 'asks_included_in_rent',
  languages: 'asks_languages',
};

/** Saves a search. The same search again changes its name and frequency. */
export async function saveSearch(
  tx: Tx,
  saved: Omit<SavedSearch, 'query'> & {
    accountId: string;
    /** As it was sent, and as it was parsed. */
    sent: SentQuery;
    query: SearchQuery;
  },
): Promise<SavedSearch> {
  const { query } = saved;
  const box = query.bounds ?? (query.area && boundsOf(query.area));
  const places = placesOf(query);
  const wanted = criteriaOf(query);
  const columns: Record<string, unknown> = {
    asks_box: box && `((${box.east},${box.north}),(${box.west},${box.south}))`,
    asks_area: query.area && polygonOf(query.area),
    asks_places: places.length > 0 ? places : undefined,
    asks_city: places.length > 0 ? undefined : query.city,
    asks_place_words: placeWordsOf(query),
    asks_partner: query.partnerId,
    asks_not: query.hiddenListingIds,
    ...Object.fromEntries(
      Object.entries(FILTER_COLUMNS).map(([filter, column]) => [column, wanted[filter as Filter]]),
    ),
  };
  const row = {
    id: saved.id,
    account_id: saved.accountId,
    name: saved.name,
    query: JSON.stringify(toStoredQuery(saved.sent)),
    frequency: saved.frequency,
    language: saved.language,
    created_at: saved.createdAt.toString(),
  };
  const { id, ...others } = row;
  const { name, frequency, language } = others;
  return sql(tx)
    .insertInto('saved_search')
    .values({ id, ...others, ...columns })
    .onConflict((conflict) =>
      conflict
        .expression(raw`account_id, md5(query::text)`)
        .doUpdateSet({ name, frequency, language }),
    )
    .returning(SAVED)
    .executeTakeFirstOrThrow();
}

/** An account's saved searches, latest first. */
export async function findSavedSearches(tx: ReadTx, accountId: string): Promise<SavedSearch[]> {
  return sql(tx)
    .selectFrom('saved_search')
    .select(SAVED)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Changes a saved search of an account; undefined when it is not theirs. */
export async function changeSavedSearch(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
  change: Partial<Pick<SavedSearch, 'name' | 'frequency' | 'language'>>,
): Promise<SavedSearch | undefined> {
  return sql(tx)
    .updateTable('saved_search')
    .set({ id, ...change })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(SAVED)
    .executeTakeFirst();
}

export async function deleteSavedSearch(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const removed = await sql(tx)
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Stops the mails of a search; the search stays, so that its owner can start them again. */
export async function silenceSavedSearch(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('saved_search')
    .set({ frequency: 'never' })
    .where('id', '=', id)
    .execute();
}

export async function forgetSavedSearches(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('saved_search').where('account_id', '=', accountId).execute();
}
