import type { FastifyInstance } from 'fastify';

import { isUnexpected } from '../errors.ts';
import type { Limits, Rule } from '../limits/limits.ts';
import { GUEST } from '../viewer.ts';
import type { Runner } from '../work.ts';
import { pageOf, unsubscribe, type Mailing } from './mailings.ts';

const UNSUBSCRIBE: Rule = { name: 'unsubscribe address', points: 60, seconds: 900 };

/**
 * One-click unsubscribing (RFC 8058): mail programs send a POST for their user. Following the link only opens
 * the page that asks, because virus scanners follow links too.
 */
export function serveUnsubscribing(
  app: FastifyInstance,
  deps: { runner: Runner; limits: Limits; mailings: readonly Mailing[] },
): void {
  const { runner, limits } = deps;
  const stop = unsubscribe(deps.mailings);
  void app.register(async (routes) => {
    // The body is `List-Unsubscribe=One-Click` and nothing else.
    routes.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, body, done) => {
        body.resume();
        done(null);
      },
    );
    routes.get<Token>('/api/unsubscribe/:token', async ({ params }, reply) =>
      reply.redirect(pageOf(params.token)),
    );
    routes.post<Token>('/api/unsubscribe/:token', async (request, reply) => {
      await limits.consume(UNSUBSCRIBE, request.ip);
      const { token } = request.params;
      const stopping = runner.run(GUEST, stop, token);
      // A browser is redirected to the result; a mail program must not be redirected.
      if (!request.headers.accept?.includes('text/html')) {
        await stopping;
        return { msg: 'unsubscribed' };
      }
      const outcome = await stopping.then(
        () => 'done',
        (error: unknown) => {
          if (isUnexpected(error)) throw error;
          return 'failed';
        },
      );
      return reply.redirect(`${pageOf(token)}?${outcome}=1`, 303);
    });
  });
}

interface Token {
  Params: { token: string };
}
