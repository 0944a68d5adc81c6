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

/** Maximum bytes of a request's headers: a URL with an area of ten thousand corners is still read. */
const HEAD_MAX = 256 * 1024;

/**
 * Logs one line for each request, when it is answered. The line has the request's id, so that all lines of a
 * request can be found.
 */
class OneLine extends LogController {
  override incomingRequest(): void {
    // No line at arrival: the line at the end is enough.
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

/** Our own proxies, whose forwarded addresses are trusted. */
const trusted = ({ NODE_ENV }: Config) =>
  NODE_ENV === 'production' ? ['loopback', 'linklocal', 'uniquelocal'] : undefined;

/** The client's address of a request that no route has seen; the same value as `request.ip` elsewhere. */
export function addressOf(request: IncomingMessage, config: Config): string {
  const proxies = trusted(config);
  const address = proxies ? proxyAddress(request, proxies) : request.socket.remoteAddress;
  return address ?? '';
}

/**
 * Whether a connection comes from a page of ours or from a program that is not a browser. Browsers send the
 * origin of their page.
 */
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

/** Creates an HTTP server with what all routes share: request ids, headers, refusals, health checks. */
export async function createServer(deps: {
  config: Config;
  log: Logger;
  database: Database;
  /** Throws while something that the application needs does not work. */
  ready: () => Promise<void>;
  /** True once this node is about to stop: it still answers but wants no new requests. */
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
    // Requests on open connections are still answered: a proxy may not repeat them at another node.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A hundred characters as a URL writes them, nine bytes each at most.
    routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true },
    // Enough for a photo of 25 MB over a slow connection. The headers have a minute.
    requestTimeout: 300_000,
    http: {
      maxHeaderSize: HEAD_MAX,
      // A request without a host is answered like one with a foreign host.
      requireHostHeader: false,
      // Requests to upgrade to other protocols are answered in HTTP.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
        headers.upgrade?.toLowerCase() === 'websocket',
    },
    // A URL that can't be read reaches no route, and so no hook.
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
  // An `Expect` header with an unsupported value is ignored.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );

  // A server that no longer accepts connections closes those it has after their next answer: open ones would
  // delay its shutdown.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!app.server.listening) reply.header('connection', 'close');
    done(null, payload);
  });

  // Clients only send JSON; Fastify would accept plain text as well.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    secure.set(request, reply);
    done();
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Half of Brotli's highest quality, for a tenth of the time: pages are compressed as they are sent.
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

  /** Clients call it at start to see whether maintenance is on. */
  app.get('/api', async () => ({ status: 'ok' }));
  /** Liveness: the process runs. */
  app.get('/healthz', { config: { isFree: true, staysOpen: true } }, async () => ({
    status: 'ok',
  }));
  /** Readiness: the database answers, and the features can do their work. */
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
