import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer, Tokens } from '@husvaer/contract/auth';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { ownPath } from '@husvaer/domain/kernel/own-path';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { siteOf } from '@husvaer/domain/partners/partner';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import type { OpenId } from '../identity/openid.ts';
import { REFRESH_SECONDS, viewerOf } from '../sessions/tokens.ts';
import { bindConfirmedIdentity, logInByIdentity } from '../use-cases/log-in-by-identity.ts';
import { siteAddress } from './auth-routes.ts';
import { RULES } from './limits.ts';

/** Minutes a person may take at their bank, and minutes their confirmation waits for an account. */
const ASKED_MINUTES = 15;
const ASKED_COOKIE = 'identityAsked';
const CONFIRMED_COOKIE = 'identityConfirmed';
const COOKIE_PATH = '/api/auth';

/** A path of this site and nothing else. */
const path = z
  .string()
  .max(2000)
  .refine((wanted) => ownPath(wanted) !== null);
const leaving = z.object({
  returnTo: path.catch('/').default('/'),
  /** Where a signing ended that led here; it goes along (specification, lease detail). */
  signingStatus: z.enum(['success', 'cancel', 'error']).nullish().catch(null),
  partnerId: z.uuid().nullish().catch(null),
});
const asked = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: path,
  partnerId: z.string().nullish(),
});
/** What a cookie or a state holds, sealed. */
const kept = z.object({ value: z.unknown(), until: z.string() });
const confirmed = z.object({ issuer: z.string(), subject: z.string() });

/** Login by an identity provider (BankID). A browser is led there and back; the rest of the API stays JSON. */
export function serveIdentity(
  routes: FastifyInstance,
  context: HttpContext,
  openId: OpenId | null,
): void {
  const { runner, limits, keys, clock, origin } = context;
  const cookie: CookieSerializeOptions = {
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.protocol === 'https:',
    maxAge: ASKED_MINUTES * 60,
  };
  const sealed = (purpose: string, value: unknown) =>
    keys.seal(
      purpose,
      JSON.stringify({ value, until: clock.now().add({ minutes: ASKED_MINUTES }) }),
    );
  const opened = (purpose: string, text: string | undefined): unknown => {
    try {
      const { value, until } = kept.parse(JSON.parse(keys.open(purpose, text ?? '')));
      return Temporal.Instant.compare(until, clock.now()) > 0 ? value : null;
    } catch {
      return null;
    }
  };

  routes.get('/idp/login', async (request, reply) => {
    if (!openId) throw requestErrors.not_found();
    await limits.take(RULES.identityByAddress, request.ip);
    const { returnTo, signingStatus, partnerId } = parseInput(leaving, request.query);
    const site = siteAddress(request, origin);
    // The broker knows one address of ours: the state says which of our sites to go on to.
    const begun = await openId.begin(sealed('identity state', site));
    const promise = {
      ...begun.asked,
      returnTo: withStatus(returnTo, { signingStatus }),
      partnerId,
    };
    return reply
      .setCookie(ASKED_COOKIE, sealed('identity asked', promise), cookie)
      .redirect(begun.url.href);
  });

  routes.get('/idp/callback', async (request, reply) => {
    if (!openId) throw requestErrors.not_found();
    await limits.take(RULES.identityByAddress, request.ip);
    const { state } = z.object({ state: z.string().catch('') }).parse(request.query);
    const site = opened('identity state', state);
    const here = siteAddress(request, origin);
    const search = new URL(request.url, here).search;
    if (typeof site === 'string' && site !== here && isOurs(site, origin))
      return reply.redirect(`${site}/api/auth/idp/callback${search}`);

    const promise = asked.safeParse(opened('identity asked', request.cookies[ASKED_COOKIE]));
    reply.clearCookie(ASKED_COOKIE, cookie);
    if (!promise.success || site !== here) return reply.redirect('/login?identity=failed');
    const { returnTo, partnerId } = promise.data;
    const who = await openId.finish(search, promise.data).catch((error: unknown) => {
      request.log.warn({ err: error }, 'nobody was confirmed');
      return null;
    });
    if (!who) return reply.redirect(loginPath(returnTo, 'failed'));
    const identity = { issuer: who.issuer, subject: who.subject };
    const answer = await runner.run(GUEST, logInByIdentity, {
      identity,
      partnerId: partnerId ?? null,
    });
    if (answer) {
      setTokens(reply, answer.tokens, cookie);
      return reply.redirect(returnTo);
    }
    reply.setCookie(CONFIRMED_COOKIE, sealed('identity confirmed', identity), cookie);
    const isLoggedIn = request.cookies['accessToken'] !== undefined;
    return reply.redirect(
      isLoggedIn ? withStatus(returnTo, { identity: 'unknown' }) : loginPath(returnTo, 'unknown'),
    );
  });

  /** Binds what was just confirmed in this browser to whoever is logged in. */
  routes.post('/identity', async (request: FastifyRequest, reply): Promise<AuthAnswer> => {
    const viewer = await viewerOf(request.headers.authorization, context);
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    const identity = confirmed.safeParse(
      opened('identity confirmed', request.cookies[CONFIRMED_COOKIE]),
    );
    if (!identity.success) throw accountErrors.identity_failed();
    await runner.run(viewer, bindConfirmedIdentity, identity.data);
    reply.clearCookie(CONFIRMED_COOKIE, cookie);
    return { msg: 'identity bound' };
  });
}

/** The cookies the web app keeps its tokens in: it reads them when it starts. */
function setTokens(reply: FastifyReply, tokens: Tokens, options: CookieSerializeOptions): void {
  for (const name of ['accessToken', 'refreshToken'] as const)
    void reply.setCookie(name, tokens[name], {
      ...options,
      path: '/',
      httpOnly: false,
      maxAge: REFRESH_SECONDS,
    });
}

const isOurs = (site: string, origin: URL): boolean =>
  siteOf(new URL(site).host, origin.hostname).kind !== 'unknown';

const loginPath = (returnTo: string, identity: 'failed' | 'unknown'): string =>
  withStatus('/login', { identity, returnTo });

/** A path with more said behind it. */
function withStatus(to: string, said: Record<string, string | null | undefined>): string {
  const url = new URL(to, 'http://site');
  for (const [name, value] of Object.entries(said)) if (value) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
