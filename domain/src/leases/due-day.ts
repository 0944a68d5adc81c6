import type { IsoDate } from '../kernel/dates.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';
import { DUE_DAY_MAX } from './terms.ts';

/** The day of the month on which a lease's rent is due: as the contract says, and each change since, the first first. */
export interface DueDays {
  dueDay: number;
  dueDays: readonly {
    /** A month's first day. */
    since: IsoDate;
    dueDay: number;
  }[];
}

/** The due day in the month of a day. */
export const dueDayOn = ({ dueDay, dueDays }: DueDays, day: IsoDate): number =>
  dueDays.findLast(({ since }) => since <= day)?.dueDay ?? dueDay;

/** A month by its first day. */
export const firstOfMonth = z.iso.date().refine((day) => day.endsWith('-01'), {
  params: { reason: 'wrong_format' },
});

export const dueDayChange = z.strictObject({
  contractId: uuid,
  since: firstOfMonth,
  dueDay: z.int().min(1).max(DUE_DAY_MAX),
  /** The letting side says that the tenants have agreed: an earlier day takes that. */
  isAgreed: z.boolean(),
});
export type DueDayChange = z.output<typeof dueDayChange>;
