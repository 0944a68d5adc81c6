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

/** Days that whoever is invoiced late has to pay. */
const DAYS_TO_PAY = 7;

/** The first day of a day's month. */
export const monthOf = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`;

/** What was said of a lease's coming invoices beside its terms. */
export interface Plan {
  /** What is paid by use. */
  charges: readonly Charge[];
  /** What was said of single invoices. */
  changes: readonly InvoiceChange[];
}

/** What a lease is invoiced for next, after the last day that was; null when the lease ends before. */
export function nextRent(rent: LeaseRent, plan: Plan, invoicedTo: IsoDate): ComingRent | null {
  const period = nextPeriod(rent, plan.charges, invoicedTo);
  if (!period) return null;
  return withChange(
    period,
    plan.changes.find(({ month }) => month === period.month),
  );
}

/** The same by the lease's terms alone. */
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
  // A month that costs nothing is passed by.
  if (period && period.lines.length === 0) return nextPeriod(rent, charges, period.to);
  return period;
}

/** The rents from a day on: the first one holds on it. */
function rentsFrom(rents: LeaseRent['rents'], day: IsoDate): LeaseRent['rents'] {
  const first = rents.findLastIndex(({ since }) => since <= day);
  return rents.slice(Math.max(0, first));
}

/** When what is invoiced today is due: not before there was time to pay. */
export function dueOnOf(period: Pick<RentPeriod, 'dueOn'>, today: IsoDate): IsoDate {
  const earliest = businessDayFrom(addDays(today, DAYS_TO_PAY));
  return period.dueOn > earliest ? period.dueOn : earliest;
}

/** The last day before the first rent that was not due yet when it began to be invoiced here. */
export function lastDayBefore(rent: LeaseRent, today: IsoDate): IsoDate {
  const month = monthOf(today);
  const isDue = `${month.slice(0, 8)}${String(dueDayOn(rent, month)).padStart(2, '0')}` < today;
  const first = isDue ? addMonths(month, 1) : month;
  return addDays(rent.startsOn > first ? rent.startsOn : first, -1);
}
