import { sql as raw } from 'kysely';

import type { Ore } from '@husvaer/domain/kernel/money';
import type { SearchQuery } from '@husvaer/domain/search/query';
import {
  CHART_BEDROOMS_MAX,
  RENT_STEP,
  RENT_STEPS,
  type RentCount,
} from '@husvaer/domain/search/rent-chart';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { filtersOf, matching, sql } from '../matching/store.ts';

export interface RentFigures {
  /** Homes that the search finds. */
  count: number;
  median: Ore | null;
  byBedrooms: { bedrooms: number | null; count: number; median: Ore }[];
  /** Homes that it would find whatever their rent. */
  steps: RentCount[];
}

/** What the rents of a search are: all of it in one look at the homes. */
export async function findRents(tx: ReadTx, query: SearchQuery): Promise<RentFigures> {
  const asked = filtersOf(query)
    .filter(([filter]) => filter === 'minRent' || filter === 'maxRent')
    .map(([, holds]) => holds);
  const whateverTheRent = { ...query, minRent: undefined, maxRent: undefined };
  const homes = matching(tx, whateverTheRent).select([
    'monthly_rent',
    raw<number | null>`case when total_bedrooms > ${raw.lit(CHART_BEDROOMS_MAX)}
      then ${raw.lit(CHART_BEDROOMS_MAX)} else total_bedrooms end`.as('bedrooms'),
    raw<number>`least(monthly_rent / ${raw.lit(Number(RENT_STEP))}, ${raw.lit(RENT_STEPS - 1)})::int`.as(
      'step',
    ),
    raw<boolean>`${asked.length > 0 ? raw.join(asked, raw` and `) : raw`true`}`.as('is_asked'),
  ]);
  const rows = await sql(tx)
    .selectFrom(homes.as('home'))
    .select([
      'bedrooms',
      'step',
      raw<boolean>`grouping(bedrooms) = 0`.as('of_bedrooms'),
      raw<boolean>`grouping(step) = 0`.as('of_step'),
      raw<bigint>`count(*)`.as('whatever_rent'),
      raw<bigint>`count(*) filter (where is_asked)`.as('count'),
      raw<Ore | null>`percentile_disc(0.5) within group (order by monthly_rent)
        filter (where is_asked)`.as('median'),
    ])
    .groupBy(raw`grouping sets ((), (bedrooms), (step))`)
    .orderBy('bedrooms')
    .execute();

  const all = rows.find((row) => !row.of_bedrooms && !row.of_step);
  return {
    count: Number(all?.count ?? 0),
    median: all?.median ?? null,
    byBedrooms: rows.flatMap(({ of_bedrooms, bedrooms, count, median }) =>
      of_bedrooms && median !== null ? [{ bedrooms, count: Number(count), median }] : [],
    ),
    steps: rows
      .filter((row) => row.of_step)
      .map(({ step, whatever_rent }) => ({ step, count: Number(whatever_rent) })),
  };
}
