import type { BankBalance, BankFile, PassedReason } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import {
  unitsInCurrency,
  readAmounts,
  readCharges,
  splitEntry,
  wholeEntry,
  type Payment,
} from './camt-amounts.ts';
import { CAMT, camtShape, type CamtFormat } from './camt-elements.ts';
import {
  aboutEntry,
  joinPayments,
  makeLine,
  readEntryWords,
  readRemitted,
  readWords,
} from './camt-payments.ts';
import {
  addEntry,
  checkBalances,
  checkBatch,
  checkSummary,
  noEntries,
  readBalances,
} from './camt-sums.ts';
import {
  dayOf,
  ORE,
  readAmount,
  readOwnAccount,
  readOwners,
  readSign,
  writeUnits,
} from './camt-values.ts';
import { MAX_LINES, MAX_STATEMENTS, problemOf, type FileProblems } from './problems.ts';
import { elementAt, readElements, textAt, type XmlElement } from './xml-elements.ts';

const STREAMED = new Set(['GrpHdr', 'Acct', 'TxDtls', 'NtryDtls', 'Ntry', 'Rpt', 'Ntfctn', 'Stmt']);

/** The standard's `Max35Text`, for ids and references. */
const ID_MAX = 35;

/**
 * The reason to pass over an entry, by its status (ISO 20022 `ExternalEntryStatus1Code`); null means booked.
 */
const STATUSES: Readonly<Record<string, PassedReason | null>> = {
  BOOK: null,
  PDNG: 'pending',
  FUTR: 'pending',
  INFO: 'information',
};

/**
 * Reads camt.052, camt.053 and camt.054 from version 02 on. Returns a line per payment (`TxDtls`), or per
 * entry when it has none or several without amounts. Entries that are not booked in `currency` are passed
 * over, each with its reason. Counts, sums and balances are checked wherever they are given, including those
 * of passed entries. An entry whose payments contradict its amount is one line of that amount, for a person:
 * the account moved by it, whatever its details say. Only the debit of an order is known in spite of that: it is
 * a line of its own, and the rest is the person's.
 */
