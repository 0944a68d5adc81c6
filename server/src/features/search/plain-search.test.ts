/** Compares random searches with a plain implementation over the same homes. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { ListingDraft } from '@husvaer/domain/listings/listing';
import {
  FACILITIES,
  FURNISHINGS,
  INCLUDED_IN_RENT,
  LISTING_LANGUAGES,
  LISTING_TYPES,
  PROPERTY_TYPES,
} from '@husvaer/domain/listings/enums';
import { placeByName } from '@husvaer/domain/places/places';
import { FILTERS, type Filter } from '@husvaer/domain/search/query';

import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addListings, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { recordFinds } from './alerts/store.ts';

const STREETS = ['Gata', 'Store gate'];
const CITIES = ['Oslo', 'Bergen', 'Trondheim'];
const MUNICIPALITIES = ['Bærum', 'Bærum', 'Nordre Follo'];
const WORDS = ['Lys', 'Stor', 'Sentral', 'Rolig', 'Ny'];
/** Everything is in one small grid, so that areas and boxes contain homes of every town. */
const GRID = { lat: 59.9, lng: 10.7, size: 60 };

const some = <Word>(words: readonly Word[]) => fc.subarray([...words], { maxLength: 5 });
const month = fc.integer({ min: 1, max: 12 }).map((at) => `2027-${String(at).padStart(2, '0')}`);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const aHome = fc
  .record({
    title: fc
      .tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS))
      .map((two) => two.join(' ')),
    listingType: fc.constantFrom(...LISTING_TYPES),
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    city: fc.constantFrom(...CITIES),
    street: fc.constantFrom(...STREETS),
    municipality: fc.constantFrom(...MUNICIPALITIES),
    north: fc.integer({ min: 0, max: GRID.size }),
    east: fc.integer({ min: 0, max: GRID.size }),
    monthlyRent: fc.integer({ min: 8, max: 90 }).map((half) => half * 500 + 0.5),
    monthlyExtras: maybe(fc.nat(6).map((steps) => steps * 500)),
    totalBedrooms: maybe(fc.integer({ min: 0, max: 8 })),
    totalSize: maybe(fc.integer({ min: 10, max: 150 })),
    availableFrom: maybe(month),
    availableTo: maybe(month),
    minimumStay: maybe(fc.integer({ min: 0, max: 24 })),
    furnished: maybe(fc.constantFrom(...FURNISHINGS)),
    language: maybe(fc.constantFrom(...LISTING_LANGUAGES)),
    facilities: some(FACILITIES),
    includedInRent: some(INCLUDED_IN_RENT),
  })
  .map(({ city, street, municipality, north, east, availableFrom, availableTo, ...home }) => {
    const [from, to] = [availableFrom, availableTo].sort();
    return {
      ...home,
      address: { city, street, neighbourhood: 'Byen', municipality },
      position: { lat: (GRID.lat * 1000 + north) / 1000, lng: (GRID.lng * 1000 + east) / 1000 },
      ...(from && { availableFrom: `${from}-15` }),
      ...(to && { availableTo: `${to}-20` }),
    } satisfies Partial<ListingDraft>;
  });

interface Home extends ListingDraft {
  _id: string;
  publishedAt: string;
}

const COUNT = 150;
const drafts = fc.sample(aHome, { numRuns: COUNT, seed: 20_261_120 });
const homes: Home[] = [];
let app: TestApp;
let owner: TestPerson | undefined;

beforeAll(async () => {
  app = await createTestApp();
  await addListings(app, drafts);
  const { data } = await app.api(
    `{ getListings(optionData: { limit: ${COUNT} }) { data { _id publishedAt } } }`,
  );
  const cards = data.getListings.data as { _id: string; publishedAt: string }[];
  expect(cards).toHaveLength(COUNT);
  // The first is the newest.
  homes.push(...cards.map((card, index) => ({ ...(drafts[index] as ListingDraft), ...card })));
});
afterAll(() => app.close());

