import { expect, test } from 'vitest';

import { httpsUrl } from './https-url.ts';
import { ownPath } from './own-path.ts';

test.each([
  ['/lease/1?tab=rent#pay', '/lease/1?tab=rent#pay'],
  ['/a/../b', '/b'],
  ['/', '/'],
  ['', null],
  ['lease', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\tevil', null],
  ['/ evil', null],
  ['/..//evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
])('%j leads to %j', (wanted, path) => {
  expect(ownPath(wanted)).toBe(path);
});

test.each([
  ['https://example.com/hook?a=1', true],
  ['http://example.com', false],
  ['ftp://example.com', false],
  ['xhttps://example.com', false],
  ['https://kari@example.com', false],
  ['https://:secret@example.com', false],
  ['https://kari:secret@example.com', false],
  ['example.com', false],
  [`https://example.com/${'x'.repeat(1980)}`, true],
  [`https://example.com/${'x'.repeat(1981)}`, false],
])('%s is an external server or not', (address, passes) => {
  expect(httpsUrl.safeParse(address).success).toBe(passes);
});
