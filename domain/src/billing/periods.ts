import { addDays, daysBetween, endOfMonth, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { UseCost } from '../leases/enums.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/** What a lease says of its money: amounts are a month's, øre. */
export interface RentTerms {
  startsOn: IsoDate;
  /** The last day; null until further notice. */
  endsOn: IsoDate | null;
  /** Of the month, 1 to 28. */
  dueDay: number;
  /** As it was agreed first, then each change. The first one holds from the lease's first day, whatever it says. */
  rents: readonly { since: IsoDate; amount: Ore }[];
  /** What is paid on account of what the tenant uses (husleieloven § 3-4). */
  charges: readonly { cost: UseCost; since: IsoDate; until: IsoDate | null; amount: Ore }[];
}

/** What some days of one month cost. */
export interface PeriodLine {
  kind: 'rent' | 'use_cost';
  /** Of a `use_cost`. */
  cost: UseCost | null;
  /** First and last day, both within one month. */
  from: IsoDate;
  to: IsoDate;
  /** What the whole month would cost. */
  monthly: Ore;
  amount: Ore;
}

/** What a lease is invoiced for in a month. */
export interface RentPeriod {
  /** The month's first day. */
  month: IsoDate;
  from: IsoDate;
  to: IsoDate;
  dueOn: IsoDate;
  lines: readonly PeriodLine[];
  /** Of the lines. */
  total: Ore;
}

/**
 * What a lease is invoiced for in a month, named by its first day; null when there is nothing to pay
 * for in it. A part of a month costs its days of that month's own, each line rounded once, half up: a
 * whole month at one amount is that amount to the øre, and n lines are within n/2 øre of the exact sum.
 * Throws `RangeError` for a day that is not a month's first.
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

/** What is given back of a period, line by line. Amounts are above zero. */
export interface PeriodCredit {
  lines: readonly PeriodLine[];
  total: Ore;
}

/**
 * What of an invoiced period lies after the lease's new last day; null when nothing does. It is what
 * was invoiced less what the shorter period costs, so that both together are the invoice that would
 * have been made at once. Who shortens a lease again gives the period as it has become by then.
 */
export function creditFor(
  period: Pick<RentPeriod, 'lines'>,
  newEndsOn: IsoDate,
): PeriodCredit | null {
  const lines = period.lines
    .filter(({ to }) => to > newEndsOn)
    .map((line): PeriodLine => {
      const kept = line.from > newEndsOn ? 0n : shareOf({ ...line, to: newEndsOn });
      const from = later(line.from, addDays(newEndsOn, 1));
      return { ...line, from, amount: line.amount - kept };
    });
  return summed(lines);
}

type Rate = Omit<PeriodLine, 'amount' | 'to'> & { to: IsoDate | null };

/** Each rent until the next one. One that changes nothing is no line of its own. */
function rentLines({ rents, startsOn }: RentTerms): Rate[] {
  const inOrder = rents
    .toSorted((a, b) => (a.since < b.since ? -1 : Number(a.since > b.since)))
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

/** Of a rate, the days of a month; none where they do not meet. */
function within(rate: Rate, span: { from: IsoDate; to: IsoDate }): PeriodLine[] {
  const [from, to] = [later(rate.from, span.from), earlier(span.to, rate.to)];
  const line = { ...rate, from, to };
  return from <= to ? [{ ...line, amount: shareOf(line) }] : [];
}

/** A month's amount by days, half up. */
function shareOf({ from, to, monthly }: Pick<PeriodLine, 'from' | 'to' | 'monthly'>): Ore {
  const days = BigInt(daysBetween(from, to) + 1);
  const ofMonth = BigInt(endOfMonth(from).slice(8));
  return (monthly * days * 2n + ofMonth) / (ofMonth * 2n);
}

/** Lines with their sum; null when none of them costs anything. */
function summed(all: readonly PeriodLine[]): PeriodCredit | null {
  const lines = all.filter(({ amount }) => amount > 0n);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  return lines.length > 0 ? { lines, total } : null;
}

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const earlier = (a: IsoDate, b: IsoDate | null): IsoDate => (b !== null && b < a ? b : a);
