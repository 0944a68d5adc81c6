import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** What a landlord reads of a year: what was asked for, came in, was kept by the agency, and paid out. */
export const MOVEMENTS = ['invoiced', 'received', 'kept', 'paidOut'] as const;
export type MovementKind = (typeof MOVEMENTS)[number];

/** One of them on a day; below zero it was taken back. Amounts in øre. */
export interface Movement {
  on: IsoDate;
  kind: MovementKind;
  amount: Ore;
  /** Value added tax in it, of what was kept. */
  vat?: Ore;
  /** The landlord had it already, and nothing of it is paid out. */
  isDirect?: boolean;
}

export interface YearOfLetting {
  /** In which there was anything, by their first day. */
  months: (Record<MovementKind, Ore> & { month: IsoDate })[];
  /** Value added tax in what was kept. */
  vat: Ore;
  /** On the last day: what tenants owed, and what was not yet paid out; never below zero. */
  owed: Ore;
  notPaidOut: Ore;
}

/** Sums a year of movements by month; what stood at its end counts those of all years before. */
export function yearOf(movements: readonly Movement[], year: number): YearOfLetting {
  const until = movements.filter(({ on }) => on <= `${year}-12-31`);
  const within = until.filter(({ on }) => on >= `${year}-01-01`);
  const months = Map.groupBy(within, ({ on }) => `${on.slice(0, 7)}-01`);
  const sum = (all: readonly Movement[], kind: MovementKind): Ore =>
    all.reduce((total, one) => total + (one.kind === kind ? one.amount : 0n), 0n);
  const paidIn = until.filter(({ isDirect }) => !isDirect);
  const owed = sum(until, 'invoiced') - sum(until, 'received');
  const left = sum(paidIn, 'received') - sum(until, 'kept') - sum(until, 'paidOut');
  return {
    months: [...months].sort().map(([month, all]) => ({
      month,
      invoiced: sum(all, 'invoiced'),
      received: sum(all, 'received'),
      kept: sum(all, 'kept'),
      paidOut: sum(all, 'paidOut'),
    })),
    vat: within.reduce((total, { vat = 0n }) => total + vat, 0n),
    owed: owed > 0n ? owed : 0n,
    notPaidOut: left > 0n ? left : 0n,
  };
}
