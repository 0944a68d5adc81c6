import type { FastifyInstance } from 'fastify';

import type { AuthAnswer } from '@husvaer/contract/auth';

import type { HttpContext } from '../../platform/feature.ts';
import { authRoutes } from './http/auth-routes.ts';
import { logInByPassword, serveSessions } from './http/login.ts';
import { servePasswords } from './http/passwords.ts';
import { serveProfile } from './http/profile.ts';
import { serveRegistration } from './http/registration.ts';

/** Registering, logging in and out (contract/src/auth.ts). */
export function serveAccounts(app: FastifyInstance, context: HttpContext): void {
  authRoutes(app, (routes) => {
    routes.post('/', async (request): Promise<AuthAnswer> =>
      logInByPassword(request.body, request.ip, context),
    );
    serveSessions(routes, context);
    serveRegistration(routes, context);
    servePasswords(routes, context);
  });
  serveProfile(app, context);
}
