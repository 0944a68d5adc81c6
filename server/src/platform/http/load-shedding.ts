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
    /** What is asked for costs next to nothing: it is let in always. */
    isFree?: boolean;
    /** Its body is read while it is worked on, at the pace of whoever sends it. */
    isStreamed?: boolean;
  }
}

/** How much a node takes upon itself. */
export interface LoadLimits {
  /** Requests worked on at a time: as many as keep the processor busy while some wait for the database. */
  places: number;
  /** Requests whose bodies come in at a time. They cost little, and may take minutes. */
  streams: number;
  /** Requests waiting for a place, at most. Fewer do when so many would not get theirs in time. */
  waiting: number;
  /** Milliseconds one waits before it is told to come back. */
  patience: number;
  /** Requests of one address that may be in at a time, waiting or not: a whole office. */
  ofOneAddress: number;
}

export const ROOM: LoadLimits = {
  places: 32,
  streams: 64,
  waiting: 256,
  patience: 250,
  ofOneAddress: 64,
};

/** What one address may ask of one node: an office with a hundred people at work, or a robot that is held back. */
const BY_ADDRESS: Rule = { name: 'requests address', points: 12_000, seconds: 60, ofNode: true };

/** Seconds after which whoever was sent away may come back. */
const RETRY_SECONDS = 1;
/** How often in the time that somebody waits it is looked how fast places come free. */
const LOOKS = 4;
/** What whoever is sent away is told, made once: the busier a node is, the more often it says it. */
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
/** Whether the node lives is answered always. */
const PROBES = ['/healthz', '/readyz'];

interface Waiting {
  since: number;
  enter: () => void;
  refuse: () => void;
}

/**
 * Lets in as many requests as the node can answer soon, and sends the others away at once with
 * `request.unavailable` (503) and `Retry-After`, before answers grow slow for everybody: at the door
 * of the server, before anything is read of them. What waits too long is sent away as well. Times
 * are of the real clock: patience is a real thing.
 */
export function shedLoad(
  app: FastifyInstance,
  deps: {
    limits: Limits;
    metrics: Registry;
    /** What whoever is sent away unread is told beside the words. */
    secure: Pick<SecureHeaders, 'ofData' | 'ofWords'>;
    room?: LoadLimits;
  },
): void {
  const { limits, metrics, secure, room = ROOM } = deps;
  let busy = 0;
  let streaming = 0;
  /** Requests that came since the last look and are not worked on yet. */
  let coming = 0;
  /** Places that came free since the last look, and requests that may wait by that. */
  let freed = 0;
  let mayWait = room.waiting;
  const queue: Waiting[] = [];
  const byAddress = new Map<string, number>();
  /** How each request that is in leaves again. */
  const leaves = new WeakMap<FastifyRequest, () => void>();

  const refused = new Counter({
    name: 'husvaer_requests_refused_total',
    help: 'Requests that were sent away because there was too much to do.',
    registers: [metrics],
  });
  new Gauge({
    name: 'husvaer_requests_in',
    help: 'Requests that are worked on, come in as streams, or wait for a place.',
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
  const look = () => {
    sweep();
    const inTime = freed * LOOKS;
    // While nobody waits nobody knows how many could.
    mayWait =
      queue.length === 0 ? room.waiting : Math.min(room.waiting, Math.max(room.places, inTime));
    [coming, freed] = [0, 0];
  };
  const looking = setInterval(look, room.patience / LOOKS).unref();
  app.addHook('onClose', async () => clearInterval(looking));

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
  const leavePlace = () => {
    busy -= 1;
    freed += 1;
    sweep();
    queue.shift()?.enter();
  };
  const takePlace = (request: FastifyRequest) =>
    new Promise<void>((done, fail) => {
      const enter = () => {
        busy += 1;
        alsoLeaving(request, leavePlace);
        done();
      };
      const refuse = () => fail(sendAway());
      if (busy < room.places) return enter();
      if (queue.length >= mayWait) return refuse();
      const one: Waiting = { since: performance.now(), enter, refuse };
      queue.push(one);
      // Whoever goes meanwhile waits no more.
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

  // Before its body is read: whoever is sent away costs as little as can be.
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isFree) return;
    const { ip } = request;
    await limits.take(BY_ADDRESS, ip);
    const own = byAddress.get(ip) ?? 0;
    if (own >= room.ofOneAddress) throw sendAway();
    byAddress.set(ip, own + 1);
    alsoLeaving(request, () => {
      const left = byAddress.get(ip)! - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
  });
  // With its body: a place is for work, and not for waiting on a slow line.
  app.addHook('preHandler', async (request) => {
    const { isFree, isStreamed } = request.routeOptions.config;
    coming = Math.max(0, coming - 1);
    if (isFree) return;
    if (isStreamed) {
      if (streaming >= room.streams) throw sendAway();
      streaming += 1;
      return alsoLeaving(request, () => (streaming -= 1));
    }
    return takePlace(request);
  });
  // Answered: what is left to do is for the line. A request that broke off has no answer.
  app.addHook('onSend', async (request) => leave(request));
  app.addHook('onResponse', async (request) => leave(request));
  app.addHook('onRequestAbort', async (request) => leave(request));
}
