import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
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

import { requestErrors } from '@husvaer/domain/kernel/errors';
import { siteOf } from '@husvaer/domain/partners/partner';

import type { Config } from '../../config.ts';
import type { Database } from '../db/database.ts';
import { publicError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { loggedAddress } from './logged-address.ts';
import { refuseInMaintenance } from './maintenance.ts';
import { createRefusal, refuseOnSocket, refuseUnknownCalls } from './refuse.ts';
import { createSecureHeaders } from './security.ts';

/** What an address may hold, bytes: an area with ten thousand corners is still read, and mended. */
const HEAD_MAX = 256 * 1024;

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
    const { method, url, host, ip, routeOptions } = request;
    const req = { method, url: loggedAddress(url), host, ip };
    const line = { req, route: routeOptions.url, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}

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
  const page = URL.parse(origin);
  const { protocol, port, hostname } = config.ORIGIN;
  return (
    page?.protocol === protocol &&
    page.port === port &&
    siteOf(page.hostname, hostname).kind !== 'unknown'
  );
}

/** An HTTP server with what every route shares: request ids, headers, refusals, health. */
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
  const secure = createSecureHeaders(config);
  const refuse = createRefusal({ origin: config.ORIGIN });
  const oneLine = new OneLine();
  const app = fastify({
    loggerInstance: log,
    logController: oneLine,
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
    http: {
      maxHeaderSize: HEAD_MAX,
      // Whoever names no host is told as whoever names another's.
      requireHostHeader: false,
      // What else a client would rather speak, it is answered in HTTP.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
        headers.upgrade?.toLowerCase() === 'websocket',
    },
    // An address that can't be read comes to no route, and so to no hook.
    frameworkErrors(error, request, reply) {
      secure.set(request, reply);
      reply.header('x-request-id', request.id);
      void refuse(error, request, reply);
      oneLine.requestCompleted(null, request, reply);
    },
    clientErrorHandler: (error, socket) => refuseOnSocket(socket, secure.ofData, error),
  }) as unknown as FastifyInstance;
  app.server.on('connect', (_, socket: Duplex) =>
    refuseOnSocket(socket, secure.ofData, publicError(requestErrors.wrong_method())),
  );
  // Who expects what nobody can do is answered without it.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );

  // One that takes no more lines lets go of those it has: kept open, they would hold up its close.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });

  // JSON is the only body anybody sends; Fastify would take plain text as well.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    secure.set(request, reply);
    done();
  });
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
  if (config.MAINTENANCE) refuseInMaintenance(app);

  app.setErrorHandler(refuse);
  refuseUnknownCalls(app);

  /** What clients ask at start: whether the house is open or being worked on. */
  app.get('/api', async () => ({ status: 'ok' }));
  /** The process lives. */
  app.get('/healthz', { config: { isFree: true, staysOpen: true } }, async () => ({
    status: 'ok',
  }));
  /** The process can serve: its database answers, and its features can do their work. */
  app.get('/readyz', { config: { isFree: true, staysOpen: true } }, async () => {
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
