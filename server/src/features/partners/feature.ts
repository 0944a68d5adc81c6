import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import './api-keys/graphql.ts';
import { warnOfKeys } from './api-keys/warn-of-keys.ts';
import { commands } from './commands.ts';
import './graphql.ts';
import './presentation/graphql.ts';
import { findShownOf } from './presentation/store.ts';
import { serveInvitations } from './http.ts';
import { serveLogos } from './logo.ts';
import { listeners } from './notify.ts';
import { deleteOldCalls, sealedCalls } from './partner-api/idempotency.ts';
import { webhookCalls } from './webhooks/calls.ts';
import { countFailingWebhooks, getWebhookQueueState } from './webhooks/deliveries/store.ts';
import { createWebhookSender } from './webhooks/deliver.ts';
import { deleteOldDeliveries, sealedSecrets } from './webhooks/manage-webhooks.ts';

export const partners: Feature = {
  name: 'partners',
  http: [serveInvitations, serveLogos],
  partnerCalls: webhookCalls,
  workers: [createWebhookSender],
  sealed: [...sealedSecrets, sealedCalls],
  jobs: [
    warnOfKeys,
    {
      name: 'partners.delete_old_calls',
      cron: '41 3 * * *',
      async perform({ runner }) {
        await runner.run(SYSTEM, deleteOldCalls, undefined);
        await runner.run(SYSTEM, deleteOldDeliveries, undefined);
      },
    },
  ],
  measures: {
    queues: [{ name: 'webhooks', read: ({ tx }) => getWebhookQueueState(tx) }],
    gauges: [
      {
        name: 'husvaer_webhooks_failing',
        help: 'Webhook URLs of partners that fail.',
        of: 'system',
        read: ({ tx }) => countFailingWebhooks(tx),
      },
    ],
  },
  on: listeners,
  personalData: personalData(
    async ({ tx }, accountId) => ({ shownBy: await findShownOf(tx, accountId) }),
    { shownBy: { partner: true, title: true, phoneNumber: true, email: true } },
  ),
  commands,
};
