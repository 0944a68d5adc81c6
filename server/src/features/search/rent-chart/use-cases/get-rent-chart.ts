import { rentKindOf, type RentKind } from '@husvaer/domain/search/kinds';
import { ENOUGH_HOMES, rentBars, type RentBar } from '@husvaer/domain/search/rent-chart';
import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../../platform/work.ts';
import { findColumns } from '../../columns/follow.ts';
import { findRents, type RentFigures, type Rents } from '../../rents/store.ts';

export interface RentChart extends Omit<RentFigures, 'steps'> {
  /** The number of homes of all kinds. */
  count: number;
  /** The kind that `bars` and `byBedrooms` cover. */
  kind: RentKind;
  bars: RentBar[];
}

/**
 * The rents of a search, for one kind of home at a time. The rent filter does not narrow the bars, because
 * they are drawn above that filter. With fewer than {@link ENOUGH_HOMES} homes there are no median and no
 * bars, which would reveal the rents of single homes.
 */
export async function getRentChart(work: ReadWork, query: SearchQuery): Promise<RentChart> {
  const inMemory = await findColumns(work, query);
  const { kinds, byBedrooms, steps } =
    inMemory?.columns.search(inMemory.query, { rents: true }).rents ??
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

const orTooFew = <Shown extends Rents>(notified: Shown): Shown =>
  notified.count < ENOUGH_HOMES ? { ...notified, median: null } : notified;
