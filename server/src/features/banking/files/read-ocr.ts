import type { BankFile, FileLine, FileStatement } from '@husvaer/domain/banking/bank-file';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { MAX_KRONER } from '@husvaer/domain/kernel/money';
import { tidyLine } from '@husvaer/domain/kernel/text';
import { isBankAccount } from '@husvaer/domain/ledger/bank-account';

import { digitsAt, fieldAt, ocrDate, ocrLines, wordsAt, type OcrLine } from './ocr-lines.ts';
import { MAX_LINES, MAX_STATEMENTS, type FileProblems } from './problems.ts';

/** Giro, standing order, remittance, terminal, counter, AvtaleGiro, telegiro, cash; 18 to 21 are cards. */
const TRANSACTION_TYPES = /^(1\d|2[01])$/;
/** Types that reverse an earlier purchase, with or without a minus sign. */
const REVERSALS = /^(18|20)$/;

/**
 * The sums a file may state, as senders count differently: reversals are added as well, subtracted if they
 * have a minus sign, or always subtracted. What is booked depends on each transaction alone.
 */
interface Sums {
  added: bigint;
  bySign: bigint;
  netted: bigint;
}

interface Totals extends Sums {
  transactions: number;
  records: number;
}

const nothing = (records: number): Totals => ({
  transactions: 0,
  records,
  added: 0n,
  bySign: 0n,
  netted: 0n,
});

function addSums(to: Sums, one: Sums): void {
  to.added += one.added;
  to.bySign += one.bySign;
  to.netted += one.netted;
}

/** Øre. */
const MAX_AMOUNT = BigInt(MAX_KRONER) * 100n;

interface Assignment extends Totals {
  service: string;
  account: string;
  /** The latest transaction, to which the next items may belong. */
  open: { number: string; type: string; record: number; line: FileLine } | undefined;
  dates: string[];
}

/**
 * Reads OCR giro (Mastercard Payment Services, "BBS"): lines of 80 characters in ISO-8859-1 or Windows-1252,
 * a transmission of assignments of transactions, with counts and sums at their ends. Assignments of other
 * services (21, AvtaleGiro) are passed over, but count in the transmission's totals.
 */
export async function readOcr(
  chunks: AsyncIterable<Uint8Array>,
  problems: FileProblems,
): Promise<BankFile> {
  const lines: FileLine[] = [];
  const statements: FileStatement[] = [];
  const total = nothing(0);
  let id: string | undefined;
  let recipient = '';
  let assignment: Assignment | undefined;
  let leftOut = 0;
  let ended = false;

  for await (const line of ocrLines(chunks, problems)) {
    const service = fieldAt(line, 3, 4);
    const record = fieldAt(line, 7, 8);
    total.records += 1;
    if (!line.text.startsWith('NY')) refuse(line, problems);
    if (assignment) assignment.records += 1;

    if (id === undefined || ended) {
      if (ended || line.text.slice(0, 8) !== 'NY000010')
        return problems.stop('wrong_order', { ...found(line), expected: ended ? '' : 'NY000010' });
      id = digitsAt(line, 17, 23, problems);
      recipient = fieldAt(line, 24, 31).trim();
    } else if (!assignment) {
      if (line.text.startsWith('NY000089')) {
        checkTotals(line, total, problems);
        ended = true;
      } else if (record === '20' && !/^NY(00|09(?!00))/.test(line.text)) {
        assignment = startAssignment(line, service, problems);
        if (statements.length >= MAX_STATEMENTS) problems.stop('too_large', { line: line.number });
        if (service === '09') statements.push(statementOf(assignment.account, id, recipient));
      } else refuse(line, problems);
    } else if (service !== assignment.service) {
      return problems.stop('wrong_order', found(line));
    } else if (record === '88') {
      if (assignment.open?.record === 30) refuse(line, problems);
      leftOut += endAssignment(line, assignment, problems);
      lines.push(...completeOpen(assignment));
      total.transactions += assignment.transactions;
      addSums(total, assignment);
      assignment = undefined;
    } else if (service === '09') {
      lines.push(...readItem(line, assignment, problems));
      if (lines.length > MAX_LINES) problems.stop('too_large', { line: line.number });
    }
  }
  if (!ended) return problems.stop('truncated', { line: total.records, expected: 'NY000089' });
  return { format: 'ocr', id: id ?? '', lines, passed: [], statements, leftOut, copy: null };
}

