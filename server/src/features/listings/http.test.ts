import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addListings, createTestApp, NOBODY, type TestApp } from '../../../testing/test-app.ts';
import { createSites } from '../../platform/http/sites.ts';
import { serveSearchEngines } from './http.ts';

const PARTNER = '019aa000-0000-7000-8000-000000000001';
const PARTNERS_HOST = 'nord.localhost:3000';
const SIZE = 10;

let app: TestApp;
/** The same routes with sitemaps of ten homes. */
const small = fastify();

beforeAll(async () => {
  app = await createTestApp();
  const { ORIGIN: origin } = app.config;
  const sites = createSites({ origin, isPartners: async () => true });
  serveSearchEngines(small, { runner: app.runner, origin, sites }, SIZE);
  await app.database.session((session) =>
    session.exec(`insert into partner (id, sub_domain, name, created_at)
      values ('${PARTNER}', 'nord', 'Nord', '2026-01-01')`),
  );
  const homes = (count: number) => Array.from({ length: count }, () => ({}));
  await addListings(app, [
    ...homes(19),
    { state: 'draft' },
    { state: 'inactive' },
    { state: 'active' },
  ]);
  await addListings(app, homes(4), { ...NOBODY, feed: 'partner', partnerId: PARTNER });
});
afterAll(async () => {
  await small.close();
  await app.close();
});

const get = (url: string, host = 'localhost:3000') => small.inject({ url, headers: { host } });
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
const published = async (partnerId?: string) =>
  (
    await app.database.session((session) =>
      session.query<{ id: string; updated_at: Temporal.Instant }>(
        `select id, updated_at from listing where state = 'published'
        ${partnerId ? `and partner_id = '${partnerId}'` : ''} order by id`,
      ),
    )
  ).map(({ id }) => id);

describe('sitemap.xml', () => {
  test('lists as many parts as are needed', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(body)).toEqual(
      [1, 2, 3].map((part) => `http://localhost:3000/sitemap-${part}.xml`),
    );
  });

  test('the parts together list every published home, once', async () => {
    const parts = await Promise.all([1, 2, 3].map((part) => get(`/sitemap-${part}.xml`)));
    const urls = parts.map(({ body }) => locations(body));
    expect(urls.map(({ length }) => length)).toEqual([SIZE, SIZE, 3]);
    expect(urls.flat()).toEqual(
      (await published()).map((id) => `http://localhost:3000/listing/${id}`),
    );
    for (const { body, headers } of parts) {
      expect(headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(body).toMatch(/^<\?xml [^]*<urlset [^]*<\/urlset>\n$/);
      expect(body).toContain('<lastmod>2026-11-20T08:00:00Z</lastmod>');
    }
  });

  test('a partner’s site lists that partner’s homes at its own address', async () => {
    expect(locations((await get('/sitemap.xml', PARTNERS_HOST)).body)).toEqual([
      `http://${PARTNERS_HOST}/sitemap-1.xml`,
    ]);
    expect(locations((await get('/sitemap-1.xml', PARTNERS_HOST)).body)).toEqual(
      (await published(PARTNER)).map((id) => `http://${PARTNERS_HOST}/listing/${id}`),
    );
  });

  test.each([
    ['/sitemap-0.xml', undefined],
    ['/sitemap-2.xml', undefined],
    ['/sitemap-99999.xml', undefined],
    ['/sitemap-x.xml', undefined],
    ['/sitemap-1.xml', 'nobody.localhost:3000'],
    ['/sitemap.xml', 'nobody.localhost:3000'],
  ])('%s on %s is not found', async (url, host = 'localhost:3000') => {
    expect((await app.call({ url, headers: { host } })).statusCode).toBe(404);
  });
});

test('fifty thousand homes are one part', async () => {
  const { body } = await app.call({ url: '/sitemap.xml' });
  expect(locations(body)).toEqual(['http://localhost:3000/sitemap-1.xml']);
  expect(locations((await app.call({ url: '/sitemap-1.xml' })).body)).toHaveLength(23);
});

test.each(['localhost:3000', PARTNERS_HOST])('robots.txt of %s', async (host) => {
  const { headers, body } = await app.call({ url: '/robots.txt', headers: { host } });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: http://${host}/sitemap.xml`);
  for (const path of ['/api/', '/lease', '/inbox', '/profile', '/login'])
    expect(lines).toContain(`Disallow: ${path}`);
  for (const path of ['/', '/find-home', '/listing/1', '/privacy-policy'])
    for (const rule of lines.filter((line) => line.startsWith('Disallow: ')))
      expect(path.startsWith(rule.slice('Disallow: '.length))).toBe(false);
});
