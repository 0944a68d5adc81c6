import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { HttpContext } from '../../../platform/feature.ts';
import { requestUrl } from '../../../platform/http/request-url.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import { createOpenId, isCancelled } from '../identity/openid.ts';

/** Minutes for a person at their bank, and minutes that a confirmation waits for an account. */
const PENDING_MINUTES = 15;
const PENDING_COOKIE = 'identityAsked';

const querySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  purpose: z.string(),
  returnTo: z.string(),
  given: z.unknown(),
});
/**
 * Sent to the broker and back: the site to return to, and the path on it if that site has no record of the
 * request.
 */
const going = z.object({ site: z.string(), lost: z.string() });
/** The sealed content of a cookie or a state. */
const stored = z.object({ value: z.unknown(), until: z.string() });

/** A request to send a browser to the provider. */
interface IdentityRequest {
  /** The name of an `IdentityPurpose`, or of the login of `accounts`. */
  purpose: string;
  /** A path of the site it is on. */
  returnTo: string;
  /** Passed through, sealed. */
  given: unknown;
  /** Where a browser goes that returns without the cookie of this request, as on a second return. */
  lost?: string;
}

/** The result of the provider, confirmed or not; or a redirect to another address first. */
type Back =
  | { elsewhere: string }
  | {
      purpose: string;
      returnTo: string;
      given: unknown;
      who: ConfirmedIdentity | 'cancelled' | 'failed';
    };

/** Sends browsers to the identity provider and receives them back. */
export interface Identification {
  /** The provider's name, as people know it. */
  name: string;
  /** Returns where to send the browser. A cookie of the answer has what it needs when it returns. */
  begin(
    request: FastifyRequest,
    reply: FastifyReply,
    identityRequest: IdentityRequest,
  ): Promise<URL>;
  /** Receives a browser back: once, only the browser that was sent, within 15 minutes. */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<Back>;
}

/** The sealed cookies that browsers keep meanwhile, for 15 minutes. */
export function identityCookies({
  keys,
  clock,
  origin,
}: Pick<HttpContext, 'keys' | 'clock' | 'origin'>) {
  const secure = origin.protocol === 'https:';
  const cookie: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: PENDING_MINUTES * 60,
  };
  return {
    cookie,
    /** With this prefix the browser accepts the cookie from this host only, not from another subdomain. */
    nameOf: (name: string): string => (secure ? `__Host-${name}` : name),
    seal: (purpose: string, value: unknown): string =>
      keys.seal(
        purpose,
        JSON.stringify({ value, until: clock.now().add({ minutes: PENDING_MINUTES }) }),
      ),
    /** Null for a value that is foreign, altered or expired. */
    open(purpose: string, text: string | undefined): unknown {
      try {
        const { value, until } = stored.parse(JSON.parse(keys.open(purpose, text ?? '')));
        return Temporal.Instant.compare(until, clock.now()) > 0 ? value : null;
      } catch {
        return null;
      }
    },
  };
}

/** Null when no provider is configured. */
export function createIdentification(context: HttpContext): Identification | null {
  const { config, ports, sites } = context;
  const openId = createOpenId(config, ports);
  if (!openId) return null;
  const { cookie, nameOf, seal, open } = identityCookies(context);
  const pendingCookie = nameOf(PENDING_COOKIE);

  return {
    name: config.OIDC_NAME,
    async begin(request, reply, { purpose, returnTo, given, lost = '/login?identity=failed' }) {
      const site = await sites.hereFor(request);
      // The broker knows only one address of ours: the state says which of our sites to continue on.
      const begun = await openId.begin(seal('identity state', { site, lost }));
      const promise = { ...begun.pending, purpose, returnTo, given };
      void reply.setCookie(pendingCookie, seal('identity asked', promise), cookie);
      return begun.url;
    },
    async finish(request, reply) {
      const { state } = z.object({ state: z.string().catch('') }).parse(request.query);
      const from = going.safeParse(open('identity state', state));
      const here = await sites.hereFor(request);
      const search = requestUrl(request.url, here).search;
      if (from.data && from.data.site !== here)
        return { elsewhere: `${from.data.site}/api/auth/idp/callback${search}` };

      const promise = querySchema.safeParse(open('identity asked', request.cookies[pendingCookie]));
      void reply.clearCookie(pendingCookie, cookie);
      if (!promise.data || from.data?.site !== here)
        return { elsewhere: from.data?.lost ?? '/login?identity=failed' };
      const { purpose, returnTo, given } = promise.data;
      const who = await openId.finish(search, promise.data).catch((error: unknown) => {
        request.log.warn({ err: error }, 'identity not confirmed');
        return isCancelled(error) ? ('cancelled' as const) : ('failed' as const);
      });
      return { purpose, returnTo, given, who };
    },
  };
}

/** A path with added query parameters. */
export function withStatus(to: string, input: Record<string, string | null | undefined>): string {
  const url = new URL(to, 'http://site');
  for (const [name, value] of Object.entries(input)) if (value) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
