import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { planTotal } from '@husvaer/domain/arrears/payment-plan';
import { openOf } from '@husvaer/domain/invoices/states';

import { recordLeaseEvent } from '../../../leases/public.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { findInvoicesOf } from '../../../invoices/public.ts';
import { acceptPlan, type PaymentPlan } from '../store.ts';
import { notifyOfPlan } from '../notify-of-plan.ts';
import { type PlanAnswer, loadProposedPlanForUpdate, aboutOf } from '../proposed-plan.ts';

/**
 * Accepts a plan that the other side proposed, which applies from now on. Throws `invoicing.not_found` for
 * the side that proposed it, `invoicing.plan_answered`, and `invoicing.plan_changed` when more is owed by now
 * than it covers.
 */
export async function acceptPaymentPlan(work: Work, input: PlanAnswer): Promise<void> {
  const { lease, rent, plan, isOwn } = await loadProposedPlanForUpdate(work, input);
  if (isOwn) throw invoicingErrors.not_found();
  if ((await leftOf(work, plan)) > planTotal(plan.instalments))
    throw invoicingErrors.plan_changed();
  await acceptPlan(work.tx, plan.id, work.clock.now());
  await recordLeaseEvent(work, aboutOf(lease), 'plan_accepted');
  await notifyOfPlan(work, { rent, plan, what: 'accepted' });
}

/** The open amount of the invoices in a plan, øre. */
export async function leftOf(
  { tx }: ReadWork,
  { leaseId, invoiceIds }: Pick<PaymentPlan, 'leaseId' | 'invoiceIds'>,
): Promise<bigint> {
  return (await findInvoicesOf(tx, [leaseId]))
    .filter(({ id }) => invoiceIds.includes(id))
    .reduce((sum, invoice) => sum + openOf(invoice), 0n);
}
