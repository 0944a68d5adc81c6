import { addDays, daysBetween, endOfMonth, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { UseCost } from '../leases/enums.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/** The money terms of a lease; amounts are monthly, in øre. */
export interface RentTerms {
  startsOn: IsoDate;
  /** The last day; null for an open-ended lease. */
  endsOn: IsoDate | null;
  /** The day of the month, 1 to 28. */
  dueDay: number;
  /**
   * The agreed rent first, then each change. The first one applies from the lease's first day, whatever its
   * date.
   */
  rents: readonly { since: IsoDate; amount: Ore }[];
  /** Payments on account of the tenant's consumption (husleieloven § 3-4). */
  charges: readonly { cost: UseCost; since: IsoDate; until: IsoDate | null; amount: Ore }[];
}

/** The cost of some days of one month. */
export interface PeriodLine {
  kind: 'rent' | 'use_cost';
  /** Only for `use_cost`. */
  cost: UseCost | null;
  /** First and last day, both in one month. */
  from: IsoDate;
  to: IsoDate;
  /** The cost of the whole month. */
  monthly: Ore;
  amount: Ore;
}

/** The invoice of a lease for a month. */
export interface RentPeriod {
  /** The first day of the month. */
  month: IsoDate;
  from: IsoDate;
  to: IsoDate;
  dueOn: IsoDate;
  lines: readonly PeriodLine[];
  /** The sum of the lines. */
  total: Ore;
}

/**
 * The invoice of a lease for a month, named by its first day; null when nothing is due for it. A part of a
 * month costs its share of that month's days, each line rounded once, half up: a whole month at one amount is
 * exactly that amount, and n lines are within n/2 øre of the exact sum. Throws `RangeError` when the day is
 * not the first of a month.
 */
export function rentPeriod(terms: RentTerms, month: IsoDate): RentPeriod | null {
  if (!month.endsWith('-01')) throw new RangeError(`No month begins on ${month}.`);
  const { startsOn, endsOn, dueDay } = terms;
  const from = later(month, startsOn);
  const to = earlier(endOfMonth(month), endsOn);
  if (from > to) return null;
  const dueDate = `${month.slice(0, 8)}${String(dueDay).padStart(2, '0')}`;
  const lines = [...rentLines(terms), ...chargeLines(terms)].flatMap((line) =>
    within(line, { from, to }),
  );
  const costs = summed(lines);
  if (costs === null) return null;
  return { month, from, to, dueOn: businessDayFrom(later(dueDate, startsOn)), ...costs };
}

/** A credit for a period, line by line. Amounts are positive. */
interface PeriodCredit {
  lines: readonly PeriodLine[];
  total: Ore;
}

/**
 * The credit for the part of an invoiced period after the lease's new last day; null when there is none. It
 * is the invoiced amount less the cost of the shorter period, so that invoice and credit note together equal
 * the invoice of the shorter period. When a lease is shortened again, the period after the first credit must
 * be given.
 */
export function creditFor(
  period: Pick<RentPeriod, 'lines'>,
  newEndsOn: IsoDate,
): PeriodCredit | null {
  const lines = period.lines
    .filter(({ to }) => to > newEndsOn)
    .map((line): PeriodLine => {
      const shortened = line.from > newEndsOn ? 0n : shareOf({ ...line, to: newEndsOn });
      const from = later(line.from, addDays(newEndsOn, 1));
      return { ...line, from, amount: line.amount - shortened };
    });
  return summed(lines);
}

type Rate = Omit<PeriodLine, 'amount' | 'to'> & { to: IsoDate | null };

/** Each rent until the next one. A change to the same rent is not a separate line. */
function rentLines({ rents, startsOn }: RentTerms): Rate[] {
  const inOrder = rents
    .toSorted((a, b) => daysBetween(b.since, a.since))
    .filter(({ since }, index, all) => since !== all[index + 1]?.since)
    .filter(({ amount }, index, all) => amount !== all[index - 1]?.amount);
  return inOrder.map(({ since, amount }, index) => ({
    kind: 'rent',
    cost: null,
    from: index === 0 ? startsOn : since,
    to: inOrder[index + 1] ? addDays(inOrder[index + 1]!.since, -1) : null,
    monthly: amount,
  }));
}

const chargeLines = ({ charges }: RentTerms): Rate[] =>
  charges.map(({ cost, since, until, amount }) => ({
    kind: 'use_cost',
    cost,
    from: since,
    to: until,
    monthly: amount,
  }));

/** The days of a month at a rate; empty when they do not overlap. */
function within(rate: Rate, span: { from: IsoDate; to: IsoDate }): PeriodLine[] {
  const [from, to] = [later(rate.from, span.from), earlier(span.to, rate.to)];
  const line = { ...rate, from, to };
  return from <= to ? [{ ...line, amount: shareOf(line) }] : [];
}

/** The share of a month's amount by days, half up. */
function shareOf({ from, to, monthly }: Pick<PeriodLine, 'from' | 'to' | 'monthly'>): Ore {
  const days = BigInt(daysBetween(from, to) + 1);
  const ofMonth = BigInt(endOfMonth(from).slice(8));
  return (monthly * days * 2n + ofMonth) / (ofMonth * 2n);
}

/** Lines with their sum; null when none costs anything. */
function summed(all: readonly PeriodLine[]): PeriodCredit | null {
  const lines = all.filter(({ amount }) => amount > 0n);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  return lines.length > 0 ? { lines, total } : null;
}

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const earlier = (a: IsoDate, b: IsoDate | null): IsoDate => (b !== null && b < a ? b : a);
