import { addDays, daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { ratesOver, type LegalRate, type RatePart } from './rates.ts';

const DAYS_A_YEAR = 365n;
/** Hundredths of a per cent in 100 %. */
const WHOLE = 10_000n;

/** Days of one rate, and the interest for them in øre. */
export interface InterestLine extends RatePart {
  interest: Ore;
}

/**
 * Interest on an amount that was due on one day and paid on another: simple interest for the days after the
 * due date up to and including the payment date, each at its own rate, with 365 days a year. The sum is
 * rounded once, half up, and its lines add up to it. Empty when it was paid in time. Throws
 * `MissingRateError` when the rate of one of these days is not known.
 */
export function lateInterestLines(
  amount: Ore,
  { dueOn, paidOn }: { dueOn: IsoDate; paidOn: IsoDate },
  rates: readonly LegalRate[],
): InterestLine[] {
  if (amount === 0n) return [];
  const divisor = WHOLE * DAYS_A_YEAR;
  let exact = 0n;
  let before = 0n;
  return interestRates(rates, addDays(dueOn, 1), paidOn).map((part) => {
    exact += amount * part.rate.value * BigInt(daysBetween(part.from, part.to) + 1);
    const sum = (exact * 2n + divisor) / (divisor * 2n);
    const interest = sum - before;
    before = sum;
    return { ...part, interest };
  });
}

/** The sum of {@link lateInterestLines}, øre. */
export const lateInterest = (...input: Parameters<typeof lateInterestLines>): Ore =>
  lateInterestLines(...input).reduce((sum, { interest }) => sum + interest, 0n);

/** The rates of interest in a period, each with its days. Throws `MissingRateError`. */
export const interestRates = (
  rates: readonly LegalRate[],
  from: IsoDate,
  to: IsoDate,
): RatePart[] => ratesOver(rates, 'late_interest', { from, to });

/** The regulations of the old inkassolov, or the new act. */
export type FeeRule = 'regulations' | 'act';

/** The rules for the fee of a letter about a debt, from a date on. How much it is, is a rate (`rates.ts`). */
export interface DebtFees {
  since: IsoDate;
  /** The legal basis of the fee, as documents name it. */
  rule: FeeRule;
  /** Days after the due date before which no letter with a fee may be sent. */
  earliestDays: number;
  /** Maximum letters with a fee for one claim. */
  most: number;
}

/**
 * Inkassoforskriften §§ 1-1 to 1-3. The new inkassolov (LOV-2026-05-22-19) is expected from 1 January 2027; the copy
 * that was read names no day. It leaves collection notices, one of the two letters that could have a fee, to collection
 * companies (inkassoloven § 20), and the fee of reminders to a regulation (§ 19), which was not published. The
 * maximum is therefore one letter from then on, which is lawful in either case. So is the name of the legal
 * basis: both laws are called inkassoloven.
 */
const FEES: readonly DebtFees[] = [
  { since: '2019-01-01', rule: 'regulations', earliestDays: 14, most: 2 },
  { since: '2027-01-01', rule: 'act', earliestDays: 14, most: 1 },
];

export const debtFeesOn = (date: IsoDate): DebtFees =>
  FEES.findLast(({ since }) => since <= date) ?? FEES[0]!;
