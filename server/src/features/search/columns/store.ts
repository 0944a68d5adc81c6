import { sql as raw } from 'kysely';

import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { criteriaOf, placesOf, placeWordsOf, sql } from '../matching/store.ts';
import type { Homes } from './homes.ts';
import type { ColumnQuery } from './narrow.ts';
import { NEXT_ROW } from './search-terms.ts';

/** Separates the texts of two homes; no text contains it. */
const BETWEEN = String.fromCharCode(NEXT_ROW);

const numbers = (value: string) => raw`string_agg(${raw.raw(value)}, ''::bytea)`;
const texts = (value: string) => raw`string_agg(${raw.raw(value)}, ${BETWEEN})`;

/**
 * Columns of `published_listing` as one row: numbers in PostgreSQL's binary form, texts concatenated.
 * Creating a million objects would take longer than reading them.
 */
const HOMES = raw`
  count(home.id)::int as count,
  ${numbers('uuid_send(home.id)')} as ids,
  ${numbers('float8send(home.lat)')} as lat,
  ${numbers('float8send(home.lng)')} as lng,
  ${numbers('float8send(home.monthly_rent)')} as rent,
  ${numbers(`float8send(round(date_part('epoch', home.published_at) * 1000000))`)} as published_at,
  ${numbers(`float8send(coalesce(home.deposit_amount::float8, 'NaN'))`)} as deposit,
  ${numbers(`float8send(coalesce(home.monthly_extras::float8, 'NaN'))`)} as extras,
  ${numbers(`float4send(coalesce(home.total_size, 'NaN'))`)} as size,
  ${numbers(`int2send(coalesce(home.total_bedrooms, -1::int2))`)} as bedrooms,
  ${numbers(`int2send(coalesce(home.minimum_stay, 0::int2))`)} as minimum_stay,
  ${numbers(`date_send(coalesce(home.available_from, '-infinity'))`)} as available_from,
  ${numbers(`date_send(coalesce(home.available_to, 'infinity'))`)} as available_to,
  ${texts('home.listing_type')} as listing_type,
  ${texts('home.property_type')} as property_type,
  ${texts(`coalesce(home.furnished, '')`)} as furnished,
  ${texts(`coalesce(home.language, '')`)} as language,
  ${texts(`array_to_string(home.facilities, ' ')`)} as facilities,
  ${texts(`array_to_string(home.included_in_rent, ' ')`)} as included_in_rent,
  ${texts(`translate(lower(home.city), '${BETWEEN}', ' ')`)} as city,
  ${texts(`coalesce(home.city_place_id, '')`)} as city_place_id,
  ${texts(`coalesce(home.partner_id::text, '')`)} as partner_id,
  ${texts(`array_to_string(tsvector_to_array(home.words || home.place_words), ' ')`)} as words`;

type Texts = {
  [Name in keyof Homes]: Homes[Name] extends readonly string[] ? Name : never;
}[keyof Homes];
type Numbers = Exclude<keyof Homes, Texts | 'count' | 'words'>;
/** The row of {@link HOMES}; its columns are null without homes. */
type HomesRow = { count: number } & Record<Numbers, Uint8Array | null> &
  Record<Texts | 'words', string | null>;

function homesOf(row: HomesRow): Homes {
  const { count } = row;
  const numbers = <Column>(
    name: Numbers,
    each: 2 | 4 | 8,
    made: (bytes: ArrayBuffer) => Column,
  ): Column => {
    const bytes = Buffer.from(new ArrayBuffer(row[name]?.length ?? 0));
    if (row[name]) bytes.set(row[name]);
    if (each === 2) bytes.swap16();
    else if (each === 4) bytes.swap32();
    else bytes.swap64();
    return made(bytes.buffer);
  };
  const doubles = (name: Numbers) => numbers(name, 8, (bytes) => new Float64Array(bytes));
  const days = (name: Numbers) => numbers(name, 4, (bytes) => new Int32Array(bytes));
  const shorts = (name: Numbers) => numbers(name, 2, (bytes) => new Int16Array(bytes));
  const texts = (name: Texts) => row[name]?.split(BETWEEN) ?? [];
  return {
    count,
    ids: numbers('ids', 4, (bytes) => new Uint32Array(bytes)),
    lat: doubles('lat'),
    lng: doubles('lng'),
    rent: doubles('rent'),
    publishedAt: doubles('publishedAt'),
    deposit: doubles('deposit'),
    extras: doubles('extras'),
    size: numbers('size', 4, (bytes) => new Float32Array(bytes)),
    bedrooms: shorts('bedrooms'),
    minimumStay: shorts('minimumStay'),
    availableFrom: days('availableFrom'),
    availableTo: days('availableTo'),
    listingType: texts('listingType'),
    propertyType: texts('propertyType'),
    furnished: texts('furnished'),
    language: texts('language'),
    facilities: texts('facilities'),
    includedInRent: texts('includedInRent'),
    city: texts('city'),
    cityPlaceId: texts('cityPlaceId'),
    partnerId: texts('partnerId'),
    words: Buffer.from(row.words ?? ''),
  };
}

