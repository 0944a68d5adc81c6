import { rentKindOf, type RentKind } from '@husvaer/domain/search/kinds';
import { ENOUGH_HOMES, rentBars, type RentBar } from '@husvaer/domain/search/rent-chart';
import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import { askColumns } from '../columns/follow.ts';
import { findRents, type RentFigures, type Rents } from '../rent-chart/store.ts';

export interface RentChart extends Omit<RentFigures, 'steps'> {
  /** Homes of every kind. */
  count: number;
  /** The kind that bars and bedrooms are of. */
  kind: RentKind;
  bars: RentBar[];
}

/**
 * The rents of a search, of one kind at a time. Its rent filter does not narrow the bars, which
 * stand over that very filter. Too few homes have no median and no bars: they would tell of single ones.
 */
export async function getRentChart(work: ReadWork, query: SearchQuery): Promise<RentChart> {
  const inMemory = await askColumns(work, query);
  const { kinds, byBedrooms, steps } =
    inMemory?.columns.search(inMemory.asked, { rents: true }).rents ??
    (await findRents(work.tx, query));
  const inBars = steps.reduce((sum, { count }) => sum + count, 0);
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    kind: rentKindOf(query.listingTypes),
    kinds: kinds.map(orTooFew),
    byBedrooms: byBedrooms.map(orTooFew),
    bars: rentBars(inBars < ENOUGH_HOMES ? [] : steps),
  };
}

const orTooFew = <Told extends Rents>(told: Told): Told =>
  told.count < ENOUGH_HOMES ? { ...told, median: null } : told;
