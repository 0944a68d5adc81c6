import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { planTotal, type Instalment } from '@husvaer/domain/arrears/payment-plan';
import { openOf } from '@husvaer/domain/invoices/states';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { recordLeaseEvent } from '../../../leases/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { isClaim, findInvoicesOf } from '../../../invoices/public.ts';
import { addPlan, findOpenPlans } from '../store.ts';
import { notifyOfPlan } from '../notify-of-plan.ts';
import { loadInvoicedLeaseForUpdate, sideOf, aboutOf } from '../proposed-plan.ts';

/**
 * Proposes to the other side how the late amount of a lease is paid: the instalments add up to all of it.
 * Throws `invoicing.plan_exists` while one is proposed or running, `invoicing.already_settled` when nothing
 * is late, and `invoicing.plan_sum` for another sum.
 */
export async function proposePaymentPlan(
  work: Work,
  { contractId: leaseId, instalments }: { contractId: string; instalments: Instalment[] },
): Promise<void> {
  const { tx, clock, newId } = work;
  const { lease, rent } = await loadInvoicedLeaseForUpdate(work, leaseId);
  const today = lease.today;
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
  await notifyOfPlan(work, { rent, plan, what: 'proposed' });
}
