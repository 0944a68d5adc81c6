import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/**
 * The general rate of value added tax, per cent, by its first day (Stortingets vedtak om merverdiavgift § 2).
 */
const RATES: readonly { since: IsoDate; percent: bigint }[] = [
  { since: '2005-01-01', percent: 25n },
];

/** The first day whose rate is known. */
export const FIRST_VAT_DAY: IsoDate = RATES[0]!.since;

/** The general rate on a day, per cent. Throws `RangeError` before {@link FIRST_VAT_DAY}. */
export function vatPercent(day: IsoDate): bigint {
  const rate = RATES.findLast(({ since }) => since <= day);
  if (!rate) throw new RangeError(`The rate of value added tax on ${day} is not known.`);
  return rate.percent;
}

/**
 * The value added tax in an amount that includes it, øre, rounded half away from zero. Consumers are always
 * shown amounts including the tax (prisopplysningsforskriften § 3).
 */
export function vatIn(gross: Ore, day: IsoDate): Ore {
  const percent = vatPercent(day);
  return rounded(gross * percent, 100n + percent);
}

/** The tax in a part of an amount, by the tax in the whole; for the whole it is all of it. */
export const vatOfPart = (part: Ore, { gross, vat }: { gross: Ore; vat: Ore }): Ore =>
  gross === 0n ? 0n : rounded(vat * part, gross);

/** A quotient rounded to the nearest integer, half away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const isBelow = dividend < 0n !== divisor < 0n;
  const [above, below] = [abs(dividend), abs(divisor)];
  const whole = (above * 2n + below) / (below * 2n);
  return isBelow ? -whole : whole;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
