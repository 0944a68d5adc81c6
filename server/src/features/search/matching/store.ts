import { sql as raw, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { boundsOf, type Bounds, type Position } from '@husvaer/domain/kernel/geo';
import type { Filter, SearchQuery } from '@husvaer/domain/search/query';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

/** The views of `listings` for search; they are also read in plain SQL. */
export const sql = owns<Pick<Tables, 'publishedListing'>>();

type Homes = SelectQueryBuilder<Pick<Tables, 'publishedListing'>, 'publishedListing', object>;
type Condition = RawBuilder<SqlBool>;

/** The homes that match a search, not yet ordered or counted. */
export function matching(tx: ReadTx, query: SearchQuery): Homes {
  return filtersOf(query).reduce((homes, [, holds]) => homes.where(holds), homesInPlace(tx, query));
}

/** The homes in the place of a search, before its other filters. */
export function homesInPlace(tx: ReadTx, query: SearchQuery): Homes {
  let homes: Homes = sql(tx).selectFrom('publishedListing');
  const { bounds, area, hiddenListingIds } = query;
  if (bounds) homes = inBox(homes, bounds);
  // The index finds the homes in the box; the polygon then decides.
  if (area) homes = inBox(homes, boundsOf(area)).where(inside(polygonOf(area)));
  const places = placesOf(query);
  if (places.length > 0) homes = homes.where('cityPlaceId', 'in', places);
  else if (query.city) homes = homes.where(raw<SqlBool>`lower(city) = lower(${query.city})`);
  const words = placeWordsOf(query);
  if (words) homes = homes.where(raw<SqlBool>`place_words @@ ${words}`);
  if (query.partnerId) homes = homes.where('partnerId', '=', query.partnerId);
  if (hiddenListingIds) homes = homes.where(raw<SqlBool>`id <> all(${hiddenListingIds}::uuid[])`);
  return homes;
}

/** The towns a home may be in, any of them; empty: all. */
export const placesOf = (query: SearchQuery): string[] =>
  [query.cityPlaceId ?? [], query.cityPlaceIds ?? []].flat();

/** The names that a home's address must contain, as a tsquery; undefined: none. */
export function placeWordsOf({
  municipality,
  neighbourhood,
  street,
  postalCode,
}: SearchQuery): RawBuilder<string> | undefined {
  const input = { municipality, neighbourhood, street, postal_code: postalCode };
  const names = Object.entries(input).flatMap(([kind, name]) =>
    name === undefined ? [] : [raw`'''' || word_of_name(${kind}, ${name}) || ''''`],
  );
  return names.length > 0 ? raw`(${raw.join(names, raw` || ' & ' || `)})::tsquery` : undefined;
}

const inBox = (homes: Homes, { north, south, east, west }: Bounds): Homes =>
  homes
    .where('lat', '>=', south)
    .where('lat', '<=', north)
    .where('lng', '>=', west)
    .where('lng', '<=', east);

/**
 * PostgreSQL's geometry treats a product below a millionth as zero, which in degrees is a street or two. The
 * unit is therefore a hundred-thousandth of a degree, about a metre.
 */
export const UNITS_PER_DEGREE = 100_000;

/** A polygon in PostgreSQL's format, with corners in hundred-thousandths of a degree. */
export const polygonOf = (area: readonly Position[]): string =>
  area.map(({ lat, lng }) => `(${lng * UNITS_PER_DEGREE},${lat * UNITS_PER_DEGREE})`).join();

/** Homes inside a polygon: {@link polygonOf}, or a column of such. */
export const inside = (polygon: unknown): Condition =>
  raw`point(lng * ${raw.lit(UNITS_PER_DEGREE)}, lat * ${raw.lit(UNITS_PER_DEGREE)}) <@ ${polygon}::polygon`;

/** All filters that are set, with their conditions. */
export function filtersOf(query: SearchQuery): [Filter, Condition][] {
  return Object.entries(criteriaOf(query)).flatMap(([filter, value]) =>
    value === undefined ? [] : [[filter as Filter, CONDITIONS[filter as Filter](value)]],
  );
}

/** The condition of each filter. `asked` is a value, or a column of the saved searches. */
export const CONDITIONS: Record<Filter, (value: unknown) => Condition> = {
  search: (words) => raw`words @@ to_tsquery('simple', ${words})`,
  listingTypes: (types) => raw`listing_type = any(${types}::text[])`,
  propertyTypes: (types) => raw`property_type = any(${types}::text[])`,
  minRent: (rent) => raw`monthly_rent >= ${rent}`,
  maxRent: (rent) => raw`monthly_rent <= ${rent}`,
  minBedrooms: (bedrooms) => raw`total_bedrooms >= ${bedrooms}`,
  maxBedrooms: (bedrooms) => raw`total_bedrooms <= ${bedrooms}`,
  minSize: (size) => raw`total_size >= ${size}`,
  // The first of a month: free on any of its days.
  availableFrom: (first) => raw`(
    (available_from is null or available_from < ${first}::date + interval '1 month')
    and (available_to is null or available_to >= ${first}::date)
  )`,
  availableOn: (day) => raw`(
    (available_from is null or available_from <= ${day}::date)
    and (available_to is null or available_to >= ${day}::date)
  )`,
  maxMinimumStay: (months) => raw`coalesce(minimum_stay, 0) <= ${months}`,
  furnished: (some) => raw`furnished = any(${some}::text[])`,
  facilities: (all) => raw`facilities @> ${all}::text[]`,
  includedInRent: (all) => raw`included_in_rent @> ${all}::text[]`,
  languages: (some) => raw`language = any(${some}::text[])`,
  publishedAfter: (moment) => raw`published_at > ${moment}::timestamptz`,
};

/** The value of each filter of a query, as input of {@link CONDITIONS}; undefined: not set. */
export function criteriaOf(query: SearchQuery): Record<Filter, unknown> {
  return {
    search: prefixWords(query.search),
    listingTypes: query.listingTypes,
    propertyTypes: query.propertyTypes,
    minRent: query.minRent,
    maxRent: query.maxRent,
    minBedrooms: query.minBedrooms,
    maxBedrooms: query.maxBedrooms,
    minSize: query.minSize,
    availableFrom: query.availableFrom && `${query.availableFrom}-01`,
    availableOn: query.availableOn,
    maxMinimumStay: query.maxMinimumStay,
    furnished: query.furnished,
    facilities: query.facilities,
    includedInRent: query.includedInRent,
    languages: query.languages,
    publishedAfter: query.publishedAfter,
  };
}

/** A typed text as a tsquery of word beginnings: `grün lø` finds Grünerløkka. */
function prefixWords(text: string | undefined): string | undefined {
  const words = text
    ?.toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 10);
  return words?.map((word) => `${word}:*`).join(' & ');
}
