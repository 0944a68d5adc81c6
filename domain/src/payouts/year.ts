import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/**
 * What a landlord reads of a year: what was asked for, came in, was paid under the guarantee before it came
 * in, was kept by the agency, and paid out.
 */
export const MOVEMENTS = ['invoiced', 'received', 'guaranteed', 'kept', 'paidOut'] as const;
export type MovementKind = (typeof MOVEMENTS)[number];

/** One of them on a day; below zero it was taken back. Amounts in øre. */
export interface Movement {
  on: IsoDate;
  kind: MovementKind;
  amount: Ore;
  /** Value added tax in it, of what was kept. */
  vat?: Ore;
}

export interface YearOfLetting {
  /** In which there was anything, by their first day. */
  months: (Record<MovementKind, Ore> & { month: IsoDate })[];
  /** Value added tax in what was kept. */
  vat: Ore;
  /** What tenants owed on the last day; never below zero. */
  owed: Ore;
  /**
   * What was the landlord's and not paid out, before the first day and on the last: the opening balance with
   * what was received and guaranteed, less what was kept and paid out, is the closing balance. Below zero
   * the landlord owes it.
   */
  opening: Ore;
  closing: Ore;
}

/** Sums a year of movements by month; what stood at its ends counts those of all years before. */
export function yearOf(movements: readonly Movement[], year: number): YearOfLetting {
  const before = movements.filter(({ on }) => on < `${year}-01-01`);
  const until = movements.filter(({ on }) => on <= `${year}-12-31`);
  const within = until.filter(({ on }) => on >= `${year}-01-01`);
  const months = Map.groupBy(within, ({ on }) => `${on.slice(0, 7)}-01`);
  const owed = sumOf(until, 'invoiced') - sumOf(until, 'received');
  return {
    months: [...months].sort().map(([month, all]) => ({
      month,
      invoiced: sumOf(all, 'invoiced'),
      received: sumOf(all, 'received'),
      guaranteed: sumOf(all, 'guaranteed'),
      kept: sumOf(all, 'kept'),
      paidOut: sumOf(all, 'paidOut'),
    })),
    vat: within.reduce((total, { vat = 0n }) => total + vat, 0n),
    owed: owed > 0n ? owed : 0n,
    opening: balanceOf(before),
    closing: balanceOf(until),
  };
}

/** Business days after a year's end on which banks still tell of its payments. */
const BANK_DAYS = 2;

/** Whether payments of a year may still be booked: it is not over, or its banks have not told all of it. */
export function isPreliminary(year: number, today: IsoDate): boolean {
  let day = `${year}-12-31`;
  for (let told = 0; told < BANK_DAYS; told += 1) day = businessDayFrom(addDays(day, 1));
  return today <= day;
}

const balanceOf = (all: readonly Movement[]): Ore =>
  sumOf(all, 'received') + sumOf(all, 'guaranteed') - sumOf(all, 'kept') - sumOf(all, 'paidOut');

const sumOf = (all: readonly Movement[], kind: MovementKind): Ore =>
  all.reduce((total, one) => total + (one.kind === kind ? one.amount : 0n), 0n);
