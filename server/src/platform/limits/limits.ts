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

/** A rate limit. */
export interface Rule {
  /** Unique among all rules. */
  name: string;
  /** Allowed calls within `seconds`, counted from the first. */
  points: number;
  seconds: number;
  /** Protects the node itself: each node counts on its own, without Redis. */
  ofNode?: true;
}

/** The account or address that is counted, or an address and its target. */
export type Key = string | readonly [address: string, what: string];

/** Counts calls by rule and key. Times are of the machine's clock. */
export interface Limits {
  /**
   * Counts one call, and returns how many remain, and seconds until all do again. Throws `request.too_many` with
   * `retryAfter`, in seconds, when the limit is exceeded.
   */
  consume(rule: Rule, key: Key): Promise<{ remaining: number; resetsIn: number }>;
  /** Takes one call back, because it was not a guess. Many people may share an address. */
  giveBack(rule: Rule, key: Key): Promise<void>;
  /** Resets the count, after a successful login. */
  reset(rule: Rule, key: Key): Promise<void>;
  close(): void;
}

/** Like `consume`, for actions that are skipped when the limit is exceeded. Returns whether it is not. */
export async function isWithin(limits: Limits, rule: Rule, key: Key): Promise<boolean> {
  try {
    await limits.consume(rule, key);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.too_many') return false;
    throw error;
  }
}

/** Milliseconds Redis may take to answer. */
const REDIS_TIMEOUT = 500;

/**
 * Counts in this process, or for many nodes in Redis. While Redis is unreachable each node counts on its own:
 * no one is locked out, and the limits still apply. Keys are stored as fingerprints only.
 */
export function createLimits(deps: {
  redisUrl: string | undefined;
  keys: Pick<Keys, 'fingerprint'>;
  log: Logger;
  metrics: Registry;
}): Limits {
  const refusals = new Counter({
    name: 'husvaer_limits_refused_total',
    help: 'Calls refused by a rate limit, by rule.',
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
    async consume(rule, key) {
      try {
        const { remainingPoints, msBeforeNext } = await limiterOf(rule).consume(keyOf(key));
        return { remaining: remainingPoints, resetsIn: secondsOf(msBeforeNext) };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        refusals.inc({ rule: rule.name });
        throw requestErrors.too_many({ retryAfter: secondsOf(refused.msBeforeNext) });
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(keyOf(key));
    },
    async reset(rule, key) {
      await limiterOf(rule).delete(keyOf(key));
    },
    close: () => redis?.removeAllListeners('close').disconnect(),
  };
}

const secondsOf = (milliseconds: number) => Math.ceil(milliseconds / 1000) || 1;

/**
 * An IPv6 user has a whole network (RFC 6177), so the /64 counts as one address. Other keys stay as they are.
 */
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

/** A connection that reconnects by itself and logs each failure once. */
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
    log.error({ err: reason }, 'Redis does not answer: limits are counted on each node');
  });
  redis.on('ready', () => {
    if (isDown) log.info('Redis answers again: limits are shared by all nodes');
    isDown = false;
  });
  return redis;
}
