import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { HttpContext } from '../../../platform/feature.ts';
import { requestUrl } from '../../../platform/http/request-url.ts';
import type { ConfirmedIdentity } from '../../../platform/http/identity-purpose.ts';
import { createOpenId, isCancelled } from '../identity/openid.ts';

/** Minutes a person may take at their bank, and minutes their confirmation waits for an account. */
const ASKED_MINUTES = 15;
const ASKED_COOKIE = 'identityAsked';

const asked = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  purpose: z.string(),
  returnTo: z.string(),
  given: z.unknown(),
});
/** What goes to the broker and comes back: which of our sites to go on to, and where to when nobody there knows of it. */
const going = z.object({ site: z.string(), lost: z.string() });
/** What a cookie or a state holds, sealed. */
const kept = z.object({ value: z.unknown(), until: z.string() });

/** Why a browser is led to the provider. */
export interface IdentityAsk {
  /** The name of an `IdentityPurpose`, or accounts' own login. */
  purpose: string;
  /** A path of the site it is on. */
  returnTo: string;
  /** Goes along, sealed. */
  given: unknown;
  /** The path a browser ends at that comes back with what it was not given, or a second time. */
  lost?: string;
}

/** Back from the provider with somebody, or nobody; or on to another address first. */
type Back =
  | { elsewhere: string }
  | {
      purpose: string;
      returnTo: string;
      given: unknown;
      who: ConfirmedIdentity | 'cancelled' | 'failed';
    };

/** Leads browsers to the provider of identities and takes them in again. */
export interface Identification {
  /** What people know the provider by. */
  name: string;
  /** Where to send the browser; what it needs on its way back is in a cookie of the answer. */
  begin(request: FastifyRequest, reply: FastifyReply, ask: IdentityAsk): Promise<URL>;
  /** Takes in whoever is back: once, in the browser that was sent, within a quarter of an hour. */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<Back>;
}

/** What browsers keep for us meanwhile, sealed and for a quarter of an hour. */
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
    maxAge: ASKED_MINUTES * 60,
  };
  return {
    cookie,
    /** By its beginning a browser knows that no other host, a site beside it for one, may set it. */
    nameOf: (name: string): string => (secure ? `__Host-${name}` : name),
    seal: (purpose: string, value: unknown): string =>
      keys.seal(
        purpose,
        JSON.stringify({ value, until: clock.now().add({ minutes: ASKED_MINUTES }) }),
      ),
    /** Null for what is not ours, was changed, or is over. */
    open(purpose: string, text: string | undefined): unknown {
      try {
        const { value, until } = kept.parse(JSON.parse(keys.open(purpose, text ?? '')));
        return Temporal.Instant.compare(until, clock.now()) > 0 ? value : null;
      } catch {
        return null;
      }
    },
  };
}

/** Null where there is nobody to ask. */
export function createIdentification(context: HttpContext): Identification | null {
  const { config, ports, sites } = context;
  const openId = createOpenId(config, ports);
  if (!openId) return null;
  const { cookie, nameOf, seal, open } = identityCookies(context);
  const askedCookie = nameOf(ASKED_COOKIE);

  return {
    name: config.OIDC_NAME,
    async begin(request, reply, { purpose, returnTo, given, lost = '/login?identity=failed' }) {
      const site = await sites.hereFor(request);
      // The broker knows one address of ours: the state says which of our sites to go on to.
      const begun = await openId.begin(seal('identity state', { site, lost }));
      const promise = { ...begun.asked, purpose, returnTo, given };
      void reply.setCookie(askedCookie, seal('identity asked', promise), cookie);
      return begun.url;
    },
    async finish(request, reply) {
      const { state } = z.object({ state: z.string().catch('') }).parse(request.query);
      const from = going.safeParse(open('identity state', state));
      const here = await sites.hereFor(request);
      const search = requestUrl(request.url, here).search;
      if (from.data && from.data.site !== here)
        return { elsewhere: `${from.data.site}/api/auth/idp/callback${search}` };

      const promise = asked.safeParse(open('identity asked', request.cookies[askedCookie]));
      void reply.clearCookie(askedCookie, cookie);
      if (!promise.data || from.data?.site !== here)
        return { elsewhere: from.data?.lost ?? '/login?identity=failed' };
      const { purpose, returnTo, given } = promise.data;
      const who = await openId.finish(search, promise.data).catch((error: unknown) => {
        request.log.warn({ err: error }, 'nobody was confirmed');
        return isCancelled(error) ? ('cancelled' as const) : ('failed' as const);
      });
      return { purpose, returnTo, given, who };
    },
  };
}

/** A path with more said behind it. */
export function withStatus(to: string, said: Record<string, string | null | undefined>): string {
  const url = new URL(to, 'http://site');
  for (const [name, value] of Object.entries(said)) if (value) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