/** The snapshot of a statement, as the database writes it. */
export async function findSnapshot(tx: ReadTx): Promise<string> {
  const row = await sql(tx)
    .selectNoFrom(raw<string>`pg_current_snapshot()::text`.as('snapshot'))
    .executeTakeFirstOrThrow();
  return row.snapshot;
}

/** An id near the middle, by the database's statistics; null when it has none. */
export async function findMiddle(tx: ReadTx): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom(
      raw<{ bounds: string[] }>`(
        select histogram_bounds::text::uuid[]::text[] as bounds from pg_stats
        where schemaname = current_schema and tablename = 'listing' and attname = 'id'
      )`.as('ids'),
    )
    .selectAll()
    .executeTakeFirst();
  return row?.bounds?.[row.bounds.length >> 1] ?? null;
}

/** Ids after one, up to another. */
export interface Range {
  after: string;
  until: string;
}

/** Published homes of a range, by id. */
export async function findHomes(
  tx: ReadTx,
  { after, until, limit }: Range & { limit: number },
): Promise<Homes> {
  const row = await sql(tx)
    .selectFrom(
      raw<HomesRow>`(
        select ${HOMES} from (
          select * from published_listing
          where id > ${after}::uuid and id <= ${until}::uuid
          order by id limit ${limit}
        ) as home
      )`.as('homes'),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
  return homesOf(row);
}

interface Changes {
  /** The snapshot of the statement. */
  snapshot: string;
  /** Homes with their present data. */
  homes: Homes;
  /** Homes that are no longer published, or never were. */
  gone: string[];
}

/** All changes since a snapshot, in one statement; null when they are more than `most` homes. */
export async function findChanges(
  tx: ReadTx,
  { since, most }: { since: string; most: number },
): Promise<Changes | null> {
  const { snapshot, changed, gone, ...row } = await sql(tx)
    .selectFrom(
      raw<HomesRow & { snapshot: string; changed: number; gone: string[] }>`(
        with changed as materialized (
          select distinct listing_id from changed_listing
          where transaction >= pg_snapshot_xmin(${since}::pg_snapshot)
            and not pg_visible_in_snapshot(transaction, ${since}::pg_snapshot)
          limit ${most + 1}
        )
        select pg_current_snapshot()::text as snapshot,
          (select count(*)::int from changed) as changed,
          array(
            select listing_id::text from changed
            where not exists (select from published_listing where id = listing_id)
          ) as gone,
          ${HOMES}
        from changed join published_listing as home on home.id = listing_id
      )`.as('changes'),
    )
    .selectAll()
    .executeTakeFirstOrThrow();
  return changed > most ? null : { snapshot, homes: homesOf(row), gone };
}

/** A search with its texts as the database interprets them; null when columns can't express it. */
export async function findMeaning(tx: ReadTx, query: SearchQuery): Promise<ColumnQuery | null> {
  const { search: words } = criteriaOf(query);
  const city = placesOf(query).length === 0 && query.city ? query.city : undefined;
  const names = placeWordsOf(query);
  if (words === undefined && city === undefined && names === undefined)
    return { query, words: undefined, placeWords: [], city };
  const answer = await sql(tx)
    .selectNoFrom([
      raw<string | null>`to_tsquery('simple', ${words ?? null}::text)::text`.as('words'),
      raw<string | null>`(${names ?? null}::tsquery)::text`.as('placeWords'),
      raw<string | null>`lower(${city ?? null}::text)`.as('city'),
    ])
    .executeTakeFirstOrThrow();
  const beginnings = answer.words === null ? undefined : beginningsOf(answer.words);
  if (beginnings === null) return null;
  return {
    query,
    words: beginnings,
    placeWords: answer.placeWords?.split(' & ').map((word) => word.slice(1, -1)) ?? [],
    city: answer.city ?? undefined,
  };
}

/** The words of a tsquery such as `'lys':* & 'grün':*`; null for any other form. */
function beginningsOf(tsquery: string): string[] | null {
  if (tsquery === '') return [];
  const words = tsquery.split(' & ').map((word) => /^'([^'\\]+)':\*$/.exec(word)?.[1]);
  return words.every((word) => word !== undefined) ? words : null;
}
