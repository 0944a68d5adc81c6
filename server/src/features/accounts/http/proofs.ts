import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer } from '@husvaer/contract/auth';
import { givenPassword } from '@husvaer/domain/accounts/credentials';
import { accountErrors } from '@husvaer/domain/accounts/errors';
import { shownPasskey } from '@husvaer/domain/accounts/passkeys';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../../platform/feature.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { createProofOptions, readShown } from './passkeys.ts';
import { proveByPasskey } from '../passkeys/use-cases/prove-by-passkey.ts';
import { isPassword } from '../passwords.ts';
import { viewerOf } from '../sessions/tokens.ts';
import { findLogin } from '../store.ts';
import { prove } from '../use-cases/prove.ts';
import { RULES } from './limits.ts';

const nothing = z.strictObject({});
/** Exactly one of the two. */
const answer = z
  .strictObject({ password: givenPassword.optional(), passkey: shownPasskey.optional() })
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
    path: ['password'],
    params: { reason: 'required' },
  });

/** `POST /api/auth/prove`: the logged-in person proves their identity again, by a passkey or the password. */
export function serveProofs(routes: FastifyInstance, context: HttpContext): void {
  const { runner, limits } = context;

  const whoProves = async (request: FastifyRequest) => {
    const viewer = await viewerOf(request.headers.authorization, context);
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    return viewer;
  };

  /** The challenge for one of their passkeys. */
  routes.post('/prove/options', async (request) => {
    const viewer = await whoProves(request);
    parseInput(nothing, request.body ?? {});
    await limits.consume(RULES.passkeyByAccount, viewer.id);
    return createProofOptions(viewer, context);
  });

  routes.post('/prove', async (request): Promise<AuthAnswer> => {
    const viewer = await whoProves(request);
    const { passkey, password } = parseInput(answer, request.body);
    if (passkey) {
      await limits.consume(RULES.passkeyByAccount, viewer.id);
      const holder = viewer.sessionId;
      const used = await readShown(request, context, { answer: passkey, purpose: 'prove', holder });
      await runner.run(viewer, proveByPasskey, used);
    } else {
      await limits.consume(RULES.passwordByAccount, viewer.id);
      const login = await runner.read(viewer, findOwnLogin, viewer.id);
      if (login?.passwordHash === null) throw accountErrors.no_password();
      if (!(await isPassword(password ?? '', login?.passwordHash)))
        throw accountErrors.wrong_password();
      await runner.run(viewer, prove, 'password');
    }
    return { msg: 'proved' };
  });
}

const findOwnLogin = ({ tx }: ReadWork, id: string) => findLogin(tx, { id });
