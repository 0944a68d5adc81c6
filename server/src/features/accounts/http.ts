import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';

import type { AuthAnswer, AuthOptions } from '@husvaer/contract/auth';

import type { HttpContext } from '../../platform/feature.ts';
import { authRoutes } from './http/auth-routes.ts';
import { createIdentification } from './http/identification.ts';
import { serveIdentity } from './http/identity.ts';
import { createKnownDevices } from './http/known-devices.ts';
import { serveLogins, serveSessions } from './http/login.ts';
import { serveProofs } from './http/proofs.ts';
import { servePasswords } from './http/passwords.ts';
import { servePasskeys } from './http/passkeys.ts';
import { serveProfile } from './http/profile.ts';
import { serveRegistration } from './http/registration.ts';

/** Serves registration, login and logout (contract/src/auth.ts), and the files of a profile. */
export function serveAccounts(app: FastifyInstance, context: HttpContext): void {
  const { config } = context;
  const devices = createKnownDevices(context);
  const identification = createIdentification(context);
  void app.register(cookie);
  authRoutes(app, (routes) => {
    // An answer with tokens follows a login of any kind.
    routes.addHook('preSerialization', async (request, reply, answer) => {
      const { tokens, userInfo } = answer as Partial<AuthAnswer>;
      if (tokens && userInfo) devices.remember(request, reply, userInfo._id);
      return answer;
    });
    serveLogins(routes, { ...context, devices });
    serveSessions(routes, context);
    serveRegistration(routes, context);
    servePasswords(routes, { ...context, devices });
    serveProofs(routes, context);
    servePasskeys(routes, context);
    serveIdentity(routes, { ...context, devices }, identification);

    routes.get('/options', async (): Promise<AuthOptions> => ({
      facebook: config.FACEBOOK_APP_ID
        ? { appId: config.FACEBOOK_APP_ID, dialogUrl: config.FACEBOOK_DIALOG_URL }
        : null,
      identityProvider: identification && { name: identification.name },
    }));
  });
  serveProfile(app, context);
}
