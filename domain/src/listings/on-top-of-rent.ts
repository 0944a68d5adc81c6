import type { IncludedInRent, ListingType } from './enums.ts';

/**
 * Utilities of every home. The tenant pays for them on top of the rent unless the rent includes them
 * (husleieloven § 3-4).
 */
export const UTILITIES = [
  'electricity',
  'heating',
  'hot_water',
  'internet',
] as const satisfies readonly IncludedInRent[];
type Utility = (typeof UTILITIES)[number];

/**
 * What a tenant pays for on top of the rent. Most homes are heated by electricity: when that is included,
 * heating and hot water are not listed. Parking spaces and storage rooms use none of these.
 */
export function onTopOfRent(home: {
  listingType: ListingType;
  includedInRent: readonly IncludedInRent[];
}): Utility[] {
  if (home.listingType === 'parking' || home.listingType === 'storage_room') return [];
  const paid = new Set(home.includedInRent);
  return UTILITIES.filter(
    (utility) => !paid.has(utility) && (utility === 'internet' || !paid.has('electricity')),
  );
}
