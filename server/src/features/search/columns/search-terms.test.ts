import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { joinWords, OMITTED, rowsWith, wordsOf, type Words } from './search-terms.ts';

const ROW = '\u001f';
const words = (rows: readonly string[]): Words => wordsOf(Buffer.from(rows.join(ROW)));
function join(lists: readonly { rows: readonly string[]; places: readonly number[] }[]): Words {
  const joining = joinWords(
    lists.map(({ rows, places }) => ({ words: words(rows), places: Uint32Array.from(places) })),
  );
  for (;;) {
    const { done, value } = joining.next();
    if (done) return value;
  }
}
/** The rows with words that have all these beginnings. */
function found(list: Words, beginnings: readonly string[], count: number): number[] {
  const bits = rowsWith(list, beginnings, count);
  return Array.from({ length: count }, (_, row) => row).filter(
    (row) => (bits[row >>> 5]! >>> (row & 31)) & 1,
  );
}

describe('the words of rows', () => {
  test('are found by their prefix, however far apart the rows are', () => {
    // Gaps of one, two and three bytes.
    const values = new Map([
      [0, 'gate torg'],
      [127, 'gate'],
      [255, 'gate'],
      [16_639, 'gaten'],
      [40_000, 'gate ås'],
    ]);
    const rows = Array.from({ length: 40_001 }, (_, row) => values.get(row) ?? '');
    const list = words(rows);
    expect(found(list, ['gate'], rows.length)).toEqual([...values.keys()]);
    expect(found(list, ['gate', 'ås'], rows.length)).toEqual([40_000]);
    expect(found(list, ['gates'], rows.length)).toEqual([]);
    const back = join([{ rows, places: rows.map((_, row) => row) }]);
    expect(back).toEqual(list);
  });

  test('of any length are found, and no others', () => {
    const rows = Array.from({ length: 60 }, (_, row) => `vei${row}${'langstrakt'.repeat(8)}`);
    const list = words(rows);
    for (const [row, word] of rows.entries()) {
      expect(found(list, [word], rows.length)).toEqual([row]);
      expect(found(list, [`${word}en`], rows.length)).toEqual([]);
    }
    // Words stand before and after these, and begin with other letters.
    for (const beginning of ['a', 'vei0a', 'vei1b', 'veien', 'å'])
      expect(found(list, [beginning], rows.length)).toEqual([]);
    expect(join([{ rows, places: rows.map((_, row) => row) }])).toEqual(list);
  });

  test('are merged in the order of the rows’ new places, and removed with their rows', () => {
    const joined = join([
      { rows: ['parkveien', 'parkveier', 'hage'], places: [2, 0, OMITTED] },
      { rows: ['park parkveien', 'parkveien'], places: [3, 1] },
    ]);
    expect(joined).toEqual(words(['parkveier', 'parkveien', 'parkveien', 'park parkveien']));
  });

  test('yield to other work while many are merged', () => {
    const rows = Array.from({ length: 60_000 }, () => 'gate');
    const steps = (count: number) => [
      ...joinWords([
        {
          words: words(rows.slice(0, count)),
          places: Uint32Array.from(rows.keys()),
        },
      ]),
    ];
    expect(steps(60_000).length).toBeGreaterThan(0);
    expect(steps(100)).toHaveLength(0);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'å'), minLength: 1, maxLength: 9 });
  const row = fc.array(word, { maxLength: 3 }).map((input) => [...new Set(input)].join(' '));

  test('merged are those of the merged rows, whatever is in which part', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(row, fc.nat(), fc.boolean()), { maxLength: 12 }), {
          maxLength: 4,
        }),
        (lists) => {
          const all = lists.flatMap((list, of) =>
            list.map(([input, rank, isStored], at) => ({
              input,
              rank,
              isStored: isStored,
              key: `${of}/${at}`,
            })),
          );
          const stored = all.filter(({ isStored }) => isStored).toSorted((a, b) => a.rank - b.rank);
          const places = new Map(stored.map(({ key }, place) => [key, place]));
          const joined = join(
            lists.map((list, of) => ({
              rows: list.map(([input]) => input),
              places: list.map((_, at) => places.get(`${of}/${at}`) ?? OMITTED),
            })),
          );
          expect(joined).toEqual(words(stored.map(({ input }) => input)));
        },
      ),
    );
  });
});
