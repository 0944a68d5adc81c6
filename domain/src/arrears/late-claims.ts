import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { lateInterest } from '../legal/late-payment.ts';
import type { LegalRate } from '../legal/rates.ts';
import type { LateRentStep } from '../invoices/enums.ts';

/** One invoice of a lease, for dunning. */
export interface LateInvoice {
  id: string;
  dueOn: IsoDate;
  serial: number;
  /** Eviction is only for rent: for an insurance there are only reminders. */
  isRent: boolean;
  /** The total less credited and written-off amounts. */
  principal: Ore;
  /**
   * The part of it that is not rent: separately paid utilities, and added lines. It is not a ground for
   * eviction.
   */
  otherItems: Ore;
  /** Fees and interest that letters charged for it, without those taken back. */
  fees: Ore;
  /** The payments of it, in the order they were made: they pay the principal first. */
  parts: readonly { paidOn: IsoDate; amount: Ore }[];
  /** There is an unsettled objection or report of direct payment, or a payment plan covers it. */
  isStopped: boolean;
  /** An open petition for eviction is recorded for it. */
  isPetitioned: boolean;
}

/** A letter or petition about late rent. It stays recorded whatever is paid. */
export interface LetterSent {
  /** The day it was mailed, or posted if it goes by post. */
  sentOn: IsoDate;
  /** Whether it goes by post and is not posted yet; its deadline does not run. */
  waitsForPost?: boolean;
  /** The last day to pay that it states. */
  payBy: IsoDate | null;
  claims: readonly { invoiceId: string; steps: readonly LateRentStep[]; fee: Ore; interest: Ore }[];
}

/** One invoice in a letter, with its lines. Amounts in øre. */
export interface LetterClaim {
  invoiceId: string;
  dueOn: IsoDate;
  /** The steps that the letter takes for this invoice; empty when it is only listed. */
  steps: readonly LateRentStep[];
  /** The unpaid part of the invoice itself. */
  principal: Ore;
  /** The unpaid part of fees and interest charged before. */
  earlier: Ore;
  /** The charges of this letter. */
  fee: Ore;
  interest: Ore;
}

/**
 * Interest on late payment up to a day, øre: on each payment to the day it was made, and on the unpaid rest
 * to the day itself. Throws `MissingRateError`.
 */
export function interestTo(invoice: LateInvoice, today: IsoDate, rates: readonly LegalRate[]): Ore {
  const { dueOn, principal, parts } = invoice;
  let left = principal;
  let interest = 0n;
  for (const { paidOn, amount } of parts) {
    const paid = amount < left ? amount : left;
    interest += lateInterest(paid, { dueOn, paidOn: paidOn < today ? paidOn : today }, rates);
    left -= paid;
  }
  return interest + lateInterest(left, { dueOn, paidOn: today }, rates);
}

/** The unpaid part of an invoice without fees. */
export function principalLeft({ principal, parts }: LateInvoice): Ore {
  const paid = sumOf(parts.map(({ amount }) => amount));
  return principal > paid ? principal - paid : 0n;
}

/** The unpaid rent of an invoice; payments pay its rent first. */
export function rentLeft({ isRent, principal, otherItems, parts }: LateInvoice): Ore {
  const left = principal - otherItems - sumOf(parts.map(({ amount }) => amount));
  return isRent && left > 0n ? left : 0n;
}

/** An invoice in a letter that charges nothing for it. */
export function claimOf(invoice: LateInvoice, steps: readonly LateRentStep[]): LetterClaim {
  const { id, dueOn, principal, fees, parts } = invoice;
  const paid = sumOf(parts.map(({ amount }) => amount));
  const toFees = paid > principal ? paid - principal : 0n;
  return {
    invoiceId: id,
    dueOn,
    steps,
    principal: principalLeft(invoice),
    earlier: fees > toFees ? fees - toFees : 0n,
    fee: 0n,
    interest: 0n,
  };
}

/** The interest to this day that earlier letters have not charged. Throws `MissingRateError`. */
export function newInterest(
  { letters, rates }: { letters: readonly LetterSent[]; rates: readonly LegalRate[] },
  invoice: LateInvoice,
  today: IsoDate,
): Ore {
  const charged = letters
    .flatMap(({ claims }) => claims)
    .filter(({ invoiceId }) => invoiceId === invoice.id);
  const added = interestTo(invoice, today, rates) - sumOf(charged.map(({ interest }) => interest));
  return added > 0n ? added : 0n;
}

/** The letter that took this step for an invoice. */
export const letterOfStep = (
  letters: readonly LetterSent[],
  id: string,
  step: LateRentStep,
): LetterSent | undefined =>
  letters.find(({ claims }) =>
    claims.some(({ invoiceId, steps }) => invoiceId === id && steps.includes(step)),
  );

/** Whether the deadline of a letter has passed. */
export const isOver = ({ payBy }: LetterSent, today: IsoDate): boolean =>
  payBy === null || today > payBy;

export const sumOf = (amounts: readonly Ore[]): Ore =>
  amounts.reduce((sum, amount) => sum + amount, 0n);
