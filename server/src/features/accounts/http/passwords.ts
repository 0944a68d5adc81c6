import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer } from '@husvaer/contract/auth';
import { email, givenPassword, newPassword } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { hashNewPassword, isPassword } from '../passwords.ts';
import { viewerOf } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import { changePassword, resetPassword, wantNewPassword } from '../use-cases/reset-password.ts';
import { siteAddress } from './auth-routes.ts';
import { RULES } from './limits.ts';

const forgotten = z.strictObject({ user: email, partnerId: z.uuid().nullish() });
const byLink = z.strictObject({
  id: z.uuid(),
  secret: z.string().min(1).max(200),
  password: newPassword,
});
const byOldOne = z.strictObject({ oldPassword: givenPassword, password: newPassword });

export function servePasswords(routes: FastifyInstance, context: HttpContext): void {
  const { runner, limits, origin } = context;

  routes.post('/forgot-password', async (request): Promise<AuthAnswer> => {
    const { user } = parseInput(forgotten, request.body);
    await limits.take(RULES.mailByAddress, request.ip);
    await limits.take(RULES.mailByAccount, `password ${user}`);
    const asked = { email: user, site: siteAddress(request, origin) };
    await runner.run(GUEST, wantNewPassword, asked);
    return { msg: 'link sent' };
  });

  routes.post('/reset-password', async (request): Promise<AuthAnswer> => {
    const { password, ...link } = parseInput(byLink, request.body);
    await limits.take(RULES.linkByAddress, request.ip);
    // Whose link it is, is known when it is taken; what is easy to guess of anybody is refused here.
    const passwordHash = await hashNewPassword(password, []);
    await runner.run(GUEST, resetPassword, { ...link, passwordHash });
    return { msg: 'password changed' };
  });

  routes.post('/change-password', async (request): Promise<AuthAnswer> => {
    const viewer = await viewerOf(request.headers.authorization, context);
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    const { oldPassword, password } = parseInput(byOldOne, request.body);
    await limits.take(RULES.passwordByAccount, viewer.id);
    const login = await runner.read(
      viewer,
      ({ tx }) => findLogin(tx, { id: viewer.id }),
      undefined,
    );
    if (!(await isPassword(oldPassword, login?.passwordHash))) throw accountErrors.wrong_password();
    return runner.run(viewer, changePassword, {
      accountId: viewer.id,
      partnerId: viewer.partnerId,
      passwordHash: await hashNewPassword(password, login ? [login.name, login.email] : []),
    });
  });
}
