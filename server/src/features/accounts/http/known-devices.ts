import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { HttpContext } from '../../../platform/feature.ts';
import type { Key } from '../../../platform/limits/limits.ts';

const COOKIE = 'knownDevice';
const PURPOSE = 'known device';
const DAYS = 365;
/** People who log in by one browser, at most; who did so longest ago is forgotten. */
const PEOPLE_MAX = 5;

const known = z.object({ id: z.string(), accountIds: z.array(z.string()) });
type Known = z.output<typeof known>;

/**
 * Browsers that somebody has logged in by, known by a cookie: whoever guesses elsewhere takes no guess
 * from them (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export interface KnownDevices {
  /** What to count guesses at an account by: the account, or this browser alone where its owner logs in. */
  keyOf(request: FastifyRequest, accountId: string): Key;
  /** Whether somebody has logged in by this browser. */
  isKnown(request: FastifyRequest, accountId: string): boolean;
  /** Knows a browser by which somebody has just shown who they are. */
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void;
}

export function createKnownDevices({
  keys,
  origin,
}: Pick<HttpContext, 'keys' | 'origin'>): KnownDevices {
  const secure = origin.protocol === 'https:';
  const name = secure ? `__Host-${COOKIE}` : COOKIE;
  const cookie: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: DAYS * 24 * 60 * 60,
  };

  function read({ cookies }: FastifyRequest): Known | null {
    try {
      return known.parse(JSON.parse(keys.open(PURPOSE, cookies[name] ?? '')));
    } catch {
      return null;
    }
  }
  const isKnown = (request: FastifyRequest, accountId: string): boolean =>
    read(request)?.accountIds.includes(accountId) ?? false;

  return {
    isKnown,
    keyOf: (request, accountId) =>
      isKnown(request, accountId) ? [read(request)!.id, accountId] : accountId,
    remember(request, reply, accountId) {
      const { id, accountIds } = read(request) ?? { id: keys.newSecret(), accountIds: [] };
      const others = accountIds.filter((other) => other !== accountId);
      const now: Known = { id, accountIds: [accountId, ...others].slice(0, PEOPLE_MAX) };
      void reply.setCookie(name, keys.seal(PURPOSE, JSON.stringify(now)), cookie);
    },
  };
}
