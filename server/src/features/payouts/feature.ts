import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { requestAccount } from './accounts/request-account.ts';
import './accounts/graphql.ts';
import { noticesToApprovers, approvalReminderJob } from './approvals/approval-reminder-job.ts';
import { servePayouts } from './exports/http.ts';
import './graphql.ts';
import { latePayoutNoticeJob } from './late/late-payout-notice-job.ts';
import './refunds/graphql.ts';
import { forgetRequester } from './records/refunds/store.ts';
import './order-files/graphql.ts';
import { serveOrderFiles } from './order-files/http.ts';
import { orderPayouts } from './order-payouts.ts';
import { getOrderQueueState } from './orders/store.ts';
import { createOrderWorker } from './orders/write-order.ts';
import { expectPayoutAgain } from './run/expect-payout-again.ts';
import { expectFirst } from './run/expect-first.ts';
import { payOutLateRent } from './run/settled-listener.ts';
import './reductions/graphql.ts';
import { notifySecondPeople } from './reductions/notify-second-people.ts';
import { requestBrokeringConsent } from './request-brokering-consent.ts';
import { runPayouts } from './run/run-payouts.ts';
import { findPayoutAccounts, forgetPayoutAccounts, isPayoutAccount } from './accounts/store.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { partnerListeners } from './partner-api/notify-partner.ts';
import { forgetAnswerer } from './answers/proposed/store.ts';
import { forgetInChanges } from './settings/approvers/store.ts';
import { approversJob } from './settings/approvers/approvers-job.ts';
import { notifyOfAbsence } from './settings/approvers/notify-of-absence.ts';
import { mayReadSettlement } from './settlements/use-cases/get-settlements.ts';
import './settlements/graphql.ts';
import { settleEnded } from './settlements/payout-listener.ts';
import { createSettlementWorker } from './settlements/settlement-worker.ts';
import { getSettlementQueueState } from './records/settlements/store.ts';
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
        landlordId: true,
        account: true,
        setAt: true,
        setBy: true,
        countsFrom: true,
        provedBy: true,
      },
    },
  ),
  payeeAccounts: [({ tx, clock }, account) => isPayoutAccount(tx, account, clock.now())],
  http: [serveStatements, servePayouts, serveOrderFiles],
  partnerCalls,
  audit: auditPayouts,
  documents: [mayReadSettlement],
  workers: [createOrderWorker, createSettlementWorker],
  measures: {
    queues: [
      { name: 'payment_orders', read: ({ tx }) => getOrderQueueState(tx) },
      { name: 'settlements', read: ({ tx }) => getSettlementQueueState(tx) },
    ],
  },
  jobs: [
    { name: 'payouts.run', cron: '40 5 * * *', perform: runPayouts },
    approvalReminderJob,
    approversJob,
    latePayoutNoticeJob,
    // After the approvers' morning, and before banks close.
    { name: 'payouts.order', cron: '0 11 * * *', perform: orderPayouts },
  ],
  on: [
    {
      event: 'payments.invoices_settled',
      name: 'payouts.pay_out_late_rent',
      handle: (work, payload) => payOutLateRent(work, settled.parse(payload).invoiceIds),
    },
    {
      event: 'billing.begun',
      name: 'payouts.expect_first',
      handle: (work, payload) => expectFirst(work, ofLease.parse(payload).leaseId),
    },
    {
      event: 'billing.begun',
      name: 'payouts.request_account',
      handle: (work, payload) => requestAccount(work, ofLease.parse(payload).leaseId),
    },
    {
      event: 'billing.begun',
      name: 'payouts.request_brokering_consent',
      handle: (work, payload) => requestBrokeringConsent(work, ofLease.parse(payload).leaseId),
    },
    {
      event: 'billing.landlord_invoiced',
      name: 'payouts.expect_after_landlord_invoiced',
      handle: (work, payload) => expectPayoutAgain(work, ofLease.parse(payload).leaseId),
    },
    {
      // An ended lease may be owed something again.
      event: 'leases.event_recorded',
      name: 'payouts.expect_after_lease_event',
      handle: (work, payload) => expectPayoutAgain(work, ofLease.parse(payload).leaseId),
    },
    {
      event: 'payments.landlord_paid',
      name: 'payouts.expect_after_landlord_paid',
      handle: (work, payload) => expectPayoutAgain(work, ofLease.parse(payload).leaseId),
    },
    {
      event: 'arrears.interest_changed',
      name: 'payouts.expect_after_interest_changed',
      handle: (work, payload) => expectPayoutAgain(work, ofLease.parse(payload).leaseId),
    },
    ...settleEnded,
    ...partnerListeners,
    ...noticesToApprovers,
    notifySecondPeople,
    {
      event: 'accounts.deactivated',
      name: 'payouts.notify_of_absence',
      handle: (work, payload) =>
        notifyOfAbsence(work, { ...about.parse(payload), how: 'deactivated' }),
    },
    {
      event: 'accounts.deleted',
      name: 'payouts.forget_account',
      async handle(work, payload) {
        const { tx } = work;
        const { accountId } = about.parse(payload);
        await notifyOfAbsence(work, { accountId, how: 'deleted' });
        await forgetApprover(tx, accountId);
        await forgetInChanges(tx, accountId);
        await forgetRequester(tx, accountId);
        await forgetAnswerer(tx, accountId);
        await forgetPayoutAccounts(tx, accountId);
      },
    },
  ],
};
