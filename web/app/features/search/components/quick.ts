import type { Filters } from '../search-params.ts';

/** The filters with a button above the list, in the order in which people decide. */
export const QUICK_FILTER_NAMES = ['kind', 'rent', 'bedrooms', 'move_in'] as const;
export type QuickFilterName = (typeof QUICK_FILTER_NAMES)[number];

/** The filters behind each button. */
export const QUICK_FILTERS = {
  kind: ['listingTypes'],
  rent: ['minRent', 'maxRent'],
  bedrooms: ['minBedrooms', 'maxBedrooms'],
  move_in: ['availableFrom', 'availableOn'],
} as const satisfies Record<QuickFilterName, readonly (keyof Filters)[]>;
