import { z } from 'zod';

import { findPerson } from '../accounts/public.ts';
import type { Feature } from '../../platform/feature.ts';
import './contract/graphql.ts';
import './drafts/graphql.ts';
import './graphql.ts';
import { forgetActor } from './history/store.ts';
import { bindTenants } from './store.ts';
import { getOwnLeases } from './use-cases/get-leases.ts';

const about = z.object({ accountId: z.string() });

export const leases: Feature = {
  name: 'leases',
  personalData: async (work, accountId) => ({ leases: await getOwnLeases(work, accountId) }),
  on: [
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
      hear: ({ tx }, payload) => forgetActor(tx, about.parse(payload).accountId),
    },
  ],
};
