import { sql as raw, type RawBuilder } from 'kysely';

import { NORWAY } from '@husvaer/domain/kernel/geo';
import type {
  Furnished,
  Facility,
  IncludedInRent,
  ListingType,
  PropertyType,
} from '@husvaer/domain/listings/enums';
import { cellSize, CLUSTERS_MAX, type Cluster } from '@husvaer/domain/search/cluster';
import type { Filter, PageOptions, SearchQuery } from '@husvaer/domain/search/query';
import type { Sort } from '@husvaer/domain/search/limits';

import type { ReadTx } from '../../platform/db/tx.ts';
import { filtersOf, homesInPlace, matching, sql } from './matching/store.ts';

interface CardImage {
  _id: string;
  width: number;
  height: number;
  color: string;
  description: string | null;
  order: number;
}

/** A home in a list, with the field names of the API, so that nothing is renamed. */
export interface ListingCard {
  _id: string;
  partnerId: string | null;
  title: string;
  listingType: ListingType;
  propertyType: PropertyType;
  street: string | null;
  streetNumber: string | null;
  postalCode: string | null;
  neighbourhood: string | null;
  city: string;
  lat: number;
  lng: number;
  totalBedrooms: number | null;
  totalSize: number | null;
  availableFrom: string | null;
  minimumStay: number | null;
  monthlyRent: bigint;
  depositAmount: bigint | null;
  monthlyExtras: bigint | null;
  furnished: Furnished | null;
  facilities: Facility[];
  includedInRent: IncludedInRent[];
  publishedAt: Temporal.Instant;
  images: CardImage[];
}

/** Pictures of a card. */
const CARD_IMAGES = 5;

const CARDS = raw<ListingCard>`(
  select id as "_id", partner_id, title, listing_type,
    property_type, street, street_number,
    postal_code, neighbourhood, city, lat, lng, total_bedrooms,
    total_size, available_from, minimum_stay,
    monthly_rent, deposit_amount,
    monthly_extras, furnished, facilities,
    included_in_rent, published_at, (
      select coalesce(jsonb_agg(jsonb_build_object(
        '_id', photo_id, 'width', width, 'height', height, 'color', color,
        'description', description, 'order', position) order by position), '[]')
      from (
        select * from published_image
        where listing_id = published_listing.id order by position limit ${raw.lit(CARD_IMAGES)}
      ) as image
    ) as images
  from published_listing
)`.as('card');

/** For finding the homes, and for ordering their cards. In ascending order PostgreSQL puts null last. */
const ORDERS: Record<Sort, { hits: RawBuilder<unknown>; cards: RawBuilder<unknown> }> = {
  newest: {
    hits: raw`published_at desc, id desc`,
    cards: raw`published_at desc, "_id" desc`,
  },
  rent_up: { hits: raw`monthly_rent, id`, cards: raw`monthly_rent, "_id"` },
  rent_down: { hits: raw`monthly_rent desc, id desc`, cards: raw`monthly_rent desc, "_id" desc` },
  square_metre: {
    hits: raw`monthly_rent / total_size, id`,
    cards: raw`monthly_rent / total_size, "_id"`,
  },
  // Homes without an estimate come after all others, sorted by rent.
  monthly_cost: {
    hits: raw`monthly_extras is null, monthly_rent + coalesce(monthly_extras, 0), id`,
    cards: raw`monthly_extras is null, monthly_rent + coalesce(monthly_extras, 0), "_id"`,
  },
  move_in_cost: {
    hits: raw`monthly_rent + deposit_amount, id`,
    cards: raw`monthly_rent + deposit_amount, "_id"`,
  },
};

/** Kilometres within which homes are near each other. */
const NEAR = 10;
const KILOMETRES_PER_DEGREE = 111.2;

/**
 * Homes of the same kind nearby, or else in the same town, with half to twice the rent; most similar first.
 * Three kilometres, one bedroom and 28 % of rent weigh the same, another property type half.
 */
export async function findSimilar(
  tx: ReadTx,
  { listingId, partnerId, limit }: { listingId: string; partnerId: string | null; limit: number },
): Promise<ListingCard[]> {
  const alike = raw<{ id: string; difference: number }>`(
    select home.id, (
      sqrt((home.lat - one.lat) ^ 2 + ((home.lng - one.lng) * one.stretch) ^ 2)
        * ${raw.lit(KILOMETRES_PER_DEGREE)} / 3
      + abs(coalesce(home.total_bedrooms, one.total_bedrooms, 0)
        - coalesce(one.total_bedrooms, home.total_bedrooms, 0))
      + abs(ln(home.monthly_rent::float8 / one.monthly_rent)) * 4
      + (home.property_type <> one.property_type)::int * 0.5
    ) as difference
    from (
      select *, cos(radians(lat)) as stretch, ${raw.lit(NEAR / KILOMETRES_PER_DEGREE)}::float8 as near
      from comparable_listing where id = ${listingId}
    ) as one
    join published_listing as home on home.id <> one.id
      and home.listing_type = one.listing_type
      and home.monthly_rent between one.monthly_rent / 2 and one.monthly_rent * 2
      and (${partnerId}::uuid is null or home.partner_id = ${partnerId}::uuid)
      and (
        home.city_place_id = one.city_place_id
        or home.lat between one.lat - near and one.lat + near
          and home.lng between one.lng - near / stretch and one.lng + near / stretch
      )
    order by difference, home.id desc limit ${limit}
  )`.as('alike');
  return sql(tx)
    .selectFrom(alike)
    .innerJoin(CARDS, 'card._id', 'alike.id')
    .selectAll('card')
    .orderBy('difference')
    .orderBy('id', 'desc')
    .execute();
}

