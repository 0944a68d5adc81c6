import { z } from 'zod';

import { findPerson } from '../accounts/public.ts';
import { createDeliveryWorker } from '../invoices/public.ts';
import { browserListenerOf, viewLeases } from '../leases/public.ts';
import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import type { ReadWork } from '../../platform/work.ts';
import { handOver, sealedBatches } from './bank/out/hand-over.ts';
import { getBatchQueueState } from './bank/out/store.ts';
import { createBankWorker } from './bank/worker.ts';
import './graphql.ts';
import { invoiceFees } from './invoice-fee.ts';
import { sealedAnswers } from './kyc/answers.ts';
import './kyc/graphql.ts';
import { refuseOtherNumber } from './kyc/refuse-other-number.ts';
import { partnerCalls } from './partner-api/calls.ts';
import { partnerListener } from './partner-api/notify-partner.ts';
import { depositPolicy } from './policy.ts';
import { findDepositOfProof } from './records/releases/store.ts';
import './settings/graphql.ts';
import { findDeposit } from './store.ts';
import { bindDepositTenants, forgetDepositTenant } from './tenants/store.ts';
import { leaseListeners } from './lease-listeners.ts';
import { noticeListeners } from './notice/notice-listeners.ts';
import { noticePaper } from './notice/notice-paper.ts';
import { getOwnDeposits } from './use-cases/get-own-deposits.ts';

const about = z.object({ accountId: z.string() });

export const deposits: Feature = {
  name: 'deposits',
  personalData: personalData(
    async (work, accountId) => ({ deposits: await getOwnDeposits(work, accountId) }),
    {
      deposits: {
        as: true,
        type: true,
        amount: true,
        signedOn: true,
        formSubmittedAt: true,
        formReads: { purpose: true, readAt: true },
        accountNumber: true,
      },
    },
  ),
  documents: [mayReadProof],
  signatureChecks: [refuseOtherNumber],
  partnerCalls,
  sealed: [sealedAnswers, sealedBatches],
  workers: [createBankWorker, createDeliveryWorker('deposit_claim', noticePaper)],
  measures: { queues: [{ name: 'deposits', read: ({ tx }) => getBatchQueueState(tx) }] },
  // Before the bank's working day begins.
  jobs: [
    { name: 'deposits.hand_over', cron: '0 6 * * *', perform: handOver },
    { name: 'deposits.invoice_fees', cron: '20 6 * * *', perform: invoiceFees },
  ],
  on: [
    ...leaseListeners,
    ...noticeListeners,
    browserListenerOf('deposits.changed', 'deposits.notify_browsers'),
    partnerListener,
    {
      event: 'accounts.verified',
      name: 'deposits.bind_tenants',
      async handle({ tx }, payload) {
        const { accountId } = about.parse(payload);
        const person = await findPerson(tx, accountId);
        if (person) await bindDepositTenants(tx, person.email, accountId);
      },
    },
    {
      event: 'accounts.deleted',
      name: 'deposits.forget_tenant',
      handle: ({ tx }, payload) => forgetDepositTenant(tx, about.parse(payload).accountId),
    },
  ],
};

/** Proofs of a claim on a deposit are for all parties of its lease. */
async function mayReadProof(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!depositPolicy.see(viewer)) return false;
  const depositId = await findDepositOfProof(tx, documentId);
  const deposit = depositId && (await findDeposit(tx, depositId));
  if (!deposit) return false;
  return (await viewLeases(work, viewer, [deposit.leaseId])).length > 0;
}
