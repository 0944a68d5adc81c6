import { expect, test } from 'vitest';

import type { DraftContent } from './draft.ts';
import { qualityHints, rentCompared } from './quality.ts';

const GOOD: DraftContent = {
  description: 'x'.repeat(200),
  address: { street: 'Markveien', city: 'Oslo' },
  listingType: 'entire_place',
  totalSize: 45,
  totalBedrooms: 0,
  availableFrom: '2027-01-01',
  depositAmount: 0,
  monthlyExtras: 0,
  furnished: 'furnished',
  facilities: ['balcony'],
  energyLabel: 'C',
};
const photos = (count: number, description?: string) =>
  Array.from({ length: count }, () => ({ description }));

test('nothing is missing from a fully described home', () => {
  expect(qualityHints(GOOD, photos(5, 'Stue'))).toEqual([]);
});

test('an empty draft misses everything but captions', () => {
  expect(qualityHints({}, [])).toEqual([
    'few_photos',
    'short_description',
    'no_street',
    'no_size',
    'no_bedrooms',
    'no_date',
    'no_deposit',
    'no_monthly_extras',
    'no_furnishing',
    'no_facilities',
    'no_energy_label',
  ]);
});

test('a parking place needs neither bedrooms, monthly costs nor an energy label', () => {
  const parking: DraftContent = {
    ...GOOD,
    listingType: 'parking',
    totalBedrooms: null,
    monthlyExtras: null,
    furnished: null,
    facilities: [],
    energyLabel: null,
  };
  expect(qualityHints(parking, photos(5))).toEqual(['no_captions']);
});

test('a storage room is not judged as a home, and one caption counts as captions', () => {
  const room: DraftContent = { ...GOOD, listingType: 'storage_room', totalBedrooms: null };
  expect(qualityHints(room, photos(5, 'Bod'))).toEqual([]);
  expect(qualityHints(GOOD, [...photos(4), ...photos(1, 'Stue')])).toEqual([]);
});

test.each([
  [12_000, 12_000, 'like', 0],
  [13_200, 12_000, 'like', 10],
  [13_400, 12_000, 'above', 12],
  [9_000, 12_000, 'below', -25],
] as const)('%d against a median of %d is %s', (rent, median, is, percent) => {
  expect(rentCompared(rent, median)).toEqual({ is, percent });
});