/** One page of homes, in one statement. */
export async function findCards(
  tx: ReadTx,
  query: SearchQuery,
  { limit, skip, sort }: PageOptions,
): Promise<ListingCard[]> {
  return (
    sql(tx)
      // The homes in a box or an area are found first and then sorted: the planner, which does not know where
      // people live, would scan all homes newest first until it found enough.
      .with(
        (hit) => (query.bounds || query.area ? hit('hit').materialized() : hit('hit')),
        () =>
          matching(tx, query).select([
            'id',
            'publishedAt',
            'monthlyRent',
            'totalSize',
            'depositAmount',
            'monthlyExtras',
          ]),
      )
      .selectFrom(CARDS)
      .where('_id', 'in', (hits) =>
        hits.selectFrom('hit').select('id').orderBy(ORDERS[sort].hits).limit(limit).offset(skip),
      )
      .selectAll()
      .orderBy(ORDERS[sort].cards)
      .execute()
  );
}

/** The cards of these homes, by id; unpublished homes are left out. */
export async function findCardsOf(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Map<string, ListingCard>> {
  if (ids.length === 0) return new Map();
  const cards = await sql(tx).selectFrom(CARDS).where('_id', 'in', ids).selectAll().execute();
  return new Map(cards.map((card) => [card._id, card]));
}

export async function countCards(tx: ReadTx, query: SearchQuery): Promise<number> {
  const row = await matching(tx, query)
    .select(raw<bigint>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A filter, and the number of homes without it. */
export interface LoosenedSearch {
  filter: Filter;
  filteredDocuments: number;
}

/** Maximum number of homes examined: a hint must not cost more than the search. */
const LOOSENED_LOOKS_AT = 200_000;

/**
 * The number of homes without each filter. Every home is examined once: a home that no filter excludes is a
 * hit, and one that a single filter excludes is a hit without that filter.
 */
export async function countLoosened(tx: ReadTx, query: SearchQuery): Promise<LoosenedSearch[]> {
  const filters = filtersOf(query);
  if (filters.length === 0) return [];
  const excluded = filters.map(([, holds]) => raw`((${holds}) is not true)::int`);
  const by = filters.map(
    ([filter, holds]) => raw`when (${holds}) is not true then ${raw.lit(filter)}`,
  );
  const rows = await sql(tx)
    .selectFrom(homesInPlace(tx, query).selectAll().limit(LOOSENED_LOOKS_AT).as('home'))
    .select([
      raw<Filter | null>`case ${raw.join(by, raw` `)} end`.as('filter'),
      raw<bigint>`count(*)`.as('count'),
    ])
    .where(raw`${raw.join(excluded, raw` + `)}`, '<=', 1)
    .groupBy('filter')
    .execute();
  const counted = new Map(rows.map(({ filter, count }) => [filter, Number(count)]));
  const hits = counted.get(null) ?? 0;
  return filters
    .map(([filter]) => ({ filter, filteredDocuments: hits + (counted.get(filter) ?? 0) }))
    .filter(({ filteredDocuments }) => filteredDocuments > 0)
    .sort((a, b) => b.filteredDocuments - a.filteredDocuments);
}

/** Clusters of a search's hits in the cells of a grid, for a map at this zoom level. */
export async function findClusters(
  tx: ReadTx,
  query: SearchQuery,
  zoom: number,
): Promise<Cluster[]> {
  const cell = cellSize(query.bounds ?? NORWAY, zoom);
  const rows = await matching(tx, query)
    .select([
      raw<number>`avg(lat)`.as('lat'),
      raw<number>`avg(lng)`.as('lng'),
      raw<bigint>`count(*)`.as('count'),
      raw<bigint>`min(monthly_rent)`.as('rent'),
      raw<string>`min(id::text)`.as('listingId'),
      raw<number>`max(lat)`.as('north'),
      raw<number>`min(lat)`.as('south'),
      raw<number>`max(lng)`.as('east'),
      raw<number>`min(lng)`.as('west'),
    ])
    // Mercator's y in degrees, so that a cell is a square on the map.
    .groupBy([raw`floor(lng / ${cell})`, raw`floor(degrees(asinh(tan(radians(lat)))) / ${cell})`])
    .orderBy('count', 'desc')
    .orderBy('listingId')
    .limit(CLUSTERS_MAX)
    .execute();
  return rows.map(({ north, south, east, west, count, ...row }) => ({
    ...row,
    count: Number(count),
    bounds: { north, south, east, west },
  }));
}
