import { daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** The age groups of arrears: the last day of each, counted from the due date. */
const ARREARS_AGES = [14, 30, 60, null] as const;

/** The arrears of an age group. */
export interface ArrearsOfAge {
  /** Days since the due date, from and to; null means no end. */
  from: number;
  to: number | null;
  leases: number;
  /** Øre. */
  amount: Ore;
}

/** Overdue amounts of leases by age group; all groups, the youngest first. */
export function arrearsByAge(
  late: readonly { leaseId: string; dueOn: IsoDate; owed: Ore }[],
  today: IsoDate,
): ArrearsOfAge[] {
  return ARREARS_AGES.map((to, index) => {
    const from = (ARREARS_AGES[index - 1] ?? 0) + 1;
    const some = late.filter(({ dueOn }) => {
      const days = daysBetween(dueOn, today);
      return days >= from && (to === null || days <= to);
    });
    return {
      from,
      to,
      leases: new Set(some.map(({ leaseId }) => leaseId)).size,
      amount: some.reduce((sum, { owed }) => sum + owed, 0n),
    };
  });
}