export async function readCamt(
  chunks: AsyncIterable<string>,
  { format, namespace }: { format: CamtFormat; namespace: string },
  currency: string,
  problems: FileProblems,
): Promise<BankFile> {
  const file: BankFile = {
    format,
    id: '',
    lines: [],
    passed: [],
    statements: [],
    leftOut: 0,
    copy: null,
  };
  const { part } = CAMT[format];
  let parts = 0;
  /** The day on which the bank made the file. */
  let madeOn: IsoDate | null = null;
  let account = '';
  let ownerOrgNumbers: string[] = [];
  /** The index of the first line of the current account. */
  let first = 0;
  let all = noEntries();
  let booked = noEntries();
  /** The payments of the current entry, until the entry ends and its own fields are known. */
  let payments: Payment[] = [];
  /** The payments of the current details, by `TxDtls`. */
  let ofDetails: Payment[][] = [];
  /** The entries of the file so far. */
  let entries = 0;
  /** Why the details of the current entry are not read. */
  let unclear: FileProblem | null = null;

  const doubt = {
    add(...[code, where]: Parameters<FileProblems['add']>) {
      unclear ??= problemOf(code, where);
    },
  };
  const outsideDetails: FileProblems = {
    ...problems,
    add: (code, where) => (where?.path?.includes('/NtryDtls') ? doubt : problems).add(code, where),
  };

  const refuseTooMany = ({ path }: XmlElement) => {
    const waiting = payments.length + ofDetails.length;
    const count = file.lines.length + file.passed.length + waiting;
    if (count > MAX_LINES) problems.stop('too_large', { path });
  };

  const endEntry = (element: XmlElement) => {
    const ofEntry = payments;
    payments = [];
    entries += 1;
    const entry = readEntry(element, problems);
    const reason = readStatus(element, problems);
    const words = readEntryWords(element, problems);
    const made = entry ? splitEntry(entry, ofEntry, doubt) : [];
    const odd = unclear;
    unclear = null;
    if (!entry || reason === undefined) return;
    addEntry(all, entry);
    if (reason === null) addEntry(booked, entry);
    const bookedOn = words.bookedOn ?? (format === 'camt.054' ? madeOn : null);
    const pass = (why: PassedReason, units = entry.units, about = ofEntry[0]?.words) =>
      file.passed.push({
        account,
        amount: writeUnits(units),
        currency: entry.currency,
        bookedOn,
        text: aboutEntry(words, about),
        reference: referenceOf(words, ofEntry),
        reason: why,
      });
    if (reason !== null) pass(reason);
    else if (format === 'camt.052') pass('interim');
    else if (entry.currency !== currency) pass('other_currency');
    else if (bookedOn === null) problems.add('missing', { path: `${element.path}/BookgDt` });
    else {
      const doubts =
        odd ??
        (words.bookedOn === null
          ? problemOf('missing', { path: `${element.path}/BookgDt` })
          : null);
      const about = joinPayments(ofEntry.map((one) => one.words));
      const booking = doubts ? [wholeEntry(entry, about, problems)] : made;
      for (const one of booking) {
        const unclear = doubts ?? one.unclear;
        // No line is about no money, whatever made it zero: a charge, another currency, a reversal.
        if (one.amount === 0n) pass('zero', 0n, one.words);
        else
          file.lines.push({
            ...makeLine(account, one, { ...words, bookedOn }, one.words),
            entry: entries,
            ...(unclear && { unclear }),
          });
      }
      if (booking.length === 0) pass('zero');
    }
    refuseTooMany(element);
  };

  const endAccount = (element: XmlElement) => {
    parts += 1;
    if (parts > MAX_STATEMENTS) problems.stop('too_large', { path: element.path });
    if (account === '') problems.add('missing', { path: `${element.path}/Acct/Id` });
    file.copy ??= textAt(element, 'CpyDplctInd');
    const statementId = textAt(element, 'Id') ?? file.id;
    for (const line of file.lines.slice(first)) line.statementId = statementId;
    first = file.lines.length;
    checkSummary(element, all, booked, problems);
    const balances = readBalances(element, problems);
    if (element.name === 'Stmt') checkBalances(balances, booked, problems);
    file.statements.push({
      account,
      bankId: statementId,
      series: `${format} ${account}`,
      ...(ownerOrgNumbers.length > 0 && { ownerOrgNumbers }),
      number: readNumber(element, problems),
      opening: balanceIn(currency, balances.opening),
      closing: balanceIn(currency, balances.closing),
    });
    account = '';
    ownerOrgNumbers = [];
    all = noEntries();
    booked = noEntries();
  };

  const readElement = (element: XmlElement) => {
    switch (element.name) {
      case 'GrpHdr':
        file.id = textAt(element, 'MsgId') ?? '';
        madeOn = dayOf(textAt(element, 'CreDtTm') ?? '');
        break;
      case 'Acct':
        account = readOwnAccount(element, problems);
        ownerOrgNumbers = readOwners(element);
        break;
      case 'TxDtls':
        ofDetails.push(readPayments(element, outsideDetails));
        refuseTooMany(element);
        break;
      case 'NtryDtls':
        checkBatch(element, totalsOf(ofDetails), outsideDetails);
        payments.push(...ofDetails.flat());
        ofDetails = [];
        break;
      case 'Ntry':
        endEntry(element);
        break;
      default:
        endAccount(element);
    }
  };

  const shape = camtShape(format, namespace);
  await readElements(chunks, shape, STREAMED, readElement, outsideDetails);
  if (file.id === '') problems.add('missing', { path: 'GrpHdr/MsgId' });
  if (parts === 0) problems.add('missing', { path: part });
  return file;
}

