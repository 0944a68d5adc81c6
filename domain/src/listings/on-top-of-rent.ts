import type { IncludedInRent, ListingType } from './words.ts';

/** What every home uses, so that it is paid for beside the rent where the rent does not include it (husleieloven § 3-4). */
export const UTILITIES = [
  'electricity',
  'heating',
  'hot_water',
  'internet',
] as const satisfies readonly IncludedInRent[];
export type Utility = (typeof UTILITIES)[number];

/**
 * What a tenant pays for beside the rent. Most homes are heated by electricity: where that is
 * included, nothing is said of heating and hot water. A parking space or a storage room uses none.
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
