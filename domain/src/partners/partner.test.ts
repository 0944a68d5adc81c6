import { expect, test } from 'vitest';

import { siteOf, siteUrl, subDomainOf } from './partner.ts';

test.each([
  ['husvaer.no', null],
  ['HUSVAER.NO:443', null],
  ['www.husvaer.no', null],
  ['dev.husvaer.no', null],
  ['test.husvaer.no', null],
  ['local.husvaer.no', null],
  ['demo.husvaer.no', null],
  ['nordbolig.husvaer.no', 'nordbolig'],
  ['Nordbolig.Husvaer.no:3000', 'nordbolig'],
  ['nordbolig.husvaer.no.', 'nordbolig'],
  [' nordbolig.husvaer.no ', 'nordbolig'],
  ['ab.husvaer.no', 'ab'],
])('%s has the sub-domain %s', (host, expected) => {
  expect(subDomainOf(host, 'husvaer.no')).toBe(expected);
});

test.each([
  'evil.com',
  'husvaer.no.evil.com',
  'nothusvaer.no',
  'a.b.husvaer.no',
  '-x.husvaer.no',
  '',
  undefined,
  '127.0.0.1',
])('%s is none of ours', (host) => {
  expect(siteOf(host, 'husvaer.no')).toEqual({ kind: 'unknown' });
});

test.each(['www.husvaer.no', 'husvaer.no'])('%s is the public site', (host) => {
  expect(siteOf(host, 'husvaer.no')).toEqual({ kind: 'public' });
});

test.each(['evil.example', '127.0.0.2', '[::2]:3000', 'localhost:80:80', '[::1]:80x'])(
  '%s is none of ours at home',
  (host) => {
    expect(siteOf(host, 'localhost')).toEqual({ kind: 'unknown' });
  },
);

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  '%s is the public site at home',
  (host) => {
    expect(siteOf(host, 'localhost')).toEqual({ kind: 'public' });
  },
);

test.each([
  ['nordbolig.no', 'https://nordbolig.no'],
  ['http://nordbolig.no', 'http://nordbolig.no'],
  ['HTTPS://nordbolig.no', 'HTTPS://nordbolig.no'],
  ['nordbolig.no/?to=https://x.no', 'https://nordbolig.no/?to=https://x.no'],
])('%s as a link is %s', (address, expected) => {
  expect(siteUrl(address)).toBe(expected);
});
