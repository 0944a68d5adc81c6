import { sql as raw } from 'kysely';

import {
  SUGGESTION_KINDS,
  SUGGESTIONS_OF_KIND,
  type SuggestionKind,
} from '@husvaer/domain/search/limits';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Record<never, never>>();

/**
 * A name from the addresses of homes. Each town with the name has a row of its own; a municipality has one
 * row.
 */
export interface NamedPlace {
  kind: SuggestionKind;
  name: string;
  /** The name as in `published_listing.place_words`. */
  word: string;
  /** '' for a municipality, which is in no town. */
  city: string;
  /** '' when the town is not in the register of places. */
  cityPlaceId: string;
  /** The number of homes at the last count. */
  homes: number;
}

/** More than are shown: some of them may have no homes by now. */
const OF_KIND = raw.lit(2 * SUGGESTIONS_OF_KIND);

const AS_NAMED = raw`kind, name, word, city, city_place_id, homes`;

/** Names with a word that begins with the typed text, the likeliest of each kind first. */
export async function findNamedPlaces(tx: ReadTx, text: string): Promise<NamedPlace[]> {
  return sql(tx)
    .selectFrom(
      raw<NamedPlace>`(
        with typed as materialized (select folded_name(${text}) as text),
        found as materialized (
          select place_suggestion.*,
            folded = typed.text or folded_with_more = typed.text as is_exact,
            folded like typed.text || '%' or folded_with_more like typed.text || '%' as begins
          from typed join place_suggestion on typed.text <> '' and (
            folded like typed.text || '%' or folded like '% ' || typed.text || '%'
            or folded_with_more like typed.text || '%'
          )
        )
        select ${AS_NAMED}
        from unnest(${SUGGESTION_KINDS}::text[]) as kinds (asked)
        cross join lateral (
          select * from found where kind = asked
          order by is_exact desc, begins desc, homes desc, word, city limit ${OF_KIND}
        ) as likely
      )`.as('named'),
    )
    .selectAll()
    .execute();
}

/** Names that resemble the typed text (by PostgreSQL's default threshold), the most similar first. */
export async function findAlikePlaces(tx: ReadTx, text: string): Promise<NamedPlace[]> {
  return sql(tx)
    .selectFrom(
      // Finds the names before their towns: thousands of towns share street names.
      raw<NamedPlace>`(
        with typed as materialized (select folded_name(${text}) as text),
        alike as materialized (
          select kind, folded, similarity(folded, typed.text) as similarity
          from typed cross join lateral (
            select distinct kind, folded from place_suggestion where folded % typed.text
          ) as one
          order by similarity desc limit ${OF_KIND}
        )
        select ${AS_NAMED} from alike join place_suggestion using (kind, folded)
        order by similarity desc, homes desc, word, city limit ${OF_KIND}
      )`.as('named'),
    )
    .selectAll()
    .execute();
}

/** All names in the addresses of published homes: of all homes (null), or of these. */
const namesOf = (listingIds: readonly string[] | null) => raw`
  select kind, word, mode() within group (order by regexp_replace(trim(named.name), '\\s+', ' ', 'g')) as name, place_id, city,
    count(*)::int as homes
  from (
    select municipality, neighbourhood, street, postal_code, city as postal_place,
      coalesce(city_place_id, '') as town_id
    from published_listing
    where ${listingIds}::uuid[] is null or id = any(${listingIds}::uuid[])
  ) as home
  cross join lateral (values
    ('city', postal_place, town_id, postal_place),
    ('municipality', municipality, '', ''),
    ('neighbourhood', neighbourhood, town_id, postal_place),
    ('street', street, town_id, postal_place),
    ('postal_code', postal_code, town_id, postal_place)
  ) as named (kind, name, place_id, city)
  cross join lateral (select word_of_name(kind, named.name) as word) as worded
  where named.name <> ''
  group by kind, word, place_id, city`;

/** Adds names of newly published homes. A home published again counts twice until {@link countNames} runs. */
export async function addNames(tx: Tx, listingIds: readonly string[]): Promise<void> {
  await raw`
    insert into place_suggestion (kind, word, name, city_place_id, city, homes)
    ${namesOf(listingIds)}
    on conflict (word, city_place_id, city) do update
    set homes = place_suggestion.homes + excluded.homes`.execute(sql(tx));
}

/** Recounts the names of all homes, and deletes names without homes. */
export async function countNames(tx: Tx): Promise<void> {
  await raw`
    with counted (kind, word, name, city_place_id, city, homes) as materialized (${namesOf(null)}), gone as (
      delete from place_suggestion as old where not exists (
        select from counted
        where (counted.word, counted.city_place_id, counted.city) = (old.word, old.city_place_id, old.city)
      )
    )
    insert into place_suggestion (kind, word, name, city_place_id, city, homes)
    select kind, word, name, city_place_id, city, homes from counted
    on conflict (word, city_place_id, city) do update
    set name = excluded.name, homes = excluded.homes
    where (place_suggestion.name, place_suggestion.homes) is distinct from (excluded.name, excluded.homes)`.execute(
    sql(tx),
  );
}
