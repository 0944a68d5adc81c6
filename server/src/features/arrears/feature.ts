import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import { createDeliveryWorker, lockBilling } from '../invoices/public.ts';
import type { Feature } from '../../platform/feature.ts';
import { commands } from './commands.ts';
import { reviewCases } from './cases/review-cases.ts';
import './graphql.ts';
import { mayReadLetter } from './invoice-files/use-cases/get-filed-invoices.ts';
import './invoice-files/graphql.ts';
import './late-leases/graphql.ts';
import { serveArrearsFile } from './late-leases/http.ts';
import { letterPaper } from './letters/letter-paper.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { noteMoneyJob } from './partner-api/note-money.ts';
import { partnerListeners } from './partner-api/notify-partner.ts';
import './petition-file/graphql.ts';
import './plans/graphql.ts';
import { planListeners } from './plans/review-plans.ts';
import { ratesCheck } from './rates/rates-check.ts';
import { countEndingRates } from './rates/store.ts';
import './rates/graphql.ts';
import { remindTenants } from './reminders/remind.ts';
import { reviewLateRent } from './reminders/reverse-charges.ts';
import { auditInvoicing } from './use-cases/audit-invoicing.ts';

const posted = z.object({ leaseId: uuid });

export const arrears: Feature = {
  name: 'arrears',
  http: [serveArrearsFile],
  audit: auditInvoicing,
  commands,
  checks: [ratesCheck],
  documents: [mayReadLetter],
  partnerCalls,
  workers: [createDeliveryWorker('letter', letterPaper)],
  jobs: [{ name: 'arrears.remind', cron: '40 6 * * *', perform: remindTenants }, noteMoneyJob],
  measures: {
    gauges: [
      {
        name: 'husvaer_rates_ending',
        help: 'Kinds of rates of law that end within thirty days, or have ended: letters that need them wait.',
        of: 'system',
        read: ({ tx, clock }) => countEndingRates(tx, clock.today().toString()),
      },
    ],
  },
  on: [
    {
      // The deadline of a notice runs from the day it was posted.
      event: 'postal.letters_posted',
      name: 'arrears.review_cases',
      async handle(work, payload) {
        const { leaseId } = posted.parse(payload);
        await lockBilling(work.tx, [leaseId]);
        await reviewCases(work, [leaseId]);
      },
    },
    reviewLateRent,
    ...planListeners,
    ...partnerListeners,
  ],
};
