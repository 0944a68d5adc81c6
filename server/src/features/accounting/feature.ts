import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { serveAccountStatements, serveJournals } from './exports/http.ts';
import './journal/graphql.ts';
import './saft/graphql.ts';
import { serveSaftExports } from './saft/http.ts';
import { removeOldSaftJob } from './saft/remove-old.ts';
import { createSaftWorker } from './saft/saft-worker.ts';
import { forgetOrderer, getSaftQueueState } from './saft/store.ts';
import { storageTimeCheck } from './storage-time/storage-time-check.ts';

const about = z.object({ accountId: z.string() });

/** What leaves the books: the journal, account statements and SAF-T, on screen and as files. */
export const accounting: Feature = {
  name: 'accounting',
  http: [serveJournals, serveAccountStatements, serveSaftExports],
  workers: [createSaftWorker],
  checks: [storageTimeCheck],
  jobs: [removeOldSaftJob],
  measures: { queues: [{ name: 'saft_exports', read: ({ tx }) => getSaftQueueState(tx) }] },
  on: [
    {
      event: 'accounts.deleted',
      name: 'accounting.forget_orderer',
      handle: ({ tx }, payload) => forgetOrderer(tx, about.parse(payload).accountId),
    },
  ],
};
