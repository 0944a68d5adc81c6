import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import {
  findLeaseRents,
  loadReadableLeaseForUpdate,
  type LeaseRent,
  type LeaseView,
} from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { lockBilling } from '../../invoices/public.ts';
import { findPlan, type PlanSide } from './store.ts';

export const sideOf = ({ side }: LeaseView): PlanSide => (side === 'tenant' ? 'tenant' : 'letting');

/** Loads a signed lease and locks its history and money. */
export async function loadInvoicedLeaseForUpdate(
  work: Work,
  leaseId: string,
): Promise<{ lease: LeaseView; rent: LeaseRent }> {
  const lease = await loadReadableLeaseForUpdate(work, leaseId);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  // A tenant who has moved out may only read.
  const isGone =
    lease.side === 'tenant' && !lease.tenants.some(({ accountId }) => accountId === lease.viewerId);
  if (!rent || isGone) throw invoicingErrors.not_found();
  await lockBilling(work.tx, [leaseId]);
  return { lease, rent };
}

export const aboutOf = ({ id, property }: LeaseView) => ({
  leaseId: id,
  partnerId: property.partnerId,
});

export interface PlanAnswer {
  contractId: string;
  planId: string;
}

/** Loads a plan that waits for an answer, and whether the viewer's side proposed it. */
export async function loadProposedPlanForUpdate(work: Work, { contractId, planId }: PlanAnswer) {
  const taken = await loadInvoicedLeaseForUpdate(work, contractId);
  const plan = await findPlan(work.tx, planId);
  if (plan?.leaseId !== contractId) throw invoicingErrors.not_found();
  if (plan.isAccepted || plan.outcome !== null) throw invoicingErrors.plan_answered();
  return { ...taken, plan, isOwn: plan.side === sideOf(taken.lease) };
}
