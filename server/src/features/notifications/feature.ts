import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import './graphql.ts';
import { findSilence, forgetSilence } from './settings/store.ts';
import { findNotifications, forgetNotificationsOf } from './store.ts';
import { channels } from './publish-to-browsers.ts';
import { mailings } from './mailings.ts';
import { deleteOldNotifications } from './delete-old-notifications.ts';

const deleted = z.object({ accountId: z.string() });

/** More notifications than an account gets while they are kept. */
const OWN_MAX = 10_000;

export const notifications: Feature = {
  name: 'notifications',
  channels,
  mailings,
  on: [
    {
      event: 'accounts.deleted',
      name: 'notifications.forget_person',
      async handle({ tx }, payload) {
        const { accountId } = deleted.parse(payload);
        await forgetNotificationsOf(tx, accountId);
        await forgetSilence(tx, accountId);
      },
    },
  ],
  jobs: [
    {
      name: 'notifications.delete_old',
      cron: '59 3 * * *',
      perform: ({ runner }) => runner.run(SYSTEM, deleteOldNotifications, undefined),
    },
  ],
  personalData: personalData(
    async ({ tx }, accountId) => ({
      notifications: await findNotifications(tx, accountId, { limit: OWN_MAX, skip: 0 }),
      unwantedMails: await findSilence(tx, accountId),
    }),
    {
      notifications: {
        id: true,
        kind: true,
        params: 'whole',
        path: true,
        count: true,
        createdAt: true,
        readAt: true,
      },
      unwantedMails: true,
    },
  ),
};
