import { expect, test } from 'vitest';

import { readOptions } from './options.ts';

const OPTIONS = {
  homes: { default: 100_000, smoke: 300 },
  leases: { default: [10_000, 100_000], smoke: [20] },
  on: { default: ['postgres', 'pglite'], smoke: ['postgres'] },
} as const;

test('without --smoke the defaults hold, with it the small values', () => {
  expect(readOptions(OPTIONS, [])).toEqual({
    homes: 100_000,
    leases: [10_000, 100_000],
    on: ['postgres', 'pglite'],
  });
  expect(readOptions(OPTIONS, ['--smoke'])).toEqual({ homes: 300, leases: [20], on: ['postgres'] });
});

test('an option that is given wins over --smoke, in any position', () => {
  const given = ['--homes', '7', '--smoke', '--leases', '1', '--leases', '2', '--on', 'pglite'];
  expect(readOptions(OPTIONS, given)).toEqual({ homes: 7, leases: [1, 2], on: ['pglite'] });
});

test.each([
  [['--homes', 'many'], "--homes is wrong: 'many' is not a number."],
  [['--homes', ''], "--homes is wrong: '' is not a number."],
  [['--on', 'sqlite'], "--on is wrong: there is no engine 'sqlite'."],
  [['--seconds', '1'], "Unknown option '--seconds'"],
])('%j is refused', (given, reason) => {
  expect(() => readOptions(OPTIONS, given)).toThrow(reason);
});
