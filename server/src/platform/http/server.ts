import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import proxyAddress from '@fastify/proxy-addr';
import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import { maintenanceOn, requestErrors } from '@husvaer/domain/kernel/errors';
import { siteOf } from '@husvaer/domain/partners/partner';

import type { Config } from '../../config.ts';
import type { Database } from '../db/database.ts';
import { logFailure, publicError, retryAfter } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { secureHeaders } from './security.ts';

/** What an address may hold, bytes: an area with ten thousand corners is still read, and mended. */
const HEAD_MAX = 256 * 1024;
/** As much of an address as a log line needs. Characters. */
const URL_LOGGED = 1000;

/** One line for each request, when it is answered: with its id, so that all lines of it are found. */
class OneLine extends LogController {
  override incomingRequest(): void {
    // What is under way says so when it ends.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, url, host, ip } = request;
    const req = { method, url: withoutSecrets(url).slice(0, URL_LOGGED), host, ip };
    const line = { req, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}

/** Whoever reads the log gets no file (`platform/storage/loan-address.ts`) and no calendar by it. */
const withoutSecrets = (url: string): string =>
  url.replace(/([?&]loan=)[^&]*/, '$1…').replace(/(\/api\/calendars\/)[^/?]*/, '$1…');

/** Proxies of our own, who say truly for whom they ask. */
const trusted = ({ NODE_ENV }: Config) =>
  NODE_ENV === 'production' ? ['loopback', 'linklocal', 'uniquelocal'] : undefined;

/** Whose request it is, where no route has seen it: as `request.ip` says elsewhere. */
export function addressOf(request: IncomingMessage, config: Config): string {
  const proxies = trusted(config);
  const address = proxies ? proxyAddress(request, proxies) : request.socket.remoteAddress;
  return address ?? '';
}

/** Whether a page of ours opens a connection, or a program that is no browser: browsers say whose page it is. */
export function isFromOurPage({ headers: { origin } }: IncomingMessage, config: Config): boolean {
  if (origin === undefined) return true;
  const host = URL.parse(origin)?.host;
  return siteOf(host, config.ORIGIN.hostname).kind !== 'unknown';
}

/** An HTTP server with what every route shares: request ids, headers, errors in one shape, health. */
export async function createServer(deps: {
  config: Config;
  log: Logger;
  database: Database;
  /** Throws while something the house lives by can't be done. */
  ready: () => Promise<void>;
  /** True from when this node is to stop: it still answers, and wants no more to do. */
  isLeaving: () => boolean;
}): Promise<FastifyInstance> {
  const { config, log, database, ready, isLeaving } = deps;
  const app = fastify({
    loggerInstance: log,
    logController: new OneLine(),
    genReqId: newId,
    requestIdHeader: false,
    trustProxy: trusted(config) ?? false,
    // What comes on a line that is still there is answered: a proxy may not ask another node the same.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A hundred letters as an address writes them, nine bytes each at most.
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    // A photo of 25 MB over a slow line. What comes before a body has a minute.
    requestTimeout: 300_000,
    http: { maxHeaderSize: HEAD_MAX },
  }) as unknown as FastifyInstance;

  // One that takes no more lines lets go of those it has: kept open, they would hold up its close.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });

  // JSON is the only body anybody sends; Fastify would take plain text as well.
  app.removeContentTypeParser('text/plain');
  secureHeaders(app, config);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Half of what Brotli can do, for a tenth of the time: pages are compressed as they are sent.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const path = request.url.split('?', 1)[0];
    const isProbe = path === '/healthz' || path === '/readyz';
    const isKnown = isProbe || siteOf(request.host, config.ORIGIN.hostname).kind !== 'unknown';
    done(isKnown ? undefined : requestErrors.unknown_host());
  });

  app.setErrorHandler((error, request, reply) => {
    logFailure(error, request.log);
    const { status, code, message, params } = publicError(error);
    const wait = retryAfter(params);
    if (wait !== undefined) reply.header('retry-after', wait);
    return reply
      .status(status)
      .type('application/json; charset=utf-8')
      .send({
        errors: [
          { message, extensions: { code, statusCode: status, params, requestId: request.id } },
        ],
      });
  });
  app.setNotFoundHandler(() => {
    throw requestErrors.not_found();
  });

  /** What clients ask at start: whether the house is open or being worked on. */
  app.get('/api', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (config.MAINTENANCE) throw maintenanceOn();
    return { status: 'ok' };
  });
  /** The process lives. */
  app.get('/healthz', { config: { isFree: true } }, async () => ({ status: 'ok' }));
  /** The process can serve: its database answers, and its features can do their work. */
  app.get('/readyz', { config: { isFree: true } }, async () => {
    if (isLeaving()) throw requestErrors.unavailable();
    await database.ping().catch((error: unknown) => {
      log.error({ err: error }, 'database does not answer');
      throw requestErrors.unavailable();
    });
    await ready();
    return { status: 'ok' };
  });
  return app;
}