/** The bank's reference of an entry, or of its only payment. */
const referenceOf = (
  { reference }: { reference: string | null },
  [payment, another]: readonly Payment[],
): string | null => (another ? reference : (payment?.words.reference ?? reference));

/** The bank's number of a statement; null when there is none. */
function readNumber(element: XmlElement, problems: FileProblems): number | null {
  const number = elementAt(element, 'ElctrncSeqNb') ?? elementAt(element, 'LglSeqNb');
  if (!number) return null;
  if (!/^\d{1,18}$/.test(number.text))
    problems.add('wrong_value', { path: number.path, found: number.text });
  const read = Number(number.text);
  return Number.isSafeInteger(read) ? read : null;
}

/** A balance that is stored: in our currency, with its date. */
const balanceIn = (
  currency: string,
  balance: ReturnType<typeof readBalances>['opening'],
): BankBalance | null =>
  balance && balance.on !== null && balance.currency === currency && balance.value % ORE === 0n
    ? { amount: balance.value / ORE, on: balance.on }
    : null;

/** An entry's amount with its sign. A reversal states the direction of the money itself. */
function readEntry(entry: XmlElement, problems: FileProblems) {
  const element = elementAt(entry, 'Amt');
  if (!element) problems.add('missing', { path: `${entry.path}/Amt` });
  const amount = element && readAmount(element, problems);
  const sign = readSign(entry, problems);
  const charges = readCharges(entry, problems);
  if (!amount || sign === undefined) return undefined;
  return { ...amount, path: entry.path, units: amount.units * sign, sign, charges };
}

/**
 * The reason to pass over an entry; null when it is booked. Undefined, with a problem, for an unknown status.
 */
function readStatus(entry: XmlElement, problems: FileProblems): PassedReason | null | undefined {
  // An element of its own since version 07.
  const status = textAt(entry, 'Sts/Cd', 'Sts', 'Sts/Prtry');
  const path = `${entry.path}/Sts`;
  if (status === null) problems.add('missing', { path });
  else if (!Object.hasOwn(STATUSES, status))
    problems.add('wrong_value', { path, found: status, expected: 'BOOK, PDNG, INFO' });
  else return STATUSES[status];
  return undefined;
}

/** The payment of some details; or several, if the bank says what of it is for each KID. */
function readPayments(details: XmlElement, problems: FileProblems): Payment[] {
  const words = readWords(details);
  for (const id of [words.kid, words.reference, words.endToEndId])
    if (id !== null && id.length > ID_MAX)
      problems.add('wrong_value', { path: details.path, found: id });
  const stated = readAmounts(details, problems);
  const parts = readRemitted(details, problems);
  const [{ currency } = { currency: '' }] = parts.map(({ amount }) => amount);
  const sum = parts.reduce((total, { amount }) => total + amount.units, 0n);
  const isSplit =
    parts.length > 1 &&
    parts.every(({ amount }) => amount.currency === currency) &&
    unitsInCurrency(stated, currency) === sum;
  if (!isSplit) return [{ ...stated, words }];
  return parts.map(({ amount, words: ofPart }, index) => ({
    ...stated,
    input: [amount],
    instructed: undefined,
    words: ofPart,
    ...(index > 0 && { charges: undefined }),
  }));
}

/** The number of payments, and their sums in a currency, with and without their signs. */
const totalsOf = (ofDetails: Payment[][]) => ({
  count: ofDetails.length,
  sums(currency: string): bigint[] {
    const payments = ofDetails.flat();
    const texts = payments.flatMap((payment) => {
      const units = unitsInCurrency(payment, currency);
      return units === undefined ? [] : { units, net: units * (payment.sign ?? 1n) };
    });
    if (texts.length < payments.length) return [];
    const net = texts.reduce((sum, one) => sum + one.net, 0n);
    return [texts.reduce((sum, { units }) => sum + units, 0n), net < 0n ? -net : net];
  },
});
