import { z } from 'zod';

import { addDays } from '@husvaer/domain/kernel/dates';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { findLeaseRents, tellBrowsersOfMany } from '../leases/public.ts';
import type { Feature } from '../../platform/feature.ts';
import './billing/credit-graphql.ts';
import './billing/graphql.ts';
import './late-list/graphql.ts';
import './list/graphql.ts';
import './graphql.ts';
import './landlord-invoices/graphql.ts';
import './late/files-graphql.ts';
import './late/graphql.ts';
import './payments/graphql.ts';
import './plans/graphql.ts';
import './runs/graphql.ts';
import './settings/graphql.ts';
import { beginBilling, findBookOfLease } from './billing/begin-billing.ts';
import { issueDueInvoices } from './billing/issue-due.ts';
import { replanBilling } from './billing/replan-billing.ts';
import { lockBilling } from './accounts/store.ts';
import { invoicePaper } from './invoices/invoice-paper.ts';
import { mayReadLetter } from './late/invoice-files.ts';
import { letterPaper } from './late/letter-paper.ts';
import { remindTenants } from './late/remind.ts';
import { reviewCases } from './late/review-cases.ts';
import { reviewLateRent } from './late/take-back-charges.ts';
import { serveArrearsFile } from './late-list/http.ts';
import { serveInvoiceFile } from './list/http.ts';
import { lookAtDeliveries } from './deliveries/store.ts';
import { createDeliveryWorker } from './deliveries/delivery-worker.ts';
import { forgetSayerOfLandlords } from './final-settlements/store.ts';
import { forgetChanger } from './coming/store.ts';
import { forgetSayer } from './payments/store.ts';
import { receivedListener } from './payments/tell-received.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { planListeners } from './plans/review-plans.ts';
import { serveReceipts } from './receipts/http.ts';
import { tellSystems } from './partner-api/tell-partner.ts';
import { mayReadInvoice } from './use-cases/get-invoices.ts';
import { auditInvoicing } from './use-cases/audit-invoicing.ts';

const about = z.object({ accountId: z.string() });
const signed = z.object({ leaseId: uuid });
const happened = signed.extend({ name: z.string(), payload: z.record(z.string(), z.unknown()) });
const adjusted = z.object({ takesEffectOn: z.iso.date() });

/** What changes a lease's last day. */
const ENDINGS = ['notice_given', 'notice_withdrawn', 'notice_protested', 'extended', 'ended'];

export const invoicing: Feature = {
  name: 'invoicing',
  http(app, context) {
    serveInvoiceFile(app, context);
    serveArrearsFile(app, context);
    serveReceipts(app, context);
  },
  audit: auditInvoicing,
  documents: async (work, id) => (await mayReadInvoice(work, id)) || mayReadLetter(work, id),
  partnerCalls,
  workers: [
    createDeliveryWorker('invoice', invoicePaper),
    createDeliveryWorker('letter', letterPaper),
  ],
  measures: { queues: [{ name: 'invoices', look: ({ tx }) => lookAtDeliveries(tx) }] },
  jobs: [
    { name: 'invoicing.issue', cron: '20 * * * *', perform: issueDueInvoices },
    { name: 'invoicing.remind', cron: '40 6 * * *', perform: remindTenants },
  ],
  on: [
    {
      // A notice's deadline runs from the day it was posted.
      event: 'postal.posted',
      name: 'invoicing.review_case',
      async hear(work, payload) {
        const { leaseId } = signed.parse(payload);
        await lockBilling(work.tx, [leaseId]);
        await reviewCases(work, [leaseId]);
      },
    },
    {
      event: 'lease.signed',
      name: 'invoicing.begin_billing',
      async hear(work, payload) {
        const { leaseId } = signed.parse(payload);
        const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
        const book = rent && (await findBookOfLease(work.tx, rent));
        if (book) await beginBilling(work, { leaseId, book, isNew: true });
      },
    },
    {
      event: 'lease.happened',
      name: 'invoicing.replan_billing',
      async hear(work, payload) {
        const { leaseId, name, payload: said } = happened.parse(payload);
        if (ENDINGS.includes(name)) await replanBilling(work, { leaseId, reason: 'ended' });
        if (name !== 'rent_adjusted') return;
        const lastDay = addDays(adjusted.parse(said).takesEffectOn, -1);
        await replanBilling(work, { leaseId, lastDay, reason: 'rent_adjusted' });
      },
    },
    tellBrowsersOfMany('invoicing.changed', 'invoicing.tell_browsers'),
    reviewLateRent,
    receivedListener,
    ...planListeners,
    ...tellSystems,
    {
      event: 'account.deleted',
      name: 'invoicing.forget_sayer',
      async hear({ tx }, payload) {
        const { accountId } = about.parse(payload);
        await forgetSayer(tx, accountId);
        await forgetSayerOfLandlords(tx, accountId);
        await forgetChanger(tx, accountId);
      },
    },
  ],
};
