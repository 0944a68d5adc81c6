import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import './graphql.ts';
import { voidListener } from './reductions/void-listener.ts';
import { forgetInReductions } from './reductions/store.ts';
import { forgetLandlordPaymentRecorder } from './landlord-payments/store.ts';
import { serveReceipts } from './receipts/http.ts';
import { forgetRecorder } from './store.ts';
import { receivedListener } from './emit-payments-received.ts';
import { remaindersJob } from './write-offs/remainders-job.ts';

const about = z.object({ accountId: z.string() });

export const payments: Feature = {
  name: 'payments',
  http: [serveReceipts],
  jobs: [remaindersJob],
  on: [
    receivedListener,
    voidListener,
    {
      event: 'accounts.deleted',
      name: 'payments.forget_recorder',
      async handle({ tx }, payload) {
        const { accountId } = about.parse(payload);
        await forgetRecorder(tx, accountId);
        await forgetInReductions(tx, accountId);
        await forgetLandlordPaymentRecorder(tx, accountId);
      },
    },
  ],
};
