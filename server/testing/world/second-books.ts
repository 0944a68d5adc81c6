import { daysBetween, endOfMonth } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { LeaseSeen } from './evening.ts';
import type { Tenancy } from './world.ts';

/*
 * A second bookkeeping, apart from the product's: it knows the contract, and the money that its tenants sent.
 * It takes from the product only what the product decides: which months are invoiced, on which day they are
 * due, fees, credits, write-offs and refunds.
 */

/** The overdue sum of a lease: what fell due before today, less the money that came in for it. Øre. */
export function overdueInTruth({ tenancy, seen }: LeaseSeen, today: string): Ore {
  const invoices = seen.find(({ by }) => by === 'agent')?.invoices ?? [];
  const due = invoices
    .filter(({ dueOn, kid }) => kid !== null && dueOn < today)
    .reduce((sum, { total, fees, credited, lost }) => sum + total + fees - credited - lost, 0n);
  const overdue = due - tenancy.arrived;
  return overdue > 0n ? overdue : 0n;
}

/** The rent of a part of a month: the share of its days, rounded half up. Øre. */
export function rentOfDays(rent: Ore, from: string, to: string): Ore {
  const days = BigInt(daysBetween(from, to) + 1);
  const month = BigInt(Number(endOfMonth(from).slice(8)));
  return (2n * rent * days + month) / (2n * month);
}

/** The rent of a lease for a month, named by its first day. Øre. */
export function rentOfMonth(
  { rent, startsOn }: Tenancy,
  month: string,
  lastDay: string | null,
): Ore {
  const from = startsOn > month ? startsOn : month;
  const end = endOfMonth(month);
  const to = lastDay !== null && lastDay < end ? lastDay : end;
  return from > to ? 0n : rentOfDays(rent, from, to);
}
