import type { BankLine, FileLine } from '@husvaer/domain/banking/bank-file';
import { maskedText } from '@husvaer/domain/banking/masked-text';
import { isKid } from '@husvaer/domain/invoices/kid';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { tidyLine } from '@husvaer/domain/kernel/text';

import { readAccount, readAmount, readDay, readFlag, type Amount } from './camt-values.ts';
import type { FileProblems, ProblemSink } from './problems.ts';
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-elements.ts';

/** A message has at most four lines of 140 characters. */
const MAX_TEXT = 600;
const MAX_NAME = 140;

const tidy = (text: string, maximum: number): string | null =>
  maskedText(tidyLine(text)).slice(0, maximum) || null;

/** The fields of one payment besides its amount, from `TxDtls` or, if there is none, from the entry. */
export interface PaymentWords {
  kid: string | null;
  text: string | null;
  reference: string | null;
  endToEndId: string | null;
  debtor: BankLine['counterparty'];
  creditor: BankLine['counterparty'];
}

export function readWords(details: XmlElement): PaymentWords {
  return wordsWith(details, readReferences(details));
}

/** The parts of one payment, each with the KID and the amount that it states for it (`RmtdAmt`). */
export function readRemitted(
  details: XmlElement,
  problems: ProblemSink,
): { amount: Amount; words: PaymentWords }[] {
  const parts = elementsAt(details, 'RmtInf/Strd').flatMap((structured) => {
    const element = elementAt(structured, 'RfrdDocAmt/RmtdAmt');
    const amount = element && readAmount(element, problems);
    const [reference, another] = elementsAt(structured, 'CdtrRefInf').flatMap(kidIn);
    return amount && reference?.isKid && !another
      ? { amount, words: wordsWith(details, { kid: squeezed(reference.written), others: [] }) }
      : [];
  });
  return parts.length === elementsAt(details, 'RmtInf/Strd').length ? parts : [];
}

function wordsWith(
  details: XmlElement,
  { kid, others }: { kid: string | null; others: string[] },
): PaymentWords {
  const values = [
    ...elementsAt(details, 'RmtInf/Ustrd').map(({ text }) => text),
    ...others,
    ...elementsAt(details, 'RmtInf/Strd/AddtlRmtInf').map(({ text }) => text),
  ].join(' ');
  const endToEndId = textAt(details, 'Refs/EndToEndId');
  return {
    kid,
    text: tidy(values || (textAt(details, 'AddtlTxInf') ?? ''), MAX_TEXT),
    reference: textAt(details, 'Refs/AcctSvcrRef'),
    endToEndId: endToEndId === 'NOTPROVIDED' ? null : endToEndId,
    debtor: readParty(details, 'Dbtr'),
    creditor: readParty(details, 'Cdtr'),
  };
}

/**
 * A KID is a structured creditor reference of code SCOR, of a bank's own type KID, or of no type if its check
 * digit is right. With the issuer ISO it is an RF reference (ISO 11649).
 */
function kidIn(information: XmlElement): { written: string; isKid: boolean }[] {
  const written = textAt(information, 'Ref');
  const type = textAt(information, 'Tp/CdOrPrtry/Cd', 'Tp/CdOrPrtry/Prtry');
  const isTyped = type === null ? isKid(written ?? '') : /^(SCOR|KID)$/i.test(type);
  return written ? [{ written, isKid: isTyped && textAt(information, 'Tp/Issr') !== 'ISO' }] : [];
}

const squeezed = (kid: string): string => kid.replaceAll(/\s/gu, '');

/** The KID of a payment. With two KIDs the split of its amount is unknown, so it is left for a person. */
function readReferences(details: XmlElement): { kid: string | null; others: string[] } {
  const references = elementsAt(details, 'RmtInf/Strd/CdtrRefInf').flatMap(kidIn);
  const kids = new Set(references.flatMap((one) => (one.isKid ? [one.written] : [])));
  const [kid] = kids;
  if (kid === undefined || kids.size > 1)
    return { kid: null, others: references.map(({ written }) => written) };
  const others = references.flatMap((one) => (one.isKid ? [] : [one.written]));
  return { kid: squeezed(kid), others };
}

