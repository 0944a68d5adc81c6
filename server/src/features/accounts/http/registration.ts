import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer } from '@husvaer/contract/auth';
import {
  registrationFacts,
  activationCode,
  email,
  registration,
} from '@husvaer/domain/accounts/credentials';
import { deviceOf } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { hashNewPassword } from '../passwords.ts';
import { registerAccount } from '../use-cases/register-account.ts';
import { rateLimitKeyOf, type AccountKey } from '../rate-limit-key-of.ts';
import { resendCode } from '../use-cases/resend-code.ts';
import { verifyEmail } from '../use-cases/verify-email.ts';
import { bearerOf, endFormerSession } from './end-former-session.ts';
import { RULES } from './limits.ts';

/** An account, by the id in the address or by the entered e-mail. */
const account = { id: uuid.optional(), user: email.optional() };
const verification = (today: string) =>
  z.strictObject({
    ...account,
    code: activationCode,
    about: registrationFacts(today).optional(),
    partnerId: uuid.nullish(),
  });
const resend = z.strictObject(account);

export function serveRegistration(routes: FastifyInstance, context: HttpContext): void {
  const { runner, limits, clock, sites } = context;

  routes.post('/register', async (request, reply): Promise<AuthAnswer> => {
    const { password, ...input } = parseInput(registration(clock.today().toString()), request.body);
    await limits.consume(RULES.registerByAddress, request.ip);
    const userInfo = await runner.run(GUEST, registerAccount, {
      registration: input,
      passwordHash: await hashNewPassword(password, [input.name, input.email]),
      site: await sites.addressOf(request),
    });
    void reply.status(201);
    return { userInfo, msg: 'code sent' };
  });

  routes.post('/verify-email', async (request): Promise<AuthAnswer> => {
    const today = clock.today().toString();
    const { code, about, partnerId, ...input } = parseInput(verification(today), request.body);
    const by = keyOf(input);
    await limits.consume(RULES.codeByAddress, request.ip);
    const guessKey = await runner.read(GUEST, rateLimitKeyOf, by);
    await limits.consume(RULES.codeByAccount, guessKey);
    await limits.consume(RULES.codeByAccountDaily, guessKey);
    const device = deviceOf(request.headers['user-agent']);
    const requested = { by, code, about, partnerId: partnerId ?? null, device };
    const answer = await runner.run(GUEST, verifyEmail, requested);
    if (!answer) throw accountErrors.wrong_code();
    await endFormerSession(bearerOf(request), context);
    return answer;
  });

  routes.post('/resend-code', async (request): Promise<AuthAnswer> => {
    const by = keyOf(parseInput(resend, request.body));
    await limits.consume(RULES.mailByAddress, request.ip);
    await limits.consume(
      RULES.mailByAccount,
      `code ${await runner.read(GUEST, rateLimitKeyOf, by)}`,
    );
    await runner.run(GUEST, resendCode, { by, site: await sites.addressOf(request) });
    return { msg: 'code sent' };
  });
}

function keyOf({ id, user }: z.output<typeof resend>): AccountKey {
  if (id) return { id };
  if (user) return { email: user };
  throw requestErrors.invalid({ fields: [{ path: 'user', reason: 'required' }] });
}
