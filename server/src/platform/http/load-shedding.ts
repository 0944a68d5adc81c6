import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';

import { requestErrors } from '@husvaer/domain/kernel/errors';

import { publicError } from '../errors.ts';
import type { Limits, Rule } from '../limits/limits.ts';
import { BUSY_PAGE } from './busy-page.ts';
import type { SecureHeaders } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request costs next to nothing and is always accepted. */
    isFree?: boolean;
    /** The body is read during the work, at the speed of the sender. */
    isStreamed?: boolean;
  }
}

/** Load limits of a node. */
export interface LoadLimits {
  /** Requests in work at a time: enough to keep the processor busy while some wait for the database. */
  maxConcurrent: number;
  /** Requests whose bodies are streamed at a time. They cost little and may take minutes. */
  maxStreams: number;
  /** Maximum number of waiting requests. The limit is lower when so many would not be served in time. */
  maxQueued: number;
  /** Milliseconds a request waits before it is refused. */
  queueTimeout: number;
  /** Requests of one address at a time, waiting or in work: enough for a whole office. */
  maxPerAddress: number;
}

export const DEFAULT_LIMITS: LoadLimits = {
  maxConcurrent: 32,
  maxStreams: 64,
  maxQueued: 256,
  queueTimeout: 250,
  maxPerAddress: 64,
};

/** Requests of one address to one node: enough for an office of a hundred people; a robot is slowed down. */
const BY_ADDRESS: Rule = { name: 'requests address', points: 12_000, seconds: 60, ofNode: true };

/** Seconds after which a refused client may retry. */
const RETRY_SECONDS = 1;
/** Measurements of the serving rate within `queueTimeout`. */
const MEASUREMENTS = 4;
/** The answer to refused requests. It is built once, because it is sent most when a node is busiest. */
const BUSY = publicError(requestErrors.unavailable({ retryAfter: RETRY_SECONDS }));
const BUSY_AS_PAGE = ['text/html', Buffer.from(BUSY_PAGE)] as const;
const BUSY_AS_DATA = [
  'application/json',
  Buffer.from(
    JSON.stringify({
      errors: [
        {
          message: BUSY.message,
          extensions: { code: BUSY.code, statusCode: BUSY.status, params: BUSY.params },
        },
      ],
    }),
  ),
] as const;
/** Health probes are always answered. */
const PROBES = ['/healthz', '/readyz'];

interface Waiting {
  since: number;
  enter: () => void;
  refuse: () => void;
}

/**
 * Accepts as many requests as the node can answer soon. Refuses the others with `request.unavailable` (503)
 * and `Retry-After`, as they arrive and before their bodies are read, so that answers do not become slow for
 * everyone. A request that waits too long is refused as well. Times are of the machine's clock.
 */
