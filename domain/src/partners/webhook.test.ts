import { expect, test } from 'vitest';

import { retryAfterMinutes, webhookDraft } from './webhook.ts';

test('a failing call is made nine times within about a day, at growing intervals', () => {
  const waits = Array.from({ length: 9 }, (_, tried) => retryAfterMinutes(tried + 1));
  expect(waits).toEqual([1, 5, 15, 60, 120, 240, 480, 480, null]);
});

test.each([
  [{ url: 'https://x.no/hook' }, []],
  [{ url: 'https://x.no/hook', types: ['lease.signed'] }, ['lease.signed']],
])('%o gets the events %j', (input, types) => {
  expect(webhookDraft.parse(input).types).toEqual(types);
});

test.each([
  { url: 'http://x.no/hook' },
  { url: 'https://x.no/hook', types: ['lease'] },
  { url: 'https://x.no/hook', types: ['xlease.signed '] },
  { url: 'https://x.no/hook', types: ['Lease.Signed'] },
  { url: 'https://x.no/hook', types: Array.from({ length: 51 }, () => 'lease.signed') },
  { url: 'https://x.no/hook', secret: 'mine' },
])('%o is refused', (input) => {
  expect(webhookDraft.safeParse(input).success).toBe(false);
});
