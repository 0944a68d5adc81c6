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

/** Invoices shown in advance, which may be changed before they are sent. */
const AHEAD = 6;

/** A coming rent invoice, as it is planned now. */
export interface ComingInvoice extends ComingRent {
  /** The change made to it; null when there is none. */
  change: InvoiceChange | null;
  /** The due day by the lease, and the latest day it can be moved to. */
  dueOnByLease: IsoDate;
  latestDueOn: IsoDate;
  /** The day on which it is issued and sent. */
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
      // Invoices are issued in order: none is due after the next one.
      latestDueOn: next?.dueOn ?? businessDayFrom(addMonths(dueOn, 1)),
    });
    period = next;
  }
  return coming;
}
