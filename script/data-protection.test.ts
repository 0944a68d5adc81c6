import { LEGAL } from '@husvaer/domain/legal/constants';
import { expect, test } from 'vitest';

import { TABLES } from '../server/testing/personal-columns.ts';
import { read, rowsOf } from './coverage.ts';

test('docs/data-protection.md names every table with personal data, and no other', () => {
  const personal = Object.keys(TABLES).filter((name) => !('nobody' in TABLES[name]!));
  const cells = rowsOf(read('docs/data-protection.md'), 'what').map((row) => row.at(-1)!);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect([...new Set(named)].sort()).toEqual(personal.sort());
});

test('docs/data-protection.md keeps for as long as the law says what the law wants required', () => {
  const years = ['', 'one', 'two', 'three', 'four', 'five'][LEGAL.bookkeepingYears]!;
  const required = rowsOf(read('docs/data-protection.md'), 'what').filter(([, why]) =>
    why!.includes('bokføringsloven § 13'),
  );
  expect(required.length).toBeGreaterThan(3);
  for (const [what, , until] of required)
    expect(`${what}: ${until}`).toContain(`${years} years after`);
});
