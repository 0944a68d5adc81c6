import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { requestErrors } from '@husvaer/domain/kernel/errors';

import type { Config } from '../config.ts';
import type { RunGraphql } from './graphql/endpoint.ts';
import { requestUrl } from './http/request-url.ts';
import { ANY_PAGE, isData } from './http/security.ts';

const BUILD = resolve(import.meta.dirname, '../../../web/build');

/** What the server passes to the rendered pages: the only interface between the two. */
export interface PageHost {
  /** The API call of a browser, without the network. */
  graphql: (call: { query: string; variables: Record<string, unknown> }) => ReturnType<RunGraphql>;
  /** The page's nonce for inline scripts and styles under the content security policy. */
  nonce: string;
  /** The base URL of the public site. */
  origin: string;
  /** The host of the request, with its port. */
  host: string;
  /** Whether maintenance is on; pages then redirect to the waiting page. */
  isMaintained: boolean;
  /** The map that is drawn over the bundled one. */
  baseMap: { kind: 'tiles' | 'vector' | 'style'; url: string } | null;
  /** The separate property management system for landlords with many homes, if there is one. */
  propertyManagementUrl: string | null;
  /** The public name of the identity provider for logins, if there is one. */
  identityName: string | null;
  /** The public token of a visitor's calls. */
  publicToken: string;
  /** The person the page shows, from the cookie. The cookie shows a name and gives no access. */
  person: Person | null;
  /** Today in Norway, ISO. */
  today: string;
  reportError: (error: unknown) => void;
}

/** A logged-in person, as the frame of a page shows them. */
export interface Person {
  id: string;
  name: string;
  roles: readonly string[];
  /** Those that are bound to this site's partner, or on the public site to none. */
  siteRoles: readonly string[];
}

interface WebBuild {
  entry: {
    module: {
      pagesOf(
        build: WebBuild,
        mode: string,
      ): (request: Request, host: PageHost) => Promise<Response>;
    };
  };
}

/** Serves the built web app: its assets as files, every other URL as a rendered page. */
export async function servePages(
  app: FastifyInstance,
  deps: {
    config: Config;
    run: RunGraphql;
    nonceOf: (request: FastifyRequest) => string;
    today: () => Temporal.PlainDate;
    publicToken: () => Promise<string>;
    personOf: (accessToken: string) => Promise<Person | null>;
    identityName: string | null;
  },
): Promise<void> {
  const entry = join(BUILD, 'server/index.js');
  if (!existsSync(entry)) throw new Error('The web app is not built: run `npm run build` first.');
  const build = (await import(pathToFileURL(entry).href)) as WebBuild;
  const answer = build.entry.module.pagesOf(build, deps.config.NODE_ENV);

  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, staysOpen: true };
    });
    await files.register(fastifyStatic, {
      root: join(BUILD, 'client'),
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        const hashed = path.includes('/assets/');
        reply.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
    const { MAP_PMTILES_FILE: archive } = deps.config;
    if (archive)
      files.get(MAP_ARCHIVE, (_, reply) => reply.sendFile(basename(archive), dirname(archive)));
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: ANY_PAGE,
    config: { staysOpen: true },
    async handler(request, reply) {
      // Paths of data have no pages.
      if (isData(request)) throw requestErrors.not_found();
      const page = await answer(webRequest(request, deps.config), {
        graphql: (call) => deps.run(call, request),
        nonce: deps.nonceOf(request),
        origin: deps.config.ORIGIN.origin,
        host: request.host,
        isMaintained: deps.config.MAINTENANCE,
        baseMap: baseMapOf(deps.config),
        propertyManagementUrl: deps.config.PROPERTY_MANAGEMENT_URL ?? null,
        identityName: deps.identityName,
        publicToken: await deps.publicToken(),
        person: await personAt(request, deps.personOf),
        today: deps.today().toString(),
        reportError: (error) => request.log.error({ err: error }, 'page failed'),
      });
      return reply.send(page);
    },
  });
}

/** The URL of the operator's own file of vector tiles. */
const MAP_ARCHIVE = '/map/base.pmtiles';

function baseMapOf({ MAP_STYLE_URL, MAP_PMTILES_FILE, MAP_TILES_URL }: Config) {
  if (MAP_STYLE_URL) return { kind: 'style' as const, url: MAP_STYLE_URL };
  if (MAP_PMTILES_FILE) return { kind: 'vector' as const, url: MAP_ARCHIVE };
  return MAP_TILES_URL ? { kind: 'tiles' as const, url: MAP_TILES_URL } : null;
}

/** Fastify's request as a web standard `Request`. It has no body, since pages are only read. */
function webRequest(request: FastifyRequest, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
  const abort = new AbortController();
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) abort.abort();
  });
  return new Request(requestUrl(request.url, `${config.ORIGIN.protocol}//${request.host}`), {
    method: request.method,
    headers,
    signal: abort.signal,
  });
}

/** The cookie with the access token (specification, section 3). */
const ACCESS_COOKIE = /(?:^|;\s*)accessToken=([\w.-]+)/;

async function personAt(
  request: FastifyRequest,
  personOf: (accessToken: string) => Promise<Person | null>,
): Promise<Person | null> {
  const token = ACCESS_COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return token ? personOf(token) : null;
}
