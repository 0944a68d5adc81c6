import { describe, expect, test } from 'vitest';

import { addressOf } from './address.ts';
import { addressOfKept, asKept, savedSearchChange, savedSearchInput } from './saved-search.ts';

describe('the address of a search', () => {
  test('has what is asked for, in one order, to a metre', () => {
    const params = addressOf({
      placeIds: ['1', '2'],
      municipality: 'Oslo',
      street: '',
      bounds: { north: 60.123456, south: 59.9, east: 11, west: 10.5 },
      near: 'Oslo',
      filters: {
        search: 'hage',
        maxRent: 12000,
        minRent: 0,
        listingTypes: ['parking', 'storage_room'],
      },
    });
    expect([...params]).toEqual([
      ['cityPlaceId', '1,2'],
      ['municipality', 'Oslo'],
      ['bounds', '60.12346,59.9,11,10.5'],
      ['near', 'Oslo'],
      ['search', 'hage'],
      ['minRent', '0'],
      ['maxRent', '12000'],
      ['listingTypes', 'parking,storage_room'],
    ]);
  });

  test('says nothing of what is not asked for', () => {
    const filters = { search: '', minRent: null, maxRent: undefined, facilities: [] };
    expect([...addressOf({ placeIds: [], near: 'Oslo', filters })]).toEqual([]);
    expect([...addressOf({ filters: {} })]).toEqual([]);
  });

  test('has the corners of an area', () => {
    const area = [
      { lat: 59.1, lng: 10.1 },
      { lat: 59.2, lng: 10.2 },
    ];
    expect(addressOf({ area, filters: {} }).get('area')).toBe('59.1,10.1;59.2,10.2');
  });
});

describe('a search that is kept', () => {
  test('has no nulls, no moment, and words only where there are some', () => {
    const asked = { search: true, maxRent: 12000, city: null, availableFrom: undefined };
    expect(asKept({ ...asked, publishedAfter: '2026-11-20T08:00:00Z' })).toEqual({
      maxRent: 12000,
    });
    expect(Object.keys(asKept({ search: 'hage', city: 'Oslo', area: null }))).toEqual([
      'city',
      'search',
    ]);
  });

  test('is found again by its address', () => {
    expect(addressOfKept({})).toBe('/find-home');
    expect(
      addressOfKept({
        ...{ cityPlaceId: '1', cityPlaceIds: ['2'], postalCode: '0155', street: null },
        ...{ neighbourhood: 'Løkka', municipality: 'Oslo', maxRent: 9000 },
      }),
    ).toBe(
      '/find-home?cityPlaceId=1%2C2&municipality=Oslo&neighbourhood=L%C3%B8kka&postalCode=0155&maxRent=9000',
    );
  });

  test('is about an area rather than about the box around it', () => {
    const bounds = { north: 60, south: 59, east: 11, west: 10 };
    expect(addressOfKept({ bounds })).toBe('/find-home?bounds=60%2C59%2C11%2C10');
    expect(addressOfKept({ bounds, area: [{ lat: 59.1, lng: 10.1 }] })).toBe(
      '/find-home?area=59.1%2C10.1',
    );
  });
});

test('its name is one line: it stands in the subject of a mail', () => {
  const rest = { frequency: 'daily', language: 'no', queryData: {} };
  expect(savedSearchInput.parse({ ...rest, name: ' Ved sjøen ' }).name).toBe('Ved sjøen');
  for (const name of ['', ' ', 'a\nb', 'x'.repeat(81)])
    expect(savedSearchInput.safeParse({ ...rest, name }).success).toBe(false);
  expect(savedSearchChange.parse({ name: null })).toEqual({ name: null });
});
