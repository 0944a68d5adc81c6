import type { ComingRent } from '@husvaer/domain/billing/coming-invoice';

import type { LeaseRent } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPlan } from '../plans/find-plans.ts';
import { nextRent } from '../plans/plan.ts';
import { findBilling } from '../../invoices/public.ts';

/**
 * What a lease will be invoiced for by a day and is not yet, as it is planned now; empty when the lease is
 * not invoiced.
 */
export async function findComingRents(
  tx: ReadTx,
  rent: LeaseRent,
  until: string,
): Promise<ComingRent[]> {
  const billing = await findBilling(tx, rent.leaseId);
  if (!billing) return [];
  const plan = await findPlan(tx, rent.leaseId);
  const coming: ComingRent[] = [];
  let period = nextRent(rent, plan, billing.invoicedTo);
  while (period && period.dueOn <= until) {
    coming.push(period);
    period = nextRent(rent, plan, period.to);
  }
  return coming;
}
