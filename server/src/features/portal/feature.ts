import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import './calendar/graphql.ts';
import './explained/graphql.ts';
import './graphql.ts';
import './timeline/graphql.ts';
import { serveCalendars } from './calendar/http.ts';
import { closeCalendarsOf } from './calendar/store.ts';

const about = z.object({ accountId: z.string() });

/** A lease as its parties see it: data of other features on one page. */
export const portal: Feature = {
  name: 'portal',
  http: [serveCalendars],
  on: [
    {
      event: 'accounts.deleted',
      name: 'portal.close_calendars',
      handle: ({ tx }, payload) => closeCalendarsOf(tx, about.parse(payload).accountId),
    },
  ],
};
