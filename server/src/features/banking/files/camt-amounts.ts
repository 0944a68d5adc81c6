import type { Money } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';

import { joinPayments, type PaymentWords } from './camt-payments.ts';
import { moneyOf, oreOf, readAmount, readSign, writeUnits, type Amount } from './camt-values.ts';
import { problemOf, type ProblemSink } from './problems.ts';
import { elementAt, elementsAt, type XmlElement } from './xml-elements.ts';

/** The amounts given for a payment of an entry; banks give them in different ways. */
interface StatedAmounts {
  path: string;
  /** The amounts of the transaction, in any currency. */
  input: Amount[];
  /** The amount that the payer ordered. */
  instructed: Amount | undefined;
  charges: Amount | undefined;
  sign: 1n | -1n | undefined;
}

export function readAmounts(details: XmlElement, problems: ProblemSink): StatedAmounts {
  const at = (path: string) => {
    const element = elementAt(details, path);
    return element && readAmount(element, problems);
  };
  const values = [at('Amt'), at('AmtDtls/TxAmt/Amt'), at('AmtDtls/CntrValAmt/Amt')];
  return {
    path: details.path,
    input: values.filter((one) => one !== undefined),
    instructed: at('AmtDtls/InstdAmt/Amt'),
    charges: readCharges(details, problems),
    sign: readSign(details, problems, true),
  };
}

/** The charges of an entry or a payment: the total if it is given, otherwise the sum of the parts. */
export function readCharges(owner: XmlElement, problems: ProblemSink): Amount | undefined {
  const total = elementAt(owner, 'Chrgs/TtlChrgsAndTaxAmt');
  if (total) return readAmount(total, problems);
  // `Rcrd` since version 04.
  const parts = elementsAt(owner, 'Chrgs').flatMap((one) => [one, ...elementsAt(one, 'Rcrd')]);
  let sum: Amount | undefined;
  for (const part of parts) {
    const element = elementAt(part, 'Amt');
    const amount = element && readAmount(element, problems);
    if (!amount || (sum && sum.currency !== amount.currency)) continue;
    // A credit is a returned charge.
    const units = readSign(part, problems, true) === 1n ? -amount.units : amount.units;
    sum = { ...amount, units: (sum?.units ?? 0n) + units };
  }
  return sum;
}

/** The amount of a payment in the entry's currency; undefined when it is not given. */
export const unitsInCurrency = (
  { input, instructed }: StatedAmounts,
  currency: string,
): bigint | undefined => {
  // An amount ordered in another currency is not the amount that came in.
  const own = input.length > 0 ? input : instructed ? [instructed] : [];
  return own.find((one) => one.currency === currency)?.units;
};

/** An amount of an entry, or of one of its payments, as it is booked. */
interface Part {
  /** Øre, below zero for debits. */
  amount: bigint;
  original: Money | null;
  charges: Money | null;
  words: PaymentWords | undefined;
  /** The bank charged it for its own services. */
  isCharge?: true;
  /** Why a person has to look at it. */
  unclear?: FileProblem;
}

/** An entry that is booked in our currency. */
interface BookedEntry {
  path: string;
  /** Below zero for debits. */
  units: bigint;
  currency: string;
  sign: 1n | -1n;
  charges: Amount | undefined;
}

/** A payment of an entry. */
export interface Payment extends StatedAmounts {
  words: PaymentWords;
}

/**
 * Splits an entry into the parts that are booked: its payments, or the entry itself when not all payments
 * have an amount in its currency. Payments may be given before charges that the entry's amount excludes. The
 * parts have to add up to the entry's amount; otherwise a problem is added.
 */
