import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { requestErrors } from '@husvaer/domain/kernel/errors';

import { logFailure, publicError, retryAfter, type PublicError } from '../errors.ts';
import { BUSY_PAGE } from './busy-page.ts';
import { problemOf } from './problem.ts';
import { refusalPage } from './refusal-page.ts';
import { ANY_PAGE, isData, pathOf } from './security.ts';

/** Paths whose clients are programs that read errors by RFC 9457. */
const OF_PROGRAMS = /^\/partner(\/|$)/;

/** Sends an error in the format its client reads: problem details, JSON or a page. */
export function createRefusal({ origin }: { origin: URL }) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    logFailure(error, request.log);
    const shown = publicError(error);
    const { id, headers } = request;
    const wait = retryAfter(shown.params);
    if (wait !== undefined) reply.header('retry-after', wait);
    reply.status(shown.status);
    if (OF_PROGRAMS.test(pathOf(request.url)))
      return reply
        .type('application/problem+json; charset=utf-8')
        .send(problemOf(shown, { id, origin }));
    if (!isData(request) && headers.accept?.includes('text/html'))
      return reply
        .type('text/html; charset=utf-8')
        .send(shown.status === 503 ? BUSY_PAGE : refusalPage(shown.status));
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusalOf(shown, { requestId: id })));
  };
}

/** A refusal as JSON. */
const refusalOf = ({ message, code, status, params }: PublicError, more = {}) => ({
  errors: [{ message, extensions: { code, statusCode: status, params, ...more } }],
});

/**
 * Throws for calls without a route: `request.wrong_method`, with the header `Allow`, where the URL has other
 * methods, else `request.not_found`. Must be called before routes are registered.
 */
export function refuseUnknownCalls(app: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsOf.set(url, methods);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const allowed = new Set(
      [...methodsOf].flatMap(([route, methods]) =>
        patternOf(route).test(path) && !(route === ANY_PAGE && isData(request)) ? [...methods] : [],
      ),
    );
    // The route has this method and found nothing.
    if (allowed.size === 0 || allowed.has(request.method)) throw requestErrors.not_found();
    const allow = [...allowed].sort().join(', ');
    reply.header('allow', allow);
    throw requestErrors.wrong_method({ message: `The methods of this address are ${allow}.` });
  });
}

/** Matches the URLs of a route, such as `/api/calendars/:token` or `/files/photos/*`. */
const patternOf = (route: string): RegExp =>
  new RegExp(
    `^${route
      .replace(/\/$/, '')
      .split('/')
      .map((part) => (part === '*' ? '.*' : part.includes(':') ? '[^/]+' : RegExp.escape(part)))
      .join('/')}/?$`,
  );

/** Node's errors for bytes that are not a request; all others are malformed. */
const NO_CALL: Record<string, { status: number; code: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.too_large' },
};

/**
 * Answers on the socket when there is no HTTP request to answer: invalid bytes, and tunnels. `headers` are
 * those of every answer.
 */
export function refuseOnSocket(
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
  error: NodeJS.ErrnoException | PublicError,
): void {
  // A client that has disconnected gets no answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const known = 'status' in error ? error : NO_CALL[error.code ?? ''];
  const { status, code } = known ?? publicError(requestErrors.malformed());
  const body = JSON.stringify(refusalOf({ status, code, message: code, params: {} }));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
