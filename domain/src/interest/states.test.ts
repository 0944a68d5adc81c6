import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { canMove, INTEREST_STATES, INTEREST_TRANSITIONS, SHOWN_STATES } from './states.ts';

test('docs/interest-states.md draws these transitions', () => {
  const page = readFileSync(new URL('../../../docs/interest-states.md', import.meta.url), 'utf8');
  const drawn = [...page.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
    ([, from, to]) => `${from} ${to}`,
  );
  const known = INTEREST_STATES.flatMap((from) =>
    INTEREST_TRANSITIONS[from].map((to) => `${from} ${to}`),
  );
  expect(drawn.sort()).toEqual(known.sort());
});

test('a refusal is final, and only the sender of a form can reopen it', () => {
  expect(INTEREST_STATES.filter((to) => canMove('declined', to))).toEqual([]);
  expect(INTEREST_STATES.filter((to) => canMove('withdrawn', to))).toEqual(['sent']);
  expect(SHOWN_STATES).not.toContain('withdrawn');
});
