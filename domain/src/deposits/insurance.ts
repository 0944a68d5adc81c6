import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** Months of a lease that an insurance covers at most. */
const MONTHS = 36;
/** Hundredths of a percent in 100 %. */
const WHOLE = 10_000n;

/** The price of an insurance, øre: a share of the deposit in hundredths of a percent, half up. */
export const insuranceFee = (deposit: Ore, share: number): Ore =>
  (deposit * BigInt(share) + WHOLE / 2n) / WHOLE;

/**
 * The last day whose claims an insurance covers: the lease's, or the last of its first three years, so that a
 * fixed term of three years is covered whenever it was signed.
 */
export function insuranceEnd({
  startsOn,
  endsOn,
}: {
  startsOn: IsoDate;
  endsOn: IsoDate | null;
}): IsoDate {
  const latest = addDays(addMonths(startsOn, MONTHS), -1);
  return endsOn !== null && endsOn < latest ? endsOn : latest;
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
