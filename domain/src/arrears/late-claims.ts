import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { twoWeeksUntil } from '../leases/status.ts';
import { lateInterestLines, type InterestLine } from '../legal/late-payment.ts';
import type { LegalRate } from '../legal/rates.ts';
import type { LateRentStep } from '../invoices/enums.ts';

/** Why no letter is sent about an invoice, and no eviction petitioned for. */
export const STOPS = ['objection', 'said_paid', 'plan', 'not_sent'] as const;
export type Stop = (typeof STOPS)[number];

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
  parts: readonly { paymentId: string; paidOn: IsoDate; amount: Ore }[];
  /** An unsettled objection or report of direct payment, a payment plan, or an invoice that was not sent. */
  stop: Stop | null;
  /** When eviction was petitioned for because of it, in an open case. */
  petitionedOn: IsoDate | null;
}

/** A letter or petition about late rent. It stays recorded whatever is paid. */
export interface LetterSent {
  /** The day it was mailed, or posted if it goes by post. */
  sentOn: IsoDate;
  /** Whether it goes by post and is not posted yet; its deadline does not run. */
  waitsForPost?: boolean;
  /** The last day to pay that it states. */
  payBy: IsoDate | null;
  /** The last day to object to notifying Nav, as the letter states it; null when it states none. */
  navObjectBy: IsoDate | null;
  /** What it says to be enough for every notice up to it; null where it says no such thing. */
  promise: LetterPromise | null;
  /** What a notice says to be enough for its own claims; null for other letters. */
  own: LetterPromise | null;
  claims: readonly { invoiceId: string; steps: readonly LateRentStep[]; fee: Ore; interest: Ore }[];
}

/** A sum that a letter says to be enough, so that no eviction is petitioned for. */
export interface LetterPromise {
  /** The day of the letter. */
  since: IsoDate;
  /** The last day to pay it. */
  by: IsoDate;
  amount: Ore;
}

/** What a notice says to be enough for its own claims: the sum on it, by its day. */
export const ownPromise = ({
  kind,
  sentOn,
  payBy,
  total,
}: {
  kind: LateRentStep;
  sentOn: IsoDate;
  payBy: IsoDate | null;
  total: Ore;
}): LetterPromise | null =>
  kind === 'notice' && payBy !== null ? { since: sentOn, by: payBy, amount: total } : null;

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

/** Days on which interest runs on a part of an invoice at one rate. */
export interface ClaimInterest extends InterestLine {
  /** øre */
  base: Ore;
}

/**
 * Interest on late payment up to a day, øre: on each payment to the day it was made, and on the unpaid rest
 * to the day itself. Throws `MissingRateError`.
 */
export function interestLines(
  { dueOn, principal, parts }: Pick<LateInvoice, 'dueOn' | 'principal' | 'parts'>,
  today: IsoDate,
  rates: readonly LegalRate[],
): ClaimInterest[] {
  let left = principal;
  const runs = (base: Ore, paidOn: IsoDate) =>
    lateInterestLines(base, { dueOn, paidOn }, rates).map((line) => ({ ...line, base }));
  const paid = parts.flatMap(({ paidOn, amount }) => {
    const base = amount < left ? amount : left;
    left -= base;
    return runs(base, paidOn < today ? paidOn : today);
  });
  return [...paid, ...runs(left, today)];
}

/** The sum of {@link interestLines}, øre. */
export const interestTo = (...input: Parameters<typeof interestLines>): Ore =>
  sumOf(interestLines(...input).map(({ interest }) => interest));

/** A fee or interest that a letter charged for an invoice, øre. */
export interface Charge {
  kind: 'fee' | 'interest';
  /** The day of the letter. */
  chargedOn: IsoDate;
  /** The days of the interest; null for a fee. */
  days: { from: IsoDate; to: IsoDate } | null;
  amount: Ore;
}

/** What letters charged for an invoice, one by one, the earliest first. */
export function chargesOf(
  letters: readonly {
    sentOn: IsoDate;
    claims: readonly { invoiceId: string; fee: Ore; interest: Ore }[];
  }[],
  { id, dueOn }: Pick<LateInvoice, 'id' | 'dueOn'>,
): Charge[] {
  let from = addDays(dueOn, 1);
  return letters.flatMap(({ sentOn, claims }) =>
    claims
      .filter(({ invoiceId }) => invoiceId === id)
      .flatMap(({ fee, interest }): Charge[] => {
        const days = { from, to: sentOn };
        if (interest > 0n) from = addDays(sentOn, 1);
        return [
          { kind: 'fee' as const, chargedOn: sentOn, days: null, amount: fee },
          { kind: 'interest' as const, chargedOn: sentOn, days, amount: interest },
        ].filter(({ amount }) => amount > 0n);
      }),
  );
}

/** The first day whose interest no letter has charged: the days before it are in {@link chargesOf}. */
export const unchargedFrom = (dueOn: IsoDate, charges: readonly Charge[]): IsoDate =>
  addDays(charges.findLast(({ days }) => days !== null)?.days?.to ?? dueOn, 1);

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

/**
 * The first day on which eviction may be petitioned for by a notice: after the two weeks of
 * tvangsfullbyrdelsesloven § 4-18, and after the day that it states. Null while it waits for the post.
 */
export function petitionFrom({ sentOn, payBy, waitsForPost }: LetterSent): IsoDate | null {
  if (waitsForPost) return null;
  const lawful = addDays(twoWeeksUntil(sentOn), 1);
  const promised = payBy === null ? lawful : addDays(payBy, 1);
  return promised > lawful ? promised : lawful;
}

/** Whether the deadline of a letter has passed. */
export const isOver = ({ payBy }: LetterSent, today: IsoDate): boolean =>
  payBy === null || today > payBy;

export const sumOf = (amounts: readonly Ore[]): Ore =>
  amounts.reduce((sum, amount) => sum + amount, 0n);
