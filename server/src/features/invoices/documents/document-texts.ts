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
    insurance: string;
    discount: (name: string) => string;
    partOfMonth: (line: string, days: number, ofMonth: number) => string;
  };
  exempt: Record<InvoicedFor, string>;
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
    texts: readonly string[];
  };
  claims: {
    invoice: (serial: number) => string;
    /** A letter that charges a fee has to name the kind of claim (inkassoforskriften § 1-2). */
    what: Record<InvoicedFor, (month: string) => string>;
    earlier: string;
    fee: string;
    /** The number of days after the due date; null when an earlier letter charged interest. */
    interest: (facts: { to: string; days: number | null }) => string;
    /** The yearly rates as they are written, each but the first from a day on. */
    rates: (rates: readonly { percent: string; since: string }[]) => string;
  };
  letters: Record<
    Exclude<LateRentStep, 'notice' | 'petition'>,
    { title: string; texts: (payBy: string, fee: FeeRule) => readonly string[] }
  >;
  /** The end of a letter: how to object. */
  object: (email: string) => string;
  notice: {
    title: string;
    titleWithReminder: string;
    heading: string;
    /** tvangsfullbyrdelsesloven §§ 4-18 and 13-2: without this text it is not a notice. */
    texts: (facts: { sentOn: string; twoWeeksOn: string; payBy: string }) => readonly string[];
    navHeading: string;
    nav: string;
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
