import { readAmount, readSign } from './camt-values.ts';
import type { FileProblems } from './problems.ts';
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-elements.ts';

/** The entries of an account's notification or statement, for its control sums. */
export interface EntryTotals {
  count: number;
  credits: { count: number; sum: bigint };
  debits: { count: number; sum: bigint };
}

export const noEntries = (): EntryTotals => ({
  count: 0,
  credits: { count: 0, sum: 0n },
  debits: { count: 0, sum: 0n },
});

export function addEntry(totals: EntryTotals, amount: bigint): void {
  const side = amount > 0n ? totals.credits : totals.debits;
  totals.count += 1;
  side.count += 1;
  side.sum += amount > 0n ? amount : -amount;
}

/** What was said against what is right: one of several where banks differ in what they count. */
function compare(
  code: 'wrong_count' | 'wrong_sum',
  said: { path: string; value: bigint | undefined },
  right: bigint[],
  problems: FileProblems,
): void {
  if (said.value === undefined || right.includes(said.value)) return;
  const expected = right[0] === undefined ? '' : String(right[0]);
  problems.add(code, { path: said.path, found: String(said.value), expected });
}

function readCount(element: XmlElement | undefined, problems: FileProblems): bigint | undefined {
  if (!element) return undefined;
  if (/^\d{1,15}$/.test(element.text)) return BigInt(element.text);
  problems.add('wrong_value', { path: element.path, found: element.text });
  return undefined;
}

/** `TxsSummry`: of all entries, or of those that are booked. */
export function checkSummary(
  account: XmlElement,
  all: EntryTotals,
  booked: EntryTotals,
  problems: FileProblems,
): void {
  const sides = [all, booked];
  const check = (name: string, counts: bigint[], sums: bigint[]) => {
    const total = elementAt(account, `TxsSummry/${name}`);
    if (!total) return;
    const number = elementAt(total, 'NbOfNtries');
    const sum = elementAt(total, 'Sum');
    const count = { path: `${total.path}/NbOfNtries`, value: readCount(number, problems) };
    compare('wrong_count', count, counts, problems);
    const value = sum && readAmount(sum, '', problems);
    compare('wrong_sum', { path: `${total.path}/Sum`, value }, sums, problems);
  };
  check(
    'TtlNtries',
    sides.map(({ count }) => BigInt(count)),
    sides.map(({ credits, debits }) => credits.sum + debits.sum),
  );
  for (const [name, side] of [
    ['TtlCdtNtries', 'credits'],
    ['TtlDbtNtries', 'debits'],
  ] as const)
    check(
      name,
      sides.map((totals) => BigInt(totals[side].count)),
      sides.map((totals) => totals[side].sum),
    );
  checkNet(account, sides, problems);
}

/** The net of all entries: `TtlNetNtryAmt`, and `TtlNetNtry/Amt` since version 08. */
function checkNet(account: XmlElement, sides: EntryTotals[], problems: FileProblems): void {
  const total = elementAt(account, 'TxsSummry/TtlNtries');
  const old = total && elementAt(total, 'TtlNetNtryAmt');
  const element = old ?? (total && elementAt(total, 'TtlNetNtry/Amt'));
  if (!total || !element) return;
  const amount = readAmount(element, '', problems);
  const owner = old ? total : (elementAt(total, 'TtlNetNtry') ?? total);
  const sign = readSign(owner, problems, true) ?? 1n;
  const value = amount === undefined ? undefined : amount * sign;
  const nets = sides.map(({ credits, debits }) => credits.sum - debits.sum);
  compare('wrong_sum', { path: element.path, value }, nets, problems);
}

/** A statement's balances: what was there, and what was booked, is what is there. */
export function checkBalances(
  statement: XmlElement,
  currency: string,
  booked: EntryTotals,
  problems: FileProblems,
): void {
  const balances = elementsAt(statement, 'Bal').map((balance) => ({
    balance,
    type: textAt(balance, 'Tp/CdOrPrtry/Cd'),
    isOfPage: elementAt(balance, 'Tp/SubTp') !== undefined,
  }));
  const read = (types: string[]) => {
    const [only, another] = balances.filter(({ type }) => type !== null && types.includes(type));
    const amount = only && !another && !only.isOfPage && elementAt(only.balance, 'Amt');
    if (!only || !amount) return undefined;
    const value = readAmount(amount, currency, problems);
    const sign = readSign(only.balance, problems);
    return value === undefined || sign === undefined
      ? undefined
      : { path: amount.path, value: value * sign };
  };
  const opening = read(['OPBD', 'PRCD']);
  const closing = read(['CLBD']);
  if (!opening || !closing) return;
  const right = opening.value + booked.credits.sum - booked.debits.sum;
  compare('wrong_sum', closing, [right], problems);
}

/** `Btch` of some details: how many payments there are, and what they come to where it is said. */
export function checkBatch(
  details: XmlElement,
  currency: string,
  payments: { count: number; sum: bigint | undefined },
  problems: FileProblems,
): void {
  if (payments.count === 0) return;
  const batch = elementAt(details, 'Btch');
  if (!batch) return;
  const path = `${batch.path}/NbOfTxs`;
  const value = readCount(elementAt(batch, 'NbOfTxs'), problems);
  compare('wrong_count', { path, value }, [BigInt(payments.count)], problems);
  const total = elementAt(batch, 'TtlAmt');
  if (!total || payments.sum === undefined) return;
  const amount = readAmount(total, currency, problems);
  compare('wrong_sum', { path: total.path, value: amount }, [payments.sum], problems);
}
