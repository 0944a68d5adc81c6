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
  places: number;
  /** Requests whose bodies are streamed at a time. They cost little and may take minutes. */
  streams: number;
  /** Maximum number of waiting requests. The limit is lower when so many would not be served in time. */
  waiting: number;
  /** Milliseconds a request waits before it is refused. */
  patience: number;
  /** Requests of one address at a time, waiting or in work: enough for a whole office. */
  ofOneAddress: number;
}

export const DEFAULT_LIMITS: LoadLimits = {
  places: 32,
  streams: 64,
  waiting: 256,
  patience: 250,
  ofOneAddress: 64,
};

/** Requests of one address to one node: enough for an office of a hundred people; a robot is slowed down. */
const BY_ADDRESS: Rule = { name: 'requests address', points: 12_000, seconds: 60, ofNode: true };

/** Seconds after which a refused client may retry. */
const RETRY_SECONDS = 1;
/** Checks of the serving rate within `patience`. */
const LOOKS = 4;
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
    room?: LoadLimits;
  },
): void {
  const { limits, metrics, secure, room = DEFAULT_LIMITS } = deps;
  let busy = 0;
  let streaming = 0;
  /** Requests that arrived since the last check and are not in work yet. */
  let coming = 0;
  /** Places that became free since the last check, and the number of requests that may wait because of it. */
  let freed = 0;
  let mayWait = room.waiting;
  const queue: Waiting[] = [];
  const byAddress = new Map<string, number>();
  /** How each accepted request frees its place. */
  const leaves = new WeakMap<FastifyRequest, () => void>();

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

  const sendAway = () => {
    refused.inc();
    return requestErrors.unavailable({ retryAfter: RETRY_SECONDS });
  };
  const isLate = ({ since }: Waiting) => performance.now() - since > room.patience;
  const sweep = () => {
    while (queue[0] && isLate(queue[0])) queue.shift()!.refuse();
  };
  const measure = () => {
    sweep();
    const inTime = freed * LOOKS;
    // Without waiting requests the serving rate is unknown.
    mayWait =
      queue.length === 0 ? room.waiting : Math.min(room.waiting, Math.max(room.places, inTime));
    [coming, freed] = [0, 0];
  };
  const timer = setInterval(measure, room.patience / LOOKS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const leave = (request: FastifyRequest) => {
    leaves.get(request)?.();
    leaves.delete(request);
  };
  const alsoLeaving = (request: FastifyRequest, then: () => void) => {
    const before = leaves.get(request);
    leaves.set(request, () => {
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
        alsoLeaving(request, releasePlace);
        done();
      };
      const refuse = () => fail(sendAway());
      if (busy < room.places) return enter();
      if (queue.length >= mayWait) return refuse();
      const one: Waiting = { since: performance.now(), enter, refuse };
      queue.push(one);
      // A client that disconnects is removed from the queue.
      alsoLeaving(request, () => {
        const at = queue.indexOf(one);
        if (at >= 0) queue.splice(at, 1)[0]!.refuse();
      });
    });

  const { server } = app;
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const isFull = queue.length + coming >= mayWait && busy >= room.places;
    if (isFull && !PROBES.includes(request.url ?? '')) return turnAway(request, response);
    coming += 1;
    answer!(request, response);
  });
  const turnAway = ({ headers }: IncomingMessage, response: ServerResponse) => {
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
    if (own >= room.ofOneAddress) throw sendAway();
    byAddress.set(ip, own + 1);
    alsoLeaving(request, () => {
      const left = byAddress.get(ip)! - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
  });
  // After the body is read: a place is for work, not for waiting on a slow connection.
  app.addHook('preHandler', async (request) => {
    const { isFree, isStreamed } = request.routeOptions.config;
    coming = Math.max(0, coming - 1);
    if (isFree) return;
    if (isStreamed) {
      if (streaming >= room.streams) throw sendAway();
      streaming += 1;
      return alsoLeaving(request, () => (streaming -= 1));
    }
    return acquirePlace(request);
  });
  // The answer is ready; sending it needs no place. An aborted request has no answer.
  app.addHook('onSend', async (request) => leave(request));
  app.addHook('onResponse', async (request) => leave(request));
  app.addHook('onRequestAbort', async (request) => leave(request));
}
