import type { FastifyInstance } from 'fastify';

import { LINK_BY_ADDRESS } from '../../accounts/public.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { GUEST } from '../../../platform/viewer.ts';
import { readCalendar } from './use-cases/read-calendar.ts';

/**
 * Serves calendar subscriptions: anyone with the URL can read one without a login, as calendar programs do.
 */
export function serveCalendars(app: FastifyInstance, { runner, limits }: HttpContext): void {
  app.get<{ Params: { token: string } }>(
    '/api/calendars/:token.ics',
    async ({ params, ip }, reply) => {
      await limits.consume(LINK_BY_ADDRESS, ip);
      const file = await runner.read(GUEST, readCalendar, params.token);
      return reply
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment')
        .send(file);
    },
  );
}
