import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';
import { findDecisionsAbout, forgetPeople } from './store.ts';

/** What becomes of listings and people that somebody reported, and who is told why. */
export const reports: Feature = {
  name: 'reports',
  on: [
    {
      event: 'accounts.deleted',
      name: 'reports.forget_people',
      hear: ({ tx }, payload) => forgetPeople(tx, String(payload['accountId'])),
    },
  ],
  personalData: async ({ tx }, accountId) => ({
    decisions: await findDecisionsAbout(tx, accountId),
  }),
};
