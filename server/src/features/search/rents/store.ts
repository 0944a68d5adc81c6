import { sql as raw } from 'kysely';

import { LISTING_TYPES } from '@husvaer/domain/listings/enums';
import type { Ore } from '@husvaer/domain/kernel/money';
import { kindOf, rentKindOf, RENT_KINDS, type RentKind } from '@husvaer/domain/search/kinds';
import type { SearchQuery } from '@husvaer/domain/search/query';
import {
  CHART_BEDROOMS_MAX,
  RENT_STEP,
  RENT_STEPS,
  type RentCount,
} from '@husvaer/domain/search/rent-chart';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { filtersOf, matching, sql } from '../matching/store.ts';

/** The number of homes and their median rent. */
export interface Rents {
  count: number;
  median: Ore | null;
}

export interface RentFigures {
  /** The homes that the search finds, by kind. Kinds without homes are left out. */
  kinds: (Rents & { kind: RentKind })[];
  /** The homes of the shown kind, fewest bedrooms first. */
  byBedrooms: (Rents & { bedrooms: number | null })[];
  /** Homes of that kind that the search would find without its rent filter. */
  steps: RentCount[];
}

/** A listing's kind, as its place in {@link RENT_KINDS}. */
const KIND = raw<number>`case listing_type ${raw.join(
  LISTING_TYPES.map(
    (type) => raw`when ${raw.lit(type)} then ${raw.lit(RENT_KINDS.indexOf(kindOf(type)))}`,
  ),
  raw` `,
)} end`;

/** The rents of a search, in one pass over the homes. */
export async function findRents(tx: ReadTx, query: SearchQuery): Promise<RentFigures> {
  const wanted = filtersOf(query)
    .filter(([filter]) => filter === 'minRent' || filter === 'maxRent')
    .map(([, holds]) => holds);
  const whateverTheRent = { ...query, minRent: undefined, maxRent: undefined };
  const homes = matching(tx, whateverTheRent).select([
    'monthlyRent',
    KIND.as('kind'),
    raw<number | null>`case when total_bedrooms > ${raw.lit(CHART_BEDROOMS_MAX)}
      then ${raw.lit(CHART_BEDROOMS_MAX)} else total_bedrooms end`.as('bedrooms'),
    raw<number>`least(monthly_rent / ${raw.lit(Number(RENT_STEP))}, ${raw.lit(RENT_STEPS - 1)})::int`.as(
      'step',
    ),
    raw<boolean>`${wanted.length > 0 ? raw.join(wanted, raw` and `) : raw`true`}`.as('isAsked'),
  ]);
  const rows = await sql(tx)
    .selectFrom(homes.as('home'))
    .select([
      'kind',
      'bedrooms',
      'step',
      raw<boolean>`grouping(bedrooms) = 0`.as('ofBedrooms'),
      raw<boolean>`grouping(step) = 0`.as('ofStep'),
      raw<bigint>`count(*)`.as('whateverRent'),
      raw<bigint>`count(*) filter (where is_asked)`.as('count'),
      raw<Ore | null>`percentile_disc(0.5) within group (order by monthly_rent)
        filter (where is_asked)`.as('median'),
    ])
    .groupBy(raw`grouping sets ((kind), (kind, bedrooms), (kind, step))`)
    .orderBy('kind')
    .orderBy('bedrooms')
    .execute();

  const shown = RENT_KINDS.indexOf(rentKindOf(query.listingTypes));
  const ofShown = rows.filter(({ kind }) => kind === shown);
  const figuresOf = ({ count, median }: (typeof rows)[number]) => ({
    count: Number(count),
    median,
  });
  return {
    kinds: rows
      .filter((row) => !row.ofBedrooms && !row.ofStep && row.median !== null)
      .map((row) => ({ kind: RENT_KINDS[row.kind]!, ...figuresOf(row) })),
    byBedrooms: ofShown
      .filter((row) => row.ofBedrooms && row.median !== null)
      .map((row) => ({ bedrooms: row.bedrooms, ...figuresOf(row) })),
    steps: ofShown
      .filter((row) => row.ofStep)
      .map(({ step, whateverRent }) => ({ step, count: Number(whateverRent) })),
  };
}
