import { z } from '../kernel/zod.ts';

/** The first day of a period without one. */
export const FIRST_DAY = '0001-01-01';
/** The last day of a period without one. */
export const LAST_DAY = '9999-12-31';

/** A day that may be left out. */
const dayOr = (other: string) =>
  z.iso
    .date()
    .nullish()
    .transform((day) => day ?? other);

/** A period by its first and its last day; without them, from the first entry to the last. */
export const openPeriod = z
  .object({ from: dayOr(FIRST_DAY), to: dayOr(LAST_DAY) })
  .superRefine(({ from, to }, context) => {
    if (to < from)
      context.addIssue({ code: 'custom', path: ['to'], params: { reason: 'swapped' } });
  });
