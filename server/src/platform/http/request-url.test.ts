import { expect, test } from 'vitest';

import { requestUrl } from './request-url.ts';

const SITE = 'https://husvaer.no';

test.each([
  ['?a=1', '/', '?a=1'],
  ['/find-home?city=Oslo&page=2', '/find-home', '?city=Oslo&page=2'],
  ['/', '/', ''],
  ['/a?b=c?d', '/a', '?b=c?d'],
  ['//', '//', ''],
  ['//elsewhere.example/find-home', '//elsewhere.example/find-home', ''],
  ['//elsewhere:99999/', '//elsewhere:99999/', ''],
  ['/\\elsewhere.example/', '//elsewhere.example/', ''],
  ['http://elsewhere.example/x', '/http://elsewhere.example/x', ''],
  ['*', '/*', ''],
])('%j is a path of the site', (target, pathname, search) => {
  const url = requestUrl(target, SITE);
  expect([url.origin, url.pathname, url.search]).toEqual([SITE, pathname, search]);
});
