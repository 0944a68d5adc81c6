import fc from 'fast-check';
import { expect, test } from 'vitest';

import { searchQuery } from '@husvaer/domain/search/query';

import { createColumns } from './columns.ts';
import { FIRST_DAY, LAST_DAY, type Homes } from './homes.ts';
import { idWords } from './ids.ts';
import { NEXT_ROW } from './search-terms.ts';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

interface Input {
  rent?: number;
  words?: string;
}

/** Homes by number, all with the same fields or with those given. */
function homesOf(
  numbers: readonly number[],
  input: Input | ((number: number) => Input) = {},
): Homes {
  const termsBy = (number: number) => (typeof input === 'function' ? input(number) : input);
  const all = <Value>(of: (number: number) => Value) => numbers.map(of);
  return {
    count: numbers.length,
    ids: Uint32Array.from(all((number) => [...idWords(idOf(number))]).flat()),
    lat: Float64Array.from(all((number) => 58 + (number % 97) / 10)),
    lng: Float64Array.from(all((number) => 5 + (number % 89) / 10)),
    rent: Float64Array.from(all((number) => termsBy(number).rent ?? 1_000_000 + (number % 50))),
    publishedAt: Float64Array.from(all((number) => 1_700_000_000_000_000 + (number % 30))),
    deposit: Float64Array.from(all(() => NaN)),
    extras: Float64Array.from(all(() => NaN)),
    size: Float32Array.from(all(() => NaN)),
    bedrooms: Int16Array.from(all((number) => number % 4)),
    minimumStay: new Int16Array(numbers.length),
    availableFrom: Int32Array.from(all(() => FIRST_DAY)),
    availableTo: Int32Array.from(all(() => LAST_DAY)),
    listingType: all(() => 'entire_place'),
    propertyType: all(() => 'apartment'),
    furnished: all(() => ''),
    language: all(() => ''),
    facilities: all(() => ''),
    includedInRent: all(() => ''),
    city: all(() => 'oslo'),
    cityPlaceId: all(() => '1'),
    partnerId: all(() => ''),
    words: Buffer.from(
      all((number) => termsBy(number).words ?? `bolig ${number}`).join(
        String.fromCharCode(NEXT_ROW),
      ),
    ),
  };
}

const numbersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => first + at);

const SOUGHT = { query: searchQuery.parse({}), words: undefined, placeWords: [], city: undefined };
const PAGE = { limit: 100_000, skip: 0, sort: 'rent_up' } as const;

const change = fc.oneof(
  fc.record({
    put: fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 60 }),
    rent: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ remove: fc.nat(400) }),
  fc.record({ tidy: fc.constant(true) }),
);

test('homes are added, changed and removed, also while parts are merged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
      const columns = createColumns();
      const known = new Map<string, { id: string; rent: number }>();
      const left = [...changes];
      let isTidying = false;
      const next = async (): Promise<void> => {
        const one = left.shift();
        if (!one) return;
        if ('put' in one) {
          columns.put(homesOf(one.put, { rent: one.rent }));
          for (const id of one.put.map(idOf)) known.set(id, { id, rent: one.rent });
        } else if ('remove' in one) {
          columns.remove(idOf(one.remove));
          known.delete(idOf(one.remove));
          // The changes between two steps are only a part of all.
        } else if (!isTidying) {
          isTidying = true;
          await columns.compact(next);
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

test('large parts are merged with pauses, and homes deleted meanwhile stay deleted', async () => {
  const columns = createColumns();
  columns.put(homesOf(numbersFrom(0, 12_000)));
  columns.put(homesOf(numbersFrom(20_000, 6_000)));
  let breaths = 0;
  await columns.compact(async () => {
    breaths += 1;
    if (breaths !== 3) return;
    columns.remove(idOf(5));
    columns.put(homesOf([20_001, 30_000], (number) => (number === 20_001 ? { rent: 7 } : {})));
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

test('a home needs at most 120 bytes', () => {
  const columns = createColumns();
  const towns = ['oslo', 'bergen', 'trondheim', 'ås'];
  const streets = ['storgata', 'kirkeveien', 'skolegata', 'strandveien', 'åsveien'];
  const wordsOf = (number: number) => {
    const town = towns[number % towns.length]!;
    const street = streets[number % streets.length]!;
    // Every word is frequent except one.
    return `${town} ${street} bolig i lys og rolig sentralt ${number}`;
  };
  columns.put(homesOf(numbersFrom(0, 50_000), (number) => ({ words: wordsOf(number) })));
  expect(columns.bytes() / columns.count()).toBeLessThan(120);
});
