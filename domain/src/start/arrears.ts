import { daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** How old arrears are, by the days since they were due: the last day of each age. */
export const ARREARS_AGES = [14, 30, 60, null] as const;

/** What is late of an age. */
export interface ArrearsOfAge {
  /** Days since the due day, from and to; null is for ever. */
  from: number;
  to: number | null;
  leases: number;
  /** Øre. */
  amount: Ore;
}

/** What leases owe that is past its due day, by how long it is; every age, the youngest first. */
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
      ...{ from, to },
      leases: new Set(some.map(({ leaseId }) => leaseId)).size,
      amount: some.reduce((sum, { owed }) => sum + owed, 0n),
    };
  });
}
