import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { sql as raw, type RawBuilder, type SqlBool } from 'kysely';

import type { Frequency, StoredQuery } from '@husvaer/domain/search/saved-search';

import { owns, type Tx } from '../../../platform/db/tx.ts';
import { CONDITIONS, inside } from '../matching/store.ts';
import { FILTER_COLUMNS } from '../saved/store.ts';

const sql = owns<object>();

type Reason = 'new' | 'cheaper';

/** A home that may match saved searches, and what is new about it. Øre. */
export interface Offer {
  listingId: string;
  reason: Reason;
  rentBefore?: bigint;
}

/** A condition on a home that applies only if the search has that filter. */
const ifRequested = (
  column: string,
  holds: (value: RawBuilder<unknown>) => RawBuilder<SqlBool>,
) => {
  const value = raw.ref(column);
  return raw<SqlBool>`(${value} is null or ${holds(value)})`;
};

/** All filters of a saved search as conditions on one home; a search applies them to all homes. */
const WANTED = [
  ifRequested('asksArea', inside),
  ifRequested('asksPlaces', (places) => raw`city_place_id = any(${places})`),
  ifRequested('asksCity', (city) => raw`lower(city) = lower(${city})`),
  ifRequested('asksPlaceWords', (words) => raw`place_words @@ ${words}`),
  ifRequested('asksPartner', (partner) => raw`partner_id = ${partner}`),
  ifRequested('asksNot', (hidden) => raw`home.id <> all(${hidden})`),
  ...Object.entries(FILTER_COLUMNS).map(([filter, column]) =>
    ifRequested(column, CONDITIONS[filter as keyof typeof FILTER_COLUMNS]),
  ),
];

const COLUMNS = raw.join(
  [
    'asksArea',
    'asksPlaces',
    'asksCity',
    'asksPlaceWords',
    'asksPartner',
    'asksNot',
    ...Object.values(FILTER_COLUMNS),
  ].map((column) => raw.ref(column)),
);

/**
 * Records which saved searches match these homes, each home once for each reason. Candidate searches are
 * found by box, by town, and among those without a place. Returns the number of matches.
 */
export async function recordFinds(
  tx: Tx,
  offers: readonly Offer[],
  at: Temporal.Instant,
): Promise<number> {
  const values = offers.map(({ listingId, reason, rentBefore }) => ({
    listingId,
    reason,
    rentBefore: rentBefore ?? null,
  }));
  // The planner overestimates this statement, and would spend longer compiling than running it.
  await raw`set local jit = off`.execute(sql(tx));
  const found = await raw`
    with home as materialized (
      select published_listing.*, offered.reason, offered.rent_before
      from ${unnestRows('offered', { listingId: 'uuid', reason: 'text', rentBefore: 'bigint' }, values)}
      join published_listing on published_listing.id = offered.listing_id
    )
    insert into saved_search_find (search_id, listing_id, reason, rent_before, found_at)
    select search_id, home.id, reason, rent_before, ${at.toString()}::timestamptz
    from home
    cross join lateral (
      select id as search_id, ${COLUMNS} from saved_search
      where asks_box @> box(point(home.lng, home.lat), point(home.lng, home.lat))
        and asks_box is not null and frequency <> 'never'
      union all
      select id, ${COLUMNS} from saved_search
      where asks_places @> array[home.city_place_id]
        and asks_box is null and asks_places is not null and frequency <> 'never'
      union all
      select id, ${COLUMNS} from saved_search
      where asks_box is null and asks_places is null and frequency <> 'never'
    ) as saved
    where ${raw.join(WANTED, raw` and `)}
    on conflict do nothing`.execute(sql(tx));
  return Number(found.numAffectedRows ?? 0n);
}

/** Deletes matches that were mailed long ago. Returns the number. */
export async function deleteSentFinds(tx: Tx, before: Temporal.Instant): Promise<number> {
  const gone = await raw`
    delete from saved_search_find where told_at < ${before.toString()}::timestamptz`.execute(
    sql(tx),
  );
  return Number(gone.numAffectedRows ?? 0n);
}

/** A search with matches that its owner was not mailed yet. */
export interface DueSearch {
  id: string;
  accountId: string;
  name: string;
  query: StoredQuery;
  language: 'en' | 'no';
}

/** A page of searches of one frequency with unsent matches, ordered by id. */
export async function findDueSearches(
  tx: Tx,
  { frequency, after, limit }: { frequency: Frequency; after: string | null; limit: number },
): Promise<DueSearch[]> {
  const { rows } = await raw<DueSearch>`
    select id, account_id, name, query, language from saved_search
    where frequency = ${frequency} and (${after}::uuid is null or id > ${after}::uuid)
      and exists (
        select from saved_search_find where search_id = saved_search.id and told_at is null
      )
    order by id limit ${limit}`.execute(sql(tx));
  return rows;
}

/** A match as the mail shows it: with the home's present data. */
export interface Find {
  searchId: string;
  listingId: string;
  title: string;
  neighbourhood: string | null;
  city: string;
  /** Øre. */
  rent: bigint;
  /** Null for a home that is new to the search. */
  rentBefore: bigint | null;
}

/**
 * Claims the unsent matches of these searches: each home once, as new if it is. Homes that are gone again,
 * and rents that went back up, are deleted without a mail.
 */
export async function claimFinds(
  tx: Tx,
  searchIds: readonly string[],
  at: Temporal.Instant,
): Promise<Find[]> {
  const ids = [...searchIds];
  await raw`
    delete from saved_search_find as find
    where search_id = any(${ids}::uuid[]) and told_at is null and not exists (
      select from published_listing as home
      where home.id = find.listing_id
        and (find.rent_before is null or home.monthly_rent < find.rent_before)
    )`.execute(sql(tx));
  const { rows } = await raw<Find>`
    with taken as (
      update saved_search_find set told_at = ${at.toString()}::timestamptz
      where search_id = any(${ids}::uuid[]) and told_at is null
      returning search_id, listing_id, reason, rent_before
    ), once as (
      select distinct on (search_id, listing_id) * from taken
      order by search_id, listing_id, reason desc
    )
    select search_id, home.id as listing_id, title, neighbourhood, city,
      monthly_rent as rent, rent_before
    from once join published_listing as home on home.id = once.listing_id
    order by search_id, rent_before is not null, published_at desc, home.id desc`.execute(sql(tx));
  return rows;
}
