import type { BankBalance, BankFile, PassedReason } from '@husvaer/domain/banking/bank-file';

import { ownUnits, readAmounts, readCharges, splitEntry, type Payment } from './camt-amounts.ts';
import { CAMT, camtShape, type CamtFormat } from './camt-elements.ts';
import { aboutEntry, makeLine, readEntryWords, readWords } from './camt-payments.ts';
import {
  addEntry,
  checkBalances,
  checkBatch,
  checkSummary,
  noEntries,
  readBalances,
} from './camt-sums.ts';
import { ORE, readAmount, readOwnAccount, readSign, writeUnits } from './camt-values.ts';
import { MAX_LINES, MAX_STATEMENTS, type FileProblems } from './problems.ts';
import { elementAt, readElements, textAt, type XmlElement } from './xml-elements.ts';

const TAKEN = new Set(['GrpHdr', 'Acct', 'TxDtls', 'NtryDtls', 'Ntry', 'Rpt', 'Ntfctn', 'Stmt']);

/** What the standard calls `Max35Text`: every id, and every reference. */
const ID_MAX = 35;

/** What an entry's status says of it (ISO 20022 `ExternalEntryStatus1Code`); null is booked. */
const STATUSES: Readonly<Record<string, PassedReason | null>> = {
  BOOK: null,
  PDNG: 'pending',
  FUTR: 'pending',
  INFO: 'information',
};

/**
 * camt.052, camt.053 and camt.054 from version 02 on: a line per payment (`TxDtls`), or per entry where
 * it names none, or says not what each of several came to. Entries that are not booked in `currency` are
 * passed over, each with its reason. An entry is the sum of its payments; counts, sums and balances are
 * checked wherever they are said, of what is passed over as well.
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
  let account = '';
  /** The first line of the account that is being read. */
  let first = 0;
  let all = noEntries();
  let booked = noEntries();
  /** Those of an entry whose end, and whose own words, are still to come. */
  let payments: Payment[] = [];
  /** Those of the details that are being read. */
  let ofDetails: Payment[] = [];

  const refuseTooMany = ({ path }: XmlElement) => {
    const count = file.lines.length + file.passed.length + payments.length + ofDetails.length;
    if (count > MAX_LINES) problems.stop('too_large', { path });
  };

  const endEntry = (element: XmlElement) => {
    const taken = payments;
    payments = [];
    const entry = readEntry(element, problems);
    const reason = readStatus(element, problems);
    const words = readEntryWords(element, problems);
    if (!entry || reason === undefined) return;
    addEntry(all, entry);
    if (reason === null) addEntry(booked, entry);
    const pass = (why: PassedReason) =>
      file.passed.push({
        ...{ account, amount: writeUnits(entry.units), currency: entry.currency },
        ...{ bookedOn: words.bookedOn, text: aboutEntry(words, taken[0]?.words), reason: why },
      });
    const { bookedOn } = words;
    if (reason !== null) pass(reason);
    else if (format === 'camt.052') pass('interim');
    else if (entry.currency !== currency) pass('other_currency');
    else if (bookedOn === null) problems.add('missing', { path: `${element.path}/BookgDt` });
    else {
      const made = splitEntry(entry, taken, problems);
      for (const one of made)
        file.lines.push(makeLine(account, one, { ...words, bookedOn }, one.words));
      if (made.length === 0) pass('zero');
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
      ...{ account, bankId: statementId, series: `${format} ${account}` },
      number: readNumber(element, problems),
      opening: balanceIn(currency, balances.opening),
      closing: balanceIn(currency, balances.closing),
    });
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
        ofDetails.push(readPayment(element, problems));
        refuseTooMany(element);
        break;
      case 'NtryDtls':
        checkBatch(element, totalsOf(ofDetails), problems);
        payments.push(...ofDetails);
        ofDetails = [];
        break;
      case 'Ntry':
        endEntry(element);
        break;
      default:
        endAccount(element);
    }
  };

  await readElements(chunks, camtShape(format, namespace), TAKEN, take, problems);
  if (file.id === '') problems.add('missing', { path: 'GrpHdr/MsgId' });
  if (parts === 0) problems.add('missing', { path: part });
  return file;
}

/** The bank's own number of a statement; null where it gives none. */
function readNumber(element: XmlElement, problems: FileProblems): number | null {
  const number = elementAt(element, 'ElctrncSeqNb') ?? elementAt(element, 'LglSeqNb');
  if (!number) return null;
  if (!/^\d{1,18}$/.test(number.text))
    problems.add('wrong_value', { path: number.path, found: number.text });
  const read = Number(number.text);
  return Number.isSafeInteger(read) ? read : null;
}

/** A balance that is kept: in our money, with its day. */
const balanceIn = (
  currency: string,
  balance: ReturnType<typeof readBalances>['opening'],
): BankBalance | null =>
  balance && balance.on !== null && balance.currency === currency && balance.value % ORE === 0n
    ? { amount: balance.value / ORE, on: balance.on }
    : null;

/** An entry's amount with its sign; a reversal says itself which way the money went. */
function readEntry(entry: XmlElement, problems: FileProblems) {
  const element = elementAt(entry, 'Amt');
  if (!element) problems.add('missing', { path: `${entry.path}/Amt` });
  const amount = element && readAmount(element, problems);
  const sign = readSign(entry, problems);
  const charges = readCharges(entry, problems);
  if (!amount || sign === undefined) return undefined;
  return { ...amount, path: entry.path, units: amount.units * sign, sign, charges };
}

/** Why an entry is not booked, and null where it is; undefined, and a problem, when nobody knows. */
function readStatus(entry: XmlElement, problems: FileProblems): PassedReason | null | undefined {
  // A code of its own since version 07.
  const status = textAt(entry, 'Sts/Cd', 'Sts', 'Sts/Prtry');
  const path = `${entry.path}/Sts`;
  if (status === null) problems.add('missing', { path });
  else if (!Object.hasOwn(STATUSES, status))
    problems.add('wrong_value', { path, found: status, expected: 'BOOK, PDNG, INFO' });
  else return STATUSES[status];
  return undefined;
}

function readPayment(details: XmlElement, problems: FileProblems): Payment {
  const words = readWords(details);
  for (const id of [words.kid, words.reference, words.endToEndId])
    if (id !== null && id.length > ID_MAX)
      problems.add('wrong_value', { path: details.path, found: id });
  return { ...readAmounts(details, problems), words };
}

/** How many payments there are, and what they come to in some money, with or without their signs. */
const totalsOf = (payments: Payment[]) => ({
  count: payments.length,
  sums(currency: string): bigint[] {
    const said = payments.flatMap((payment) => {
      const units = ownUnits(payment, currency);
      return units === undefined ? [] : { units, net: units * (payment.sign ?? 1n) };
    });
    if (said.length < payments.length) return [];
    const net = said.reduce((sum, one) => sum + one.net, 0n);
    return [said.reduce((sum, { units }) => sum + units, 0n), net < 0n ? -net : net];
  },
});
