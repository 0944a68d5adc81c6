import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { accountOfIban, isBankAccount } from '@husvaer/domain/ledger/bank-account';

import type { FileProblems } from './problems.ts';
import { elementAt, textAt, type XmlElement } from './xml-elements.ts';

/** Øre of an amount in kroner and its hundredths; undefined, and a problem, for what is none. */
export function readAmount(
  element: XmlElement,
  currency: string,
  problems: FileProblems,
): bigint | undefined {
  const { path, text } = element;
  if (element.currency !== undefined && element.currency !== currency) {
    problems.add('other_currency', { path, found: element.currency, expected: currency });
    return undefined;
  }
  const [, sign, whole, part = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === undefined) {
    problems.add('wrong_value', { path, found: text });
    return undefined;
  }
  const ore = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  return sign ? -ore : ore;
}

/** An amount that a payment may have. */
export function readPositive(
  element: XmlElement,
  currency: string,
  problems: FileProblems,
): bigint | undefined {
  const amount = readAmount(element, currency, problems);
  if (amount === undefined || amount > 0n) return amount;
  problems.add('not_positive', { path: element.path, found: element.text });
  return undefined;
}

/** 1 for what comes in, -1 for what goes out; undefined, and a problem, for anything else. */
export function readSign(
  owner: XmlElement,
  problems: FileProblems,
  isOptional = false,
): 1n | -1n | undefined {
  const element = elementAt(owner, 'CdtDbtInd');
  if (element?.text === 'CRDT') return 1n;
  if (element?.text === 'DBIT') return -1n;
  const path = `${owner.path}/CdtDbtInd`;
  if (element) problems.add('wrong_value', { path, found: element.text, expected: 'CRDT, DBIT' });
  else if (!isOptional) problems.add('missing', { path });
  return undefined;
}

/** A day, or the day of a moment as the bank's own clock showed it. */
export function readDay(owner: XmlElement, name: string, problems: FileProblems): IsoDate | null {
  const element = elementAt(owner, `${name}/Dt`) ?? elementAt(owner, `${name}/DtTm`);
  if (!element) return null;
  const day = element.text.slice(0, 10);
  const moment = new Date(`${day}T00:00:00Z`);
  if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)) return day;
  problems.add('wrong_date', { path: element.path, found: element.text });
  return null;
}

/** Eleven digits of a Norwegian account, however it is written; another as it is written. */
export function readAccount(account: XmlElement | undefined): string | null {
  if (!account) return null;
  const iban = textAt(account, 'Id/IBAN');
  return iban ? (accountOfIban(iban) ?? iban) : textAt(account, 'Id/Othr/Id');
}

/** Our own account: a Norwegian one has to be right by its digits. */
export function readOwnAccount(element: XmlElement, problems: FileProblems): string {
  const account = readAccount(element) ?? '';
  if (/^(NO.*|\d{11})$/.test(account) && !isBankAccount(account))
    problems.add('wrong_account', { path: `${element.path}/Id`, found: account });
  return account;
}
