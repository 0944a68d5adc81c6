import { z } from 'zod';

import { isReminded, planProgress } from '@husvaer/domain/arrears/payment-plan';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { findLeaseRents, loadRentForUpdate, recordLeaseEvent } from '../../leases/public.ts';
import type { Listener } from '../../../platform/dispatcher.ts';
import type { Work } from '../../../platform/work.ts';
import { findInvoices } from '../../invoices/public.ts';
import { leftOf } from './use-cases/accept-payment-plan.ts';
import {
  endPlan,
  findPaidPlans,
  findOpenPlans,
  findPlan,
  recordReminder,
  reopenPlan,
  type PaymentPlan,
} from './store.ts';
import { notifyOfPlan } from './notify-of-plan.ts';

/** Ends the plans of these leases that are paid, or broken by today. Returns those still running. */
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
    // An event notifies of it: the caller has locked the lease's money, and the history has to be locked
    // first.
    await work.emit({ name: 'arrears.plan_ended', payload: { planId: plan.id } });
  }
  return running;
}

/** Opens kept plans of these leases again if a payment was taken back, or ends them as broken. */
async function reopenPlans(work: Work, leaseIds: readonly string[]): Promise<void> {
  const { tx, clock } = work;
  const today = clock.today().toString();
  for (const plan of await findPaidPlans(tx, leaseIds)) {
    const { id, instalments } = plan;
    const { outcome } = planProgress(instalments, await leftOf(work, plan), today);
    if (outcome === 'kept') continue;
    const payload = { planId: id };
    if (outcome === null) {
      await reopenPlan(tx, id);
      await work.emit({ name: 'arrears.plan_reopened', payload });
    } else {
      await endPlan(tx, { id, outcome }, clock.now());
      await work.emit({ name: 'arrears.plan_ended', payload });
    }
  }
}

/** Reminds tenants of what is left of the next instalment of each plan, once, some days before it is due. */
export async function remindOfInstalments(
  work: Work,
  plans: readonly PaymentPlan[],
): Promise<void> {
  const { tx, clock } = work;
  const today = clock.today().toString();
  for (const plan of plans) {
    const { next } = planProgress(plan.instalments, await leftOf(work, plan), today);
    if (!next || !isReminded(next, today)) continue;
    const { id: planId } = plan;
    if (!(await recordReminder(tx, { planId, dueOn: next.dueOn }, clock.now()))) continue;
    await work.emit({
      name: 'arrears.instalment_announced',
      payload: { planId, dueOn: next.dueOn, left: next.amount.toString() },
    });
  }
}

/** Records in the history of the lease what became of a plan, and tells both sides. */
async function noteOutcome(work: Work, planId: string, what: 'kept' | 'broken' | 'reopened') {
  const plan = (await findPlan(work.tx, planId))!;
  const { leaseId } = plan;
  const rent = (await loadRentForUpdate(work.tx, leaseId))!;
  const { partnerId } = rent.property;
  await recordLeaseEvent(work, { leaseId, partnerId }, `plan_${what}`);
  await notifyOfPlan(work, { rent, plan, what });
}

const settled = z.object({ invoiceIds: z.array(uuid) });
const ended = z.object({ planId: uuid });
const due = z.object({ planId: uuid, dueOn: z.iso.date(), left: z.string().transform(BigInt) });

export const planListeners: readonly Listener[] = [
  {
    event: 'payments.invoices_settled',
    name: 'arrears.review_plans',
    async handle(work, payload) {
      const invoices = await findInvoices(work.tx, settled.parse(payload).invoiceIds);
      const leaseIds = [...new Set(invoices.map(({ leaseId }) => leaseId))];
      await reviewPlans(work, leaseIds);
      await reopenPlans(work, leaseIds);
    },
  },
  {
    event: 'arrears.plan_reopened',
    name: 'arrears.notify_plan_reopened',
    handle: (work, payload) => noteOutcome(work, ended.parse(payload).planId, 'reopened'),
  },
  {
    event: 'arrears.plan_ended',
    name: 'arrears.notify_plan_ended',
    async handle(work, payload) {
      const { planId } = ended.parse(payload);
      const { outcome } = (await findPlan(work.tx, planId))!;
      if (outcome === 'kept' || outcome === 'broken') await noteOutcome(work, planId, outcome);
    },
  },
  {
    event: 'arrears.instalment_announced',
    name: 'arrears.notify_instalment_due',
    async handle(work, payload) {
      const { planId, dueOn, left: amount } = due.parse(payload);
      const plan = (await findPlan(work.tx, planId))!;
      const rent = (await findLeaseRents(work.tx, [plan.leaseId])).get(plan.leaseId)!;
      const instalments = [{ dueOn, amount }];
      await notifyOfPlan(work, { rent, plan: { ...plan, instalments }, what: 'due' });
    },
  },
];