const readParty = (details: XmlElement, role: 'Dbtr' | 'Cdtr') => ({
  account: readAccount(elementAt(details, `RltdPties/${role}Acct`)),
  // `Pty` since version 08.
  name: tidy(textAt(details, `RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`) ?? '', MAX_NAME),
});

const NOBODY: BankLine['counterparty'] = { account: null, name: null };

/**
 * One description of payments without separate amounts, for a person to read. It has no id by which anything
 * is matched, and a party only if there is one payment.
 */
export function joinPayments(payments: readonly PaymentWords[]): PaymentWords | undefined {
  const [first, another] = payments;
  const texts = payments.flatMap(({ kid, text }) => [kid, text]).filter(Boolean);
  const about = { kid: null, endToEndId: null, text: tidy(texts.join(' '), MAX_TEXT) };
  const none = { reference: null, debtor: NOBODY, creditor: NOBODY };
  return first && { ...first, ...(another && none), ...about };
}

/** The fields of an entry that apply to each of its payments. */
export function readEntryWords(entry: XmlElement, problems: FileProblems) {
  const bookedOn = readDay(entry, 'BookgDt', problems);
  const valueOn = readDay(entry, 'ValDt', problems);
  return {
    bookedOn: bookedOn ?? valueOn,
    paidOn: valueOn ?? bookedOn,
    isReversal: readFlag(entry, 'RvslInd', problems),
    reference: textAt(entry, 'AcctSvcrRef'),
    entryReference: textAt(entry, 'NtryRef'),
    text: tidy(textAt(entry, 'AddtlNtryInf') ?? '', MAX_TEXT),
    bankCodes: [textAt(entry, 'BkTxCd/Prtry/Cd'), textAt(entry, 'AddtlNtryInf')].flatMap((code) =>
      code ? maskedText(tidyLine(code)) : [],
    ),
    isCharge: CHARGES.has(textAt(entry, 'BkTxCd/Domn/Fmly/SubFmlyCd') ?? ''),
  };
}

/** Codes of entries that are the bank's own charges (ISO 20022 `ExternalBankTransactionSubFamily1Code`). */
const CHARGES = new Set(['CHRG', 'COME', 'COMI', 'COMT', 'FEES']);

type EntryWords = ReturnType<typeof readEntryWords>;

/** A description of an entry: the first of these texts that is not empty. */
export const aboutEntry = (entry: EntryWords, payment: PaymentWords | undefined): string | null =>
  payment?.text ?? entry.text ?? payment?.debtor.name ?? payment?.creditor.name ?? null;

/** One payment of an entry, with the sign of its amount. */
export function makeLine(
  account: string,
  {
    amount,
    original,
    charges,
    isCharge,
  }: Pick<FileLine, 'amount' | 'original' | 'charges' | 'isCharge'>,
  entry: EntryWords & { bookedOn: IsoDate },
  payment: PaymentWords | undefined,
): FileLine {
  const other = amount > 0n ? payment?.debtor : payment?.creditor;
  return {
    account,
    amount,
    bookedOn: entry.bookedOn,
    paidOn: entry.paidOn ?? entry.bookedOn,
    kid: payment?.kid ?? null,
    text: payment?.text ?? entry.text,
    counterparty: other ?? NOBODY,
    reference: payment?.reference ?? entry.reference,
    entryReference: entry.entryReference,
    endToEndId: payment?.endToEndId ?? null,
    isReversal: entry.isReversal,
    original,
    charges,
    ...(entry.bankCodes.length > 0 && { bankCodes: entry.bankCodes }),
    ...((isCharge ?? entry.isCharge) && { isCharge: true }),
  };
}
