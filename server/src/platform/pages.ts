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

/** What the rendered pages are given by the server that renders them: the only door between the two. */
export interface PageHost {
  /** The call a browser would make, without the network between. */
  graphql: (call: { query: string; variables: Record<string, unknown> }) => ReturnType<RunGraphql>;
  /** This page's key for inline scripts and styles under the content security policy. */
  nonce: string;
  /** The public site's own address. */
  origin: string;
  /** Host name of the request, with its port. */
  host: string;
  /** Whether the house is worked on: pages lead to where one waits. */
  isMaintained: boolean;
  /** What is drawn over the bundled map. */
  baseMap: { kind: 'tiles' | 'vector' | 'style'; url: string } | null;
  /** The separate system of who lets many homes, where there is one. */
  propertyManagementUrl: string | null;
  /** What people know the provider of identities by that they may log in with. */
  identityName: string | null;
  /** What a visitor's calls carry. */
  publicToken: string;
  /** Whose name the page is dressed with, by the cookie: it shows a name and opens nothing. */
  person: Person | null;
  /** Today in Norway, ISO. */
  today: string;
  reportError: (error: unknown) => void;
}

/** Somebody who has logged in, as the frame of a page shows them. */
export interface Person {
  id: string;
  name: string;
  roles: readonly string[];
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

/** Serves the built web app: its assets as files, every other address as a rendered page. */
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
      // No page is where data is.
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

/** Where browsers find the operator's own file of vector tiles. */
const MAP_ARCHIVE = '/map/base.pmtiles';

function baseMapOf({ MAP_STYLE_URL, MAP_PMTILES_FILE, MAP_TILES_URL }: Config) {
  if (MAP_STYLE_URL) return { kind: 'style' as const, url: MAP_STYLE_URL };
  if (MAP_PMTILES_FILE) return { kind: 'vector' as const, url: MAP_ARCHIVE };
  return MAP_TILES_URL ? { kind: 'tiles' as const, url: MAP_TILES_URL } : null;
}

/** Fastify's request in the form the web's own standard gives it. Pages are read, not posted to: it has no body. */
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

/** The cookie in which a browser keeps its access token (specification, section 3). */
const ACCESS_COOKIE = /(?:^|;\s*)accessToken=([\w.-]+)/;

async function personAt(
  request: FastifyRequest,
  personOf: (accessToken: string) => Promise<Person | null>,
): Promise<Person | null> {
  const token = ACCESS_COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return token ? personOf(token) : null;
}