/** Each filter's condition, implemented without a database. */
const HOLDS: Record<Filter, (home: Home, value: any) => boolean> = {
  search: ({ title, address }, text: string) => {
    const { street, neighbourhood, city, municipality } = address;
    const words = [title, street, neighbourhood, city, municipality].join(' ');
    return text.split(' ').every((part) =>
      words
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(part)),
    );
  },
  listingTypes: ({ listingType }, types) => types.includes(listingType),
  propertyTypes: ({ propertyType }, types) => types.includes(propertyType),
  minRent: ({ monthlyRent }, rent) => monthlyRent >= rent,
  maxRent: ({ monthlyRent }, rent) => monthlyRent <= rent,
  minBedrooms: ({ totalBedrooms = -1 }, least) => totalBedrooms >= least,
  maxBedrooms: ({ totalBedrooms = 99 }, most) => totalBedrooms <= most,
  minSize: ({ totalSize = 0 }, least) => totalSize >= least,
  availableFrom: ({ availableFrom = '', availableTo = '9' }, value) =>
    availableFrom.slice(0, 7) <= value && availableTo.slice(0, 7) >= value,
  availableOn: ({ availableFrom = '', availableTo = '9' }, day) =>
    availableFrom <= day && availableTo >= day,
  maxMinimumStay: ({ minimumStay = 0 }, months) => minimumStay <= months,
  furnished: ({ furnished }, states) => states.includes(furnished),
  facilities: (home, all: string[]) => all.every((one) => home.facilities?.includes(one as never)),
  includedInRent: (home, all: string[]) =>
    all.every((one) => home.includedInRent?.includes(one as never)),
  languages: ({ language }, some) => some.includes(language),
  publishedAfter: ({ publishedAt }, moment) =>
    Temporal.Instant.compare(Temporal.Instant.from(publishedAt), Temporal.Instant.from(moment)) > 0,
};

const among = <Word>(words: readonly Word[], least: number) =>
  fc.subarray([...words], { minLength: least });
/** A range of two amounts, one of them, or none. */
const range = <Low extends string, High extends string>(low: Low, high: High, max: number) =>
  fc.tuple(maybe(fc.integer({ min: 0, max })), maybe(fc.integer({ min: 0, max }))).map(([a, b]) => {
    const [from, to] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
    return {
      ...(from !== undefined && { [low]: from }),
      ...(to !== undefined && { [high]: to }),
    };
  });

const filters = {
  search: fc.constantFrom('lys', 's', 'stor ny', 'bergen', 'byen rol', 'oslo sent', 'bær lys'),
  listingTypes: among(LISTING_TYPES, 2),
  propertyTypes: among(PROPERTY_TYPES, 3),
  minSize: fc.integer({ min: 5, max: 100 }),
  availableFrom: month,
  availableOn: fc.tuple(month, fc.constantFrom('14', '15', '20', '21')).map((two) => two.join('-')),
  maxMinimumStay: fc.integer({ min: 0, max: 24 }),
  furnished: among(FURNISHINGS, 1),
  languages: among(LISTING_LANGUAGES, 1),
  facilities: fc.subarray([...FACILITIES], { minLength: 1, maxLength: 2 }),
  includedInRent: fc.subarray([...INCLUDED_IN_RENT], { minLength: 1, maxLength: 2 }),
  publishedAfter: fc
    .integer({ min: 1, max: COUNT })
    .map((hours) => NOW.subtract({ hours }).toString()),
};
const anyFilters = fc
  .tuple(
    fc.record(filters, { requiredKeys: [] }),
    range('minRent', 'maxRent', 50_000),
    range('minBedrooms', 'maxBedrooms', 8),
  )
  .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>)
  // Three or four filters still find something now and then.
  .chain((all) => fc.subarray(Object.entries(all), { maxLength: 4 }).map(Object.fromEntries));

