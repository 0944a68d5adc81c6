import { addDays, daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { isBusinessDay } from '../legal/business-days.ts';

/** Why a bank's balance and the books differ on a day. Amounts are what the bank has more than the books. */
export const DIFFERENCE_KINDS = [
  /** The payer's bank had it on another day than the account got it. */
  'in_transit',
  /** The bank's lump of payments that an OCR file tells of one by one, until a person says so. */
  'counted_twice',
  /** On the statement, and not in the files that payments with a KID are taken from. */
  'not_received',
  /** What stood on the account when its first statement began. */
  'before_first',
  /** Between two statements of which the second does not begin where the first ended. */
  'missing_statement',
  /** Payments of the day that were taken for repeats of earlier ones come to it. */
  'repeated',
  'unexplained',
  /** What was signed off before. */
  'signed_off',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
/** Those that are known payment by payment. */
export type KnownDifference = (typeof DIFFERENCE_KINDS)[0 | 1 | 2];

/** Longest note of somebody who signs a month. */
export const RECONCILIATION_NOTE_MAX = 1000;

/** What stood on an account before and after a bank's statement. */
export interface AccountStatement {
  closingOn: IsoDate;
  closing: Ore;
  /** Null where the bank doesn't say it. */
  opening: Ore | null;
}

/** A difference that holds from a day on, until another where it is known. */
export interface DatedDifference<Kind extends DifferenceKind = KnownDifference> {
  kind: Kind;
  from: IsoDate;
  /** The first day that it holds no more. */
  until: IsoDate | null;
  amount: Ore;
  count: number;
}

export interface ReconciledDay {
  on: IsoDate;
  bank: Ore;
  ledger: Ore;
  /** What nothing explains. */
  rest: Ore;
}

/** The second of two statements does not begin where the first ended. */
export interface StatementBreak {
  /** Days at whose end the two closed. */
  after: IsoDate;
  before: IsoDate;
  closing: Ore;
  opening: Ore;
}

export interface Reconciliation {
  /** Days with a statement, the earliest first. */
  days: ReconciledDay[];
  /** On the last of them: together they are what the bank has more than the books. */
  differences: Pick<DatedDifference<DifferenceKind>, 'kind' | 'from' | 'amount' | 'count'>[];
  breaks: StatementBreak[];
}

/**
 * Compares an account in the books with its bank's balance, day by day. All differences have a name: a rest
 * that nothing explains is dated by the day that it arose on, and goes when it comes back to nothing.
 * `statements` are in the bank's order; `movements` are sums of the books by day, from the account's first
 * one; `signedOff` is the rest that a person accepted at a day's end: days up to it are not told of again.
 */
export function reconcile({
  statements,
  movements,
  known,
  repeated,
  signedOff,
}: {
  statements: readonly AccountStatement[];
  movements: readonly { on: IsoDate; amount: Ore }[];
  known: readonly DatedDifference[];
  /** Sums by day of payments that were taken for repeats, and not booked. */
  repeated: readonly { on: IsoDate; amount: Ore; count: number }[];
  signedOff: { on: IsoDate; rest: Ore } | null;
}): Reconciliation {
  const breaks = findBreaks(statements).filter(({ before: on }) => !signedOff || on > signedOff.on);
  const days: ReconciledDay[] = [];
  const rests: Reconciliation['differences'] = [];
  const sorted = movements.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  let ledger = 0n;
  let next = 0;
  let before = signedOff?.rest ?? null;
  if (signedOff && signedOff.rest !== 0n)
    rests.push({ kind: 'signed_off', from: signedOff.on, amount: signedOff.rest, count: 1 });
  for (const [on, ofDay] of Map.groupBy(statements, ({ closingOn }) => closingOn)) {
    for (; next < sorted.length && sorted[next]!.on <= on; next += 1)
      ledger += sorted[next]!.amount;
    if (signedOff && on <= signedOff.on) continue;
    const bank = ofDay.at(-1)!.closing;
    const named = known.reduce((sum, one) => (holdsOn(one, on) ? sum + one.amount : sum), 0n);
    const rest = bank - ledger - named;
    const amount = rest - (before ?? 0n);
    const repeats = repeated.find((one) => one.on === on && one.amount === amount);
    const isBreak = breaks.some((one) => one.before === on);
    const kind =
      before === null
        ? 'before_first'
        : isBreak
          ? 'missing_statement'
          : repeats
            ? 'repeated'
            : 'unexplained';
    noteRest(rests, { kind, from: on, amount, count: repeats?.count ?? 1 });
    before = rest;
    days.push({ on, bank, ledger, rest });
  }
  const last = days.at(-1)?.on;
  const open = known.filter((one) => last !== undefined && holdsOn(one, last));
  return { days, differences: [...sumUp(open), ...rests], breaks };
}

/** A rest that takes back an earlier one leaves neither. */
function noteRest(
  rests: Reconciliation['differences'],
  rest: Reconciliation['differences'][number],
): void {
  if (rest.amount === 0n) return;
  const earlier = rests.findLastIndex(
    ({ kind, amount }) => amount === -rest.amount && kind !== 'before_first',
  );
  if (earlier < 0) rests.push(rest);
  else rests.splice(earlier, 1);
}

export const holdsOn = (
  { from, until }: Pick<DatedDifference, 'from' | 'until'>,
  on: IsoDate,
): boolean => from <= on && (until === null || on < until);

/** One line for each kind: since when, how much, and how many payments. */
function sumUp(known: readonly DatedDifference[]): Reconciliation['differences'] {
  return [...Map.groupBy(known, ({ kind }) => kind)].map(([kind, some]) => ({
    kind,
    from: some.reduce((first, { from }) => (from < first ? from : first), some[0]!.from),
    amount: some.reduce((sum, { amount }) => sum + amount, 0n),
    count: some.reduce((sum, { count }) => sum + count, 0),
  }));
}

function findBreaks(statements: readonly AccountStatement[]): StatementBreak[] {
  return statements.flatMap(({ opening, closingOn }, index) => {
    const former = statements[index - 1];
    if (!former || opening === null || former.closing === opening) return [];
    return { after: former.closingOn, before: closingOn, closing: former.closing, opening };
  });
}

/** Numbers that a bank's files jump over. */
export interface MissingNumbers {
  from: number;
  to: number;
  /** The day of the file after them. */
  before: IsoDate;
}

/** A larger step is another numbering. */
const STEP_MAX = 100;

/**
 * Numbers that lack between files of one numbering, which are given in the order of their days. Banks that
 * number by days, or all files alike, lack none: a numbering counts once two of three steps are one.
 */
export function findMissingNumbers(
  files: readonly { number: number; on: IsoDate }[],
): MissingNumbers[] {
  const steps = files.slice(1).map(({ number, on }, index) => {
    const former = files[index]!.number;
    return { former, on, step: number - former };
  });
  const taken = steps.filter(({ step }) => step > 0);
  const ones = taken.filter(({ step }) => step === 1);
  const byDay = files.filter(({ number, on }) => isDayNumber(number, on));
  if (ones.length * 3 < taken.length * 2 || byDay.length * 2 > files.length) return [];
  const known = new Set(files.map(({ number }) => number));
  return taken.flatMap(({ former, on, step }) => {
    if (step > STEP_MAX) return [];
    const between = Array.from({ length: step - 1 }, (_, index) => former + 1 + index);
    const missing = between.filter((one) => !known.has(one));
    return missing.length > 0 ? { from: missing[0]!, to: missing.at(-1)!, before: on } : [];
  });
}

/** Days around a file's own in which its number may be a day. */
const DAYS_AROUND = 5;

/** Whether a number is a day near the file's own, by itself or before a counter: `261124`, `2411`, `26112401`. */
function isDayNumber(number: number, on: IsoDate): boolean {
  const digits = String(number);
  for (let days = -DAYS_AROUND; days <= DAYS_AROUND; days += 1) {
    const [year = '', month = '', day = ''] = addDays(on, days).split('-');
    for (const form of [
      `${year.slice(2)}${month}${day}`,
      `${day}${month}${year.slice(2)}`,
      `${year}${month}${day}`,
      `${month}${day}`,
      `${day}${month}`,
    ]) {
      const start = String(Number(form));
      if (digits.startsWith(start) && digits.length - start.length <= 3) return true;
    }
  }
  return false;
}

/** Business days after a movement within which its statement has to come. */
const STATEMENT_DAYS = 2;
/** Business days without any statement before it counts as late: banks send none of days without movements. */
const SILENT_DAYS = 5;

/**
 * Whether an account's statement should have come by today. `moved` is the first day of a movement that no
 * statement covers, `last` the day that the latest one closed.
 */
export function isStatementLate({
  last,
  moved,
  today,
}: {
  last: IsoDate | null;
  moved: IsoDate | null;
  today: IsoDate;
}): boolean {
  if (last === null) return moved !== null && afterBusinessDays(moved, SILENT_DAYS) < today;
  if (moved !== null && afterBusinessDays(moved, STATEMENT_DAYS) < today) return true;
  return afterBusinessDays(last, SILENT_DAYS) < today;
}

/** Whether a payment that a statement tells of should have come in its own file by today. */
export const isPaymentLate = (on: IsoDate, today: IsoDate): boolean =>
  afterBusinessDays(on, STATEMENT_DAYS) < today;

/** The day so many business days after another. */
export function afterBusinessDays(day: IsoDate, count: number): IsoDate {
  let on = day;
  for (let left = count; left > 0;) {
    on = addDays(on, 1);
    if (isBusinessDay(on)) left -= 1;
  }
  return on;
}

/** The last business day of a month, of which a whole month's statements reach the end. */
export function lastBusinessDay(monthEnd: IsoDate): IsoDate {
  let on = monthEnd;
  while (!isBusinessDay(on)) on = addDays(on, -1);
  return on;
}

/** A payment with a KID that stands on a statement, or that another file told of. */
export interface KidPayment {
  id: string;
  kid: string;
  amount: Ore;
  on: IsoDate;
}

/** Days apart that two files may book one payment on. */
const APART_MAX = 7;

/**
 * Finds payments of a statement among those that other files told of: the nearest of the same KID and
 * amount, at most a week apart. Those of the same day are given to neither list.
 */
export function matchPayments(
  entries: readonly KidPayment[],
  lines: readonly KidPayment[],
): { entry: KidPayment; line: KidPayment | null }[] {
  const keyOf = ({ kid, amount }: KidPayment) => `${kid} ${amount}`;
  const free = Map.groupBy(lines, keyOf);
  return entries.map((entry) => {
    const likes = free.get(keyOf(entry)) ?? [];
    const apart = (line: KidPayment) => Math.abs(daysBetween(line.on, entry.on));
    const [nearest] = likes
      .filter((line) => apart(line) <= APART_MAX)
      .toSorted((a, b) => apart(a) - apart(b));
    if (nearest) likes.splice(likes.indexOf(nearest), 1);
    return { entry, line: nearest ?? null };
  });
}

/** What a person has to see to. */
export const RECONCILIATION_PROBLEMS = [
  /** The account has no statement of days that money moved on, or none at all. */
  'late_statement',
  'missing_statement',
  'missing_number',
  /** Payments with a KID that a statement tells of came in no file of their own. */
  'payments_missing',
  'unexplained',
  /** The bank took charges from the client account, which its keeper has to pay in. */
  'refill',
] as const;
export type ReconciliationProblemKind = (typeof RECONCILIATION_PROBLEMS)[number];

export interface ReconciliationProblem {
  kind: ReconciliationProblemKind;
  account: string;
  /** The day it is about: of the latest statement, of the one after what is missing, of the difference. */
  on: IsoDate | null;
  /** What the bank has more than the books. */
  amount: Ore | null;
  /** Of `missing_number`: the first and the last. */
  numbers: { from: number; to: number } | null;
}
