import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { requestErrors } from '@husvaer/domain/kernel/errors';

import { logFailure, publicError, retryAfter, type PublicError } from '../errors.ts';
import { BUSY_PAGE } from './busy-page.ts';
import { problemOf } from './problem.ts';
import { refusalPage } from './refusal-page.ts';
import { ANY_PAGE, isData, pathOf } from './security.ts';

/** Where programs call that are told in the words of RFC 9457. */
const OF_PROGRAMS = /^\/partner(\/|$)/;

/** Answers that a call failed, in the shape that whoever made it reads: a problem, JSON or a page. */
export function createRefusal({ origin }: { origin: URL }) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    logFailure(error, request.log);
    const told = publicError(error);
    const { id, headers } = request;
    const wait = retryAfter(told.params);
    if (wait !== undefined) reply.header('retry-after', wait);
    reply.status(told.status);
    if (OF_PROGRAMS.test(pathOf(request.url)))
      return reply
        .type('application/problem+json; charset=utf-8')
        .send(problemOf(told, { id, origin }));
    if (!isData(request) && headers.accept?.includes('text/html'))
      return reply
        .type('text/html; charset=utf-8')
        .send(told.status === 503 ? BUSY_PAGE : refusalPage(told.status));
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusalOf(told, { requestId: id })));
  };
}

/** A refusal as JSON. */
const refusalOf = ({ message, code, status, params }: PublicError, more = {}) => ({
  errors: [{ message, extensions: { code, statusCode: status, params, ...more } }],
});

/**
 * Throws what is wrong with calls that no route takes: `request.wrong_method`, with the header `Allow`,
 * where the address has other methods, else `request.not_found`. To be called before there are routes.
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
    // A route that knows the method found nothing there.
    if (allowed.size === 0 || allowed.has(request.method)) throw requestErrors.not_found();
    const allow = [...allowed].sort().join(', ');
    reply.header('allow', allow);
    throw requestErrors.wrong_method({ message: `The methods of this address are ${allow}.` });
  });
}

/** The addresses of a route, such as `/api/calendars/:token` or `/files/photos/*`. */
const patternOf = (route: string): RegExp =>
  new RegExp(
    `^${route
      .replace(/\/$/, '')
      .split('/')
      .map((part) => (part === '*' ? '.*' : part.includes(':') ? '[^/]+' : RegExp.escape(part)))
      .join('/')}/?$`,
  );

/** What Node says of bytes that are no call; everything else is malformed. */
const NO_CALL: Record<string, { status: number; code: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.too_large' },
};

/** Refuses what never becomes a call: bytes that are none, and tunnels. `headers` are those of every answer. */
export function refuseOnSocket(
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
  error: NodeJS.ErrnoException | PublicError,
): void {
  // Whoever is gone is told nothing.
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
