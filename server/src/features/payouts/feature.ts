import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import './accounts/graphql.ts';
import { noticesToApprovers, tellApproversJob } from './approvals/tell-approvers.ts';
import { servePayouts } from './exports/http.ts';
import './graphql.ts';
import { tellLateJob } from './late/tell-landlords.ts';
import './refunds/graphql.ts';
import { forgetAsker } from './records/refunds/store.ts';
import './order-files/graphql.ts';
import { serveOrderFiles } from './order-files/http.ts';
import { orderPayouts } from './order-payouts.ts';
import { lookAtOrders } from './orders/store.ts';
import { createOrderWorker } from './orders/write-order.ts';
import { expectAgain } from './run/expect-again.ts';
import { payOutLateRent } from './run/hear-settled.ts';
import { runPayouts } from './run/run-payouts.ts';
import { findPayoutAccounts, forgetPayoutAccounts } from './accounts/store.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { tellSystems } from './partner-api/tell-partner.ts';
import { forgetInChanges } from './settings/approvers/store.ts';
import { approversJob } from './settings/approvers/approvers-job.ts';
import { mayReadSettlement } from './settlements/use-cases/get-settlements.ts';
import './settlements/graphql.ts';
import { settleEnded } from './settlements/hear-payouts.ts';
import { createSettlementWorker } from './settlements/settlement-worker.ts';
import { lookAtSettlements } from './records/settlements/store.ts';
import './settings/graphql.ts';
import { forgetApprover } from './settings/store.ts';

import './statements/graphql.ts';
import { serveStatements } from './statements/http.ts';
import { auditPayouts } from './use-cases/audit-payouts.ts';

const about = z.object({ accountId: z.string() });
const ofLease = z.object({ leaseId: uuid });
const settled = z.object({ invoiceIds: z.array(uuid) });

export const payouts: Feature = {
  name: 'payouts',
  personalData: personalData(
    async ({ tx }, accountId) => ({ payoutAccounts: await findPayoutAccounts(tx, accountId) }),
    {
      payoutAccounts: {
        ...{ landlordId: true, account: true, setAt: true, setBy: true, countsFrom: true },
      },
    },
  ),
  http: [serveStatements, servePayouts, serveOrderFiles],
  partnerCalls,
  audit: auditPayouts,
  documents: [mayReadSettlement],
  workers: [createOrderWorker, createSettlementWorker],
  measures: {
    queues: [
      { name: 'payment_orders', look: ({ tx }) => lookAtOrders(tx) },
      { name: 'settlements', look: ({ tx }) => lookAtSettlements(tx) },
    ],
  },
  jobs: [
    { name: 'payouts.run', cron: '40 5 * * *', perform: runPayouts },
    tellApproversJob,
    approversJob,
    tellLateJob,
    // When whoever approves has had the morning, and before banks close.
    { name: 'payouts.order', cron: '0 11 * * *', perform: orderPayouts },
  ],
  on: [
    {
      event: 'payments.invoices_settled',
      name: 'payouts.pay_out_late_rent',
      hear: (work, payload) => payOutLateRent(work, settled.parse(payload).invoiceIds),
    },
    {
      event: 'billing.landlord_invoiced',
      name: 'payouts.keep_back',
      hear: (work, payload) => expectAgain(work, ofLease.parse(payload).leaseId),
    },
    {
      // One that was over may go on.
      event: 'leases.event_recorded',
      name: 'payouts.expect_again',
      hear: (work, payload) => expectAgain(work, ofLease.parse(payload).leaseId),
    },
    {
      event: 'payments.landlord_paid',
      name: 'payouts.give_back',
      hear: (work, payload) => expectAgain(work, ofLease.parse(payload).leaseId),
    },
    {
      event: 'arrears.interest_changed',
      name: 'payouts.pay_out_interest',
      hear: (work, payload) => expectAgain(work, ofLease.parse(payload).leaseId),
    },
    ...settleEnded,
    ...tellSystems,
    ...noticesToApprovers,
    {
      event: 'accounts.deleted',
      name: 'payouts.forget_account',
      async hear({ tx }, payload) {
        const { accountId } = about.parse(payload);
        await forgetApprover(tx, accountId);
        await forgetInChanges(tx, accountId);
        await forgetAsker(tx, accountId);
        await forgetPayoutAccounts(tx, accountId);
      },
    },
  ],
};
