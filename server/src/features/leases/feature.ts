import { z } from 'zod';

import { findPerson } from '../accounts/public.ts';
import type { Feature } from '../../platform/feature.ts';
import './additions/graphql.ts';
import './amendments/graphql.ts';
import './assignments/graphql.ts';
import './bulk/graphql.ts';
import './contract/graphql.ts';
import './drafts/graphql.ts';
import './graphql.ts';
import { forgetActor } from './history/store.ts';
import './homes-to-let/graphql.ts';
import './janitor/graphql.ts';
import './list-views/graphql.ts';
import { serveLeases } from './list/http.ts';
import { findAllViews, removeViews } from './list-views/store.ts';
import './notices/graphql.ts';
import { postLandlordsNotice } from './notices/post-notice.ts';
import './own-contract/graphql.ts';
import { mayReadContract } from './own-contract/own-contract.ts';
import './papers/graphql.ts';
import './signers/graphql.ts';
import { applySignedPapers } from './apply-signed-papers.ts';
import { mayReadPhoto } from './protocols/read-photo.ts';
import './protocols/graphql.ts';
import './rents/graphql.ts';
import './settings/graphql.ts';
import { mayReadFile } from './documents/get-files.ts';
import './documents/graphql.ts';
import { commands } from './commands.ts';
import { fetchIndexesJob } from './rents/fetch-indexes.ts';
import { forgetDueDaySayer } from './due-days/store.ts';
import { forgetAnnouncer } from './rents/store.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { tellSystems } from './partner-api/tell-partner.ts';
import { signingListeners } from './papers/hear-signing.ts';
import { createPaperWorker } from './papers/paper-worker.ts';
import { mayReadPaper } from './papers/read-paper.ts';
import { forgetSender, lookAtPapers } from './papers/store.ts';
import { bindTenants } from './store.ts';
import { tellBrowsers, tellBrowsersOf } from './tell-browsers.ts';
import { noteDays } from './use-cases/note-days.ts';
import { getOwnLeases } from './use-cases/get-leases.ts';

const about = z.object({ accountId: z.string() });

export const leases: Feature = {
  name: 'leases',
  http: serveLeases,
  personalData: async (work, accountId) => ({
    leases: await getOwnLeases(work, accountId),
    leaseListViews: await findAllViews(work.tx, accountId),
  }),
  commands,
  jobs: [{ name: 'leases.note_days', cron: '5 0 * * *', perform: noteDays }, fetchIndexesJob],
  partnerCalls,
  documents: async (work, id) =>
    (await mayReadPaper(work, id)) ||
    (await mayReadPhoto(work, id)) ||
    (await mayReadFile(work, id)) ||
    mayReadContract(work, id),
  workers: [createPaperWorker],
  measures: { queues: [{ name: 'papers', look: ({ tx }) => lookAtPapers(tx) }] },
  on: [
    ...signingListeners,
    applySignedPapers,
    tellBrowsers,
    postLandlordsNotice,
    tellBrowsersOf('lease.files_added', 'leases.tell_of_files'),
    tellSystems,
    {
      // Whoever confirmed an e-mail is who a lease knew by it.
      event: 'account.verified',
      name: 'leases.bind_tenants',
      async hear({ tx }, payload) {
        const { accountId } = about.parse(payload);
        const person = await findPerson(tx, accountId);
        if (person) await bindTenants(tx, person.email, accountId);
      },
    },
    {
      event: 'account.deleted',
      name: 'leases.forget_actor',
      async hear({ tx }, payload) {
        const { accountId } = about.parse(payload);
        await removeViews(tx, accountId);
        await forgetActor(tx, accountId);
        await forgetSender(tx, accountId);
        await forgetAnnouncer(tx, accountId);
        await forgetDueDaySayer(tx, accountId);
      },
    },
  ],
};
