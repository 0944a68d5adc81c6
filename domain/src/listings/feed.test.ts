import { describe, expect, it, test } from 'vitest';

import { columnName, FEED_COLUMNS, feedRow, REQUIRED_COLUMNS } from './feed.ts';

const good = {
  external_id: 'a-1',
  title: 'Lys toroms',
  listing_type: 'entire_place',
  property_type: 'apartment',
  city: 'Oslo',
  lat: '59.91',
  lng: '10.75',
  monthly_rent: '12500',
};

function listingOf(raw: Record<string, unknown>) {
  const read = feedRow({ ...good, ...raw });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.row;
}

function problemsOf(raw: Record<string, unknown>) {
  const read = feedRow({ ...good, ...raw });
  return read.ok ? [] : read.problems;
}

it('makes a published listing of the required columns alone', () => {
  expect(listingOf({})).toEqual({
    externalId: 'a-1',
    state: 'published',
    content: {
      title: 'Lys toroms',
      listingType: 'entire_place',
      propertyType: 'apartment',
      address: { city: 'Oslo' },
      position: { lat: 59.91, lng: 10.75 },
      showsExactAddress: false,
      monthlyRent: 1_250_000n,
      facilities: [],
      includedInRent: [],
    },
  });
});

it('treats empty text as absent in every optional column', () => {
  const optional = FEED_COLUMNS.filter((name) => !REQUIRED_COLUMNS.includes(name as 'title'));
  const empty = Object.fromEntries(optional.map((name) => [name, ' ']));
  expect(listingOf(empty)).toEqual(listingOf({}));
});

test.each(REQUIRED_COLUMNS)('refuses a row without %s, and names only that', (column) => {
  expect(problemsOf({ [column]: '' })).toEqual([{ path: column, reason: 'required' }]);
});

describe('values', () => {
  test.each([
    ['monthly_rent', '12 500', 'monthlyRent', 1_250_000n],
    ['monthly_rent', '12\u00a0500,5', 'monthlyRent', 1_250_050n],
    ['monthly_rent', '12500.50', 'monthlyRent', 1_250_050n],
    ['monthly_rent', '12500,50', 'monthlyRent', 1_250_050n],
    ['monthly_rent', 12500.5, 'monthlyRent', 1_250_050n],
    ['deposit_amount', '37 500', 'depositAmount', 3_750_000n],
    ['monthly_extras', '1 450,50', 'monthlyExtras', 145_050n],
    ['monthly_extras', '0', 'monthlyExtras', 0n],
    ['total_bedrooms', '2', 'totalBedrooms', 2],
    ['total_bedrooms', '2.0', 'totalBedrooms', 2],
    ['total_size', '45,5', 'totalSize', 45.5],
    ['available_from', '2026-02', 'availableFrom', '2026-02-01'],
    ['available_from', '2026-02-15', 'availableFrom', '2026-02-15'],
    ['available_to', '2028-02', 'availableTo', '2028-02-29'],
    ['minimum_stay', '12', 'minimumStay', 12],
    ['minimum_stay_nights', '3', 'minimumStay', 0],
    ['minimum_stay_nights', '27', 'minimumStay', 0],
    ['minimum_stay_nights', '28', 'minimumStay', 1],
    ['minimum_stay_nights', '31', 'minimumStay', 2],
    ['minimum_stay_nights', 365, 'minimumStay', 13],
    ['shows_exact_address', 'Ja', 'showsExactAddress', true],
    ['shows_exact_address', '0', 'showsExactAddress', false],
    ['shows_exact_address', true, 'showsExactAddress', true],
    ['floor', 2, 'floor', '2'],
    ['energy_label', 'c', 'energyLabel', 'C'],
    ['furnished', ' Furnished ', 'furnished', 'furnished'],
    ['facilities', 'balcony| Gym ||gym', 'facilities', ['balcony', 'gym']],
    ['facilities', ['balcony', 'gym'], 'facilities', ['balcony', 'gym']],
    ['included_in_rent', 'water', 'includedInRent', ['water']],
    ['video_url', 'https://video.example/1', 'videoUrl', 'https://video.example/1'],
    ['postal_code', '154', 'address', { city: 'Oslo', postalCode: '0154' }],
    ['postal_code', 5003, 'address', { city: 'Oslo', postalCode: '5003' }],
    ['street_number', 12, 'address', { city: 'Oslo', streetNumber: '12' }],
    ['language', 'EN', 'language', 'en'],
    ['street', ' Markveien ', 'address', { city: 'Oslo', street: 'Markveien' }],
    ['neighbourhood', 'Løkka', 'address', { city: 'Oslo', neighbourhood: 'Løkka' }],
    ['municipality', 'Oslo', 'address', { city: 'Oslo', municipality: 'Oslo' }],
    ['internal_usable_size', '40', 'internalUsableSize', 40],
    ['external_usable_size', '5', 'externalUsableSize', 5],
    ['balcony_size', ' 4,5 ', 'balconySize', 4.5],
    ['view_360_url', 'https://video.example/2', 'view360Url', 'https://video.example/2'],
    ['minimum_stay_nights', '0', 'minimumStay', 0],
    ['apartment_number', 'h0201', 'address', { city: 'Oslo', apartmentNumber: 'H0201' }],
  ])('%s %j is %s', (column, value, field, expected) => {
    expect(listingOf({ [column]: value }).content).toMatchObject({ [field]: expected });
  });

  it('prefers months to nights', () => {
    const { content } = listingOf({ minimum_stay: '6', minimum_stay_nights: '30' });
    expect(content.minimumStay).toBe(6);
  });

  it('reads the state, and a number as an id', () => {
    expect(listingOf({ state: 'inactive', external_id: 42 })).toMatchObject({
      externalId: '42',
      state: 'inactive',
    });
  });
});

