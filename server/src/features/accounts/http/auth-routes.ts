import type { FastifyInstance } from 'fastify';

import { AUTH_PATH, type AuthRefusal } from '@husvaer/contract/auth';

import { logFailure, publicError } from '../../../platform/errors.ts';

/** Maximum body of calls under `/api/auth`, in bytes. */
const BODY_MAX = 16 * 1024;

/** Registers one feature's calls under `/api/auth`, whose errors have the specification's form. */
export function authRoutes(app: FastifyInstance, add: (routes: FastifyInstance) => void): void {
  void app.register(
    async (routes) => {
      routes.addHook('onRoute', (route) => {
        route.bodyLimit ??= BODY_MAX;
      });
      routes.setErrorHandler((error, request, reply) => {
        logFailure(error, request.log);
        const { status, code, message, params } = publicError(error);
        const { retryAfter } = params;
        if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
        const refusal: AuthRefusal = {
          error: message,
          msg: message,
          code: status,
          errors: [{ message, extensions: { code, statusCode: status, params } }],
        };
        return reply.status(status).send(refusal);
      });
      add(routes);
    },
    { prefix: AUTH_PATH },
  );
}
