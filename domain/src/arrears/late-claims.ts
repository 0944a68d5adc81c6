import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { lateInterest } from '../legal/late-payment.ts';
import type { LateRentStep } from '../invoices/enums.ts';

/** One invoice of a lease as its dunning sees it. */
export interface LateInvoice {
  id: string;
  dueOn: IsoDate;
  serial: number;
  /** Nobody is evicted for anything but rent: an insurance is reminded of, and no more. */
  isRent: boolean;
  /** Its total less what was credited or written off. */
  principal: Ore;
  /** What of it is not rent: use that is paid for beside it, and added lines. Nobody is evicted for it. */
  beside: Ore;
  /** Fees and interest that letters charged for it, and nobody took back. */
  fees: Ore;
  /** What paid it, in the order it was paid: the principal first. */
  parts: readonly { paidOn: IsoDate; amount: Ore }[];
  /** An objection is registered, or the tenant says that it was paid directly, and neither is settled; or a payment plan covers it. */
  isStopped: boolean;
  /** Somebody noted that eviction was petitioned for because of it, and the case is open. */
  isPetitioned: boolean;
}

/** What was sent or made about late rent. It stays a fact whatever is paid. */
export interface LetterSent {
  /** The day it was mailed, or posted where it goes by post. */
  sentOn: IsoDate;
  /** Whether it goes by post and is not posted yet: no deadline runs. */
  waitsForPost?: boolean;
  /** The last day to pay that it names. */
  payBy: IsoDate | null;
  claims: readonly { invoiceId: string; steps: readonly LateRentStep[]; fee: Ore; interest: Ore }[];
}

/** One invoice in a letter, with its own lines. Amounts in øre. */
export interface LetterClaim {
  invoiceId: string;
  dueOn: IsoDate;
  /** What the letter is to this invoice; none where it is only listed. */
  steps: readonly LateRentStep[];
  /** What is left of the invoice itself. */
  principal: Ore;
  /** What is left of fees and interest that were charged before. */
  earlier: Ore;
  /** What this letter charges. */
  fee: Ore;
  interest: Ore;
}

/** Interest on late payment to a day, øre: on each part to the day it was paid, and on what is left to the day itself. */
export function interestTo(invoice: LateInvoice, today: IsoDate): Ore {
  const { dueOn, principal, parts } = invoice;
  let left = principal;
  let interest = 0n;
  for (const { paidOn, amount } of parts) {
    const paid = amount < left ? amount : left;
    interest += lateInterest(paid, { dueOn, paidOn: paidOn < today ? paidOn : today });
    left -= paid;
  }
  return interest + lateInterest(left, { dueOn, paidOn: today });
}

/** What is left of an invoice itself. */
export function principalLeft({ principal, parts }: LateInvoice): Ore {
  const paid = sumOf(parts.map(({ amount }) => amount));
  return principal > paid ? principal - paid : 0n;
}

/** What is left of an invoice's rent: what is paid of an invoice pays its rent first. */
export function rentLeft({ isRent, principal, beside, parts }: LateInvoice): Ore {
  const left = principal - beside - sumOf(parts.map(({ amount }) => amount));
  return isRent && left > 0n ? left : 0n;
}

/** An invoice as a letter lists it that charges nothing. */
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

/** What earlier letters have not charged of the interest to this day. */
export function newInterest(
  letters: readonly LetterSent[],
  invoice: LateInvoice,
  today: IsoDate,
): Ore {
  const charged = letters
    .flatMap(({ claims }) => claims)
    .filter(({ invoiceId }) => invoiceId === invoice.id);
  const added = interestTo(invoice, today) - sumOf(charged.map(({ interest }) => interest));
  return added > 0n ? added : 0n;
}

/** The letter that was this step for an invoice. */
export const sentAbout = (
  letters: readonly LetterSent[],
  id: string,
  step: LateRentStep,
): LetterSent | undefined =>
  letters.find(({ claims }) =>
    claims.some(({ invoiceId, steps }) => invoiceId === id && steps.includes(step)),
  );

/** Whether what a letter asked for was not done in time. */
export const isOver = ({ payBy }: LetterSent, today: IsoDate): boolean =>
  payBy === null || today > payBy;

export const sumOf = (amounts: readonly Ore[]): Ore =>
  amounts.reduce((sum, amount) => sum + amount, 0n);
