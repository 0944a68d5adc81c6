import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { creditLines } from '../issuing/credit.ts';
import { reopenChange } from '../coming/store.ts';
import { creditsAfter, findInvoiced, sumOf } from '../issuing/find-credits.ts';
import { findPlan } from '../plans/find-plans.ts';
import { nextRent } from '../plans/plan.ts';
import { lockBilling, planBilling } from '../../invoices/public.ts';

/**
 * Plans a lease's invoices again after its days or its rent changed. What was invoiced for days after its
 * last one, or after `lastDay`, is credited; the rest is invoiced when it is due.
 */
export async function replanBilling(
  work: Work,
  {
    leaseId,
    lastDay = null,
    reason,
  }: { leaseId: string; lastDay?: string | null; reason: 'ended' | 'rent_adjusted' },
): Promise<void> {
  const { tx } = work;
  const [billing] = await lockBilling(tx, [leaseId]);
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!billing || !rent) return;
  const ends = [rent.rentEndsOn, lastDay, billing.invoicedTo].filter((day) => day !== null).sort();
  const invoicedTo = ends[0]!;
  if (invoicedTo < billing.invoicedTo) await creditAfter(work, rent, invoicedTo, reason);
  const next = nextRent(rent, await findPlan(tx, leaseId), invoicedTo);
  await planBilling(tx, { leaseId, invoicedTo, nextDueOn: next?.dueOn ?? null });
}

/** Credits what was invoiced for the days after `day`. */
async function creditAfter(
  work: Work,
  rent: LeaseRent,
  day: string,
  reason: string,
): Promise<void> {
  const invoiced = await findInvoiced(work.tx, rent.leaseId);
  for (const { invoice, lines, isAll } of creditsAfter(invoiced, day)) {
    if (isAll) await reopenChange(work.tx, invoice.id);
    if (sumOf(lines) > 0n) await creditLines(work, { rent, invoice, lines, reason });
  }
}