export function shedLoad(
  app: FastifyInstance,
  deps: {
    limits: Limits;
    metrics: Registry;
    /** Headers of refusals that are sent before the request is read. */
    secure: Pick<SecureHeaders, 'ofData' | 'ofWords'>;
    loadLimits?: LoadLimits;
  },
): void {
  const { limits, metrics, secure, loadLimits = DEFAULT_LIMITS } = deps;
  let busy = 0;
  let streaming = 0;
  /** Requests that arrived since the last measurement and are not in work yet. */
  let arriving = 0;
  /** Places that became free since the last measurement, and the number of requests that may wait because of it. */
  let freed = 0;
  let queueLimit = loadLimits.maxQueued;
  const queue: Waiting[] = [];
  const byAddress = new Map<string, number>();
  /** How each accepted request frees its place. */
  const onLeave = new WeakMap<FastifyRequest, () => void>();

  const refused = new Counter({
    name: 'husvaer_requests_refused_total',
    help: 'Requests refused because of overload.',
    registers: [metrics],
  });
  new Gauge({
    name: 'husvaer_requests_in',
    help: 'Requests being handled, being received, or waiting.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const states = { busy, streaming, waiting: queue.length };
      for (const [state, count] of Object.entries(states)) this.set({ state }, count);
    },
  });

  const refuseRequest = () => {
    refused.inc();
    return requestErrors.unavailable({ retryAfter: RETRY_SECONDS });
  };
  const isLate = ({ since }: Waiting) => performance.now() - since > loadLimits.queueTimeout;
  const sweep = () => {
    while (queue[0] && isLate(queue[0])) queue.shift()!.refuse();
  };
  const measure = () => {
    sweep();
    const inTime = freed * MEASUREMENTS;
    // Without waiting requests the serving rate is unknown.
    queueLimit =
      queue.length === 0
        ? loadLimits.maxQueued
        : Math.min(loadLimits.maxQueued, Math.max(loadLimits.maxConcurrent, inTime));
    [arriving, freed] = [0, 0];
  };
  const timer = setInterval(measure, loadLimits.queueTimeout / MEASUREMENTS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const leave = (request: FastifyRequest) => {
    onLeave.get(request)?.();
    onLeave.delete(request);
  };
  const addOnLeave = (request: FastifyRequest, then: () => void) => {
    const before = onLeave.get(request);
    onLeave.set(request, () => {
      then();
      before?.();
    });
  };
  const releasePlace = () => {
    busy -= 1;
    freed += 1;
    sweep();
    queue.shift()?.enter();
  };
  const acquirePlace = (request: FastifyRequest) =>
    new Promise<void>((done, fail) => {
      const enter = () => {
        busy += 1;
        addOnLeave(request, releasePlace);
        done();
      };
      const refuse = () => fail(refuseRequest());
      if (busy < loadLimits.maxConcurrent) return enter();
      if (queue.length >= queueLimit) return refuse();
      const one: Waiting = { since: performance.now(), enter, refuse };
      queue.push(one);
      // A client that disconnects is removed from the queue.
      addOnLeave(request, () => {
        const at = queue.indexOf(one);
        if (at >= 0) queue.splice(at, 1)[0]!.refuse();
      });
    });

  const { server } = app;
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isFull = queue.length + arriving >= queueLimit && busy >= loadLimits.maxConcurrent;
    if (isFull && !PROBES.includes(request.url ?? '')) return sendBusy(request, response);
    arriving += 1;
    answer!(request, response);
  });
  const sendBusy = ({ headers }: IncomingMessage, response: ServerResponse) => {
    refused.inc();
    const isPage = headers.accept?.includes('text/html');
    const [type, body] = isPage ? BUSY_AS_PAGE : BUSY_AS_DATA;
    response.writeHead(BUSY.status, {
      ...(isPage ? secure.ofWords : secure.ofData),
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(body.length),
      'retry-after': String(RETRY_SECONDS),
    });
    response.end(body);
  };

  // Before the body is read: a refusal must cost as little as possible.
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isFree) return;
    const { ip } = request;
    await limits.consume(BY_ADDRESS, ip);
    const own = byAddress.get(ip) ?? 0;
    if (own >= loadLimits.maxPerAddress) throw refuseRequest();
    byAddress.set(ip, own + 1);
    addOnLeave(request, () => {
      const left = byAddress.get(ip)! - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
  });
  // After the body is read: a place is for work, not for waiting on a slow connection.
  app.addHook('preHandler', async (request) => {
    const { isFree, isStreamed } = request.routeOptions.config;
    arriving = Math.max(0, arriving - 1);
    if (isFree) return;
    if (isStreamed) {
      if (streaming >= loadLimits.maxStreams) throw refuseRequest();
      streaming += 1;
      return addOnLeave(request, () => (streaming -= 1));
    }
    return acquirePlace(request);
  });
  // The answer is ready; sending it needs no place. An aborted request has no answer.
  app.addHook('onSend', async (request) => leave(request));
  app.addHook('onResponse', async (request) => leave(request));
  app.addHook('onRequestAbort', async (request) => leave(request));
}
