import { addDays, daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { isBusinessDay } from '../legal/business-days.ts';

/** Why a bank's balance and the books differ on a day. Amounts are the bank's balance less the books'. */
export const DIFFERENCE_KINDS = [
  /** The payer's bank received it on another day than the account. */
  'in_transit',
  /** The bank's lump sum of payments that an OCR file lists one by one, until a person settles it. */
  'counted_twice',
  /** On the statement, but missing in the files with KID payments. */
  'not_received',
  /** Its month was closed when it came: the books count it from the first open day. */
  'booked_late',
  /** The balance of the account before its first statement. */
  'before_first',
  /** Two statements where the second does not begin with the closing balance of the first. */
  'missing_statement',
  /** Equals payments of the day that were regarded as repeated. */
  'repeated',
  'unexplained',
  /** Signed off earlier. */
  'signed_off',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
/** Differences that are known payment by payment. */
export type KnownDifference = (typeof DIFFERENCE_KINDS)[0 | 1 | 2 | 3];

/** Maximum characters of the note when a month is signed off. */
export const RECONCILIATION_NOTE_MAX = 1000;

/** The balances of an account before and after a statement. */
export interface AccountStatement {
  closingOn: IsoDate;
  closing: Ore;
  /** Null when the bank does not state it. */
  opening: Ore | null;
}

/** A difference from a day on, until another day if known. */
export interface DatedDifference<Kind extends DifferenceKind = KnownDifference> {
  kind: Kind;
  from: IsoDate;
  /** The first day without it. */
  until: IsoDate | null;
  amount: Ore;
  count: number;
}

interface ReconciledDay {
  on: IsoDate;
  bank: Ore;
  ledger: Ore;
  /** The unexplained rest. */
  rest: Ore;
}

/** Two statements where the second does not begin with the closing balance of the first. */
interface StatementBreak {
  /** The closing days of the two. */
  after: IsoDate;
  before: IsoDate;
  closing: Ore;
  opening: Ore;
}

export interface Reconciliation {
  /** Days with a statement, earliest first. */
  days: ReconciledDay[];
  /** On the last of them; their sum is the bank's balance less the books'. */
  differences: Pick<DatedDifference<DifferenceKind>, 'kind' | 'from' | 'amount' | 'count'>[];
  breaks: StatementBreak[];
}

/**
 * Compares an account's books with its bank's balance, day by day. All differences are named: an unexplained
 * rest is dated by the day it began, and ends when it is zero again. `statements` are in the bank's order;
 * `movements` are daily sums of the books, from the account's first one; `signedOff` is the rest that a
 * person accepted at the end of a day: days up to it are not reported again.
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
  /** Daily sums of payments that were regarded as repeated and not booked. */
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
    const named = known.reduce((sum, one) => (isOpenOn(one, on) ? sum + one.amount : sum), 0n);
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
  const open = known.filter((one) => last !== undefined && isOpenOn(one, last));
  return { days, differences: [...sumUp(open), ...rests], breaks };
}

/** A rest that cancels an earlier one removes both. */
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

export const isOpenOn = (
  { from, until }: Pick<DatedDifference, 'from' | 'until'>,
  on: IsoDate,
): boolean => from <= on && (until === null || on < until);

/** One line for each kind: since when, the amount, and the number of payments. */
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

/** Missing numbers between a bank's files. */
interface MissingNumbers {
  from: number;
  to: number;
  /** The day of the file after them. */
  before: IsoDate;
}

/** A larger step means another numbering. */
const STEP_MAX = 100;

interface NumberedFile {
  number: number;
  on: IsoDate;
}

/**
 * Whether a bank's numbers start again with a file: they fall by half in a new year, and stay below. After a file
 * that came once more, they go on above.
 */
const isRestart = (former: NumberedFile, file: NumberedFile, next: NumberedFile | undefined) =>
  former.on.slice(0, 4) !== file.on.slice(0, 4) &&
  file.number * 2 < former.number &&
  (next === undefined || next.number < former.number);

/**
 * Missing numbers between files of one series, given in the order of their days. Banks that number by date,
 * or give all files the same number, lack none: a series counts when two of three steps are one. Where numbers
 * start again, those from before fill no gap.
 */
export function findMissingNumbers(files: readonly NumberedFile[]): MissingNumbers[] {
  /** The numbers since they last started, by file. */
  const known: Set<number>[] = [];
  for (const [index, file] of files.entries()) {
    const former = files[index - 1];
    const isFirst = !former || isRestart(former, file, files[index + 1]);
    known.push((isFirst ? new Set<number>() : known.at(-1)!).add(file.number));
  }
  const steps = files.slice(1).map(({ number, on }, index) => {
    const former = files[index]!.number;
    return { former, on, step: number - former, known: known[index + 1]! };
  });
  const taken = steps.filter(({ step }) => step > 0);
  const ones = taken.filter(({ step }) => step === 1);
  const byDay = files.filter(({ number, on }) => isDayNumber(number, on));
  if (ones.length * 3 < taken.length * 2 || byDay.length * 2 > files.length) return [];
  return taken.flatMap(({ former, on, step, known: since }) => {
    if (step > STEP_MAX) return [];
    const between = Array.from({ length: step - 1 }, (_, index) => former + 1 + index);
    const missing = between.filter((one) => !since.has(one));
    return missing.length > 0 ? { from: missing[0]!, to: missing.at(-1)!, before: on } : [];
  });
}

/** Days before and after a file's date in which its number may be a date. */
const DAYS_AROUND = 5;

/** Whether a number is a date near the file's, alone or before a counter: `261124`, `2411`, `26112401`. */
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

/** Business days after an entry within which its statement must arrive. */
const STATEMENT_DAYS = 2;
/** Business days without a statement before it counts as late: banks send none for days without entries. */
const SILENT_DAYS = 5;

/**
 * Whether an account's statement is late. `moved` is the first day of an entry without a statement, `last`
 * the closing day of the latest one.
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

/** Whether a payment on a statement is late in its own file. */
export const isPaymentLate = (on: IsoDate, today: IsoDate): boolean =>
  afterBusinessDays(on, STATEMENT_DAYS) < today;

/** The day this many business days later. */
export function afterBusinessDays(day: IsoDate, count: number): IsoDate {
  let on = day;
  for (let left = count; left > 0;) {
    on = addDays(on, 1);
    if (isBusinessDay(on)) left -= 1;
  }
  return on;
}

/** The last business day of a month, which the statements of a whole month must reach. */
export function lastBusinessDay(monthEnd: IsoDate): IsoDate {
  let on = monthEnd;
  while (!isBusinessDay(on)) on = addDays(on, -1);
  return on;
}

/** A payment with a KID on a statement, or in another file. */
export interface KidPayment {
  id: string;
  kid: string;
  amount: Ore;
  on: IsoDate;
}

/** Maximum days between two files' booking dates of one payment. */
const APART_MAX = 7;

/**
 * Matches payments on a statement with those in other files: the nearest with the same KID and amount, at
 * most a week apart. Payments of the same day are given in neither list.
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

/** Problems that a person must handle. */
export const RECONCILIATION_PROBLEMS = [
  /** The account has no statement for days with entries, or none at all. */
  'late_statement',
  'missing_statement',
  'missing_number',
  /** Payments with a KID on a statement are missing in the other files. */
  'payments_missing',
  'unexplained',
  /** The bank took charges from the client account, which the book's owner must pay in. */
  'refill',
] as const;
export type ReconciliationProblemKind = (typeof RECONCILIATION_PROBLEMS)[number];

export interface ReconciliationProblem {
  kind: ReconciliationProblemKind;
  account: string;
  /** The date it concerns: of the latest statement, of the one after what is missing, of the difference. */
  on: IsoDate | null;
  /** The bank's balance less the books'. */
  amount: Ore | null;
  /** Only for `missing_number`: the first and the last. */
  numbers: { from: number; to: number } | null;
}
