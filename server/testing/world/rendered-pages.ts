import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));

/** A page of the web app: its query, and its text for an answer and a reader. */
interface RenderedPage {
  query: { source: string };
  textOf(answer: object, reader: { language: 'en' | 'no'; site: object }): string;
}

export interface RenderedPages {
  lease: RenderedPage;
  start: RenderedPage;
  /** The query for the partner's site that a page is on. */
  site: { source: string };
  close(): Promise<void>;
}

/**
 * Loads pages of the web app from their sources, without a build or a browser. As in production: React for
 * development takes three times as long.
 */
export async function loadPages(): Promise<RenderedPages> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  const pages = await load();
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  return pages;
}

async function load(): Promise<RenderedPages> {
  const vite = await createServer({
    root: WEB,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const module = async (path: string): Promise<any> => vite.ssrLoadModule(`/app/${path}`);
  return {
    lease: await module('features/portal/testing/written-lease-page.tsx'),
    start: await module('features/start/testing/written-start-page.tsx'),
    site: (await module('platform/partner-site.graphql.ts')).PartnerSite,
    close: () => vite.close(),
  };
}

/** A page's query with more fields at its root. Fields that both select are merged. */
export const withFields = ({ query }: RenderedPage, fields: string): string =>
  query.source.replace(/^query \w+\([^)]*\)\{/, (head) => `${head}${fields} `);
