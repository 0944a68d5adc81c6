import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** Months an insurance is valid when the lease has no last day, or a later one. */
const MONTHS = 36;
/** Hundredths of a percent in 100 %. */
const WHOLE = 10_000n;

/** The price of an insurance, øre: a share of the deposit in hundredths of a percent, half up. */
export const insuranceFee = (deposit: Ore, share: number): Ore =>
  (deposit * BigInt(share) + WHOLE / 2n) / WHOLE;

/** The last day of an insurance: the lease's, or the day before three years after signing. */
export function insuranceEnd(signedOn: IsoDate, leaseEndsOn: IsoDate | null): IsoDate {
  const latest = addDays(addMonths(signedOn, MONTHS), -1);
  return leaseEndsOn !== null && leaseEndsOn < latest ? leaseEndsOn : latest;
}

/**
 * Splits an amount into equal parts, øre; the remainder goes to the first. Throws `RangeError` for no parts.
 */
export function splitEvenly(amount: Ore, parts: number): Ore[] {
  if (parts < 1) throw new RangeError(`no parts: ${parts}`);
  const each = amount / BigInt(parts);
  const rest = amount - each * BigInt(parts);
  return Array.from({ length: parts }, (_, index) => (index === 0 ? each + rest : each));
}
