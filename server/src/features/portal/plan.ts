import { planProgress, planTotal, type PlanState } from '@husvaer/domain/arrears/payment-plan';
import { openOf } from '@husvaer/domain/invoices/states';

import type { LeaseInvoicing } from '../arrears/public.ts';
import type { LeaseView } from '../leases/public.ts';

/** A payment plan as a lease's page shows it. Amounts in øre. */
export interface PlanInView {
  id: string;
  state: PlanState;
  /** Whether the viewer's side proposed it. */
  isOwn: boolean;
  total: bigint;
  instalments: { dueOn: string; amount: bigint; left: bigint }[];
}

/** The latest payment plan of a lease; null when there never was one. */
export function planOf(
  { side, today }: Pick<LeaseView, 'side' | 'today'>,
  { plan, invoices }: Pick<LeaseInvoicing, 'plan' | 'invoices'>,
): PlanInView | null {
  if (!plan) return null;
  const { id, instalments, invoiceIds, isAccepted, outcome } = plan;
  const owed = invoices
    .filter((invoice) => invoiceIds.includes(invoice.id))
    .reduce((sum, invoice) => sum + openOf(invoice), 0n);
  const { left } = planProgress(instalments, owed, today);
  return {
    id,
    state: outcome ?? (isAccepted ? 'accepted' : 'proposed'),
    isOwn: (side === 'tenant') === (plan.side === 'tenant'),
    total: planTotal(instalments),
    instalments: instalments.map((one, position) => ({ ...one, left: left[position]! })),
  };
}
