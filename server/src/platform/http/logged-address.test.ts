import { expect, test } from 'vitest';

import { loggedAddress } from './logged-address.ts';

const SECRET = 'Zk3r9QbX0-vT_pLm2sYw8aHc6nUe4gDfJiOqRtBxNyK';
const ID = '01a20fa3-43b9-7624-b774-fc6b8746fe3c';

test.each([
  ['/', '/'],
  ['/find-home', '/find-home'],
  ['/privacy-and-cookies-explained', '/privacy-and-cookies-explained'],
  [`/partner/v1/leases/${ID}/tenants`, `/partner/v1/leases/${ID}/tenants`],
  [`/api/calendars/${SECRET}.ics`, '/api/calendars/…'],
  [`/unsubscribe/${SECRET}/`, '/unsubscribe/…/'],
  [`/api/unsubscribe/${encodeURIComponent(`${SECRET}=`)}`, '/api/unsubscribe/…'],
  [`/favourites/${ID}`, '/favourites/…'],
  [`/api/auth/idp/callback?code=${SECRET}&state=a`, '/api/auth/idp/callback?code=…&state=…'],
  [`/files/documents?signed=${SECRET}`, '/files/documents?signed=…'],
  [`/login?${SECRET}`, '/login?…'],
  [`?code=${SECRET}`, '?code=…'],
  [`/login?${SECRET}=1`, '/login?…'],
  ['/find-home?city=Oslo&minRent=1', '/find-home?city=…&minRent=…'],
  [`/api/${'A'.repeat(19)}`, `/api/${'A'.repeat(19)}`],
  [`/api/${'A'.repeat(20)}`, '/api/…'],
  [`/api/x${ID}`, '/api/…'],
  [`/api/${ID}x`, '/api/…'],
  [`/api/favourites/${ID}`, `/api/favourites/${ID}`],
  [`/a?${'n'.repeat(20)}=1&${'n'.repeat(21)}=1`, `/a?${'n'.repeat(20)}=…&…`],
  [`/a?b?code=${SECRET}`, '/a?b?code=…'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedAddress(url)).toBe(logged);
});

test('a long one is cut', () => {
  expect(loggedAddress(`/${'a/'.repeat(2000)}`)).toHaveLength(1000);
});
