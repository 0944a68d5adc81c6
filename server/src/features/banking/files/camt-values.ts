import type { Money } from '@husvaer/domain/banking/bank-file';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { MAX_KRONER } from '@husvaer/domain/kernel/money';
import { isOrgNumber } from '@husvaer/domain/kernel/org-number';
import { accountOfIban, isBankAccount, readBankAccount } from '@husvaer/domain/ledger/bank-account';

import { ZONE } from '../../../platform/norwegian-time.ts';
import type { FileProblems, ProblemSink } from './problems.ts';
import { elementAt, elementsAt, textAt, type XmlElement } from './xml-elements.ts';

/** Amounts in any currency have at most five decimals (ISO 20022). */
const DECIMALS = 5;
const WHOLE = 10n ** BigInt(DECIMALS);
/** One øre in these units. */
export const ORE = WHOLE / 100n;

/** An amount with its currency; `units` are hundred-thousandths. */
export interface Amount {
  units: bigint;
  currency: string;
}

/** Hundred-thousandths. Undefined, with a problem, for text that is not an amount. */
export function readUnits({ path, text }: XmlElement, problems: ProblemSink): bigint | undefined {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,5})0*)?$/.exec(text) ?? [];
  if (whole === undefined) {
    problems.add('wrong_value', { path, found: text });
    return undefined;
  }
  const units = BigInt(whole) * WHOLE + BigInt(part.padEnd(DECIMALS, '0'));
  return sign ? -units : units;
}

/** An amount with its currency, zero or above. Undefined, with a problem, for anything else. */
export function readAmount(element: XmlElement, problems: ProblemSink): Amount | undefined {
  const { path, text, currency } = element;
  const units = readUnits(element, problems);
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency)) {
    const found = currency ?? '';
    problems.add('wrong_value', { path: `${path}/@Ccy`, found, expected: 'NOK' });
    return undefined;
  }
  if (units === undefined) return undefined;
  if (units < 0n) {
    problems.add('not_positive', { path, found: text });
    return undefined;
  }
  return { units, currency };
}

/** The øre to book. Undefined, with a problem, for fractions of an øre and for amounts above the maximum. */
export function oreOf(
  units: bigint,
  { path, text }: Pick<XmlElement, 'path' | 'text'>,
  problems: ProblemSink,
): bigint | undefined {
  if (units % ORE !== 0n) {
    problems.add('wrong_value', { path, found: text });
    return undefined;
  }
  const ore = units / ORE;
  if (ore <= BigInt(MAX_KRONER) * 100n) return ore;
  problems.add('implausible_amount', { path, found: text, expected: `0–${MAX_KRONER}` });
  return undefined;
}

/** An amount as banks write it: `-8000.00`. */
export function writeUnits(units: bigint): string {
  const size = units < 0n ? -units : units;
  const part = String(size % WHOLE).padStart(DECIMALS, '0');
  const decimals = part.slice(0, 2) + part.slice(2).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${size / WHOLE}.${decimals}`;
}

export const writeOre = (ore: bigint): string => writeUnits(ore * ORE);

export const moneyOf = ({ units, currency }: Amount): Money => ({
  amount: writeUnits(units),
  currency,
});

/** 1 for credits, -1 for debits. Undefined, with a problem, for anything else. */
export function readSign(
  owner: XmlElement,
  problems: ProblemSink,
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

/** An XML boolean. Anything else adds a problem. */
export function readFlag(owner: XmlElement, name: string, problems: ProblemSink): boolean {
  const element = elementAt(owner, name);
  if (!element) return false;
  const { path, text } = element;
  if (!/^(true|false|0|1)$/.test(text))
    problems.add('wrong_value', { path, found: text, expected: 'true, false' });
  return text === 'true' || text === '1';
}

/** A date, or the Norwegian date of a moment. A time without a zone is a Norwegian one. */
export function readDay(owner: XmlElement, name: string, problems: FileProblems): IsoDate | null {
  const element = elementAt(owner, `${name}/Dt`) ?? elementAt(owner, `${name}/DtTm`);
  if (!element) return null;
  const day = dayOf(element.text);
  if (day === null) problems.add('wrong_date', { path: element.path, found: element.text });
  else problems.expectPlausible(day, { path: element.path });
  return day;
}

/** The Norwegian date of a date, a time or a moment (ISO 8601); null for anything else. */
export function dayOf(written: string): IsoDate | null {
  const [, date, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+)?(Z|[+-]\d{2}:?\d{2})?$/.exec(written) ?? [];
  if (date === undefined) return null;
  try {
    return zone === undefined || !written.includes('T')
      ? Temporal.PlainDate.from(date).toString()
      : Temporal.Instant.from(written).toZonedDateTimeISO(ZONE).toPlainDate().toString();
  } catch {
    return null;
  }
}

/** The 11 digits of a Norwegian account in any notation; other accounts as they are written. */
export function readAccount(account: XmlElement | undefined): string | null {
  const written = account && textAt(account, 'Id/IBAN', 'Id/Othr/Id');
  if (!written) return null;
  return accountOfIban(written.replaceAll('.', '')) ?? readBankAccount(written) ?? written;
}

/** Our own account. A Norwegian one needs a valid check digit. */
export function readOwnAccount(element: XmlElement, problems: ProblemSink): string {
  const account = readAccount(element) ?? '';
  if (/^(NO.*|\d{11})$/i.test(account.replaceAll(/[\s.]/gu, '')) && !isBankAccount(account))
    problems.add('wrong_account', { path: `${element.path}/Id`, found: account });
  return account;
}

/** Ids that a bank gives its customers itself (ISO 20022 `ExternalOrganisationIdentification1Code`). */
const OF_BANK = new Set(['BANK', 'CUST']);

/** The organisation numbers of an account's owner: `974760673`, `NO974760673MVA`. Other ids are left out. */
export const readOwners = (account: XmlElement): string[] =>
  elementsAt(account, 'Ownr/Id/OrgId/Othr').flatMap((other) => {
    const digits = (textAt(other, 'Id') ?? '').replaceAll(/\s|^NO|MVA$/giu, '');
    return isOrgNumber(digits) && !OF_BANK.has(textAt(other, 'SchmeNm/Cd') ?? '') ? digits : [];
  });
