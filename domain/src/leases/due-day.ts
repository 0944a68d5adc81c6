import type { IsoDate } from '../kernel/dates.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';
import { DUE_DAY_MAX } from './terms.ts';

/** The day of the month when a lease's rent is due: the contract's, and each change, earliest first. */
export interface DueDays {
  dueDay: number;
  dueDays: readonly {
    /** The first day of a month. */
    since: IsoDate;
    dueDay: number;
  }[];
}

/** The due day in the month of a date. */
export const dueDayOn = ({ dueDay, dueDays }: DueDays, day: IsoDate): number =>
  dueDays.findLast(({ since }) => since <= day)?.dueDay ?? dueDay;

/** A month, named by its first day. */
export const firstOfMonth = z.iso.date().refine((day) => day.endsWith('-01'), {
  params: { reason: 'wrong_format' },
});

export const dueDayChange = z.strictObject({
  contractId: uuid,
  since: firstOfMonth,
  dueDay: z.int().min(1).max(DUE_DAY_MAX),
  /** The letting side states that the tenants have agreed, as an earlier day requires. */
  isAgreed: z.boolean(),
});
export type DueDayChange = z.output<typeof dueDayChange>;
