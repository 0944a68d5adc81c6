import { rentBars, type RentBar } from '@husvaer/domain/search/rent-chart';
import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import { askColumns } from '../columns/follow.ts';
import { findRents, type RentFigures } from '../rent-chart/store.ts';

export interface RentChart extends Omit<RentFigures, 'steps'> {
  bars: RentBar[];
}

/** The rents of a search. Its rent filter does not narrow the bars, which stand over that very filter. */
export async function getRentChart(work: ReadWork, query: SearchQuery): Promise<RentChart> {
  const inMemory = await askColumns(work, query);
  const { steps, ...figures } =
    inMemory?.columns.search(inMemory.asked, { rents: true }).rents ??
    (await findRents(work.tx, query));
  return { ...figures, bars: rentBars(steps) };
}