const statementOf = (account: string, id: string, recipient: string): FileStatement => ({
  account,
  bankId: null,
  number: Number(id),
  series: `ocr ${recipient}`,
  opening: null,
  closing: null,
});

const found = ({ number, text }: OcrLine) => ({ line: number, found: text.slice(0, 8) });

/** Stops at a record that is out of order or unknown. */
function refuse(line: OcrLine, problems: FileProblems): never {
  const known = /^NY(0000(10|89)|09\d\d(20|30|31|32|88))/.test(line.text);
  return problems.stop(known ? 'wrong_order' : 'unknown_record', found(line));
}

function startAssignment(line: OcrLine, service: string, problems: FileProblems): Assignment {
  const account = fieldAt(line, 25, 35);
  if (service === '09' && !isBankAccount(account))
    problems.add('wrong_account', { line: line.number, found: account });
  return { ...nothing(1), service, account, open: undefined, dates: [] };
}

/**
 * Ends an assignment. Checks one of our service and returns 0; otherwise returns its number of transactions,
 * which are passed over.
 */
function endAssignment(line: OcrLine, assignment: Assignment, problems: FileProblems): number {
  if (assignment.service === '09') {
    const dates = assignment.dates.toSorted();
    checkTotals(line, assignment, problems);
    for (const [from, date] of [
      [48, dates.at(0)],
      [54, dates.at(-1)],
    ] as const) {
      const values = ocrDate(line, from, problems);
      if (values && values !== date && !problems.any())
        problems.add('wrong_date', { line: line.number, found: values, expected: date ?? '' });
    }
    return 0;
  }
  assignment.transactions = Number(digitsAt(line, 9, 16, problems));
  const sum = BigInt(digitsAt(line, 25, 41, problems));
  addSums(assignment, { added: sum, bySign: sum, netted: sum });
  checkTotals(line, assignment, problems);
  return assignment.transactions;
}

/** Checks totals. Not of a file with a damaged line, whose sums are wrong for that reason. */
function checkTotals(line: OcrLine, totals: Totals, problems: FileProblems): void {
  const input = {
    transactions: BigInt(digitsAt(line, 9, 16, problems)),
    records: BigInt(digitsAt(line, 17, 24, problems)),
    sum: BigInt(digitsAt(line, 25, 41, problems)),
  };
  ocrDate(line, 42, problems);
  if (problems.any()) return;
  const expect = (code: 'wrong_count' | 'wrong_sum', one: bigint, right: bigint[]) => {
    if (!right.includes(one))
      problems.add(code, { line: line.number, found: String(one), expected: String(right[0]) });
  };
  expect('wrong_count', input.transactions, [BigInt(totals.transactions)]);
  expect('wrong_count', input.records, [BigInt(totals.records)]);
  const { added, bySign, netted } = totals;
  // A sum has no sign of its own.
  const sizes = [bySign, netted, added].map((sum) => (sum < 0n ? -sum : sum));
  expect('wrong_sum', input.sum, sizes);
}

/** Takes the open transaction, which is complete when the next begins or its assignment ends. */
function completeOpen(assignment: Assignment): FileLine[] {
  const { open } = assignment;
  assignment.open = undefined;
  return open ? [open.line] : [];
}

/**
 * Reads an amount item: the first begins a transaction, the others add to it. Returns the transaction before
 * it.
 */
