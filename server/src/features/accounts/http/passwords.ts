import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer, EmailConfirmed } from '@husvaer/contract/auth';
import { email, givenPassword, newPassword } from '@husvaer/domain/accounts/credentials';
import { deviceOf } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { isWithin, type Key } from '../../../platform/limits/limits.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { hashNewPassword, isPassword } from '../passwords.ts';
import { viewerOf } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import { changeEmail } from '../use-cases/change-email.ts';
import { confirmEmail } from '../use-cases/confirm-email.ts';
import { changePassword } from '../use-cases/change-password.ts';
import { resetPassword } from '../use-cases/reset-password.ts';
import { requestNewPassword } from '../use-cases/request-new-password.ts';
import type { KnownDevices } from './known-devices.ts';
import { RULES } from './limits.ts';

const forgotten = z.strictObject({ user: email, partnerId: uuid.nullish() });
const byLink = z.strictObject({
  id: uuid,
  secret: z.string().min(1).max(200),
  password: newPassword,
});
const emailLink = byLink.omit({ password: true });
const newEmail = z.strictObject({ email });
const byOldOne = z.strictObject({ oldPassword: givenPassword, password: newPassword });

export function servePasswords(
  routes: FastifyInstance,
  context: HttpContext & { devices: KnownDevices },
): void {
  const { runner, limits, devices, sites } = context;

  /** Counts requests by other people apart from those of the browser in which the owner logs in. */
  async function requesterOf(request: FastifyRequest, email: string): Promise<Key> {
    const account = await runner.read(GUEST, ({ tx }) => findLogin(tx, { email }), undefined);
    const isKnown = account !== undefined && devices.isKnown(request, account.id);
    return [isKnown ? 'password, known device' : 'password', account?.id ?? email];
  }

  routes.post('/forgot-password', async (request): Promise<AuthAnswer> => {
    const { user } = parseInput(forgotten, request.body);
    await limits.consume(RULES.mailByAddress, request.ip);
    // Mails repeat the same valid link: someone who asks too often has it already.
    const requester = await requesterOf(request, user);
    if (!(await isWithin(limits, RULES.mailByAccount, requester))) return { msg: 'link sent' };
    const requested = { email: user, site: await sites.addressOf(request) };
    await runner.run(GUEST, requestNewPassword, requested);
    return { msg: 'link sent' };
  });

  routes.post('/reset-password', async (request): Promise<AuthAnswer> => {
    const { password, ...link } = parseInput(byLink, request.body);
    await limits.consume(RULES.linkByAddress, request.ip);
    // The link's account is only known later; here only passwords that are easy to guess for any account are
    // refused.
    const passwordHash = await hashNewPassword(password, []);
    await runner.run(GUEST, resetPassword, {
      ...link,
      passwordHash,
      site: await sites.addressOf(request),
    });
    return { msg: 'password changed' };
  });

  routes.post('/change-email', async (request): Promise<AuthAnswer> => {
    const viewer = await viewerOf(request.headers.authorization, context);
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    const input = parseInput(newEmail, request.body);
    await limits.consume(RULES.mailByAccount, viewer.id);
    const site = await sites.addressOf(request);
    await runner.run(viewer, changeEmail, { accountId: viewer.id, email: input.email, site });
    return { msg: 'links sent' };
  });

  routes.post('/confirm-email', async (request): Promise<EmailConfirmed> => {
    const link = parseInput(emailLink, request.body);
    await limits.consume(RULES.linkByAddress, request.ip);
    return runner.run(GUEST, confirmEmail, link);
  });

  routes.post('/change-password', async (request): Promise<AuthAnswer> => {
    const viewer = await viewerOf(request.headers.authorization, context);
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    const { oldPassword, password } = parseInput(byOldOne, request.body);
    await limits.consume(RULES.passwordByAccount, viewer.id);
    const login = await runner.read(
      viewer,
      ({ tx }) => findLogin(tx, { id: viewer.id }),
      undefined,
    );
    if (!(await isPassword(oldPassword, login?.passwordHash))) throw accountErrors.wrong_password();
    return runner.run(viewer, changePassword, {
      accountId: viewer.id,
      partnerId: viewer.partnerId,
      device: deviceOf(request.headers['user-agent']),
      passwordHash: await hashNewPassword(password, login ? [login.name, login.email] : []),
      site: await sites.addressOf(request),
    });
  });
}
