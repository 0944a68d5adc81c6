import { sql as raw } from 'kysely';

import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { askedBy, placesOf, sql } from '../matching/store.ts';
import type { Home } from './home.ts';
import type { Asked } from './narrow.ts';

/** A home as columns take it, of a row of `published_listing`. */
const HOME = raw`
  home.id, home.lat, home.lng, home.monthly_rent::float8 as rent,
  (extract(epoch from home.published_at) * 1000000)::float8 as "publishedAt",
  home.total_bedrooms as bedrooms, home.total_size as size, home.available_from as "availableFrom",
  home.available_to as "availableTo", home.minimum_stay as "minimumStay",
  home.listing_type as "listingType", home.property_type as "propertyType", home.furnished,
  array_to_string(home.facilities, ' ') as facilities,
  array_to_string(home.included_in_rent, ' ') as "includedInRent",
  lower(home.city) as city, home.city_place_id as "cityPlaceId", home.partner_id as "partnerId",
  array_to_string(tsvector_to_array(home.words), ' ') as words`;

/** The moment a statement sees, as the database writes it. */
export async function findSnapshot(tx: ReadTx): Promise<string> {
  const row = await sql(tx)
    .selectNoFrom(raw<string>`pg_current_snapshot()::text`.as('snapshot'))
    .executeTakeFirstOrThrow();
  return row.snapshot;
}

/** Published homes by their ids, those after one of them. */
export const findHomes = (
  tx: ReadTx,
  { after, limit }: { after: string; limit: number },
): Promise<Home[]> =>
  sql(tx)
    .selectFrom(
      raw<Home>`(
        select ${HOME} from published_listing as home
        where home.id > ${after}::uuid order by home.id limit ${limit}
      )`.as('home'),
    )
    .selectAll()
    .execute();

export interface Changes {
  /** What the statement saw. */
  snapshot: string;
  /** Homes as they are now. */
  homes: Home[];
  /** Homes that are published no more, or never were. */
  gone: string[];
}

/** What has changed since a snapshot, all of one moment; null when that is more than `most` homes. */
export async function findChanges(
  tx: ReadTx,
  { since, most }: { since: string; most: number },
): Promise<Changes | null> {
  const rows = await sql(tx)
    .selectFrom(
      raw<Home & { snapshot: string; changedId: string | null }>`(
        select pg_current_snapshot()::text as snapshot, changed.listing_id as "changedId", ${HOME}
        from (values (1)) as one
        left join (
          select distinct listing_id from changed_listing
          where transaction >= pg_snapshot_xmin(${since}::pg_snapshot)
            and not pg_visible_in_snapshot(transaction, ${since}::pg_snapshot)
          limit ${most + 1}
        ) as changed on true
        left join published_listing as home on home.id = changed.listing_id
      )`.as('change'),
    )
    .selectAll()
    .execute();
  if (rows.length > most) return null;
  return {
    snapshot: rows[0]!.snapshot,
    homes: rows.filter(({ id }: { id: string | null }) => id !== null),
    gone: rows.flatMap(({ id, changedId }: { id: string | null; changedId: string | null }) =>
      id === null && changedId !== null ? [changedId] : [],
    ),
  };
}

/** A search with what the database makes of its texts; null when that is more than columns can tell. */
export async function findMeaning(tx: ReadTx, query: SearchQuery): Promise<Asked | null> {
  const { search: words } = askedBy(query);
  const city = placesOf(query).length === 0 && query.city ? query.city : undefined;
  if (words === undefined && city === undefined) return { query, words: undefined, city };
  const said = await sql(tx)
    .selectNoFrom([
      raw<string | null>`to_tsquery('simple', ${words ?? null}::text)::text`.as('words'),
      raw<string | null>`lower(${city ?? null}::text)`.as('city'),
    ])
    .executeTakeFirstOrThrow();
  const beginnings = said.words === null ? undefined : beginningsOf(said.words);
  if (beginnings === null) return null;
  return { query, words: beginnings, city: said.city ?? undefined };
}

/** The words of a tsquery such as `'lys':* & 'grün':*`; null for any other. */
function beginningsOf(tsquery: string): string[] | null {
  if (tsquery === '') return [];
  const words = tsquery.split(' & ').map((word) => /^'([^'\\]+)':\*$/.exec(word)?.[1]);
  return words.every((word) => word !== undefined) ? words : null;
}
