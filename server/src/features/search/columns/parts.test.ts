import fc from 'fast-check';
import { expect, test } from 'vitest';

import { searchQuery } from '@husvaer/domain/search/query';

import { createColumns } from './columns.ts';
import type { Home } from './home.ts';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function aHome(number: number, said: Partial<Home> = {}): Home {
  return {
    id: idOf(number),
    lat: 58 + (number % 97) / 10,
    lng: 5 + (number % 89) / 10,
    rent: 1_000_000 + (number % 50),
    publishedAt: 1_700_000_000_000_000 + (number % 30),
    bedrooms: number % 4,
    size: null,
    availableFrom: null,
    availableTo: null,
    minimumStay: null,
    listingType: 'entire_place',
    propertyType: 'apartment',
    furnished: null,
    facilities: '',
    includedInRent: '',
    city: 'oslo',
    cityPlaceId: '1',
    partnerId: null,
    words: `bolig ${number}`,
    ...said,
  };
}

const SOUGHT = { query: searchQuery.parse({}), words: undefined, city: undefined };
const PAGE = { limit: 100_000, skip: 0, sort: 'rent_up' } as const;

const change = fc.oneof(
  fc.record({
    put: fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 60 }),
    rent: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ remove: fc.nat(400) }),
  fc.record({ tidy: fc.constant(true) }),
);

test('homes come, change and go, also while parts are put together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
      const columns = createColumns();
      const known = new Map<string, Home>();
      const left = [...changes];
      let isTidying = false;
      const next = async (): Promise<void> => {
        const one = left.shift();
        if (!one) return;
        if ('put' in one) {
          const homes = one.put.map((number) => aHome(number, { rent: one.rent }));
          columns.put(homes);
          for (const home of homes) known.set(home.id, home);
        } else if ('remove' in one) {
          columns.remove(idOf(one.remove));
          known.delete(idOf(one.remove));
          // What happens between two breaths is not the whole of what is left.
        } else if (!isTidying) {
          isTidying = true;
          await columns.tidy(next);
          isTidying = false;
        }
      };
      while (left.length > 0) await next();

      const inOrder = [...known.values()].sort((a, b) => a.rent - b.rent || (a.id < b.id ? -1 : 1));
      expect(columns.count()).toBe(known.size);
      const found = columns.search(SOUGHT, { page: PAGE });
      expect(found.total).toBe(known.size);
      expect(found.ids).toEqual(inOrder.map(({ id }) => id));
      for (const { id } of inOrder.slice(0, 5)) {
        const words = [String(Number(id.slice(-12)))];
        const ids = columns.search({ ...SOUGHT, words }, { page: PAGE }).ids;
        expect(ids).toContain(id);
      }
    }),
    { numRuns: 200 },
  );
});

test('large parts are put together with breaths, and what dies meanwhile is dead', async () => {
  const columns = createColumns();
  columns.put(Array.from({ length: 12_000 }, (_, number) => aHome(number)));
  columns.put(Array.from({ length: 6_000 }, (_, number) => aHome(20_000 + number)));
  let breaths = 0;
  await columns.tidy(async () => {
    breaths += 1;
    if (breaths !== 3) return;
    columns.remove(idOf(5));
    columns.put([aHome(20_001, { rent: 7 }), aHome(30_000)]);
  });
  expect(breaths).toBeGreaterThan(5);
  expect(columns.count()).toBe(18_000);
  const { total, ids } = columns.search(SOUGHT, { page: PAGE });
  expect(total).toBe(18_000);
  expect(ids[0]).toBe(idOf(20_001));
  expect(ids).not.toContain(idOf(5));
  expect(ids).toContain(idOf(30_000));
  expect(new Set(ids).size).toBe(18_000);
});

test('a home takes no more than 120 bytes', () => {
  const columns = createColumns();
  const towns = ['oslo', 'bergen', 'trondheim', 'ås'];
  const streets = ['storgata', 'kirkeveien', 'skolegata', 'strandveien', 'åsveien'];
  const homes = Array.from({ length: 50_000 }, (_, number) => {
    const town = towns[number % towns.length]!;
    const street = streets[number % streets.length]!;
    // No word more often than one that nobody else says.
    return aHome(number, { words: `${town} ${street} bolig i lys og rolig sentralt ${number}` });
  });
  columns.put(homes);
  expect(columns.bytes() / columns.count()).toBeLessThan(120);
});
