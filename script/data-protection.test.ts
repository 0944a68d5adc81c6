import { expect, test } from 'vitest';

import { TABLES } from '../server/testing/personal-columns.ts';
import { read, rowsOf } from './coverage.ts';

test('docs/data-protection.md names every table with personal data, and no other', () => {
  const personal = Object.keys(TABLES).filter((name) => !('nobody' in TABLES[name]!));
  const cells = rowsOf(read('docs/data-protection.md'), 'what').map((row) => row.at(-1)!);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect([...new Set(named)].sort()).toEqual(personal.sort());
});
