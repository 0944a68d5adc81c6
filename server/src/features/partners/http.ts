import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { AuthAnswer, InvitationAnswer } from '@husvaer/contract/auth';
import { invitedRegistration } from '@husvaer/domain/accounts/invitation';
import { deviceOf } from '@husvaer/domain/accounts/device';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { HttpContext } from '../../platform/feature.ts';
import { GUEST } from '../../platform/viewer.ts';
import {
  authRoutes,
  bearerOf,
  hashNewPassword,
  endFormerSession,
  LINK_BY_ADDRESS,
} from '../accounts/public.ts';
import { acceptInvitation } from './use-cases/accept-invitation.ts';
import { openInvitation } from './use-cases/open-invitation.ts';

const key = { id: uuid, secret: z.string().min(1).max(200) };
const invitationKey = z.strictObject(key);
const accepting = z.looseObject(key);

/** Serves invitations, next to the login routes: accepting one logs in. */
export function serveInvitations(app: FastifyInstance, context: HttpContext): void {
  const { runner, limits, clock } = context;
  const read = async (input: unknown) => {
    const { name, birthDate, password } = parseInput(
      invitedRegistration(clock.today().toString()),
      input,
    );
    return { name, birthDate, passwordHash: await hashNewPassword(password, [name]) };
  };
  authRoutes(app, (routes) => {
    routes.post('/invitation', async (request): Promise<InvitationAnswer> => {
      await limits.consume(LINK_BY_ADDRESS, request.ip);
      return runner.read(GUEST, openInvitation, parseInput(invitationKey, request.body));
    });

    routes.post('/accept-invitation', async (request): Promise<AuthAnswer> => {
      await limits.consume(LINK_BY_ADDRESS, request.ip);
      const { id, secret, ...input } = parseInput(accepting, request.body);
      const { hasAccount } = await runner.read(GUEST, openInvitation, { id, secret });
      const answer = await runner.run(GUEST, acceptInvitation, {
        key: { id, secret },
        newcomer: hasAccount ? null : await read(input),
        device: deviceOf(request.headers['user-agent']),
      });
      await endFormerSession(bearerOf(request), context);
      return answer;
    });
  });
}
