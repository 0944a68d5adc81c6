import { rentBars, type RentBar } from '@husvaer/domain/search/rent-chart';
import type { SearchQuery } from '@husvaer/domain/search/query';

import type { ReadWork } from '../../../platform/work.ts';
import { findRents, type RentFigures } from '../rent-chart/store.ts';

export interface RentChart extends Omit<RentFigures, 'steps'> {
  bars: RentBar[];
}

/** The rents of a search. Its rent filter does not narrow the bars, which stand over that very filter. */
export async function getRentChart({ tx }: ReadWork, query: SearchQuery): Promise<RentChart> {
  const { steps, ...figures } = await findRents(tx, query);
  return { ...figures, bars: rentBars(steps) };
}
