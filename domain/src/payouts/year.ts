import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/**
 * The amounts of a landlord's year: invoiced, received, paid under the guarantee before it was received,
 * withheld by the agency, and paid out.
 */
export const MOVEMENTS = ['invoiced', 'received', 'guaranteed', 'kept', 'paidOut'] as const;
export type MovementKind = (typeof MOVEMENTS)[number];

/** One amount on a day; negative when it was taken back. Amounts in øre. */
export interface Movement {
  on: IsoDate;
  kind: MovementKind;
  amount: Ore;
  /** The value added tax in it, for `kept`. */
  vat?: Ore;
}

export interface YearOfLetting {
  /** Months with amounts, by their first day. */
  months: (Record<MovementKind, Ore> & { month: IsoDate })[];
  /** Value added tax in `kept`. */
  vat: Ore;
  /** The tenants' debt on the last day; never negative. */
  owed: Ore;
  /**
   * The landlord's balance before the first day and on the last: opening plus received and guaranteed, less
   * kept and paid out, is closing. Negative when the landlord owes it.
   */
  opening: Ore;
  closing: Ore;
}

/** Sums a year's amounts by month; the balances include all earlier years. */
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

/** Business days after the end of a year on which banks still report its payments. */
const BANK_DAYS = 2;

/**
 * Whether payments of a year may still be booked: it is not over, or its banks have not reported all of it.
 */
export function isPreliminary(year: number, today: IsoDate): boolean {
  let day = `${year}-12-31`;
  for (let notified = 0; notified < BANK_DAYS; notified += 1)
    day = businessDayFrom(addDays(day, 1));
  return today <= day;
}

const balanceOf = (all: readonly Movement[]): Ore =>
  sumOf(all, 'received') + sumOf(all, 'guaranteed') - sumOf(all, 'kept') - sumOf(all, 'paidOut');

const sumOf = (all: readonly Movement[], kind: MovementKind): Ore =>
  all.reduce((total, one) => total + (one.kind === kind ? one.amount : 0n), 0n);
