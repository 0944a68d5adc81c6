import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { forgetActor } from './acts/store.ts';
import { clientAccountJob } from './client-account/client-account-job.ts';
import { forgetInRefusals } from './books/store.ts';
import { forgetInChanges } from './client-account/store.ts';
import { forgetChanger } from './audit/store.ts';
import { forgetInReopenings } from './periods/reopenings/store.ts';
import { ENTRIES, KRONER } from './entries/book-entries.ts';
import { commands } from './commands.ts';
import './agent-login/graphql.ts';
import './auditors/graphql.ts';
import './graphql.ts';
import { auditLedger } from './use-cases/audit-ledger.ts';

const about = z.object({ accountId: z.string() });

export const ledger: Feature = {
  name: 'ledger',
  commands,
  jobs: [clientAccountJob],
  audit: auditLedger,
  measures: { counters: [ENTRIES, KRONER] },
  on: [
    {
      event: 'accounts.deleted',
      name: 'ledger.forget_changer',
      handle: ({ tx }, payload) => forgetChanger(tx, about.parse(payload).accountId),
    },
    {
      event: 'accounts.deleted',
      name: 'ledger.forget_actor',
      handle: ({ tx }, payload) => forgetActor(tx, about.parse(payload).accountId),
    },
    {
      event: 'accounts.deleted',
      name: 'ledger.forget_in_client_accounts',
      handle: ({ tx }, payload) => forgetInChanges(tx, about.parse(payload).accountId),
    },
    {
      event: 'accounts.deleted',
      name: 'ledger.forget_in_reopenings',
      handle: ({ tx }, payload) => forgetInReopenings(tx, about.parse(payload).accountId),
    },
    {
      event: 'accounts.deleted',
      name: 'ledger.forget_in_refusals',
      handle: ({ tx }, payload) => forgetInRefusals(tx, about.parse(payload).accountId),
    },
  ],
};
