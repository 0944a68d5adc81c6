import { expect, test } from 'vitest';

import { writeOffReason } from './small-difference.ts';

test.each([
  [' Øreavrunding.\r\n', 'Øreavrunding.'],
  ['x'.repeat(500), 'x'.repeat(500)],
  [' \n', undefined],
  ['x'.repeat(501), undefined],
])('a difference is written off with the reason %j', (input, expected) => {
  expect(writeOffReason.safeParse(input).data).toBe(expected);
});
