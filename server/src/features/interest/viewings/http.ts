import type { FastifyInstance } from 'fastify';

import { parseInput } from '@husvaer/domain/kernel/validation';
import { z } from '@husvaer/domain/kernel/zod';

import { viewerOf } from '../../accounts/public.ts';
import { calendarFile } from '../../../platform/calendar/calendar-file.ts';
import type { HttpContext } from '../../../platform/feature.ts';
import { organiserOf } from '../notify.ts';
import { MAIL_TEXTS } from '../messages/mail-texts-by-language.ts';
import { getViewings } from './use-cases/get-viewings.ts';
import { viewingFilters } from './graphql.ts';

const request = viewingFilters.extend({ language: z.enum(['en', 'no']).default('no') });

/** Serves the viewings that a person holds as one calendar file. */
export function serveViewings(app: FastifyInstance, context: HttpContext): void {
  app.post('/api/viewings.ics', async ({ body, headers }, reply) => {
    const viewer = await viewerOf(headers.authorization, context);
    const { partnerId, language } = parseInput(request, body ?? {}, 'queryData');
    const { runner, clock, origin } = context;
    const viewings = await runner.read(viewer, getViewings, { partnerId });
    const organiser = await runner.read(viewer, organiserOf, partnerId);
    const { held, invited } = MAIL_TEXTS[language];
    const events = viewings.flatMap(({ id, listingId, home, place, people, ...viewing }) => {
      const coming = people.filter(({ answer }) => answer === 'accepted' || answer === null);
      // A viewing without guests takes none of the landlord's time.
      if (coming.length === 0) return [];
      return {
        ...viewing,
        uid: `${id}@${origin.hostname}`,
        sequence: 0,
        isCancelled: false,
        organiser,
        alarmMinutes: null,
        stamp: clock.now(),
        summary: invited.summary(home),
        location: place,
        description: coming
          .map(({ name, phoneNumber, answer }) =>
            [name, phoneNumber, answer === null && held.silent].filter(Boolean).join(', '),
          )
          .join('\n'),
        url: new URL(`/my-listing/${listingId}/interest`, origin).href,
      };
    });
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', `attachment; filename="${held.filename}"`)
      .send(calendarFile(...events));
  });
}
