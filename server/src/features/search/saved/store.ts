import { sql as raw } from 'kysely';

import { boundsOf } from '@husvaer/domain/kernel/geo';
import type { Filter, SearchQuery } from '@husvaer/domain/search/query';
import {
  toStoredQuery,
  type Frequency,
  type StoredQuery,
  type SentQuery,
} from '@husvaer/domain/search/saved-search';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { criteriaOf, placesOf, placeWordsOf, polygonOf } from '../matching/store.ts';

const sql = owns<Pick<Tables, 'savedSearch'>>();

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
  'createdAt',
] as const satisfies readonly unknown[];

/** The columns of a saved search, by filter. `publishedAfter` is never saved. */
export const FILTER_COLUMNS: Record<Exclude<Filter, 'publishedAfter'>, string> = {
  search: 'asksSearch',
  listingTypes: 'asksListingTypes',
  propertyTypes: 'asksPropertyTypes',
  minRent: 'asksMinRent',
  maxRent: 'asksMaxRent',
  minBedrooms: 'asksMinBedrooms',
  maxBedrooms: 'asksMaxBedrooms',
  minSize: 'asksMinSize',
  availableFrom: 'asksAvailableFrom',
  availableOn: 'asksAvailableOn',
  maxMinimumStay: 'asksMaxMinimumStay',
  furnished: 'asksFurnished',
  facilities: 'asksFacilities',
  includedInRent: 'asksIncludedInRent',
  languages: 'asksLanguages',
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
    asksBox: box && `((${box.east},${box.north}),(${box.west},${box.south}))`,
    asksArea: query.area && polygonOf(query.area),
    asksPlaces: places.length > 0 ? places : undefined,
    asksCity: places.length > 0 ? undefined : query.city,
    asksPlaceWords: placeWordsOf(query),
    asksPartner: query.partnerId,
    asksNot: query.hiddenListingIds,
    ...Object.fromEntries(
      Object.entries(FILTER_COLUMNS).map(([filter, column]) => [column, wanted[filter as Filter]]),
    ),
  };
  const row = {
    id: saved.id,
    accountId: saved.accountId,
    name: saved.name,
    query: JSON.stringify(toStoredQuery(saved.sent)),
    frequency: saved.frequency,
    language: saved.language,
    createdAt: saved.createdAt.toString(),
  };
  const { id, ...others } = row;
  const { name, frequency, language } = others;
  return sql(tx)
    .insertInto('savedSearch')
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
    .selectFrom('savedSearch')
    .select(SAVED)
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
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
    .updateTable('savedSearch')
    .set({ id, ...change })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning(SAVED)
    .executeTakeFirst();
}

export async function deleteSavedSearch(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const removed = await sql(tx)
    .deleteFrom('savedSearch')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Stops the mails of a search; the search stays, so that its owner can start them again. */
export async function silenceSavedSearch(tx: Tx, id: string): Promise<void> {
  await sql(tx)
    .updateTable('savedSearch')
    .set({ frequency: 'never' })
    .where('id', '=', id)
    .execute();
}

export async function forgetSavedSearches(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('savedSearch').where('accountId', '=', accountId).execute();
}
