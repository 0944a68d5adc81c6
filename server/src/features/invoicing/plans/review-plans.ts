import { z } from 'zod';

import { planProgress } from '@husvaer/domain/invoicing/payment-plan';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { findLeaseRents, lockLease, recordLeaseEvent } from '../../leases/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { findInvoices } from '../invoices/store.ts';
import { leftOf } from './agree-plan.ts';
import { endPlan, findOpenPlans, findPlan, type PaymentPlan } from './store.ts';
import { tellPlan } from './tell-plan.ts';

/** Ends the plans of these leases that are paid, or broken by today; those that run on. */
export async function reviewPlans(work: Work, leaseIds: readonly string[]): Promise<PaymentPlan[]> {
  const { tx, clock } = work;
  const today = clock.today().toString();
  const running: PaymentPlan[] = [];
  for (const plan of await findOpenPlans(tx, leaseIds)) {
    if (!plan.isAccepted) continue;
    const { outcome } = planProgress(plan.instalments, await leftOf(work, plan), today);
    if (outcome === null) {
      running.push(plan);
      continue;
    }
    await endPlan(tx, { id: plan.id, outcome }, clock.now());
    // It is told of elsewhere: whoever asks has locked the lease's money, which comes after its history.
    await work.emit({ name: 'invoicing.plan_ended', payload: { planId: plan.id } });
  }
  return running;
}

const settled = z.object({ invoiceIds: z.array(uuid) });
const ended = z.object({ planId: uuid });

export const planListeners: readonly Listener[] = [
  {
    event: 'invoicing.settled',
    name: 'invoicing.review_plans',
    async hear(work, payload) {
      const invoices = await findInvoices(work.tx, settled.parse(payload).invoiceIds);
      await reviewPlans(work, [...new Set(invoices.map(({ leaseId }) => leaseId))]);
    },
  },
  {
    event: 'invoicing.plan_ended',
    name: 'invoicing.tell_plan_ended',
    async hear(work, payload) {
      const plan = (await findPlan(work.tx, ended.parse(payload).planId))!;
      const { leaseId, outcome } = plan;
      if (outcome !== 'kept' && outcome !== 'broken') return;
      await lockLease(work.tx, leaseId);
      const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId)!;
      const { partnerId } = rent.property;
      await recordLeaseEvent(work, { leaseId, partnerId }, `plan_${outcome}`);
      await tellPlan(work, { rent, plan, what: outcome });
    },
  },
];
