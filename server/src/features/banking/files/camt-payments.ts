import type { BankLine, FileLine } from '@husvaer/domain/banking/bank-file';
import { isKid } from '@husvaer/domain/invoices/kid';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { tidyLine } from '@husvaer/domain/kernel/text';

import { readAccount, readDay, readFlag } from './camt-values.ts';
import type { FileProblems } from './problems.ts';
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-elements.ts';

/** A message has at most four lines of 140 characters. */
const MAX_TEXT = 600;
const MAX_NAME = 140;

const tidy = (text: string, maximum: number): string | null =>
  tidyLine(text).slice(0, maximum) || null;

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
  const { kid, others } = readReferences(details);
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
 * digit is right. With the issuer ISO it is an RF reference (ISO 11649). With two KIDs the split of the
 * amount is unknown, so the payment is left for a person.
 */
function readReferences(details: XmlElement): { kid: string | null; others: string[] } {
  const references = elementsAt(details, 'RmtInf/Strd/CdtrRefInf').flatMap((information) => {
    const written = textAt(information, 'Ref');
    const type = textAt(information, 'Tp/CdOrPrtry/Cd', 'Tp/CdOrPrtry/Prtry');
    const isTyped = type === null ? isKid(written ?? '') : /^(SCOR|KID)$/i.test(type);
    return written ? [{ written, isKid: isTyped && textAt(information, 'Tp/Issr') !== 'ISO' }] : [];
  });
  const kids = new Set(references.flatMap((one) => (one.isKid ? [one.written] : [])));
  const [kid] = kids;
  if (kid === undefined || kids.size > 1)
    return { kid: null, others: references.map(({ written }) => written) };
  const others = references.flatMap((one) => (one.isKid ? [] : [one.written]));
  return { kid: kid.replaceAll(/\s/gu, ''), others };
}

const readParty = (details: XmlElement, role: 'Dbtr' | 'Cdtr') => ({
  account: readAccount(elementAt(details, `RltdPties/${role}Acct`)),
  // `Pty` since version 08.
  name: tidy(textAt(details, `RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`) ?? '', MAX_NAME),
});

/** One description of several payments without separate amounts, for a person to read. */
export function joinPayments(payments: readonly PaymentWords[]): PaymentWords | undefined {
  const [first] = payments;
  const texts = payments.flatMap(({ kid, text }) => [kid, text]).filter(Boolean);
  return first && { ...first, kid: null, text: tidy(texts.join(' '), MAX_TEXT) };
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
    isCharge: CHARGES.has(textAt(entry, 'BkTxCd/Domn/Fmly/SubFmlyCd') ?? ''),
  };
}

/** Codes of entries that are the bank's own charges (ISO 20022 `ExternalBankTransactionSubFamily1Code`). */
const CHARGES = new Set(['CHRG', 'COME', 'COMI', 'COMT', 'FEES']);

export type EntryWords = ReturnType<typeof readEntryWords>;

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
    counterparty: other ?? { account: null, name: null },
    reference: payment?.reference ?? entry.reference,
    entryReference: entry.entryReference,
    endToEndId: payment?.endToEndId ?? null,
    isReversal: entry.isReversal,
    original,
    charges,
    ...((isCharge ?? entry.isCharge) && { isCharge: true }),
  };
}
