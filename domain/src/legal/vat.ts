import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** The general rate of value added tax, percent, from its first day (Stortingets vedtak om merverdiavgift § 2). */
const RATES: readonly { since: IsoDate; percent: bigint }[] = [
  { since: '2005-01-01', percent: 25n },
];

/** The general rate on a day, percent. Throws `RangeError` before 2005. */
export function vatPercent(day: IsoDate): bigint {
  const rate = RATES.findLast(({ since }) => since <= day);
  if (!rate) throw new RangeError(`The rate of value added tax on ${day} is not known.`);
  return rate.percent;
}

/**
 * What of an amount that includes value added tax is tax, øre, half an øre away from zero. To whoever is
 * no business, amounts are said with it (prisopplysningsforskriften § 5).
 */
export function vatIn(gross: Ore, day: IsoDate): Ore {
  const percent = vatPercent(day);
  return rounded(gross * percent, 100n + percent);
}

/** What of a part of an amount is tax, where so much of the whole is; all of it for the whole. */
export const vatOfPart = (part: Ore, { gross, vat }: { gross: Ore; vat: Ore }): Ore =>
  gross === 0n ? 0n : rounded(vat * part, gross);

/** A quotient to the nearest whole, half away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const isBelow = dividend < 0n !== divisor < 0n;
  const [above, below] = [abs(dividend), abs(divisor)];
  const whole = (above * 2n + below) / (below * 2n);
  return isBelow ? -whole : whole;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
