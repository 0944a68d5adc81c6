import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { readAmount, readDay, readSign, readUnits, writeUnits } from './camt-values.ts';
import type { FileProblems, ProblemSink } from './problems.ts';
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-elements.ts';

/** Totals of an account's entries, for its control sums; in hundred-thousandths. */
interface EntryTotals {
  count: number;
  credits: { count: number; sum: bigint };
  debits: { count: number; sum: bigint };
  /** All currencies of the entries. */
  currencies: Set<string>;
}

export const noEntries = (): EntryTotals => ({
  count: 0,
  credits: { count: 0, sum: 0n },
  debits: { count: 0, sum: 0n },
  currencies: new Set(),
});

export function addEntry(
  totals: EntryTotals,
  { units, sign, currency }: { units: bigint; sign: 1n | -1n; currency: string },
): void {
  const side = sign === 1n ? totals.credits : totals.debits;
  totals.count += 1;
  side.count += 1;
  side.sum += units * sign;
  totals.currencies.add(currency);
}

/** Compares a stated value with the right one. There are several right ones where banks count differently. */
function compare(
  input: { path: string; value: bigint | undefined },
  right: bigint[],
  problems: ProblemSink,
): void {
  if (input.value === undefined || right.includes(input.value)) return;
  const expected = right[0] === undefined ? '' : writeUnits(right[0]);
  problems.add('wrong_sum', { path: input.path, found: writeUnits(input.value), expected });
}

function compareCount(
  element: XmlElement | undefined,
  right: number[],
  problems: ProblemSink,
): void {
  if (!element) return;
  const { path, text } = element;
  if (!/^\d{1,15}$/.test(text)) problems.add('wrong_value', { path, found: text });
  else if (!right.includes(Number(text)))
    problems.add('wrong_count', { path, found: String(Number(text)), expected: String(right[0]) });
}

/** Checks `TxsSummry`, which counts all entries or only the booked ones. */
export function checkSummary(
  account: XmlElement,
  all: EntryTotals,
  booked: EntryTotals,
  problems: ProblemSink,
): void {
  const sides = [all, booked];
  const check = (name: string, counts: number[], sums: bigint[]) => {
    const total = elementAt(account, `TxsSummry/${name}`);
    if (!total) return;
    compareCount(elementAt(total, 'NbOfNtries'), counts, problems);
    const sum = elementAt(total, 'Sum');
    if (sum) compare({ path: sum.path, value: readUnits(sum, problems) }, sums, problems);
  };
  check(
    'TtlNtries',
    sides.map(({ count }) => count),
    sides.map(({ credits, debits }) => credits.sum + debits.sum),
  );
  for (const [name, side] of [
    ['TtlCdtNtries', 'credits'],
    ['TtlDbtNtries', 'debits'],
  ] as const)
    check(
      name,
      sides.map((totals) => totals[side].count),
      sides.map((totals) => totals[side].sum),
    );
  checkNet(account, sides, problems);
}

/** Checks the net of all entries: `TtlNetNtryAmt`, and `TtlNetNtry/Amt` since version 04. */
function checkNet(account: XmlElement, sides: EntryTotals[], problems: ProblemSink): void {
  const total = elementAt(account, 'TxsSummry/TtlNtries');
  const old = total && elementAt(total, 'TtlNetNtryAmt');
  const element = old ?? (total && elementAt(total, 'TtlNetNtry/Amt'));
  if (!total || !element) return;
  const units = readUnits(element, problems);
  const owner = old ? total : (elementAt(total, 'TtlNetNtry') ?? total);
  const sign = readSign(owner, problems, true) ?? 1n;
  const value = units === undefined ? undefined : units * sign;
  const nets = sides.map(({ credits, debits }) => credits.sum - debits.sum);
  compare({ path: element.path, value }, nets, problems);
}

interface Balance {
  path: string;
  currency: string | undefined;
  /** Hundred-thousandths. */
  value: bigint;
  on: IsoDate | null;
}

/**
 * The opening and closing balance of a statement. The opening one is `OPBD`; where a bank states none, it is
 * the closing one of the statement before, `PRCD`.
 */
export function readBalances(
  statement: XmlElement,
  problems: FileProblems,
): { opening: Balance | undefined; closing: Balance | undefined } {
  const balances = elementsAt(statement, 'Bal').map((balance) => ({
    balance,
    type: textAt(balance, 'Tp/CdOrPrtry/Cd'),
    isOfPage: elementAt(balance, 'Tp/SubTp') !== undefined,
  }));
  const read = (code: string) => {
    const [only, another] = balances.filter(({ type }) => type === code);
    const amount = only && !another && !only.isOfPage && elementAt(only.balance, 'Amt');
    if (!only || !amount) return undefined;
    const value = readUnits(amount, problems);
    const sign = readSign(only.balance, problems);
    const { path, currency } = amount;
    const on = readDay(only.balance, 'Dt', problems);
    return value === undefined || sign === undefined
      ? undefined
      : { path, currency, value: value * sign, on };
  };
  const hasOpening = balances.some(({ type }) => type === 'OPBD');
  return { opening: read(hasOpening ? 'OPBD' : 'PRCD'), closing: read('CLBD') };
}

/** Checks that a statement's opening balance and booked entries add up to its closing balance. */
export function checkBalances(
  { opening, closing }: ReturnType<typeof readBalances>,
  booked: EntryTotals,
  problems: ProblemSink,
): void {
  if (!opening || !closing) return;
  // Entries in another currency than the account's move its balance by an amount that is not given.
  const currencies = new Set([opening.currency, closing.currency, ...booked.currencies]);
  if (currencies.size > 1) return;
  const right = opening.value + booked.credits.sum - booked.debits.sum;
  compare(closing, [right], problems);
}

/** Checks `Btch` of some details: the number of payments, and their sum if it is given. */
export function checkBatch(
  details: XmlElement,
  payments: { count: number; sums(currency: string): bigint[] },
  problems: ProblemSink,
): void {
  if (payments.count === 0) return;
  const batch = elementAt(details, 'Btch');
  if (!batch) return;
  compareCount(elementAt(batch, 'NbOfTxs'), [payments.count], problems);
  const total = elementAt(batch, 'TtlAmt');
  const amount = total && readAmount(total, problems);
  if (!total || !amount) return;
  const right = payments.sums(amount.currency);
  if (right.length > 0) compare({ path: total.path, value: amount.units }, right, problems);
}
