import type { BankFile, BankFileFormat } from '@husvaer/domain/banking/bank-file';

import { inOne, makeLine, readEntryWords, readWords, type PaymentWords } from './camt-payments.ts';
import {
  addEntry,
  checkBalances,
  checkBatch,
  checkSummary,
  noEntries,
  type EntryTotals,
} from './camt-sums.ts';
import { readOwnAccount, readPositive, readSign } from './camt-values.ts';
import { MAX_LINES, type FileProblems } from './problems.ts';
import { elementAt, readElements, textAt, type XmlElement } from './xml-elements.ts';

const TAKEN = new Set(['GrpHdr', 'Acct', 'TxDtls', 'NtryDtls', 'Ntry', 'Ntfctn', 'Stmt']);

/** What the standard calls `Max35Text`: every id, and every reference. */
const ID_MAX = 35;

/** A payment of an entry whose end, and whose own words, are still to come. */
interface Payment {
  /** Undefined where it is not said, as in an entry of one payment. */
  amount: bigint | undefined;
  sign: 1n | -1n | undefined;
  words: PaymentWords;
}

/**
 * camt.054 and camt.053, versions 02 and 08: a line per payment (`TxDtls`), or per entry where it
 * names none, or says not what each of several came to. Only booked entries are lines. An entry is
 * the sum of its payments; counts, sums and balances are checked wherever they are said.
 */
export async function readCamt(
  chunks: AsyncIterable<string>,
  { format, namespace }: { format: Exclude<BankFileFormat, 'ocr'>; namespace: string },
  currency: string,
  problems: FileProblems,
): Promise<BankFile> {
  const file: BankFile = { format, id: '', lines: [], leftOut: 0, copy: null };
  let account = '';
  /** The first line of the account that is being read. */
  let first = 0;
  let all = noEntries();
  let booked = noEntries();
  let payments: Payment[] = [];
  /** Those of the details that are being read. */
  let ofDetails: Payment[] = [];

  const refuseTooMany = ({ path }: XmlElement) => {
    if (file.lines.length + payments.length + ofDetails.length > MAX_LINES)
      problems.stop('too_large', { path });
  };

  const endEntry = (entry: XmlElement) => {
    const taken = payments;
    payments = [];
    const amount = readEntryAmount(entry, currency, problems);
    const status = textAt(entry, 'Sts/Cd', 'Sts');
    if (status === null) problems.add('missing', { path: `${entry.path}/Sts` });
    if (amount === undefined || status === null) return;
    addEntry(all, amount);
    if (status !== 'BOOK') {
      file.leftOut += 1;
      return;
    }
    addEntry(booked, amount);
    const words = readEntryWords(entry, problems);
    if (words === null) return;
    for (const one of splitEntry(entry, amount, taken, problems))
      file.lines.push(makeLine(account, one.amount, words, one.words));
    refuseTooMany(entry);
  };

  const endAccount = (element: XmlElement, totals: { all: EntryTotals; booked: EntryTotals }) => {
    file.copy ??= textAt(element, 'CpyDplctInd');
    const statementId = textAt(element, 'Id') ?? file.id;
    for (const line of file.lines.slice(first)) line.statementId = statementId;
    first = file.lines.length;
    checkSummary(element, totals.all, totals.booked, problems);
    if (element.name === 'Stmt') checkBalances(element, currency, totals.booked, problems);
    account = '';
    all = noEntries();
    booked = noEntries();
  };

  const take = (element: XmlElement) => {
    switch (element.name) {
      case 'GrpHdr':
        file.id = textAt(element, 'MsgId') ?? '';
        break;
      case 'Acct':
        account = readOwnAccount(element, problems);
        break;
      case 'TxDtls':
        ofDetails.push(readPayment(element, currency, problems));
        refuseTooMany(element);
        break;
      case 'NtryDtls':
        checkBatch(element, currency, totalOf(ofDetails), problems);
        payments.push(...ofDetails);
        ofDetails = [];
        break;
      case 'Ntry':
        endEntry(element);
        break;
      default:
        if (account === '') problems.add('missing', { path: `${element.path}/Acct/Id` });
        endAccount(element, { all, booked });
    }
  };

  await readElements(chunks, namespace, TAKEN, take, problems);
  if (file.id === '') problems.add('missing', { path: 'GrpHdr/MsgId' });
  return file;
}

/** An entry's amount with its sign; a reversal says itself which way the money went. */
function readEntryAmount(
  entry: XmlElement,
  currency: string,
  problems: FileProblems,
): bigint | undefined {
  const element = elementAt(entry, 'Amt');
  if (!element) problems.add('missing', { path: `${entry.path}/Amt` });
  const amount = element && readPositive(element, currency, problems);
  const sign = readSign(entry, problems);
  return amount === undefined || sign === undefined ? undefined : amount * sign;
}

function readPayment(details: XmlElement, currency: string, problems: FileProblems): Payment {
  const instructed = elementAt(details, 'AmtDtls/InstdAmt/Amt');
  const element =
    elementAt(details, 'Amt') ??
    elementAt(details, 'AmtDtls/TxAmt/Amt') ??
    // What was asked for abroad is not what came.
    (instructed?.currency === currency ? instructed : undefined);
  const words = readWords(details);
  for (const id of [words.kid, words.reference, words.endToEndId])
    if (id !== null && id.length > ID_MAX)
      problems.add('wrong_value', { path: details.path, found: id });
  return {
    amount: element && readPositive(element, currency, problems),
    sign: readSign(details, problems, true),
    words,
  };
}

const totalOf = (payments: Payment[]) => ({
  count: payments.length,
  sum: payments.reduce<bigint | undefined>(
    (sum, { amount }) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0n,
  ),
});

/** An entry's payments with their amounts; itself alone when it doesn't say what each came to. */
function splitEntry(
  entry: XmlElement,
  amount: bigint,
  payments: Payment[],
  problems: FileProblems,
): { amount: bigint; words: PaymentWords | undefined }[] {
  const [only, another] = payments;
  const said = payments.filter((payment) => payment.amount !== undefined);
  if (said.length === 0)
    return [{ amount, words: another ? inOne(payments.map((one) => one.words)) : only?.words }];
  const lines = said.map((payment) => {
    const sign = payment.sign ?? (amount > 0n ? 1n : -1n);
    return { amount: (payment.amount ?? 0n) * sign, words: payment.words };
  });
  const sum = lines.reduce((total, line) => total + line.amount, 0n);
  if (said.length < payments.length || sum !== amount)
    problems.add('wrong_sum', {
      path: `${entry.path}/Amt`,
      found: String(amount),
      expected: String(sum),
    });
  return lines;
}
