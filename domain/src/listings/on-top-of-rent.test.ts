import { expect, test } from 'vitest';

import { onTopOfRent } from './on-top-of-rent.ts';
import type { IncludedInRent, ListingType } from './enums.ts';

test.each<[ListingType, IncludedInRent[], string[]]>([
  ['entire_place', [], ['electricity', 'heating', 'hot_water', 'internet']],
  ['entire_place', ['water', 'cable_tv'], ['electricity', 'heating', 'hot_water', 'internet']],
  ['entire_place', ['electricity'], ['internet']],
  ['private_room', ['heating', 'hot_water'], ['electricity', 'internet']],
  ['private_room', ['electricity', 'internet'], []],
  ['parking', [], []],
  ['storage_room', [], []],
])('%s with %j: %j on top', (listingType, includedInRent, onTop) => {
  expect(onTopOfRent({ listingType, includedInRent })).toEqual(onTop);
});
