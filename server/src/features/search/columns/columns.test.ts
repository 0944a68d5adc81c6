import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { boundsOf, type Position } from '@husvaer/domain/kernel/geo';
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
import type { Cluster } from '@husvaer/domain/search/cluster';
import { SORTS } from '@husvaer/domain/search/limits';
import { searchQuery, type SearchQuery } from '@husvaer/domain/search/query';

import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findRents } from '../rents/store.ts';
import { countCards, countLoosened, findCards, findClusters } from '../store.ts';
import { createColumns, type HomesInColumns } from './columns.ts';
import { idOf } from './ids.ts';
import { findHomes, findMeaning } from './store.ts';

const CITIES = ['Oslo', 'Bergen', 'Ås', 'Nowhere at all'];
const STREETS = ['Storgata', 'storgata', 'Store  gate', "O'Hara\\s vei", 'Åsveien'];
const MUNICIPALITIES = ['Bærum', 'BÆRUM', 'Nordre  Follo', '', 'Stor-Elvdal'];
const WORDS = ['Lys', 'lysning', 'Stor', 'grünerløkka', '2-roms', 'og/eller', '1e5', 'Å', 'hytte'];
/** Homes of several towns are in one small grid, many at the same place with the same rent. */
const GRID = { lat: 59.9, lng: 10.7, size: 30 };

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const month = fc.integer({ min: 1, max: 12 }).map((at) => `2027-${String(at).padStart(2, '0')}`);
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 });
const exactly = fc.double({ min: 0, max: 0.05, noNaN: true });
const onGrid = fc.integer({ min: 0, max: GRID.size }).map((steps) => steps / 1000);

const aHome = fc
  .record({
    title: words.map((some) => some.join(' ')),
    listingType: fc.constantFrom(...LISTING_TYPES),
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    city: fc.constantFrom(...CITIES),
    street: fc.constantFrom(...STREETS),
    postalCode: maybe(fc.constantFrom('0154', '0155')),
    municipality: maybe(fc.constantFrom(...MUNICIPALITIES)),
    north: fc.oneof(onGrid, exactly),
    east: fc.oneof(onGrid, exactly),
    showsExactAddress: fc.boolean(),
    monthlyRent: fc.oneof(
      fc.integer({ min: 8, max: 20 }).map((half) => half * 500 + 0.5),
      fc.integer({ min: 1, max: 300_000 }),
    ),
    rentsOfDeposit: maybe(fc.nat(6)),
    monthlyExtras: maybe(fc.nat(6).map((steps) => steps * 500)),
    totalBedrooms: maybe(fc.integer({ min: 0, max: 8 })),
    totalSize: maybe(fc.integer({ min: 100, max: 1500 }).map((tenths) => tenths / 10)),
    from: maybe(month),
    to: maybe(month),
    minimumStay: maybe(fc.integer({ min: 0, max: 24 })),
    furnished: maybe(fc.constantFrom(...FURNISHINGS)),
    language: maybe(fc.constantFrom(...LISTING_LANGUAGES)),
    facilities: fc.subarray([...FACILITIES], { maxLength: 6 }),
    includedInRent: fc.subarray([...INCLUDED_IN_RENT], { maxLength: 5 }),
  })
  .map(({ city, street, postalCode, municipality, north, east, from, to, ...described }) => {
    const { rentsOfDeposit, ...home } = described;
    const [first, last] = [from, to].sort();
    return {
      ...home,
      ...(rentsOfDeposit !== undefined && { depositAmount: home.monthlyRent * rentsOfDeposit }),
      address: {
        city,
        street,
        neighbourhood: 'Byen',
        ...(postalCode && { postalCode }),
        ...(municipality !== undefined && { municipality }),
      },
      position: { lat: GRID.lat + north, lng: GRID.lng + east },
      ...(first && { availableFrom: `${first}-15` }),
      ...(last && { availableTo: `${last}-20` }),
    } satisfies Partial<ListingDraft>;
  });

const COUNT = 700;
let app: TestApp;
let columns: HomesInColumns;
let ids: string[];
const partners: string[] = [];

const read = <Result>(useCase: (work: ReadWork) => Promise<Result>): Promise<Result> =>
  app.runner.read(SYSTEM, useCase, undefined);

beforeAll(async () => {
  app = await createTestApp();
  partners.push(await addPartner(app, 'en', 'En'), await addPartner(app, 'to', 'To'));
  const drafts = fc.sample(aHome, { numRuns: COUNT, seed: 20_261_122 });
  for (const [index, partnerId] of [null, ...partners].entries()) {
    const own = drafts.filter((_, at) => at % 3 === index);
    const owner = { feed: `feed ${index}`, partnerId, ownerId: null, contactId: null };
    await addListings(app, own, owner);
  }
  columns = createColumns();
  // In several parts, some with homes that were added before and are added again.
  const homesAfter = (after: string, limit: number) =>
    read(({ tx }) => findHomes(tx, { after, until: LAST_ID, limit }));
  const homes = await homesAfter(NO_ID, COUNT * 2);
  expect(homes.count).toBe(COUNT);
  ids = Array.from({ length: COUNT }, (_, row) => idOf(homes.ids, row));
  columns.put(await homesAfter(NO_ID, 600));
  columns.put(await homesAfter(ids[589]!, 100));
  for (const id of ids.slice(679, -1)) columns.put(await homesAfter(id, 1));
  expect(columns.count()).toBe(COUNT);
});
afterAll(() => app.close());

const NO_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const some = <Word>(all: readonly Word[]) => fc.subarray([...all], { minLength: 1 });
const pair = (max: number) =>
  fc.tuple(maybe(fc.nat(max)), maybe(fc.nat(max))).map(([a, b]) => {
    if (a === undefined || b === undefined) return [a, b];
    return [Math.min(a, b), Math.max(a, b)];
  });