/** Corners between the homes: whole numbers of half a grid step. */
const cornerBetween = (min: number, max: number) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([north, east]) => ({
    lat: GRID.lat + north / 1000 + 0.0005,
    lng: GRID.lng + east / 1000 + 0.0005,
  }));
const corner = cornerBetween(0, GRID.size);
/** For areas of a few hundred metres. */
const nearCorner = cornerBetween(27, 33);
const anyPlace = fc.record(
  {
    area: fc.oneof(
      fc.array(corner, { minLength: 3, maxLength: 7 }),
      fc.array(nearCorner, { minLength: 3, maxLength: 7 }),
    ),
    bounds: fc.tuple(corner, corner).map(([a, b]) => ({
      north: Math.max(a.lat, b.lat),
      south: Math.min(a.lat, b.lat),
      east: Math.max(a.lng, b.lng),
      west: Math.min(a.lng, b.lng),
    })),
    cityPlaceIds: among(CITIES, 1).map((cities) => cities.map(placeId)),
    cityPlaceId: fc.constantFrom(...CITIES).map(placeId),
    street: fc.constantFrom('GATA', 'store  gate'),
    neighbourhood: fc.constantFrom('byen', 'BYEN', 'byen', 'By'),
    municipality: fc.constantFrom('bærum', 'BÆRUM', 'bærum', 'NORDRE  follo'),
    hidden: fc.uniqueArray(fc.nat(COUNT - 1), { maxLength: 40 }),
  },
  { requiredKeys: [] },
);

function placeId(city: string): string {
  return placeByName(city)!.id;
}

const micro = (degrees: number) => Math.round(degrees * 10_000);

/** The winding number of a polygon around a home; null when the home is on its edge. Uses whole numbers. */
function winding(home: Home, area: { lat: number; lng: number }[]): number | null {
  const [x, y] = [micro(home.position.lng), micro(home.position.lat)];
  let turns = 0;
  for (const [index, from] of area.entries()) {
    const to = area[(index + 1) % area.length]!;
    const [ax, ay, bx, by] = [micro(from.lng), micro(from.lat), micro(to.lng), micro(to.lat)];
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    const isWithin = x >= Math.min(ax, bx) && x <= Math.max(ax, bx);
    const isAbreast = y >= Math.min(ay, by) && y <= Math.max(ay, by);
    if (side === 0 && isWithin && isAbreast) return null;
    if (ay <= y && by > y && side > 0) turns += 1;
    if (ay > y && by <= y && side < 0) turns -= 1;
  }
  return turns;
}

interface Where {
  area?: { lat: number; lng: number }[];
  bounds?: { north: number; south: number; east: number; west: number };
  cityPlaceIds?: string[];
  cityPlaceId?: string;
  street?: string;
  neighbourhood?: string;
  municipality?: string;
  hiddenListingIds?: string[];
}

const isNamed = (name: string | undefined, value: string | undefined): boolean =>
  value === undefined || name?.toLowerCase() === value.toLowerCase().replaceAll(/\s+/g, ' ');

const isThere = (home: Home, { area, bounds, hiddenListingIds, ...where }: Where): boolean => {
  const { lat, lng } = home.position;
  const places = [...(where.cityPlaceIds ?? []), ...(where.cityPlaceId ? [where.cityPlaceId] : [])];
  return (
    !hiddenListingIds?.includes(home._id) &&
    (places.length === 0 || places.includes(placeId(home.address.city))) &&
    isNamed(home.address.street, where.street) &&
    isNamed(home.address.neighbourhood, where.neighbourhood) &&
    isNamed(home.address.municipality, where.municipality) &&
    (!bounds ||
      (lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east)) &&
    (!area || winding(home, area) !== 0)
  );
};

const passes = (home: Home, query: Record<string, unknown>): boolean =>
  Object.entries(query).every(([filter, value]) => HOLDS[filter as Filter](home, value));

const without = (query: Record<string, unknown>, ...left: string[]) =>
  Object.fromEntries(Object.entries(query).filter(([filter]) => !left.includes(filter)));

