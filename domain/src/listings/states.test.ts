import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { canBecome, LISTING_STATES, LISTING_TRANSITIONS } from './states.ts';

test('docs/listing-states.md draws these transitions', () => {
  const page = readFileSync(new URL('../../../docs/listing-states.md', import.meta.url), 'utf8');
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
    ([, from, to]) => `${from} ${to}`,
  );
  const known = LISTING_STATES.flatMap((from) =>
    LISTING_TRANSITIONS[from].map((to) => `${from} ${to}`),
  );
  expect(drawn.sort()).toEqual(known.sort());
});

test('nothing that has been public becomes a draft again', () => {
  expect(LISTING_STATES.filter((from) => canBecome(from, 'draft'))).toEqual([]);
});
