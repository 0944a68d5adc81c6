import { addDays, addMonths, type IsoDate } from '@husvaer/domain/kernel/dates';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';
import {
  withChange,
  type ComingRent,
  type InvoiceChange,
} from '@husvaer/domain/billing/coming-invoice';
import { rentPeriod, type RentPeriod } from '@husvaer/domain/billing/periods';
import { dueDayOn } from '@husvaer/domain/leases/due-day';

import type { LeaseRent } from '../../leases/public.ts';
import type { Charge } from '../store.ts';

/** Days to pay for an invoice that is issued late. */
const DAYS_TO_PAY = 7;

/** The first day of a day's month. */
export const monthOf = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`;

/** What applies to a lease's coming invoices in addition to its terms. */
export interface Plan {
  /** Monthly amounts on account of use. */
  charges: readonly Charge[];
  /** Changes to single invoices. */
  changes: readonly InvoiceChange[];
}

/** The next rent to invoice after the last invoiced day; null when the lease ends before. */
export function nextRent(rent: LeaseRent, plan: Plan, invoicedTo: IsoDate): ComingRent | null {
  const period = nextPeriod(rent, plan.charges, invoicedTo);
  if (!period) return null;
  return withChange(
    period,
    plan.changes.find(({ month }) => month === period.month),
  );
}

/** Like {@link nextRent}, by the lease's terms and charges only. */
export function nextPeriod(
  rent: LeaseRent,
  charges: readonly Charge[],
  invoicedTo: IsoDate,
): RentPeriod | null {
  const startsOn = addDays(invoicedTo, 1);
  const { rentEndsOn: endsOn, rents } = rent;
  const month = monthOf(startsOn);
  const dueDay = dueDayOn(rent, month);
  const terms = { startsOn, endsOn, dueDay, rents: rentsFrom(rents, startsOn), charges };
  const period = rentPeriod(terms, month);
  // A month that costs nothing is skipped.
  if (period && period.lines.length === 0) return nextPeriod(rent, charges, period.to);
  return period;
}

/** The rents from a day on; the first applies on that day. */
function rentsFrom(rents: LeaseRent['rents'], day: IsoDate): LeaseRent['rents'] {
  const first = rents.findLastIndex(({ since }) => since <= day);
  return rents.slice(Math.max(0, first));
}

/** The due day of an invoice issued today, which leaves enough days to pay. */
export function dueOnOf(period: Pick<RentPeriod, 'dueOn'>, today: IsoDate): IsoDate {
  const earliest = businessDayFrom(addDays(today, DAYS_TO_PAY));
  return period.dueOn > earliest ? period.dueOn : earliest;
}

/** The last day before the first rent that was not due yet when invoicing began here. */
export function lastDayBefore(rent: LeaseRent, today: IsoDate): IsoDate {
  const month = monthOf(today);
  const isDue = `${month.slice(0, 8)}${String(dueDayOn(rent, month)).padStart(2, '0')}` < today;
  const first = isDue ? addMonths(month, 1) : month;
  return addDays(rent.startsOn > first ? rent.startsOn : first, -1);
}