const KINDS = ['home', 'room', 'parking', 'storage'] as const;
const isOf = (kind: (typeof KINDS)[number]) => (listingType: string) =>
  ({
    home: 'entire_place',
    room: 'private_room shared_room',
    parking: 'parking',
    storage: 'storage_room',
  })[kind]
    .split(' ')
    .includes(listingType);

/**
 * The median is the lower of the two middle rents, as in `percentile_disc(0.5)`; null for fewer than five
 * homes.
 */
function rentsOf(found: readonly Home[]) {
  const rents = found.map(({ monthlyRent }) => monthlyRent).sort((a, b) => a - b);
  const median = rents.length < 5 ? null : rents[Math.ceil(rents.length / 2) - 1];
  return { count: rents.length, median };
}

const QUERY = `query ($queryData: ListingsQueryData) {
  getListings(queryData: $queryData, optionData: { limit: ${COUNT} }) {
    data { _id } metaData { filteredDocuments loosened { filter filteredDocuments } }
  }
  getListingClusters(queryData: $queryData, optionData: { zoom: 11 }) { data { count } }
  getRentChart(queryData: $queryData) {
    count kind kinds { kind count median } bars { from to count }
    byBedrooms { bedrooms count median }
  }
}`;

async function compare(query: Record<string, unknown>, where: Where): Promise<void> {
  const there = homes.filter((home) => isThere(home, where));
  const found = there.filter((home) => passes(home, query));
  const answer = await app.api(QUERY, { queryData: { ...query, ...where } });
  expect(answer.errors).toBeUndefined();
  const { getListings, getListingClusters, getRentChart } = answer.data;

  expect(getListings.data.map(({ _id }: Home) => _id)).toEqual(found.map(({ _id }) => _id));
  expect(getListings.metaData.filteredDocuments).toBe(found.length);
  expect(
    getListingClusters.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
  ).toBe(found.length);

  const loosened = FILTERS.filter((filter) => filter in query)
    .map((filter) => ({
      filter,
      filteredDocuments: there.filter((home) => passes(home, without(query, filter))).length,
    }))
    .filter(({ filteredDocuments }) => filteredDocuments > 0)
    .sort((a, b) => b.filteredDocuments - a.filteredDocuments);
  expect(getListings.metaData.loosened).toEqual(loosened);

  const kind = KINDS.find((one) =>
    (query['listingTypes'] as string[] | undefined)?.some(isOf(one)),
  );
  const shown = kind ?? 'home';
  const kinds = KINDS.map((one) => ({
    kind: one,
    ...rentsOf(found.filter((home) => isOf(one)(home.listingType))),
  }));
  expect(getRentChart).toMatchObject({
    count: found.length,
    kind: shown,
    kinds: kinds.filter(({ count }) => count > 0),
  });
  const ofKind = there.filter((home) => isOf(shown)(home.listingType));
  const inBars = ofKind.filter((home) => passes(home, without(query, 'minRent', 'maxRent')));
  // No bars are shown for fewer than five homes.
  const whateverTheRent = inBars.length < 5 ? [] : inBars;
  for (const { from, to, count } of getRentChart.bars) {
    const inBar = whateverTheRent.filter(
      ({ monthlyRent }) => monthlyRent >= from && monthlyRent < (to ?? Infinity),
    );
    expect(count).toBe(inBar.length);
  }
  const groups = [0, 1, 2, 3, 4, 5, null].flatMap((bedrooms) => {
    const group = found.filter(
      ({ listingType, totalBedrooms }) =>
        isOf(shown)(listingType) &&
        (totalBedrooms === undefined ? null : Math.min(totalBedrooms, 5)) === bedrooms,
    );
    return group.length > 0 ? [{ bedrooms, ...rentsOf(group) }] : [];
  });
  expect(getRentChart.byBedrooms).toEqual(groups);
}

