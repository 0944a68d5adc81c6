import { expect, test } from 'vitest';

import { apiScopes, readKey, writeKey } from './api-key.ts';

const ID = '019aa000-0000-7000-8000-00000000000a';
const SECRET = 'a-_'.repeat(14) + 'Z';

test('scopes are known ones, each once, in a fixed order', () => {
  expect(apiScopes.parse(['webhooks', 'listings', 'webhooks'])).toEqual(['listings', 'webhooks']);
  for (const invalid of [[], ['leases'], ['listings', 'admin'], 'listings'])
    expect(apiScopes.safeParse(invalid).success).toBe(false);
});

test('a key is read as it was written', () => {
  const key = writeKey(ID, SECRET);
  expect(key).toBe(`hvp_019aa00000007000800000000000000a_${SECRET}`);
  expect(readKey(key)).toEqual({ id: ID, secret: SECRET });
});

test.each([
  '',
  'hvp_',
  SECRET,
  `${writeKey(ID, SECRET)}x`,
  ` ${writeKey(ID, SECRET)}`,
  writeKey(ID, SECRET.slice(1)),
  writeKey(ID.toUpperCase(), SECRET),
  writeKey('not-an-id', SECRET),
  writeKey(ID, SECRET).replace('hvp', 'hvq'),
])('%o is none', (key) => {
  expect(readKey(key)).toBeNull();
});
