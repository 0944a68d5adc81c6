import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';
import { ownerProblems, tableUses } from './table-owners.ts';

const { FEATURE_ORDER } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
  FEATURE_ORDER: string[];
};

test('each table is written by one feature, and read by it and by features after it', () => {
  const uses = tableUses(ROOT);
  expect(uses.size).toBeGreaterThan(100);
  expect(ownerProblems(uses, FEATURE_ORDER)).toEqual([]);
});

test('a second writer and a reader before the writer are reported', () => {
  const uses = new Map([
    ['home', { writers: new Set(['homes', 'rents']), readers: new Set(['homes']) }],
    ['rent', { writers: new Set(['rents']), readers: new Set(['homes', 'rents', 'money']) }],
  ]);
  expect(ownerProblems(uses, ['homes', 'rents', 'money'])).toEqual([
    'home: homes and rents write it',
    'rent: homes reads it, and comes before rents',
  ]);
});