const each = {
  ...filters,
  minRent: fc.nat(45_000),
  maxRent: fc.nat(45_000),
  minBedrooms: fc.nat(8),
  maxBedrooms: fc.nat(8),
} satisfies Record<Filter, fc.Arbitrary<unknown>>;
test.each(FILTERS)('%s alone', async (filter) => {
  await fc.assert(
    fc.asyncProperty(each[filter] as fc.Arbitrary<unknown>, (value) =>
      compare({ [filter]: value }, {}),
    ),
    { numRuns: 5 },
  );
});

test('filters and places together', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, anyPlace, async (query, { hidden, ...where }) => {
      const { area } = where;
      fc.pre(!area || homes.every((home) => winding(home, area) !== null));
      fc.pre(!area || area.some(({ lat, lng }) => lat !== area[0]!.lat || lng !== area[0]!.lng));
      await compare(query, {
        ...where,
        ...(hidden && { hiddenListingIds: hidden.map((index) => homes[index]!._id) }),
      });
    }),
    { numRuns: 120 },
  );
});

/** Øre. A home without an estimate counts as more expensive than all others. */
const monthlyCost = ({ monthlyRent, monthlyExtras = 1e9 }: Home) =>
  Math.round((monthlyRent + monthlyExtras) * 100);

test('sorted by monthly cost, homes without an estimate come last, by rent', async () => {
  const { data } = await app.api(
    `{ getListings(optionData: { limit: ${COUNT}, sort: monthly_cost }) { data { _id } } }`,
  );
  const sorted = homes.toSorted(
    (a, b) => monthlyCost(a) - monthlyCost(b) || (a._id < b._id ? -1 : 1),
  );
  expect(data.getListings.data).toEqual(sorted.map(({ _id }) => ({ _id })));
});

test('homes find the searches saved for them: the same ones that find the homes', async () => {
  const SAVE = `mutation ($inputData: AddSavedSearchInputData!) { addSavedSearch(inputData: $inputData) { _id } }`;
  const drawn = fc
    .sample(fc.tuple(anyFilters, anyPlace), { numRuns: 320, seed: 20_261_121 })
    .map(([{ publishedAfter: _, ...query }, { hidden, ...where }]) => ({
      ...query,
      ...where,
      ...(hidden && { hiddenListingIds: hidden.map((index) => homes[index]!._id) }),
    }))
    .filter(({ area }) => !area || homes.every((home) => winding(home, area) !== null));
  const wanted: string[] = [];
  for (const [index, queryData] of drawn.entries()) {
    // An account can save at most fifty searches.
    if (index % 40 === 0) owner = await addPerson(app, { email: `kari${index}@example.com` });
    const inputData = { name: `${index}`, queryData, frequency: 'daily', language: 'no' };
    const saved = await app.api(SAVE, { inputData }, owner?.tokens.accessToken);
    const found = await app.api(
      `query ($queryData: ListingsQueryData) { getListings(queryData: $queryData, optionData: { limit: ${COUNT} }) { data { _id } } }`,
      { queryData },
    );
    expect([saved.errors, found.errors]).toEqual([undefined, undefined]);
    const searchId = saved.data.addSavedSearch._id as string;
    wanted.push(...found.data.getListings.data.map(({ _id }: Home) => `${searchId} ${_id}`));
  }
  expect(wanted.length).toBeGreaterThan(100);

  const offers = homes.map(({ _id }) => ({ listingId: _id, reason: 'new' as const }));
  const note = () => app.runner.run(SYSTEM, ({ tx }) => recordFinds(tx, offers, NOW), undefined);
  expect(await note()).toBe(new Set(wanted).size);
  expect(await note()).toBe(0);
  const rows = await app.database.session((session) =>
    session.query<{ pair: string }>(
      "select search_id || ' ' || listing_id as pair from saved_search_find",
    ),
  );
  expect(rows.map(({ pair }) => pair).sort()).toEqual([...new Set(wanted)].sort());
});
