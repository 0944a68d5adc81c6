import { describe, expect, test } from 'vitest';

import { isSame, repeatFinder, type Occurrence, type Reported } from './find-repeat.ts';

const STORED: Occurrence = {
  fileId: 'first',
  format: 'camt.054',
  entryReference: null,
  statementId: 'N-1',
};
const REPORTED: Reported = {
  ...STORED,
  fileId: 'second',
  statementId: 'N-2',
  isCopy: false,
  isUnnamed: false,
};

test.each<[string, boolean, Partial<Reported>, Partial<Occurrence>[]]>([
  ['nothing tells them apart', true, {}, [{}]],
  ['the entry has another reference', false, { entryReference: 'B' }, [{ entryReference: 'A' }]],
  ['the entry has the same reference', true, { entryReference: 'A' }, [{ entryReference: 'A' }]],
  ['the entry of one of them has none', true, { entryReference: 'A' }, [{}]],
  ['its references name no payment', false, { isUnnamed: true }, [{}]],
  ['they name none, in the same statement', true, { isUnnamed: true, statementId: 'N-1' }, [{}]],
  [
    'they name none, and the statement is not known',
    true,
    { isUnnamed: true },
    [{ statementId: null }],
  ],
  [
    'another kind of file has it',
    true,
    { format: 'camt.053', entryReference: 'B' },
    [{ entryReference: 'A' }],
  ],
  [
    'another kind had it before, and this kind had another',
    false,
    { entryReference: 'B' },
    [{ format: 'camt.053' }, { fileId: 'third', entryReference: 'A' }],
  ],
  [
    'the bank calls it a copy',
    true,
    { isCopy: true, entryReference: 'B' },
    [{ entryReference: 'A' }],
  ],
  ['one file has both', false, { fileId: 'first', isCopy: true }, [{}]],
])('%s: %s', (_, same, reported, occurrences) => {
  expect(
    isSame(
      { ...REPORTED, ...reported },
      occurrences.map((one) => ({ ...STORED, ...one })),
    ),
  ).toBe(same);
});

describe('the payment of a file among those with its fingerprint', () => {
  const stored = (id: string, ...occurrences: Partial<Occurrence>[]) => ({
    id,
    occurrences: occurrences.map((one) => ({ ...STORED, ...one })),
  });

  /** The stored payments that the lines of a second file match; each match is recorded by the caller. */
  function found(some: ReturnType<typeof stored>[], ...reported: Partial<Reported>[]) {
    const find = repeatFinder(some, 'camt.054');
    return reported.map((input) => {
      const occurrence = { ...REPORTED, ...input };
      const one = find(occurrence);
      one?.occurrences.push(occurrence);
      return one?.id ?? null;
    });
  }

  test.each<[string, ReturnType<typeof stored>[], Partial<Reported>[], (string | null)[]]>([
    ['without a match is none', [], [{}], [null]],
    [
      'without references is the next each time',
      [stored('a'), stored('b')],
      [{}, {}, {}],
      ['a', 'b', null],
    ],
    [
      'with a reference is the one with that reference, before one without',
      [stored('a', {}), stored('b', { entryReference: 'B' })],
      [{ entryReference: 'B' }, { entryReference: 'B' }],
      ['b', 'a'],
    ],
    [
      'with a reference is never one with another',
      [stored('a', { entryReference: 'A' })],
      [{ entryReference: 'B' }],
      [null],
    ],
    [
      'without a reference may be one with it',
      [stored('a', { entryReference: 'A' })],
      [{ entryReference: null }],
      ['a'],
    ],
    [
      'that is a copy is any that its file has not had',
      [stored('a', { entryReference: 'A' }), stored('b', { entryReference: 'B' })],
      [
        { isCopy: true, entryReference: 'B' },
        { isCopy: true, entryReference: 'B' },
        { isCopy: true, entryReference: 'B' },
      ],
      ['b', 'a', null],
    ],
    [
      'with a reference is one from another kind of file',
      [stored('a', { format: 'camt.053', entryReference: 'X' })],
      [{ entryReference: 'B' }],
      ['a'],
    ],
    [
      'is one that this kind had with and without a reference',
      [stored('a', { entryReference: 'A' }, { fileId: 'third' })],
      [{ entryReference: 'B' }],
      ['a'],
    ],
    [
      'whose references name none is identified by its statement',
      [stored('a', { statementId: 'N-1' }), stored('b', { statementId: 'N-2' })],
      [
        { isUnnamed: true, statementId: 'N-2' },
        { isUnnamed: true, statementId: 'N-1' },
        { isUnnamed: true, statementId: 'N-3' },
      ],
      ['b', 'a', null],
    ],
  ])('%s', (_, some, reported, ids) => {
    expect(found(some, ...reported)).toEqual(ids);
  });
});
