import {
  withChange,
  type ComingRent,
  type InvoiceChange,
} from '@husvaer/domain/billing/coming-invoice';
import { addMonths, type IsoDate } from '@husvaer/domain/kernel/dates';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';

import type { LeaseRent } from '../leases/public.ts';
import type { Billing } from '../invoices/public.ts';
import { nextPeriod, type Plan } from './plans/plan.ts';

/** Invoices that are shown, and may be changed, before they are sent. */
const AHEAD = 6;

/** An invoice of rent that is to come, as it stands now. */
export interface ComingInvoice extends ComingRent {
  /** What was said of it, as it was said. */
  change: InvoiceChange | null;
  /** When it is due by the lease, and the latest that it can be moved to. */
  dueOnByLease: IsoDate;
  latestDueOn: IsoDate;
  /** When it is made and sent. */
  sentOn: IsoDate;
}

export function comingInvoices(
  rent: LeaseRent,
  plan: Plan,
  { invoicedTo }: Pick<Billing, 'invoicedTo'>,
): Omit<ComingInvoice, 'sentOn'>[] {
  const coming: Omit<ComingInvoice, 'sentOn'>[] = [];
  let period = nextPeriod(rent, plan.charges, invoicedTo);
  while (period && coming.length < AHEAD) {
    const { month, dueOn } = period;
    const next = nextPeriod(rent, plan.charges, period.to);
    const change = plan.changes.find((one) => one.month === month) ?? null;
    coming.push({
      ...withChange(period, change ?? undefined),
      change,
      dueOnByLease: dueOn,
      // Invoices are made in their order: none is due after the next one.
      latestDueOn: next?.dueOn ?? businessDayFrom(addMonths(dueOn, 1)),
    });
    period = next;
  }
  return coming;
}
