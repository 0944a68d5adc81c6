import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { listingContent, type ListingDraft } from './listing.ts';
import { canBecome, LISTING_STATES } from './states.ts';

const home: ListingDraft = {
  title: 'Lys toroms',
  listingType: 'entire_place',
  propertyType: 'apartment',
  address: { city: 'Oslo' },
  position: { lat: 59.9, lng: 10.75 },
  monthlyRent: 15_000,
};

test('amounts are øre inside, and missing values are left out', () => {
  const input = { depositAmount: 45_000, monthlyExtras: 1_450.5 };
  expect(listingContent.parse({ ...home, ...input })).toMatchObject({
    monthlyRent: 1_500_000n,
    depositAmount: 4_500_000n,
    monthlyExtras: 145_050n,
    facilities: [],
    showsExactAddress: false,
  });
});

describe('a refused listing names the reason', () => {
  test.each([
    [{ title: '' }, 'title', 'required'],
    [{ title: 'x'.repeat(81) }, 'title', 'too_long'],
    [{ description: 'x'.repeat(1001) }, 'description', 'too_long'],
    [{ listingType: 'castle' }, 'listingType', 'not_allowed'],
    [{ position: { lat: 52, lng: 13 } }, 'position', 'not_allowed'],
    [{ position: { lat: 100, lng: 13 } }, 'position.lat', 'too_big'],
    [{ address: { city: 'Oslo', postalCode: '123' } }, 'address.postalCode', 'wrong_format'],
    [
      { address: { city: 'Oslo', apartmentNumber: 'X0101' } },
      'address.apartmentNumber',
      'wrong_format',
    ],
    [{ address: { city: '' } }, 'address.city', 'required'],
    [{ monthlyRent: 0 }, 'monthlyRent', 'too_small'],
    [{ monthlyRent: -5 }, 'monthlyRent', 'too_small'],
    [{ monthlyRent: 1.234 }, 'monthlyRent', 'wrong_format'],
    [{ monthlyRent: 0, depositAmount: 5 }, 'monthlyRent', 'too_small'],
    [{ monthlyRent: 1.234, depositAmount: 5 }, 'monthlyRent', 'wrong_format'],
    [{ monthlyRent: undefined, depositAmount: 5 }, 'monthlyRent', 'required'],
    [{ depositAmount: 5.001 }, 'depositAmount', 'wrong_format'],
    [{ monthlyRent: undefined }, 'monthlyRent', 'required'],
    [{ monthlyRent: '15000' }, 'monthlyRent', 'wrong_type'],
    [{ depositAmount: 90_001 }, 'depositAmount', 'too_big'],
    [{ monthlyExtras: -1 }, 'monthlyExtras', 'too_small'],
    [{ monthlyExtras: 20_000.01 }, 'monthlyExtras', 'too_big'],
    [{ monthlyExtras: 1.005 }, 'monthlyExtras', 'wrong_format'],
    [{ monthlyExtras: '1400' }, 'monthlyExtras', 'wrong_type'],
    [{ totalBedrooms: 1.5 }, 'totalBedrooms', 'not_integer'],
    [{ totalBedrooms: -1 }, 'totalBedrooms', 'too_small'],
    [{ floor: '6' }, 'floor', 'not_allowed'],
    [{ energyLabel: 'H' }, 'energyLabel', 'not_allowed'],
    [{ availableFrom: '2027-02-30' }, 'availableFrom', 'wrong_format'],
    [{ availableFrom: '2027-03-01', availableTo: '2027-02-01' }, 'availableTo', 'swapped'],
    [{ monthlyRent: 15_000, depositAmount: '5' }, 'depositAmount', 'wrong_type'],
    [{ facilities: ['sauna'] }, 'facilities.0', 'not_allowed'],
    [{ videoUrl: 'http://example.com' }, 'videoUrl', 'wrong_format'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'wrong_format'],
    [{ ownerId: 'me' }, 'ownerId', 'unknown_field'],
  ])('%j', (change, path, reason) => {
    const { error } = listingContent.safeParse({ ...home, ...change }, { reportInput: true });
    expect(fieldErrors(error?.issues ?? [])).toContainEqual(
      expect.objectContaining({ path, reason }),
    );
  });

  test('conflicting fields are reported although others are missing', () => {
    const input = { monthlyRent: 15_000, depositAmount: 90_001 };
    const { error } = listingContent.safeParse(input, { reportInput: true });
    expect(fieldErrors(error?.issues ?? [])).toContainEqual({
      path: 'depositAmount',
      reason: 'too_big',
      params: { maximum: 90_000 },
    });
  });

  test.each([0, 20_000])('%d kroner on top of the rent is accepted', (monthlyExtras) => {
    expect(listingContent.parse({ ...home, monthlyExtras }).monthlyExtras).toBe(
      BigInt(monthlyExtras * 100),
    );
  });

  test('six months’ rent is the most a deposit may be', () => {
    expect(listingContent.safeParse({ ...home, depositAmount: 90_000 }).success).toBe(true);
  });
});

test.each([
  { availableFrom: '2027-02-01', availableTo: '2027-02-01' },
  { availableTo: '2027-02-01' },
  { availableFrom: '2027-02-01' },
])('%o is a valid letting period', (input) => {
  expect(listingContent.safeParse({ ...home, ...input }).success).toBe(true);
});

test('every pair of states is allowed or refused as in the table', () => {
  const table = LISTING_STATES.map((from) => LISTING_STATES.filter((to) => canBecome(from, to)));
  expect(Object.fromEntries(LISTING_STATES.map((from, at) => [from, table[at]]))).toEqual({
    draft: ['active', 'published'],
    active: ['inactive', 'published'],
    inactive: ['active', 'published'],
    published: ['active', 'inactive'],
  });
});
