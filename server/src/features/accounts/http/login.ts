import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer } from '@husvaer/contract/auth';
import { email, givenPassword } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { askFacebook } from '../identity/facebook.ts';
import { isPassword } from '../passwords.ts';
import { readBearer, readOverdue, viewerOf } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import { logInByFacebook } from '../use-cases/log-in-by-facebook.ts';
import { logOut, refreshSession } from '../use-cases/refresh-session.ts';
import { startSession } from '../use-cases/start-session.ts';
import { siteAddress } from './auth-routes.ts';
import { bearerOf, leaveFormer } from './leave-former.ts';
import { RULES } from './limits.ts';

const byPassword = z.strictObject({
  user: email,
  password: givenPassword,
  partnerId: z.uuid().nullish(),
  partnerSubDomain: z.string().max(63).nullish(),
});
const bySocial = z.strictObject({
  provider: z.literal('facebook'),
  code: z.string().min(1).max(2000),
  redirectUri: z.url({ protocol: /^https?$/ }),
  partnerId: z.uuid().nullish(),
  partnerSubDomain: z.string().max(63).nullish(),
  isPartnerPublic: z.boolean().nullish(),
});
const refresh = z.strictObject({
  refreshToken: z.string().min(1).max(200),
  accessToken: z.string().max(4000).nullish(),
  partnerId: z.uuid().nullish(),
});
const leaving = z.strictObject({ everywhere: z.boolean().default(false) });

/** `POST /api/auth`: by password, or by what a social network says. */
export function serveLogins(routes: FastifyInstance, context: HttpContext): void {
  routes.post('/', async (request): Promise<AuthAnswer> => {
    await context.limits.take(RULES.loginByAddress, request.ip);
    const { provider } = z
      .looseObject({ provider: z.unknown() })
      .catch({ provider: undefined })
      .parse(request.body);
    const answer =
      provider === undefined
        ? await logInByPassword(request, context)
        : await logInBySocial(request.body, siteAddress(request, context.origin), context);
    request.log.info({ account: answer.userInfo?._id, by: provider ?? 'password' }, 'logged in');
    await context.limits.giveBack(RULES.loginByAddress, request.ip);
    await leaveFormer(bearerOf(request), context);
    return answer;
  });
}

async function logInBySocial(
  body: unknown,
  site: string,
  { runner, config, ports }: HttpContext,
): Promise<AuthAnswer> {
  const { code, redirectUri, partnerId } = parseInput(bySocial, body);
  // A code counts for the address it was sent to: ours, or nobody's.
  if (!config.FACEBOOK_APP_ID || new URL(redirectUri).origin !== site)
    throw accountErrors.social_failed();
  const person = await askFacebook({ config, ports }, { code, redirectUri });
  const answer = await runner.run(GUEST, logInByFacebook, {
    person,
    partnerId: partnerId ?? null,
    site,
  });
  if ('unverified' in answer) throw accountErrors.not_verified({ email: answer.unverified });
  return answer;
}

async function logInByPassword(
  { body, log }: FastifyRequest,
  { runner, limits }: HttpContext,
): Promise<AuthAnswer> {
  const { user, password, partnerId } = parseInput(byPassword, body);
  await limits.take(RULES.loginByAccount, user);
  const login = await runner.read(GUEST, ({ tx }) => findLogin(tx, { email: user }), undefined);
  if (!(await isPassword(password, login?.passwordHash)) || !login) {
    log.info({ account: login?.id }, 'wrong password');
    throw login?.passwordHash === null
      ? accountErrors.no_password()
      : accountErrors.invalid_credentials();
  }
  await limits.forget(RULES.loginByAccount, user);
  const asked = { accountId: login.id, partnerId: partnerId ?? null };
  return runner.run(GUEST, startSession, asked);
}

export function serveSessions(routes: FastifyInstance, context: HttpContext): void {
  const { runner, limits } = context;

  routes.post('/refresh', async (request): Promise<AuthAnswer> => {
    const { refreshToken, accessToken } = parseInput(refresh, request.body);
    await limits.take(RULES.refreshByAddress, request.ip);
    if (!accessToken) throw accountErrors.no_access_token();
    const said = await readOverdue(accessToken, context);
    if (!said) throw accountErrors.token_invalid();
    const { sub, sid } = said;
    if (sub && !(await runner.read(GUEST, ({ tx }) => findLogin(tx, { id: sub }), undefined)))
      throw accountErrors.session_lost();
    const asked = { refreshToken, sessionId: sid ?? null };
    const answer = await runner.run(GUEST, refreshSession, asked);
    if (!answer) throw accountErrors.token_invalid();
    return answer;
  });

  routes.post('/logout', async (request): Promise<AuthAnswer> => {
    const { everywhere } = parseInput(leaving, request.body ?? {});
    // Whose time is over may still leave.
    const said = await readBearer(request.headers.authorization, context).catch(() => null);
    if (said?.sub) {
      const viewer = await viewerOf(request.headers.authorization, context);
      await runner.run(viewer, logOut, { everywhere });
    }
    return { msg: 'logged out' };
  });
}