export function splitEntry(
  entry: BookedEntry,
  payments: readonly Payment[],
  problems: ProblemSink,
): Part[] {
  const { units, currency, charges, sign } = entry;
  const signed = payments.map((payment) => {
    const own = unitsInCurrency(payment, currency);
    return { ...payment, own: own === undefined ? undefined : own * (payment.sign ?? sign) };
  });
  const whole = signed.filter(({ own }) => own !== 0n);
  const part = (one: (typeof whole)[number], net: bigint): Part => ({
    ...bookedAs(one.path, net, problems),
    original: originalOf(one, net, currency),
    charges: one.charges && one.charges.units !== 0n ? moneyOf(one.charges) : null,
    words: one.words,
  });
  const [only] = whole;
  if (whole.length === 1 && payments.length === 1 && only) {
    const deducted = only.charges ?? charges;
    const right = [only.own ?? units, (only.own ?? units) - inMoney(deducted, currency)];
    const rest = units - (only.own ?? units);
    if (sign === -1n && only.words.endToEndId !== null && rest < 0n && !right.includes(units))
      return [part(only, units - rest), ofRest(entry, rest, problems)];
    expectSum(entry, right, problems);
    return [part({ ...only, charges: deducted }, units)];
  }
  if (whole.length === 0 || whole.some(({ own }) => own === undefined)) {
    if (units === 0n) return [];
    const words = whole.length === 0 ? undefined : joinPayments(whole.map((one) => one.words));
    const deducted = charges && charges.units !== 0n ? moneyOf(charges) : null;
    if (payments.length > 0 && whole.length === 0) expectSum(entry, [0n], problems);
    return [{ ...wholeEntry(entry, words, problems), charges: deducted }];
  }
  const sum = whole.reduce((total, { own }) => total + own!, 0n);
  const totalCharges = whole.reduce((total, one) => total + inMoney(one.charges, currency), 0n);
  const ofEntry = inMoney(charges, currency);
  if (sum !== units && sum - totalCharges === units)
    return whole.map((one) => part(one, one.own! - inMoney(one.charges, currency)));
  expectSum(entry, [sum, sum - ofEntry], problems);
  const parts = whole.map((one) => part(one, one.own!));
  if (sum === units) return parts;
  // The bank charged all payments of the entry together.
  const charge = bookedAs(entry.path, -ofEntry, problems);
  return [...parts, { ...charge, original: null, charges: null, words: undefined, isCharge: true }];
}

/** An entry as one part, without what its payments say of their amounts. */
export const wholeEntry = (
  { path, units }: BookedEntry,
  words: PaymentWords | undefined,
  problems: ProblemSink,
): Part => ({ ...bookedAs(path, units, problems), original: null, charges: null, words });

/**
 * What an entry moved beyond the one payment that it names by an order's id. The order is debited by its own
 * amount; what the rest is, a charge for one, only a person can say.
 */
const ofRest = (entry: BookedEntry, rest: bigint, problems: ProblemSink): Part => ({
  ...wholeEntry({ ...entry, units: rest }, undefined, problems),
  unclear: problemOf('wrong_sum', {
    path: `${entry.path}/Amt`,
    found: writeUnits(entry.units),
    expected: writeUnits(entry.units - rest),
  }),
});

function expectSum(entry: BookedEntry, right: readonly bigint[], problems: ProblemSink): void {
  if (right.includes(entry.units)) return;
  problems.add('wrong_sum', {
    path: `${entry.path}/Amt`,
    found: writeUnits(entry.units),
    expected: writeUnits(right[0] ?? 0n),
  });
}

function bookedAs(path: string, units: bigint, problems: ProblemSink): { amount: bigint } {
  const size = units < 0n ? -units : units;
  const ore = oreOf(size, { path, text: writeUnits(size) }, problems) ?? 0n;
  return { amount: units < 0n ? -ore : ore };
}

const inMoney = (amount: Amount | undefined, currency: string): bigint =>
  amount?.currency === currency ? amount.units : 0n;

/** The original amount, when the account was moved by another amount. */
function originalOf(
  { instructed, input }: StatedAmounts,
  net: bigint,
  currency: string,
): Money | null {
  const size = net < 0n ? -net : net;
  const other = [instructed, ...input].find(
    (one) => one && one.units !== 0n && (one.currency !== currency || one.units !== size),
  );
  return other ? moneyOf(other) : null;
}
