import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { handOverJob } from './digipost/hand-over-job.ts';
import './graphql.ts';
import { servePostalLetters } from './http.ts';
import { forgetPerson } from './store.ts';
import { mayReadPostalDocument } from './use-cases/read-postal-letters.ts';

const about = z.object({ accountId: z.string() });

export const postal: Feature = {
  name: 'postal',
  http: [servePostalLetters],
  documents: [mayReadPostalDocument],
  jobs: [handOverJob],
  on: [
    {
      event: 'accounts.deleted',
      name: 'postal.forget_person',
      handle: ({ tx }, payload) => forgetPerson(tx, about.parse(payload).accountId),
    },
  ],
};
