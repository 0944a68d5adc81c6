import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

import type { AuthOptions } from '@husvaer/contract/auth';

import type { HttpContext } from '../../platform/feature.ts';
import { authRoutes } from './http/auth-routes.ts';
import { createIdentification } from './http/identification.ts';
import { serveIdentity } from './http/identity.ts';
import { serveLogins, serveSessions } from './http/login.ts';
import { servePasswords } from './http/passwords.ts';
import { serveProfile } from './http/profile.ts';
import { serveRegistration } from './http/registration.ts';

/** Registering, logging in and out (contract/src/auth.ts), and the files of a profile. */
export function serveAccounts(app: FastifyInstance, context: HttpContext): void {
  const { config } = context;
  const identification = createIdentification(context);
  void app.register(cookie);
  authRoutes(app, (routes) => {
    serveLogins(routes, context);
    serveSessions(routes, context);
    serveRegistration(routes, context);
    servePasswords(routes, context);
    serveIdentity(routes, context, identification);

    routes.get('/options', async (): Promise<AuthOptions> => ({
      facebook: config.FACEBOOK_APP_ID
        ? { appId: config.FACEBOOK_APP_ID, dialogUrl: config.FACEBOOK_DIALOG_URL }
        : null,
      identityProvider: identification && { name: identification.name },
    }));
  });
  serveProfile(app, context);
}
