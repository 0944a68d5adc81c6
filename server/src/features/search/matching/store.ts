import { sql as raw, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { boundsOf, type Bounds, type Position } from '@husvaer/domain/kernel/geo';
import type {
  Facility,
  Furnished,
  IncludedInRent,
  ListingType,
  PropertyType,
} from '@husvaer/domain/listings/words';
import type { Filter, SearchQuery } from '@husvaer/domain/search/query';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

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

/** The views that listings opens for search; the others are read in plain SQL. */
export const sql = owns<{ published_listing: PublishedListing }>();

type Homes = SelectQueryBuilder<
  { published_listing: PublishedListing },
  'published_listing',
  object
>;
type Condition = RawBuilder<SqlBool>;

/** The homes a search asks for, not yet ordered or counted. */
export function matching(tx: ReadTx, query: SearchQuery): Homes {
  return filtersOf(query).reduce((homes, [, holds]) => homes.where(holds), homesThere(tx, query));
}

/** The homes where a search looks, whatever it asks of them. */
export function homesThere(tx: ReadTx, query: SearchQuery): Homes {
  let homes: Homes = sql(tx).selectFrom('published_listing');
  const { bounds, area, hiddenListingIds } = query;
  if (bounds) homes = inBox(homes, bounds);
  // The box takes the homes out of the index; which of them are inside is for the polygon to say.
  if (area) homes = inBox(homes, boundsOf(area)).where(inside(area));
  const places = [query.cityPlaceId ?? [], query.cityPlaceIds ?? []].flat();
  if (places.length > 0) homes = homes.where('city_place_id', 'in', places);
  else if (query.city) homes = homes.where(raw<SqlBool>`lower(city) = lower(${query.city})`);
  if (query.partnerId) homes = homes.where('partner_id', '=', query.partnerId);
  if (hiddenListingIds) homes = homes.where(raw<SqlBool>`id <> all(${hiddenListingIds}::uuid[])`);
  return homes;
}

const inBox = (homes: Homes, { north, south, east, west }: Bounds): Homes =>
  homes
    .where('lat', '>=', south)
    .where('lat', '<=', north)
    .where('lng', '>=', west)
    .where('lng', '<=', east);

/**
 * PostgreSQL's geometry takes a product below a millionth for nothing, which in degrees is a street
 * or two: it is given hundred-thousandths of a degree, about a metre.
 */
const FINE = 100_000;

function inside(area: readonly Position[]): Condition {
  const corners = area.map(({ lat, lng }) => `(${lng * FINE},${lat * FINE})`).join();
  return raw`point(lng * ${raw.lit(FINE)}, lat * ${raw.lit(FINE)}) <@ ${corners}::polygon`;
}

/** Every filter that is set, with what it asks of a home. */
export function filtersOf(query: SearchQuery): [Filter, Condition][] {
  const words = prefixWords(query.search);
  const conditions: Record<Filter, Condition | undefined> = {
    search: words ? raw`words @@ to_tsquery('simple', ${words})` : undefined,
    listingTypes: given(query.listingTypes, (types) => raw`listing_type = any(${types}::text[])`),
    propertyTypes: given(
      query.propertyTypes,
      (types) => raw`property_type = any(${types}::text[])`,
    ),
    minRent: given(query.minRent, (rent) => raw`monthly_rent >= ${rent}`),
    maxRent: given(query.maxRent, (rent) => raw`monthly_rent <= ${rent}`),
    minBedrooms: given(query.minBedrooms, (bedrooms) => raw`total_bedrooms >= ${bedrooms}`),
    maxBedrooms: given(query.maxBedrooms, (bedrooms) => raw`total_bedrooms <= ${bedrooms}`),
    minSize: given(query.minSize, (size) => raw`total_size >= ${size}`),
    availableFrom: given(query.availableFrom, freeIn),
    maxMinimumStay: given(
      query.maxMinimumStay,
      (months) => raw`coalesce(minimum_stay, 0) <= ${months}`,
    ),
    furnished: given(query.furnished, (some) => raw`furnished = any(${some}::text[])`),
    facilities: given(query.facilities, (all) => raw`facilities @> ${all}::text[]`),
    includedInRent: given(query.includedInRent, (all) => raw`included_in_rent @> ${all}::text[]`),
    publishedAfter: given(
      query.publishedAfter,
      (moment) => raw`published_at > ${moment}::timestamptz`,
    ),
  };
  return (Object.entries(conditions) as [Filter, Condition | undefined][]).flatMap(
    ([filter, holds]) => (holds ? [[filter, holds]] : []),
  );
}

const given = <Value>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): Condition | undefined => (value === undefined ? undefined : condition(value));

function freeIn(yearMonth: string): Condition {
  const month = Temporal.PlainYearMonth.from(yearMonth);
  const first = month.toPlainDate({ day: 1 }).toString();
  const last = month.toPlainDate({ day: month.daysInMonth }).toString();
  return raw`(
    (available_from is null or available_from <= ${last}::date)
    and (available_to is null or available_to >= ${first}::date)
  )`;
}

/** What a person typed as a tsquery in which every word may go on: `grün lø` finds Grünerløkka. */
function prefixWords(text: string | undefined): string | null {
  const words = text
    ?.toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 10);
  return words ? words.map((word) => `${word}:*`).join(' & ') : null;
}
