import { expect, test } from 'vitest';

import { safeReturn, withReturn } from './return-to.ts';

test.each([
  ['/profile', '/profile'],
  ['/find-home?city=Bergen&view=map#top', '/find-home?city=Bergen&view=map#top'],
  ['/listing/../profile', '/profile'],
  ['/find-home?next=https://evil.example', '/find-home?next=https://evil.example'],
])('%s is an address of this site', (wanted, safe) => {
  expect(safeReturn(wanted)).toBe(safe);
});

test.each([
  null,
  '',
  'profile',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%0d%0a//evil.example\r\n',
  'javascript:alert(1)',
  'data:text/html,x',
  '/login',
  '/login?returnTo=/login',
])('%j leads nowhere', (wanted) => {
  expect(safeReturn(wanted)).toBeNull();
});

test('a page keeps the return address in its own address', () => {
  expect(withReturn('/login', '/inbox/1?a=b')).toBe('/login?returnTo=%2Finbox%2F1%3Fa%3Db');
  expect(withReturn('/login', '//evil.example')).toBe('/login');
});
