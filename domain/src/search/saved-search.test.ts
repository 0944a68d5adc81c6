import { describe, expect, test } from 'vitest';

import { urlOfStored, toStoredQuery, savedSearchChange, savedSearchInput } from './saved-search.ts';

describe('a saved search', () => {
  test('has no nulls, no time, and words only where there are some', () => {
    const query = { search: true, maxRent: 12000, city: null, availableFrom: undefined };
    expect(toStoredQuery({ ...query, publishedAfter: '2026-11-20T08:00:00Z' })).toEqual({
      maxRent: 12000,
    });
    for (const text of [
      { search: 'hage', city: 'Oslo', area: null, minRent: undefined, maxRent: 9 },
      { maxRent: 9, city: 'Oslo', search: 'hage' },
    ])
      expect(Object.keys(toStoredQuery(text))).toEqual(['city', 'maxRent', 'search']);
  });

  test('is found again by its address', () => {
    expect(urlOfStored({})).toBe('/find-home');
    expect(
      urlOfStored({
        cityPlaceId: '1',
        cityPlaceIds: ['2'],
        postalCode: '0155',
        street: 'Markveien',
        neighbourhood: 'Løkka',
        municipality: 'Oslo',
        maxRent: 9000,
      }),
    ).toBe(
      '/find-home?cityPlaceId=1%2C2&municipality=Oslo&neighbourhood=L%C3%B8kka&street=Markveien&postalCode=0155&maxRent=9000',
    );
  });

  test('is about an area rather than about the box around it', () => {
    const bounds = { north: 60, south: 59, east: 11, west: 10 };
    expect(urlOfStored({ bounds })).toBe('/find-home?bounds=60%2C59%2C11%2C10');
    expect(urlOfStored({ bounds, area: [{ lat: 59.1, lng: 10.1 }] })).toBe(
      '/find-home?area=59.1%2C10.1',
    );
  });
});

test('has a name of one line, for the subject of a mail', () => {
  const rest = { frequency: 'daily', language: 'no', queryData: {} };
  expect(savedSearchInput.parse({ ...rest, name: ' Ved sjøen ' }).name).toBe('Ved sjøen');
  for (const name of ['', ' ', 'a\nb', 'x'.repeat(81)])
    expect(savedSearchInput.safeParse({ ...rest, name }).success).toBe(false);
  expect(savedSearchChange.parse({ name: null })).toEqual({ name: null });
});
