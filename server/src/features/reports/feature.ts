import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import './graphql.ts';
import { findDecisionsAbout, forgetPeople } from './store.ts';

/** Decisions on reported listings and people, and the notices about them. */
export const reports: Feature = {
  name: 'reports',
  on: [
    {
      event: 'accounts.deleted',
      name: 'reports.forget_people',
      handle: ({ tx }, payload) => forgetPeople(tx, String(payload['accountId'])),
    },
  ],
  personalData: personalData(
    async ({ tx }, accountId) => ({ decisions: await findDecisionsAbout(tx, accountId) }),
    {
      decisions: {
        outcome: true,
        ground: true,
        rule: true,
        reason: true,
        title: true,
        decidedAt: true,
      },
    },
  ),
};
