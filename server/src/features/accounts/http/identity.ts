import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer, Tokens } from '@husvaer/contract/auth';
import { deviceOf } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { ownPath } from '@husvaer/domain/kernel/own-path';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { readOverdue, REFRESH_SECONDS, viewerOf } from '../sessions/tokens.ts';
import { bindConfirmedIdentity } from '../use-cases/bind-confirmed-identity.ts';
import { logInByIdentity } from '../use-cases/log-in-by-identity.ts';
import { identityCookies, withStatus, type Identification } from './identification.ts';
import { endFormerSession } from './end-former-session.ts';
import type { KnownDevices } from './known-devices.ts';
import { RULES } from './limits.ts';
import { proving } from './proving.ts';

const LOGIN = 'login';
const CONFIRMED_COOKIE = 'identityConfirmed';

/** A path of this site. */
const path = z
  .string()
  .max(2000)
  .refine((wanted) => ownPath(wanted) !== null);
const leaving = z.object({
  returnTo: path.catch('/').default('/'),
  /** The result of a signing that led here; passed on (specification, lease detail). */
  signingStatus: z.enum(['success', 'cancel', 'error']).nullish().catch(null),
  partnerId: uuid.nullish().catch(null),
});
const provingFrom = z.object({ returnTo: path.catch('/proved').default('/proved') });
const loginGiven = z.object({ partnerId: z.string().nullish() });
const confirmed = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string().nullable().catch(null),
  birthDate: z.iso.date().nullable().catch(null),
});

/**
 * Serves login by an identity provider (BankID), and the one address at which browsers return from it, for
 * any purpose. The other calls of the API use JSON.
 */
export function serveIdentity(
  routes: FastifyInstance,
  context: HttpContext & { devices: KnownDevices },
  identification: Identification | null,
): void {
  const { runner, limits, devices, identityPurposes } = context;
  const { cookie, nameOf, seal, open } = identityCookies(context);
  const confirmedCookie = nameOf(CONFIRMED_COOKIE);

  routes.get('/idp/login', async (request, reply) => {
    if (!identification) throw requestErrors.not_found();
    await limits.consume(RULES.identityByAddress, request.ip);
    const { returnTo, signingStatus, partnerId } = parseInput(leaving, request.query);
    const url = await identification
      .begin(request, reply, {
        purpose: LOGIN,
        returnTo: withStatus(returnTo, { signingStatus }),
        given: { partnerId },
      })
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'identity provider does not answer');
        return null;
      });
    return reply.redirect(url?.href ?? loginPath(returnTo, 'failed'));
  });

  /** For a logged-in person, in a separate window: it ends at one of our pages. */
  routes.get('/idp/prove', async (request, reply) => {
    if (!identification) throw requestErrors.not_found();
    await limits.consume(RULES.identityByAddress, request.ip);
    const { returnTo } = parseInput(provingFrom, request.query);
    const bearer = await readOverdue(request.cookies['accessToken'] ?? '', context);
    if (!bearer?.sid || !bearer.sub) return reply.redirect(withStatus('/login', { returnTo }));
    const url = await identification
      .begin(request, reply, {
        purpose: proving.name,
        returnTo,
        given: { sessionId: bearer.sid, accountId: bearer.sub },
        lost: withStatus(returnTo, { proof: 'failed' }),
      })
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'identity provider does not answer');
        return null;
      });
    return reply.redirect(url?.href ?? withStatus(returnTo, { proof: 'failed' }));
  });

  routes.get('/idp/callback', async (request, reply) => {
    if (!identification) throw requestErrors.not_found();
    await limits.consume(RULES.identityByAddress, request.ip);
    const back = await identification.finish(request, reply);
    if ('elsewhere' in back) return reply.redirect(back.elsewhere);
    const { purpose, returnTo, given, who } = back;
    const other = identityPurposes.find(({ name }) => name === purpose);
    if (other) {
      const arrival = { given, returnTo, ip: request.ip, runner };
      return reply.redirect(
        typeof who === 'string'
          ? other.unconfirmed(arrival, who)
          : await other.confirmed(arrival, who),
      );
    }
    if (typeof who === 'string') return reply.redirect(loginPath(returnTo, 'failed'));
    const { issuer, subject, name, birthDate } = who;
    const identity = { issuer, subject, name: name || null, birthDate };
    const partnerId = loginGiven.parse(given).partnerId ?? null;
    const device = deviceOf(request.headers['user-agent']);
    const answer = await runner.run(GUEST, logInByIdentity, { identity, partnerId, device });
    if (answer) {
      request.log.info({ account: answer.userInfo._id, by: who.issuer }, 'logged in');
      await endFormerSession(request.cookies['accessToken'] ?? '', context);
      setTokens(reply, answer.tokens, cookie);
      devices.remember(request, reply, answer.userInfo._id);
      return reply.redirect(returnTo);
    }
    reply.setCookie(confirmedCookie, seal('identity confirmed', identity), cookie);
    const isLoggedIn = request.cookies['accessToken'] !== undefined;
    return reply.redirect(
      isLoggedIn ? withStatus(returnTo, { identity: 'unknown' }) : loginPath(returnTo, 'unknown'),
    );
  });

  /** Binds the identity just confirmed in this browser to the logged-in account. */
  routes.post('/identity', async (request: FastifyRequest, reply): Promise<AuthAnswer> => {
    const viewer = await viewerOf(request.headers.authorization, context);
    const identity = confirmed.safeParse(
      open('identity confirmed', request.cookies[confirmedCookie]),
    );
    if (!identity.success) throw accountErrors.identity_failed();
    const site = await context.sites.addressOf(request);
    await runner.run(viewer, bindConfirmedIdentity, { identity: identity.data, site });
    reply.clearCookie(confirmedCookie, cookie);
    return { msg: 'identity bound' };
  });
}

/** Sets the cookies in which the web app keeps its tokens; it reads them when it starts. */
function setTokens(reply: FastifyReply, tokens: Tokens, options: CookieSerializeOptions): void {
  for (const name of ['accessToken', 'refreshToken'] as const)
    void reply.setCookie(name, tokens[name], {
      ...options,
      path: '/',
      httpOnly: false,
      maxAge: REFRESH_SECONDS,
    });
}

const loginPath = (returnTo: string, identity: 'failed' | 'unknown'): string =>
  withStatus('/login', { identity, returnTo });
