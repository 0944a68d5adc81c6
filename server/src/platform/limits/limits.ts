import { isIPv6 } from 'node:net';

import { Redis } from 'ioredis';
import { Counter, type Registry } from 'prom-client';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

import { AppError, requestErrors } from '@husvaer/domain/kernel/errors';

import type { Keys } from '../keys.ts';
import type { Logger } from '../log.ts';

/** How often somebody may do something. */
export interface Rule {
  /** Unique among all rules. */
  name: string;
  /** Times within `seconds`, counted from the first. */
  points: number;
  seconds: number;
  /** It guards the node itself: each counts its own, and nobody else is asked. */
  ofNode?: true;
}

/** Whoever is counted, or an address and what it does something to. */
export type Key = string | readonly [address: string, what: string];

/** Counts who does what how often; by the real clock, for patience is a real thing. */
export interface Limits {
  /** Counts one more. Throws `request.too_many` with `retryAfter`, in seconds, when it is one too many. */
  take(rule: Rule, key: Key): Promise<void>;
  /** Takes one back: it was no guess. Many people may share an address. */
  giveBack(rule: Rule, key: Key): Promise<void>;
  /** Starts over: whoever got in at last has not been guessing. */
  forget(rule: Rule, key: Key): Promise<void>;
  close(): void;
}

/** The same as `take`, for what is left undone when it is one too many: whether it is not. */
export async function isWithin(limits: Limits, rule: Rule, key: Key): Promise<boolean> {
  try {
    await limits.take(rule, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return false;
    throw error;
  }
}

/** Milliseconds Redis may take. */
const REDIS_TIMEOUT = 500;

/**
 * Counts in this process, or for many nodes in Redis. While Redis can't be asked each node counts
 * for itself: nobody is locked out, and nobody may do anything without end. What is counted by is
 * never stored readable.
 */
export function createLimits(deps: {
  redisUrl: string | undefined;
  keys: Pick<Keys, 'fingerprint'>;
  log: Logger;
  metrics: Registry;
}): Limits {
  const refusals = new Counter({
    name: 'husvaer_limits_refused_total',
    help: 'Calls refused because somebody did a thing too often, by rule.',
    labelNames: ['rule'],
    registers: [deps.metrics],
  });
  const redis = deps.redisUrl === undefined ? undefined : connect(deps.redisUrl, deps.log);
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(rule: Rule): RateLimiterAbstract {
    const known = limiters.get(rule.name);
    if (known) return known;
    const options = {
      keyPrefix: `limit:${rule.name}`,
      points: rule.points,
      duration: rule.seconds,
    };
    const memory = new RateLimiterMemory(options);
    const limiter =
      redis && !rule.ofNode
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            rejectIfRedisNotReady: true,
            insuranceLimiter: memory,
          })
        : memory;
    limiters.set(rule.name, limiter);
    return limiter;
  }
  const keyOf = (key: Key) => deps.keys.fingerprint('limit', [key].flat().map(networkOf).join(' '));

  return {
    async take(rule, key) {
      try {
        await limiterOf(rule).consume(keyOf(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        refusals.inc({ rule: rule.name });
        throw requestErrors.too_many({ retryAfter: Math.ceil(refused.msBeforeNext / 1000) || 1 });
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(keyOf(key));
    },
    async forget(rule, key) {
      await limiterOf(rule).delete(keyOf(key));
    },
    close: () => redis?.removeAllListeners('close').disconnect(),
  };
}

/** Whoever has an IPv6 address has a network of them (RFC 6177): the whole /64 counts as one. All else is as it is. */
function networkOf(key: string): string {
  if (!isIPv6(key) || key.includes('.')) return key;
  const [before = '', after] = key.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A connection that mends itself and says once for each time it breaks. */
function connect(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_TIMEOUT,
  });
  let isDown = false;
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason = error));
  redis.on('close', () => {
    if (isDown) return;
    isDown = true;
    log.error({ err: reason }, 'Redis does not answer: every node counts limits for itself');
  });
  redis.on('ready', () => {
    if (isDown) log.info('Redis answers again');
    isDown = false;
  });
  return redis;
}
