import { z } from 'zod';

import { addDays } from '@husvaer/domain/kernel/dates';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { findLeaseRents } from '../leases/public.ts';
import type { Feature } from '../../platform/feature.ts';
import { forgetChanger } from './coming/store.ts';
import { accountNoticesJob } from './accounts/account-notices-job.ts';
import './accounts/graphql.ts';
import './credit-notes/graphql.ts';
import './graphql.ts';
import './landlord-invoices/graphql.ts';
import './runs/graphql.ts';
import { beginBilling, findBookOfLease } from './use-cases/begin-billing.ts';
import { issueDueInvoices } from './use-cases/issue-due-invoices.ts';
import { replanBilling } from './use-cases/replan-billing.ts';

const about = z.object({ accountId: z.string() });
const signed = z.object({ leaseId: uuid });
const events = signed.extend({ name: z.string(), payload: z.record(z.string(), z.unknown()) });
const adjusted = z.object({ takesEffectOn: z.iso.date() });

/** Events that change a lease's last day. */
const ENDINGS = ['notice_given', 'notice_withdrawn', 'notice_protested', 'extended', 'ended'];

export const billing: Feature = {
  name: 'billing',
  jobs: [
    { name: 'billing.issue_invoices', cron: '20 * * * *', perform: issueDueInvoices },
    accountNoticesJob,
  ],
  on: [
    {
      event: 'lease_documents.lease_signed',
      name: 'billing.begin_billing',
      async handle(work, payload) {
        const { leaseId } = signed.parse(payload);
        const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
        const book = rent && (await findBookOfLease(work.tx, rent));
        if (book) await beginBilling(work, { leaseId, book, isNew: true });
      },
    },
    {
      event: 'leases.event_recorded',
      name: 'billing.replan_billing',
      async handle(work, payload) {
        const { leaseId, name, payload: input } = events.parse(payload);
        if (ENDINGS.includes(name)) await replanBilling(work, { leaseId, reason: 'ended' });
        if (name !== 'rent_adjusted') return;
        const lastDay = addDays(adjusted.parse(input).takesEffectOn, -1);
        await replanBilling(work, { leaseId, lastDay, reason: 'rent_adjusted' });
      },
    },
    {
      event: 'accounts.deleted',
      name: 'billing.forget_changer',
      handle: ({ tx }, payload) => forgetChanger(tx, about.parse(payload).accountId),
    },
  ],
};
