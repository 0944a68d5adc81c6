import type { Feature } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import './api-keys/graphql.ts';
import { keyCommands } from './commands.ts';
import './graphql.ts';
import { serveInvitations } from './http.ts';
import { listeners } from './notify.ts';
import { forgetOldCalls } from './partner-api/idempotency.ts';
import { webhookCalls } from './webhooks/calls.ts';
import { createWebhookSender } from './webhooks/deliver.ts';
import { forgetOldDeliveries } from './webhooks/manage-webhooks.ts';

export const partners: Feature = {
  name: 'partners',
  http: serveInvitations,
  partnerCalls: webhookCalls,
  workers: [createWebhookSender],
  jobs: [
    {
      name: 'partners.forget_calls',
      cron: '41 3 * * *',
      async perform({ runner }) {
        await runner.run(SYSTEM, forgetOldCalls, undefined);
        await runner.run(SYSTEM, forgetOldDeliveries, undefined);
      },
    },
  ],
  on: listeners,
  commands: keyCommands,
};
