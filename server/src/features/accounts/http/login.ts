import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer } from '@husvaer/contract/auth';
import { email, givenPassword } from '@husvaer/domain/accounts/credentials';
import { deviceOf } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { findFacebookPerson } from '../identity/facebook.ts';
import { isPassword } from '../passwords.ts';
import { readOverdue, viewerOf } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import { logInByFacebook } from '../use-cases/log-in-by-facebook.ts';
import { logOutEverywhere } from '../use-cases/log-out-everywhere.ts';
import { refreshSession } from '../use-cases/refresh-session.ts';
import { startSession } from '../use-cases/start-session.ts';
import { bearerOf, endFormerSession } from './end-former-session.ts';
import type { KnownDevices } from './known-devices.ts';
import { RULES } from './limits.ts';

const byPassword = z.strictObject({
  user: email,
  password: givenPassword,
  partnerId: uuid.nullish(),
  partnerSubDomain: z.string().max(63).nullish(),
});
const bySocial = z.strictObject({
  provider: z.literal('facebook'),
  code: z.string().min(1).max(2000),
  /**
   * Where the network sent the code. By default the login page of the requested site, where ours sends it.
   */
  redirectUri: z.url({ protocol: /^https?$/ }).nullish(),
  partnerId: uuid.nullish(),
  partnerSubDomain: z.string().max(63).nullish(),
  // The specification has both names.
  isPublicPartner: z.boolean().nullish(),
  isPartnerPublic: z.boolean().nullish(),
});
const refresh = z.strictObject({
  refreshToken: z.string().min(1).max(200),
  accessToken: z.string().max(4000).nullish(),
  partnerId: uuid.nullish(),
});
const leaving = z.strictObject({ everywhere: z.boolean().default(false) });

type LoginContext = HttpContext & { devices: KnownDevices };

/** `POST /api/auth`: by password, or by a social network. */
export function serveLogins(routes: FastifyInstance, context: LoginContext): void {
  routes.post('/', async (request): Promise<AuthAnswer> => {
    await context.limits.consume(RULES.loginByAddress, request.ip);
    const { provider } = z
      .looseObject({ provider: z.unknown() })
      .catch({ provider: undefined })
      .parse(request.body);
    const answer =
      provider === undefined
        ? await logInByPassword(request, context)
        : await logInBySocial(request, context);
    request.log.info({ account: answer.userInfo?._id, by: provider ?? 'password' }, 'logged in');
    await context.limits.giveBack(RULES.loginByAddress, request.ip);
    await endFormerSession(bearerOf(request), context);
    return answer;
  });
}

async function logInBySocial(
  request: FastifyRequest,
  { runner, config, ports, sites }: HttpContext,
): Promise<AuthAnswer> {
  const { code, partnerId, ...input } = parseInput(bySocial, request.body);
  const here = await sites.hereFor(request);
  const redirectUri = input.redirectUri ?? `${here}/login`;
  // A code is only valid for the address it was sent to, which has to be ours.
  if (!config.FACEBOOK_APP_ID || new URL(redirectUri).origin !== here)
    throw accountErrors.social_failed();
  const person = await findFacebookPerson({ config, ports }, { code, redirectUri });
  const answer = await runner.run(GUEST, logInByFacebook, {
    person,
    partnerId: partnerId ?? null,
    site: await sites.addressOf(request),
    device: deviceOf(request.headers['user-agent']),
  });
  if ('unverified' in answer) throw accountErrors.not_verified({ email: answer.unverified });
  return answer;
}

async function logInByPassword(
  request: FastifyRequest,
  { runner, limits, devices }: LoginContext,
): Promise<AuthAnswer> {
  const { user, password, partnerId } = parseInput(byPassword, request.body);
  const { log, headers } = request;
  const login = await runner.read(GUEST, ({ tx }) => findLogin(tx, { email: user }), undefined);
  const guesser = login ? devices.keyOf(request, login.id) : user;
  await limits.consume(RULES.loginByAccount, guesser);
  if (!(await isPassword(password, login?.passwordHash)) || !login) {
    log.info({ account: login?.id }, 'wrong password');
    throw login?.passwordHash === null
      ? accountErrors.no_password()
      : accountErrors.invalid_credentials();
  }
  await limits.reset(RULES.loginByAccount, guesser);
  return runner.run(GUEST, startSession, {
    accountId: login.id,
    partnerId: partnerId ?? null,
    by: 'password',
    device: deviceOf(headers['user-agent']),
  });
}

export function serveSessions(routes: FastifyInstance, context: HttpContext): void {
  const { runner, limits } = context;

  routes.post('/refresh', async (request): Promise<AuthAnswer> => {
    const { refreshToken, accessToken } = parseInput(refresh, request.body);
    await limits.consume(RULES.refreshByAddress, request.ip);
    if (!accessToken) throw accountErrors.no_access_token();
    const bearer = await readOverdue(accessToken, context);
    if (!bearer) throw accountErrors.token_invalid();
    const { sub, sid } = bearer;
    if (sub && !(await runner.read(GUEST, ({ tx }) => findLogin(tx, { id: sub }), undefined)))
      throw accountErrors.session_lost();
    const requested = { refreshToken, sessionId: sid ?? null };
    const answer = await runner.run(GUEST, refreshSession, requested);
    if (!answer) throw accountErrors.token_invalid();
    return answer;
  });

  routes.post('/logout', async (request): Promise<AuthAnswer> => {
    const { everywhere } = parseInput(leaving, request.body ?? {});
    if (everywhere) {
      const viewer = await viewerOf(request.headers.authorization, context);
      await runner.run(viewer, logOutEverywhere, undefined);
    } else {
      await endFormerSession(bearerOf(request), context);
    }
    return { msg: 'logged out' };
  });
}
