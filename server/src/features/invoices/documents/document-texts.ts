import type { CaseState } from '@husvaer/domain/arrears/cases';
import type { LateRentStep } from '@husvaer/domain/invoices/enums';
import type { UseCost } from '@husvaer/domain/leases/enums';

import type { FeeRule } from '@husvaer/domain/legal/late-payment';

import type { InvoicedFor } from './facts.ts';

/** The texts of invoices, letters and statements in one language. */
export interface DocumentTexts {
  /** BCP 47, for the format of amounts and months. */
  locale: string;
  kroner: (amount: string) => string;
  labels: Record<
    | 'amount'
    | 'dueOn'
    | 'payBy'
    | 'account'
    | 'newAccount'
    | 'formerAccount'
    | 'noticedOn'
    | 'appliesFrom'
    | 'kid'
    | 'receiver'
    | 'issuedOn'
    | 'creditedOn'
    | 'sentOn'
    | 'from'
    | 'onBehalfOf'
    | 'home'
    | 'lease'
    | 'what'
    | 'period'
    | 'claim'
    | 'total'
    | 'credits'
    | 'reason'
    | 'paidOn'
    | 'left'
    | 'month'
    | 'invoiced'
    | 'received'
    | 'kept'
    | 'paidOut'
    | 'owed'
    | 'guaranteed'
    | 'opening'
    | 'closing'
    | 'vatKept'
    | 'landlord',
    string
  >;
  headings: Record<
    | 'toPay'
    | 'newAccount'
    | 'lines'
    | 'parties'
    | 'about'
    | 'howToPay'
    | 'owed'
    | 'comes'
    | 'paid'
    | 'year',
    string
  >;
  orgNumber: (facts: { digits: string; isInVat: boolean; isInBusiness: boolean }) => string;
  lines: {
    rent: string;
    useCosts: Record<UseCost, string>;
    /** The premium of an insurance, and for whom it is collected where that is known. */
    insurance: (insurer: string | null) => string;
    discount: (name: string) => string;
    partOfMonth: (line: string, days: number, ofMonth: number) => string;
  };
  exempt: Record<InvoicedFor, string>;
  /** What an invoice of an insurance is for: how long, and what comes after. */
  insured: string;
  invoice: {
    title: (serial: number) => string;
    pay: (email: string, fee: FeeRule) => readonly string[];
    /** Where the notice of another account is. */
    newAccount: string;
  };
  creditNote: {
    heading: string;
    title: (serial: number) => string;
    invoice: (serial: number, issuedOn: string) => string;
    /** `email` is where a tenant asks for the money (husleieloven §§ 3-7 and 4-4). */
    texts: (email: string) => readonly string[];
  };
  claims: {
    invoice: (serial: number) => string;
    /** A letter that charges a fee has to name the kind of claim (inkassoforskriften § 1-2). */
    what: Record<InvoicedFor, (month: string) => string>;
    /** The fee of a letter of a day. */
    fee: (chargedOn: string) => string;
    /** Interest that a letter charged, and its days. */
    interest: (facts: { from: string; to: string; days: number }) => string;
    /** Payments of fees and interest. */
    paid: string;
    /** The yearly rates as they are written, each but the first from a day on. */
    rates: (rates: readonly { percent: string; since: string }[]) => string;
  };
  letters: Record<
    Exclude<LateRentStep, 'notice' | 'petition'>,
    { title: string; texts: (payBy: string, fee: FeeRule) => readonly string[] }
  >;
  /** The notices and petitions before a letter about late rent. Amounts and days are written. */
  cases: {
    heading: string;
    /** How far one has come. */
    is: Record<
      CaseState,
      (facts: { sentOn: string; payBy: string; petitionedOn: string }) => string
    >;
    /** What is unpaid of the invoice of a case. */
    open: (amount: string) => string;
    /** The rows of a notice after its cases: its own claim, and what else is overdue. */
    own: string;
    rest: string;
    /** What stops all of them: the sum of all that is overdue, and for a case that runs its last day. */
    stops: Record<CaseState, (facts: { amount: string; by: string }) => string>;
  };
  /** The end of a letter: how to object. */
  object: (email: string) => string;
  /** Notifying Nav of the arrears, and the right to object to it first (husleieloven § 9-11). */
  nav: {
    rightHeading: string;
    right: (by: string) => string;
    noticedHeading: string;
    noticed: string;
  };
  notice: {
    title: string;
    titleWithReminder: string;
    heading: string;
    /** tvangsfullbyrdelsesloven §§ 4-18 and 13-2: without this text it is not a notice. */
    texts: (facts: { sentOn: string; twoWeeksOn: string; promise: string }) => readonly string[];
    /** The sum on the notice, and until when no petition is filed if it is paid. Its mail says the same. */
    promise: (facts: { amount: string; by: string }) => string;
    helpHeading: string;
    help: readonly string[];
  };
  receipt: { title: string; texts: readonly string[]; direct: readonly string[] };
  statement: {
    title: (year: number) => string;
    preliminary: (day: string) => string;
    /** The heading of the balance of a day. */
    on: (day: string) => string;
    texts: readonly string[];
  };
}
