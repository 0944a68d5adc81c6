import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer } from '@husvaer/contract/auth';
import { email, givenPassword } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { isPassword } from '../passwords.ts';
import { readBearer, readOverdue, viewerOf } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import { logOut, refreshSession } from '../use-cases/refresh-session.ts';
import { startSession } from '../use-cases/start-session.ts';
import { RULES } from './limits.ts';

const byPassword = z.strictObject({
  user: email,
  password: givenPassword,
  partnerId: z.uuid().nullish(),
});
const refresh = z.strictObject({
  refreshToken: z.string().min(1).max(200),
  accessToken: z.string().max(4000).nullish(),
  partnerId: z.uuid().nullish(),
});
const leaving = z.strictObject({ everywhere: z.boolean().default(false) });

/** Logs in by password. Throws the specification's errors. */
export async function logInByPassword(
  body: unknown,
  address: string,
  { runner, limits }: HttpContext,
): Promise<AuthAnswer> {
  const { user, password, partnerId } = parseInput(byPassword, body);
  await limits.take(RULES.loginByAddress, address);
  await limits.take(RULES.loginByAccount, user);
  const login = await runner.read(GUEST, ({ tx }) => findLogin(tx, { email: user }), undefined);
  if (!(await isPassword(password, login?.passwordHash)) || !login) {
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
    const said = accessToken ? await readOverdue(accessToken, context) : null;
    if (accessToken && !said) throw accountErrors.token_invalid();
    const { sub, sid } = said ?? {};
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
