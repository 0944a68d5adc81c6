import { expect, test } from 'vitest';

import { acceptsPasskeys } from './passkey-hosts.ts';

test.each([
  ['husvaer.no', 'husvaer.no', true],
  ['www.husvaer.no', 'husvaer.no', true],
  ['nordbolig.husvaer.no', 'husvaer.no', true],
  ['husvaer.no', 'nordbolig.husvaer.no', false],
  ['evilhusvaer.no', 'husvaer.no', false],
  ['bolig4you.no', 'bolig4you.no', true],
  ['localhost', 'localhost', true],
  ['nordbolig.localhost', 'localhost', false],
  ['nordbolig.husvaer.localhost', 'husvaer.localhost', true],
  ['127.0.0.1', 'localhost', false],
  ['127.0.0.1', '127.0.0.1', false],
  ['[::1]', '[::1]', false],
])('a page of %s accepts passkeys of %s: %s', (host, siteHost, accepts) => {
  expect(acceptsPasskeys(host, siteHost)).toBe(accepts);
});
