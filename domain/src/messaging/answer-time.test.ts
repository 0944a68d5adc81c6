import { expect, test } from 'vitest';

import { usualAnswerHours } from './answer-time.ts';

test.each([
  ['few answers', 4, 60, null],
  ['no one asked', 0, null, null],
  ['nothing known of when', 5, null, null],
  ['a minute', 5, 60, 1],
  ['an hour', 5, 3600, 1],
  ['a little over an hour', 5, 3601, 2],
  ['five hours', 9, 5 * 3600, 8],
  ['a day', 9, 24 * 3600, 24],
  ['three days', 9, 72 * 3600, 72],
  ['longer', 9, 72 * 3600 + 1, null],
  ['most got no answer', 9, Infinity, null],
])('%s', (_, answers, seconds, hours) => {
  expect(usualAnswerHours({ answers, seconds })).toBe(hours);
});
