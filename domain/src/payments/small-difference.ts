import type { Ore } from '../kernel/money.ts';
import { nonEmptyText } from '../kernel/tidied-text.ts';

/**
 * The largest amount of an ended lease that can be written off as a difference, øre: less than the cost of a
 * refund.
 */
export const SMALL_DIFFERENCE: Ore = 10_00n;

export const WRITE_OFF_REASON_MAX = 500;
/** Why something is written off; both sides can read it. */
export const writeOffReason = nonEmptyText(WRITE_OFF_REASON_MAX);
