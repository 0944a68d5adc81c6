import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { requestErrors } from '@husvaer/domain/kernel/errors';
import { subDomainOf } from '@husvaer/domain/partners/partner';

import type { HttpContext } from '../../platform/feature.ts';
import { GUEST } from '../../platform/viewer.ts';
import type { SitemapRow } from './sitemap/store.ts';
import { countSiteHomes, type SiteHomes } from './use-cases/count-site-homes.ts';
import { getSiteHomes } from './use-cases/get-site-homes.ts';

/** The maximum of a sitemap, by sitemaps.org. */
const URLS_MAX = 50_000;
/** Homes read at a time, so that memory use does not depend on the size. */
const PAGE = 1000;

/** Pages with personal data, and forms that lead there. */
const PRIVATE_PATHS = [
  '/api/',
  '/dev/',
  '/acceptInvitation',
  '/create-new-password',
  '/deposit/',
  '/edit-listing/',
  '/inbox',
  '/lease',
  '/list-your-place',
  '/login',
  '/maintenance',
  '/my-listing',
  '/profile',
  '/provide-new-password',
  '/register-as-',
  '/reset-password',
  '/unsubscribe',
  '/verify-email',
];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Serves `robots.txt` and sitemaps of `size` homes each to search engines. */
export function serveSearchEngines(
  app: FastifyInstance,
  { runner, origin, sites }: Pick<HttpContext, 'runner' | 'origin' | 'sites'>,
  size = URLS_MAX,
): void {
  const homesOf = (request: FastifyRequest) =>
    runner.read(GUEST, countSiteHomes, { subDomain: subDomainOf(request.host, origin.hostname) });
  const partsOf = ({ count }: SiteHomes) => Math.max(1, Math.ceil(count / size));

  app.get('/robots.txt', async (request, reply) => {
    const rules = PRIVATE_PATHS.map((path) => `Disallow: ${path}\n`).join('');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\n${rules}\nSitemap: ${await sites.addressOf(request)}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const site = await sites.addressOf(request);
    const parts = Array.from(
      { length: partsOf(await homesOf(request)) },
      (_, index) => `<sitemap><loc>${site}/sitemap-${index + 1}.xml</loc></sitemap>\n`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`);
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d{1,5}$).xml',
    async (request, reply) => {
      const part = Number(request.params.part);
      const homes = await homesOf(request);
      if (part < 1 || part > partsOf(homes)) throw requestErrors.not_found();
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(Readable.from(urls(await sites.addressOf(request), homes.partnerId, part)));
    },
  );

  async function* urls(site: string, partnerId: string | null, part: number) {
    yield `${HEAD}<urlset ${NAMESPACE}>\n`;
    let after: string | null = null;
    for (let left = size; left > 0; left -= PAGE) {
      const page: SitemapRow[] = await runner.read(GUEST, getSiteHomes, {
        partnerId,
        after,
        // The start of a part is found by counting once; the pages then continue after the last home.
        skip: after ? 0 : (part - 1) * size,
        limit: Math.min(left, PAGE),
      });
      yield page
        .map(
          ({ id, updatedAt }) =>
            `<url><loc>${site}/listing/${id}</loc><lastmod>${updatedAt.toString()}</lastmod></url>\n`,
        )
        .join('');
      after = page.at(-1)?.id ?? null;
      if (page.length < PAGE) break;
    }
    yield '</urlset>\n';
  }
}
