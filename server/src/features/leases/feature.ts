import { z } from 'zod';

import { findPerson } from '../accounts/public.ts';
import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { forgetDueDaySetter } from './due-days/store.ts';
import './graphql.ts';
import './tenants/graphql.ts';
import { forgetActor } from './history/store.ts';
import './homes-to-let/graphql.ts';
import './contradictions/graphql.ts';
import { compareHomeListener } from './contradictions/compare-home.ts';
import { refuseContradictory } from './contradictions/before-signature.ts';
import { forgetConfirmer } from './contradictions/store.ts';
import { compareLeases } from './contradictions/use-cases/compare-leases.ts';
import { commands } from './commands.ts';
import './janitor/graphql.ts';
import './list-views/graphql.ts';
import { findAllViews, removeViews } from './list-views/store.ts';
import { serveLeases } from './http.ts';
import { forgetSender } from './papers/store.ts';
import { forgetAnnouncer } from './rents/store.ts';
import './settings/graphql.ts';
import { bindTenants } from './store.ts';
import { letHomeListener, longerLetListener, overLetListener } from './let-home-listener.ts';
import { browserListener } from './browser-listener.ts';
import { getOwnLeases } from './own-leases.ts';
import { recordLeaseDays } from './use-cases/record-lease-days.ts';

const about = z.object({ accountId: z.string() });

export const leases: Feature = {
  name: 'leases',
  http: [serveLeases],
  signatureChecks: [refuseContradictory],
  commands,
  personalData: personalData(
    async (work, accountId) => ({
      leases: await getOwnLeases(work, accountId),
      leaseListViews: await findAllViews(work.tx, accountId),
    }),
    {
      leases: { as: true, startsOn: true, endsOn: true, paper: true, monthlyRent: true },
      leaseListViews: { id: true, name: true, query: true },
    },
  ),
  jobs: [
    { name: 'leases.record_days', cron: '5 0 * * *', perform: recordLeaseDays },
    { name: 'leases.compare', cron: '35 1 * * *', perform: compareLeases },
  ],
  on: [
    browserListener,
    letHomeListener,
    longerLetListener,
    overLetListener,
    compareHomeListener,
    {
      // The owner of a confirmed e-mail is the tenant that leases know by it.
      event: 'accounts.verified',
      name: 'leases.bind_tenants',
      async handle({ tx }, payload) {
        const { accountId } = about.parse(payload);
        const person = await findPerson(tx, accountId);
        if (person) await bindTenants(tx, person.email, accountId);
      },
    },
    {
      event: 'accounts.deleted',
      name: 'leases.forget_actor',
      async handle({ tx }, payload) {
        const { accountId } = about.parse(payload);
        await removeViews(tx, accountId);
        await forgetActor(tx, accountId);
        await forgetSender(tx, accountId);
        await forgetAnnouncer(tx, accountId);
        await forgetDueDaySetter(tx, accountId);
        await forgetConfirmer(tx, accountId);
      },
    },
  ],
};