const corner = fc
  .record({ lat: fc.oneof(onGrid, exactly), lng: fc.oneof(onGrid, exactly) })
  .map(({ lat, lng }): Position => ({ lat: GRID.lat + lat, lng: GRID.lng + lng }));
/** A query as clients send it, with few filters, so that it finds something. */
const aQuery = fc
  .record(
    {
      search: fc.oneof(
        words.map((all) => all.map((word) => word.slice(0, 3)).join(' ')),
        fc.constantFrom(
          '',
          'ly',
          'STOR',
          '1e5',
          '½',
          'byen Lys',
          'bær lys',
          'follo',
          'l l l',
          '2-roms',
          'zzz',
        ),
        fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replaceAll('\0', '')),
      ),
      city: fc.constantFrom('oslo', 'ÅS', 'ås', 'NOWHERE at all', 'x'),
      cityPlaceIds: some(['Oslo', 'Bergen']).map((names) =>
        names.map((name) => placeByName(name)!.id),
      ),
      municipality: fc.constantFrom('bærum', 'NORDRE follo', 'Stor-Elvdal', 'Stor', ''),
      neighbourhood: fc.constantFrom('byen', 'Bye', ''),
      street: fc.constantFrom(...STREETS, 'STORE GATE', 'Stor'),
      postalCode: fc.constantFrom('0154', '0156'),
      bounds: fc.tuple(corner, corner).map((two) => boundsOf(two)),
      area: fc.array(corner, { minLength: 3, maxLength: 7 }),
      listingTypes: some(LISTING_TYPES),
      propertyTypes: some(PROPERTY_TYPES),
      minSize: fc.oneof(
        fc.nat(120),
        fc.integer({ min: 100, max: 1500 }).map((size) => size / 10),
      ),
      availableFrom: month,
      availableOn: fc
        .tuple(month, fc.constantFrom('14', '15', '20', '21'))
        .map((two) => two.join('-')),
      maxMinimumStay: fc.nat(24),
      furnished: some(FURNISHINGS),
      languages: some(LISTING_LANGUAGES),
      facilities: fc.subarray([...FACILITIES], { minLength: 1, maxLength: 2 }),
      includedInRent: fc.subarray([...INCLUDED_IN_RENT], { minLength: 1, maxLength: 2 }),
      publishedAfter: fc
        .tuple(fc.nat(Math.floor(COUNT / 3)), fc.constantFrom('', '.0000005', '.123456789123'))
        .map(([hours, rest]) => NOW.subtract({ hours }).toString().replace('Z', `${rest}Z`)),
      hidden: fc.uniqueArray(fc.nat(COUNT - 1), { maxLength: 60 }),
      partner: fc.nat(1),
      rents: pair(12_000),
      bedrooms: pair(8),
    },
    { requiredKeys: [] },
  )
  .chain((all) =>
    fc
      .subarray(Object.entries(all), { maxLength: 4 })
      .map((left) => Object.fromEntries(left) as typeof all),
  );
type Input = typeof aQuery extends fc.Arbitrary<infer Value> ? Value : never;

function queryOf({
  hidden,
  partner,
  rents: [minRent, maxRent] = [],
  bedrooms: [minBedrooms, maxBedrooms] = [],
  ...input
}: Input): SearchQuery | null {
  const parsed = searchQuery.safeParse({
    ...input,
    minRent,
    maxRent,
    minBedrooms,
    maxBedrooms,
    ...(hidden && { hiddenListingIds: hidden.map((at) => ids[at]) }),
    ...(partner !== undefined && { partnerId: partners[partner] }),
  });
  return parsed.success ? parsed.data : null;
}

/** Compares means approximately, since they are sums in different orders. */
const nearly = (clusters: readonly Cluster[]) =>
  clusters.map(({ lat, lng, ...cluster }) => ({
    ...cluster,
    lat: expect.closeTo(lat, 9) as number,
    lng: expect.closeTo(lng, 9) as number,
  }));

const byStep = <Step extends { step: number }>(steps: readonly Step[]) =>
  steps.toSorted((a, b) => a.step - b.step);

describe('columns return what the database returns', () => {
  test('in every part of the answer, for any query', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        aQuery,
        fc.record({
          limit: fc.integer({ min: 1, max: 150 }),
          skip: fc.oneof(fc.constant(0), fc.nat(200)),
          sort: fc.constantFrom(...SORTS),
        }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        async (input, page, zoom) => {
          const query = queryOf(input);
          fc.pre(query !== null);
          const wanted = await read(({ tx }) => findMeaning(tx, query));
          fc.pre(wanted !== null);
          const answer = columns.search(wanted, { page, zoom, rents: true });
          const cards = await read(({ tx }) => findCards(tx, query, page));
          expect(answer.ids).toEqual(cards.map(({ _id }) => _id));
          expect(answer.total).toBe(await read(({ tx }) => countCards(tx, query)));
          expect(answer.clusters).toEqual(
            nearly(await read(({ tx }) => findClusters(tx, query, zoom))),
          );
          const rents = await read(({ tx }) => findRents(tx, query));
          expect(answer.rents).toEqual({ ...rents, steps: byStep(rents.steps) });
          expect(columns.loosen(wanted)).toEqual(await read(({ tx }) => countLoosened(tx, query)));
          // Each part requested alone gives the same result.
          expect(columns.search(wanted, { page }).ids).toEqual(answer.ids);
          expect(columns.search(wanted, { zoom }).clusters).toEqual(answer.clusters);
          expect(columns.search(wanted, {}).total).toBe(answer.total);
          if (answer.total > 0) found += 1;
        },
      ),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(100);
  });
});
