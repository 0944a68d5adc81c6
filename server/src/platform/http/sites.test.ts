import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { createSites } from './sites.ts';

const sites = (origin: string) =>
  createSites({
    origin: new URL(origin),
    isPartners: async (subDomain) => subDomain === 'nordbolig',
  });
const requestTo = (host: string) =>
  ({ host, hostname: host.replace(/:\d*$/, '') }) as FastifyRequest;

test.each([
  ['husvaer.no', 'https://husvaer.no', 'https://husvaer.no'],
  ['husvaer.no:6666', 'https://husvaer.no', 'https://husvaer.no'],
  ['HUSVAER.no.', 'https://husvaer.no', 'https://husvaer.no.'],
  ['www.husvaer.no:1', 'https://husvaer.no', 'https://www.husvaer.no'],
  ['nordbolig.husvaer.no:1', 'https://nordbolig.husvaer.no', 'https://nordbolig.husvaer.no'],
  ['evil.husvaer.no:9999', 'https://husvaer.no', 'https://husvaer.no'],
  ['evil.example', 'https://husvaer.no', 'https://husvaer.no'],
])('%s is %s for others, and %s for itself', async (host, address, here) => {
  const { addressOf, hereFor } = sites('https://husvaer.no');
  expect([await addressOf(requestTo(host)), await hereFor(requestTo(host))]).toEqual([
    address,
    here,
  ]);
});

test('the port is the configured one', async () => {
  const { addressOf, hereFor } = sites('http://localhost:3000');
  expect(await addressOf(requestTo('nordbolig.localhost:6666'))).toBe(
    'http://nordbolig.localhost:3000',
  );
  expect(await addressOf(requestTo('127.0.0.1:6666'))).toBe('http://localhost:3000');
  expect(await hereFor(requestTo('127.0.0.1:6666'))).toBe('http://127.0.0.1:3000');
});
