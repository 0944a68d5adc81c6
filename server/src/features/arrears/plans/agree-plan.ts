import { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { planTotal, proposedInstalments } from '@husvaer/domain/arrears/payment-plan';
import { openOf } from '@husvaer/domain/invoices/states';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { parseInput } from '@husvaer/domain/kernel/validation';

import {
  findLeaseRents,
  getLease,
  lockLease,
  recordLeaseEvent,
  type LeaseRent,
  type LeaseView,
} from '../../leases/public.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { isClaim, lockBilling, findInvoicesOf } from '../../invoices/public.ts';
import {
  acceptPlan,
  addPlan,
  endPlan,
  findOpenPlans,
  findPlan,
  type PaymentPlan,
  type PlanSide,
} from './store.ts';
import { tellPlan } from './tell-plan.ts';

const sideOf = ({ side }: LeaseView): PlanSide => (side === 'tenant' ? 'tenant' : 'letting');

/** A lease that all have signed, whose history and money nobody else changes meanwhile. */
async function takeLease(
  work: Work,
  leaseId: string,
): Promise<{ lease: LeaseView; rent: LeaseRent }> {
  await lockLease(work.tx, leaseId);
  const lease = await getLease(work, leaseId);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  // Who has moved out still reads it, and no more.
  const isGone =
    lease.side === 'tenant' && !lease.tenants.some(({ accountId }) => accountId === lease.viewerId);
  if (!rent || isGone) throw invoicingErrors.not_found();
  await lockBilling(work.tx, [leaseId]);
  return { lease, rent };
}

const aboutOf = ({ id, property }: LeaseView) => ({ leaseId: id, partnerId: property.partnerId });

/**
 * Proposes to the other side how what is late of a lease is paid: the instalments together are all of it.
 * Throws `invoicing.plan_exists` while one is proposed or runs, `invoicing.already_settled` when nothing
 * is late, and `invoicing.plan_sum` for another sum.
 */
export async function proposePaymentPlan(
  work: Work,
  { contractId: leaseId, instalments: said }: { contractId: string; instalments: unknown },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, rent } = await takeLease(work, leaseId);
  const today = lease.today;
  const { instalments } = parseInput(
    z.object({ instalments: proposedInstalments(today) }),
    { instalments: said },
    'inputData',
  );
  if ((await findOpenPlans(tx, [leaseId])).length > 0) throw invoicingErrors.plan_exists();
  const late = (await findInvoicesOf(tx, [leaseId])).filter(
    (invoice) => isClaim(invoice) && invoice.dueOn < today && openOf(invoice) > 0n,
  );
  if (late.length === 0) throw invoicingErrors.already_settled();
  const owed = late.reduce((sum, invoice) => sum + openOf(invoice), 0n);
  if (planTotal(instalments) !== owed) throw invoicingErrors.plan_sum({ owed: oreToKroner(owed) });
  const side = sideOf(lease);
  const invoiceIds = late.map((invoice) => invoice.id);
  const plan = { id: newId(), leaseId, side, instalments, invoiceIds };
  await addPlan(tx, plan, clock.now());
  await recordLeaseEvent(work, aboutOf(lease), 'plan_proposed');
  await tellPlan(work, { rent, plan, what: 'proposed' });
}

interface Answered {
  contractId: string;
  planId: string;
}

/** A plan that waits for an answer, and whether the viewer's side proposed it. */
async function takeProposed(work: Work, { contractId, planId }: Answered) {
  const taken = await takeLease(work, contractId);
  const plan = await findPlan(work.tx, planId);
  if (plan?.leaseId !== contractId) throw invoicingErrors.not_found();
  if (plan.isAccepted || plan.outcome !== null) throw invoicingErrors.plan_answered();
  return { ...taken, plan, isOwn: plan.side === sideOf(taken.lease) };
}

/**
 * Accepts what the other side proposed: it holds from now on. Throws `invoicing.not_found` to who proposed
 * it, `invoicing.plan_answered`, and `invoicing.plan_changed` when more is owed by now than it says.
 */
export async function acceptPaymentPlan(work: Work, said: Answered): Promise<void> {
  const { lease, rent, plan, isOwn } = await takeProposed(work, said);
  if (isOwn) throw invoicingErrors.not_found();
  if ((await leftOf(work, plan)) > planTotal(plan.instalments))
    throw invoicingErrors.plan_changed();
  await acceptPlan(work.tx, plan.id, work.clock.now());
  await recordLeaseEvent(work, aboutOf(lease), 'plan_accepted');
  await tellPlan(work, { rent, plan, what: 'accepted' });
}

/** Takes back what one's own side proposed, or turns down what the other did. Throws as {@link acceptPaymentPlan} does. */
export async function refusePaymentPlan(work: Work, said: Answered): Promise<void> {
  const { lease, rent, plan, isOwn } = await takeProposed(work, said);
  const outcome = isOwn ? 'withdrawn' : 'declined';
  await endPlan(work.tx, { id: plan.id, outcome }, work.clock.now());
  await recordLeaseEvent(work, aboutOf(lease), `plan_${outcome}`);
  if (outcome === 'declined') await tellPlan(work, { rent, plan, what: outcome });
}

/** What is left of the invoices that a plan covers, øre. */
export async function leftOf(
  { tx }: ReadWork,
  { leaseId, invoiceIds }: Pick<PaymentPlan, 'leaseId' | 'invoiceIds'>,
): Promise<bigint> {
  return (await findInvoicesOf(tx, [leaseId]))
    .filter(({ id }) => invoiceIds.includes(id))
    .reduce((sum, invoice) => sum + openOf(invoice), 0n);
}
