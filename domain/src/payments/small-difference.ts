import type { Ore } from '../kernel/money.ts';
import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';

/**
 * The largest amount of an ended lease that can be written off as a difference, øre: less than the cost of a
 * refund.
 */
export const SMALL_DIFFERENCE: Ore = 10_00n;

export const WRITE_OFF_REASON_MAX = 500;
const RAW_MAX = 4000;

/** Why something is written off; both sides can read it. */
export const writeOffReason = z
  .string()
  .max(RAW_MAX)
  .transform(tidyText)
  .pipe(z.string().min(1).max(WRITE_OFF_REASON_MAX));
