import type { Ore } from '../kernel/money.ts';
import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';

/**
 * The most that may be left of a lease that is over for it to be written off as a difference, øre: less than
 * it costs to pay it back.
 */
export const SMALL_DIFFERENCE: Ore = 10_00n;

export const WRITE_OFF_REASON_MAX = 500;
const RAW_MAX = 4000;

/** Why something is written off; both sides read it. */
export const writeOffReason = z
  .string()
  .max(RAW_MAX)
  .transform(tidyText)
  .pipe(z.string().min(1).max(WRITE_OFF_REASON_MAX));