describe('refusals', () => {
  test.each<[string, unknown, object]>([
    ['monthly_rent', '0', { reason: 'too_small', params: { minimum: 0, value: '0' } }],
    ['monthly_rent', '-5', { reason: 'too_small' }],
    ['monthly_rent', '12.500', { reason: 'wrong_format', params: { value: '12.500' } }],
    ['monthly_rent', '1 25 00', { reason: 'wrong_format' }],
    ['monthly_rent', 'kr 12 500', { reason: 'wrong_format' }],
    ['monthly_rent', 12500.555, { reason: 'wrong_format' }],
    ['monthly_rent', true, { reason: 'wrong_type', params: { value: 'true' } }],
    ['deposit_amount', '75001', { reason: 'too_big', params: { maximum: 75000, value: '75001' } }],
    ['monthly_extras', '20001', { reason: 'too_big', params: { maximum: 20000, value: '20001' } }],
    ['monthly_extras', '-1', { reason: 'too_small', params: { minimum: 0, value: '-1' } }],
    ['title', 'x'.repeat(93), { reason: 'too_long', params: { maximum: 80, length: 93 } }],
    ['title', 'x'.repeat(10_000), { reason: 'too_long', params: { maximum: 80, length: 10_000 } }],
    ['title', 'a\u0000b', { reason: 'wrong_format' }],
    ['title', ['a'], { reason: 'wrong_type', params: { value: '[…]' } }],
    ['title', 'half \ud83c', { reason: 'wrong_format' }],
    ['description', 'a\u0000b', { reason: 'wrong_format' }],
    ['description', 'x'.repeat(1001), { reason: 'too_long' }],
    ['description', 7, { reason: 'wrong_type', params: { value: '7' } }],
    ['language', ['en'], { reason: 'wrong_type' }],
    ['energy_label', ['C'], { reason: 'wrong_type' }],
    ['postal_code', ['0154'], { reason: 'wrong_type' }],
    ['facilities', [['gym']], { reason: 'wrong_type', params: { value: '[…]' } }],
    ['included_in_rent', 'water|sauna', { reason: 'not_allowed', params: { value: 'sauna' } }],
    ['shows_exact_address', {}, { reason: 'wrong_type', params: { value: '{…}' } }],
    ['minimum_stay_nights', 'some', { reason: 'wrong_format', params: { value: 'some' } }],
    ['available_from', {}, { reason: 'wrong_type' }],
    ['available_to', ['2027-01'], { reason: 'wrong_type' }],
    ['city', 'Os\u0000lo', { reason: 'wrong_format' }],
    ['external_id', 'x'.repeat(101), { reason: 'too_long', params: { maximum: 100, length: 101 } }],
    ['external_id', 'a\u0000b', { reason: 'wrong_format', params: { value: 'a b' } }],
    ['external_id', 2 ** 60, { reason: 'wrong_type' }],
    ['state', 'sold', { reason: 'not_allowed', params: { value: 'sold' } }],
    ['listing_type', 'castle', { reason: 'not_allowed', params: { value: 'castle' } }],
    ['facilities', 'gym|pool|sauna', { reason: 'not_allowed', params: { value: 'pool' } }],
    ['facilities', `${'x'.repeat(99)}`, { params: { value: 'x'.repeat(60) } }],
    ['facilities', 7, { reason: 'wrong_type' }],
    ['lat', '48.85', { reason: 'not_allowed', params: { value: '48.85, 10.75' } }],
    ['lat', '95', { reason: 'too_big', params: { maximum: 90, value: '95' } }],
    ['lng', 'east', { reason: 'wrong_format', params: { value: 'east' } }],
    ['total_bedrooms', '1.5', { reason: 'not_integer', params: { value: '1.5' } }],
    ['total_bedrooms', '51', { reason: 'too_big' }],
    ['total_size', '0', { reason: 'too_small' }],
    ['available_from', '2026-13', { reason: 'wrong_format', params: { value: '2026-13' } }],
    ['available_from', '2026-02-30', { reason: 'wrong_format' }],
    ['minimum_stay', '121', { reason: 'too_big', params: { maximum: 120, value: '121' } }],
    ['minimum_stay_nights', '3700', { params: { maximum: 3600, value: '3700' } }],
    ['minimum_stay_nights', '-1', { reason: 'too_small' }],
    ['postal_code', '01', { reason: 'wrong_format' }],
    ['shows_exact_address', 'maybe', { reason: 'wrong_format' }],
    ['video_url', 'javascript:alert(1)', { reason: 'wrong_format' }],
    ['floor', '9', { reason: 'not_allowed' }],
  ])('%s %j', (column, value, problem) => {
    const problems = problemsOf({ [column]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: column, ...problem });
  });

  it('names all errors of a row together', () => {
    const row = { title: '', monthly_rent: '', lat: 'x', facilities: 'pool', state: 'sold' };
    const columns = problemsOf(row).map(({ path }) => path);
    expect(columns.sort()).toEqual(['facilities', 'lat', 'monthly_rent', 'state', 'title']);
  });

  it('finds an end before the start', () => {
    const [problem] = problemsOf({ available_from: '2026-05', available_to: '2026-04' });
    expect(problem).toMatchObject({ path: 'available_to', reason: 'swapped' });
  });
});

it('accepts an id of a hundred characters, and treats null as absent', () => {
  expect(listingOf({ external_id: 'x'.repeat(100) }).externalId).toBe('x'.repeat(100));
  expect(listingOf({ description: null })).toEqual(listingOf({}));
});

it('matches column names without case and space', () => {
  expect(columnName(' External_ID ')).toBe('external_id');
});
