import { sql as raw, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { degreesPerPixel, NORWAY } from '@husvaer/domain/kernel/geo';
import type {
  Furnished,
  Facility,
  IncludedInRent,
  ListingType,
  PropertyType,
} from '@husvaer/domain/listings/words';
import type { PageOptions, SearchQuery, Sort } from '@husvaer/domain/search/query';

import type { Cluster } from '@husvaer/domain/search/cluster';

import { owns, type ReadTx } from '../../platform/db/tx.ts';

interface PublishedListing {
  id: string;
  partner_id: string | null;
  listing_type: ListingType;
  property_type: PropertyType;
  city: string;
  city_place_id: string | null;
  lat: number;
  lng: number;
  total_bedrooms: number | null;
  total_size: number | null;
  available_from: string | null;
  available_to: string | null;
  minimum_stay: number | null;
  monthly_rent: bigint;
  deposit_amount: bigint | null;
  furnished: Furnished | null;
  facilities: Facility[];
  included_in_rent: IncludedInRent[];
  published_at: Temporal.Instant;
  words: string;
}

/** The views that listings opens for search; `published_image` is read by {@link findCards} alone. */
interface SearchTables {
  published_listing: PublishedListing;
}

const sql = owns<SearchTables>();

export interface CardImage {
  _id: string;
  width: number;
  height: number;
  color: string;
  description: string | null;
  order: number;
}

/** A home as the list shows it, under the names of the API: nothing is renamed on the way out. */
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
  furnished: Furnished | null;
  facilities: Facility[];
  includedInRent: IncludedInRent[];
  publishedAt: Temporal.Instant;
  images: CardImage[];
}

/** Pictures on a card. */
const CARD_IMAGES = 5;

const CARDS = raw<ListingCard>`(
  select id as "_id", partner_id as "partnerId", title, listing_type as "listingType",
    property_type as "propertyType", street, street_number as "streetNumber",
    postal_code as "postalCode", neighbourhood, city, lat, lng, total_bedrooms as "totalBedrooms",
    total_size as "totalSize", available_from as "availableFrom", minimum_stay as "minimumStay",
    monthly_rent as "monthlyRent", deposit_amount as "depositAmount", furnished, facilities,
    included_in_rent as "includedInRent", published_at as "publishedAt", (
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

/** For the homes that a search gathers, and for their cards. */
const ORDERS: Record<Sort, { hits: RawBuilder<unknown>; cards: RawBuilder<unknown> }> = {
  newest: {
    hits: raw`published_at desc, id desc`,
    cards: raw`"publishedAt" desc, "_id" desc`,
  },
  rent_up: { hits: raw`monthly_rent, id`, cards: raw`"monthlyRent", "_id"` },
  rent_down: { hits: raw`monthly_rent desc, id desc`, cards: raw`"monthlyRent" desc, "_id" desc` },
};

/** One page of homes, in one statement. */
export async function findCards(
  tx: ReadTx,
  query: SearchQuery,
  { limit, skip, sort }: PageOptions,
): Promise<ListingCard[]> {
  return (
    sql(tx)
      // The homes in a box are gathered first and then sorted: the planner, who does not know where
      // in Norway people live, would rather walk all homes newest first until it met enough of them.
      .with(
        (hit) => (query.bounds ? hit('hit').materialized() : hit('hit')),
        () => matching(tx, query).select(['id', 'published_at', 'monthly_rent']),
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

export async function countCards(tx: ReadTx, query: SearchQuery): Promise<number> {
  const row = await matching(tx, query)
    .select(raw<bigint>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Pixels of a cell: somewhat wider than a price on the map. */
const CELL_PIXELS = 96;
/** However small the cells asked for, no more than so many in a row: the answer stays bounded. */
const CELLS_ACROSS = 40;

/** The hits of a search gathered in the cells of a grid as a map at this zoom level shows them. */
export async function findClusters(
  tx: ReadTx,
  query: SearchQuery,
  zoom: number,
): Promise<Cluster[]> {
  const { east, west } = query.bounds ?? NORWAY;
  const cell = Math.max(degreesPerPixel(zoom) * CELL_PIXELS, (east - west) / CELLS_ACROSS);
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
    // Mercator's own y, in degrees, so that a cell is a square on the map.
    .groupBy([raw`floor(lng / ${cell})`, raw`floor(degrees(asinh(tan(radians(lat)))) / ${cell})`])
    .orderBy('count', 'desc')
    .limit(CELLS_ACROSS * CELLS_ACROSS)
    .execute();
  return rows.map(({ north, south, east, west, count, ...row }) => ({
    ...row,
    count: Number(count),
    bounds: { north, south, east, west },
  }));
}

type Matching = SelectQueryBuilder<SearchTables, 'published_listing', object>;

/** The homes a search asks for, not yet ordered or counted. */
function matching(tx: ReadTx, query: SearchQuery): Matching {
  let homes: Matching = sql(tx).selectFrom('published_listing');
  const { bounds } = query;
  if (bounds) {
    homes = homes
      .where('lat', '>=', bounds.south)
      .where('lat', '<=', bounds.north)
      .where('lng', '>=', bounds.west)
      .where('lng', '<=', bounds.east);
  }
  const words = prefixWords(query.search);
  if (words) homes = homes.where(raw<SqlBool>`words @@ to_tsquery('simple', ${words})`);
  if (query.cityPlaceId) homes = homes.where('city_place_id', '=', query.cityPlaceId);
  else if (query.city) homes = homes.where(raw<SqlBool>`lower(city) = lower(${query.city})`);
  if (query.partnerId) homes = homes.where('partner_id', '=', query.partnerId);
  if (query.listingTypes) homes = homes.where('listing_type', 'in', query.listingTypes);
  if (query.propertyTypes) homes = homes.where('property_type', 'in', query.propertyTypes);
  if (query.furnished) homes = homes.where('furnished', 'in', query.furnished);
  if (query.minRent !== undefined) homes = homes.where('monthly_rent', '>=', query.minRent);
  if (query.maxRent !== undefined) homes = homes.where('monthly_rent', '<=', query.maxRent);
  if (query.minBedrooms !== undefined)
    homes = homes.where('total_bedrooms', '>=', query.minBedrooms);
  if (query.maxBedrooms !== undefined)
    homes = homes.where('total_bedrooms', '<=', query.maxBedrooms);
  if (query.minSize !== undefined) homes = homes.where('total_size', '>=', query.minSize);
  if (query.maxMinimumStay !== undefined) {
    homes = homes.where(raw<SqlBool>`coalesce(minimum_stay, 0) <= ${query.maxMinimumStay}`);
  }
  if (query.availableFrom) {
    const month = Temporal.PlainYearMonth.from(query.availableFrom);
    const first = month.toPlainDate({ day: 1 }).toString();
    const last = month.toPlainDate({ day: month.daysInMonth }).toString();
    homes = homes
      .where((or) => or.or([or('available_from', 'is', null), or('available_from', '<=', last)]))
      .where((or) => or.or([or('available_to', 'is', null), or('available_to', '>=', first)]));
  }
  if (query.facilities)
    homes = homes.where(raw<SqlBool>`facilities @> ${query.facilities}::text[]`);
  if (query.includedInRent) {
    homes = homes.where(raw<SqlBool>`included_in_rent @> ${query.includedInRent}::text[]`);
  }
  return homes;
}

/** What a person typed as a tsquery in which every word may go on: `grün lø` finds Grünerløkka. */
function prefixWords(text: string | undefined): string | null {
  const words = text
    ?.toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 10);
  return words ? words.map((word) => `${word}:*`).join(' & ') : null;
}
