import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { HttpContext } from '../../../platform/feature.ts';
import type { Key } from '../../../platform/limits/limits.ts';

const COOKIE = 'knownDevice';
const PURPOSE = 'known device';
const DAYS = 365;
/** The maximum number of people remembered per browser; the one with the oldest login is dropped. */
const PEOPLE_MAX = 5;

const known = z.object({ id: z.string(), accountIds: z.array(z.string()) });
type Known = z.output<typeof known>;

/**
 * Browsers in which a person has logged in, recognized by a cookie. Guesses made elsewhere do not count
 * against them (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export interface KnownDevices {
  /**
   * The key that counts guesses at an account: the account, or this browser if its owner has logged in with
   * it.
   */
  keyOf(request: FastifyRequest, accountId: string): Key;
  /** Whether the person has logged in with this browser. */
  isKnown(request: FastifyRequest, accountId: string): boolean;
  /** Remembers a browser after a login. */
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
