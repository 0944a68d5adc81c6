import { addDays, daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/**
 * Yearly rates of interest on late payment, hundredths of a per cent, from a date on (forsinkelsesrenteloven
 * § 2; set by regulation each half year: FOR-2025-06-23-1321, FOR-2026-06-25-1372). The last rate applies
 * until another is set.
 */
const RATES: readonly { since: IsoDate; rate: bigint }[] = [
  { since: '2025-01-01', rate: 1250n },
  { since: '2025-07-01', rate: 1225n },
  { since: '2026-01-01', rate: 1200n },
  { since: '2026-07-01', rate: 1225n },
];
const DAYS_A_YEAR = 365n;
/** Hundredths of a per cent in 100 %. */
const WHOLE = 10_000n;

/**
 * Interest on an amount that was due on one day and paid on another, øre: simple interest for the days after
 * the due date up to and including the payment date, each at its own rate, with 365 days a year. Rounded
 * once, half up. Zero when it was paid in time. Throws `RangeError` before the first rate.
 */
export function lateInterest(
  amount: Ore,
  { dueOn, paidOn }: { dueOn: IsoDate; paidOn: IsoDate },
): Ore {
  const parts = RATES.map(({ since, rate }, index) => {
    const until = RATES[index + 1] ? addDays(RATES[index + 1]!.since, -1) : paidOn;
    const from = since > addDays(dueOn, 1) ? since : addDays(dueOn, 1);
    const to = until < paidOn ? until : paidOn;
    return rate * BigInt(Math.max(0, daysBetween(from, to) + 1));
  });
  if (paidOn > dueOn && addDays(dueOn, 1) < RATES[0]!.since)
    throw new RangeError(`There is no rate for ${dueOn}.`);
  const exact = amount * parts.reduce((sum, part) => sum + part, 0n);
  const divisor = WHOLE * DAYS_A_YEAR;
  return (exact * 2n + divisor) / (divisor * 2n);
}

/** The yearly rates of interest in a period, hundredths of a per cent, each with its first day. */
export const interestRates = (
  from: IsoDate,
  to: IsoDate,
): readonly { since: IsoDate; rate: bigint }[] =>
  RATES.filter(({ since }, index) => {
    const next = RATES[index + 1]?.since;
    return since <= to && (next === undefined || next > from);
  });

/** The regulations of the old inkassolov, or the new act. */
export type FeeRule = 'regulations' | 'act';

/** The fees of a letter about a debt, øre, from a date on. */
export interface DebtFees {
  since: IsoDate;
  /** The legal basis of the fee, as documents name it. */
  rule: FeeRule;
  /** A reminder, or notice of collection: a twentieth of the collection rate. */
  reminder: Ore;
  /** Days after the due date before which no letter with a fee may be sent. */
  earliestDays: number;
  /** Maximum letters with a fee for one claim. */
  most: number;
}

/**
 * Inkassoforskriften §§ 1-1 to 1-3: the rate is 700 kr from 2019 and 750 kr from 2026. The new inkassolov
 * (LOV-2026-05-22-19) is expected from 1 January 2027. It removes the creditors' collection notice, one of
 * the two letters that could have a fee. What it says about reminders was not checked in the law itself; the
 * maximum is therefore one letter from then on, which is lawful in either case. So is the name of the legal
 * basis: both laws are called inkassoloven.
 */
const FEES: readonly DebtFees[] = [
  { since: '2019-01-01', rule: 'regulations', reminder: 3500n, earliestDays: 14, most: 2 },
  { since: '2026-01-01', rule: 'regulations', reminder: 3800n, earliestDays: 14, most: 2 },
  { since: '2027-01-01', rule: 'act', reminder: 3800n, earliestDays: 14, most: 1 },
];

export const debtFeesOn = (date: IsoDate): DebtFees =>
  FEES.findLast(({ since }) => since <= date) ?? FEES[0]!;