function readItem(line: OcrLine, assignment: Assignment, problems: FileProblems): FileLine[] {
  const type = fieldAt(line, 5, 6);
  const record = Number(fieldAt(line, 7, 8));
  const number = digitsAt(line, 9, 15, problems);
  const { open } = assignment;
  if (record < 30 || record > 32) refuse(line, problems);

  if (record === 30) {
    if (!TRANSACTION_TYPES.test(type))
      problems.add('unknown_transaction_type', { line: line.number, found: type });
    // Without its second item the day on which the bank had it is unknown.
    if (open && (open.record === 30 || number <= open.number))
      problems.stop('wrong_order', { ...found(line), expected: `NY09${open.type}31` });
    const before = completeOpen(assignment);
    assignment.open = { number, type, record, line: amountItem(line, type, assignment, problems) };
    return before;
  }
  if (!open || open.number !== number || open.type !== type || open.record !== record - 1)
    return problems.stop('wrong_order', found(line));
  open.record = record;
  if (record === 31) addSecondItem(open.line, line, problems);
  else open.line.text = tidyLine(wordsAt(line, 16, 55)) || null;
  return [];
}

function amountItem(
  line: OcrLine,
  type: string,
  assignment: Assignment,
  problems: FileProblems,
): FileLine {
  const sign = fieldAt(line, 32, 32);
  if (!/[-0 ]/.test(sign)) problems.add('wrong_value', { line: line.number, found: sign });
  const amount = BigInt(digitsAt(line, 33, 49, problems));
  if (/^0+$/.test(fieldAt(line, 33, 49)))
    problems.add('not_positive', { line: line.number, found: '0' });
  if (amount > MAX_AMOUNT)
    problems.add('implausible_amount', {
      line: line.number,
      found: String(amount),
      expected: `1–${MAX_AMOUNT}`,
    });
  const bookedOn = plausibleDate(line, 16, problems);
  if (/^[0 ]+$/.test(fieldAt(line, 16, 21))) problems.add('missing', { line: line.number });
  const isReversal = sign === '-' || REVERSALS.test(type);

  assignment.transactions += 1;
  addSums(assignment, {
    added: amount,
    bySign: sign === '-' ? -amount : amount,
    netted: isReversal ? -amount : amount,
  });
  if (bookedOn) assignment.dates.push(bookedOn);
  return {
    account: assignment.account,
    amount: isReversal ? -amount : amount,
    bookedOn: bookedOn ?? '',
    paidOn: bookedOn ?? '',
    kid: readKid(line, problems),
    text: null,
    counterparty: { account: null, name: null },
    reference: null,
    endToEndId: null,
    isReversal,
    original: null,
    charges: null,
    entry: Number(digitsAt(line, 22, 26, problems)),
  };
}

/** The date of a payment; adds a problem when it is not plausible. */
function plausibleDate(line: OcrLine, from: number, problems: FileProblems): IsoDate | null {
  const date = ocrDate(line, from, problems);
  if (date !== null) problems.expectPlausible(date, { line: line.number });
  return date;
}

function readKid(line: OcrLine, problems: FileProblems): string | null {
  const field = fieldAt(line, 50, 74);
  const kid = field.trim();
  // Right-aligned: a full field that continues is longer than any KID.
  if (/^\S{25}[1-9]/.test(fieldAt(line, 50, 75)))
    problems.add('kid_too_long', { line: line.number, found: field });
  else if (kid !== '' && !/^\d+-?$/.test(kid))
    problems.add('wrong_value', { line: line.number, found: kid });
  return kid || null;
}

function addSecondItem(payment: FileLine, line: OcrLine, problems: FileProblems): void {
  const given = (from: number, to: number) => {
    const field = fieldAt(line, from, to).trim();
    return /^0*$/.test(field) ? null : field;
  };
  payment.reference = given(26, 34);
  payment.paidOn = plausibleDate(line, 42, problems) ?? payment.paidOn;
  payment.counterparty.account = given(48, 58);
}
