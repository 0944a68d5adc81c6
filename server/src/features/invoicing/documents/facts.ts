import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';
import type { LetterClaim } from '@husvaer/domain/invoicing/late-claims';
import type { DueStep } from '@husvaer/domain/invoicing/late-rent';
import type { PetitionFacts } from '@husvaer/domain/invoicing/petition';

import type { InvoiceLine, Parties } from '../invoices/store.ts';

/** What every invoice and letter says of who writes it and where money for it goes. */
interface Paper {
  parties: Parties;
  /** Eleven digits. */
  account: string;
  kid: string | null;
}

/** What an invoice of a tenant is for; each is exempt from value added tax by a section of its own. */
export type InvoicedFor = 'rent' | 'deposit_insurance';

export interface InvoiceDocument extends Paper {
  invoicedFor: InvoicedFor;
  serial: number;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  lines: readonly InvoiceLine[];
  total: Ore;
}

export interface CreditNoteDocument extends Omit<InvoiceDocument, 'dueOn'> {
  credits: { serial: number; issuedOn: IsoDate };
  reason: string | null;
}

/** One invoice in a letter, by its number and what it was for: rent names its month by the first day. */
export interface ClaimOf extends LetterClaim {
  serial: number;
  invoicedFor: InvoicedFor;
  month: IsoDate | null;
}

/** A letter of `nextSteps`, with the KID of its oldest invoice: what is paid beyond that goes to the next. */
export interface LetterDocument extends Paper, Omit<DueStep, 'claims'> {
  sentOn: IsoDate;
  claims: readonly ClaimOf[];
}

export interface PetitionDocument extends Omit<LetterDocument, 'kind' | 'payBy' | 'tellsNav'> {
  facts: PetitionFacts;
  /** Where the home is; null of one whose municipality is not known. */
  municipality: string | null;
  /** Whether an agency lets the home for the landlord, and needs to show that it may. */
  isByAgency: boolean;
  /** `isSealed`: signed here, and a file of its own. */
  lease: { signedOn: IsoDate; isSealed: boolean };
  /** The notices of what it is about, the earliest first, as each was sent. */
  notices: readonly NoticeSent[];
}

export interface NoticeSent {
  sentOn: IsoDate;
  /** Of a notice that the house kept it of. */
  sentAt: Temporal.Instant | null;
  /** E-mail addresses. */
  sentTo: readonly string[];
  /** Its copies that were posted: to whom, when, and the number that the post follows a registered letter by. */
  posted: readonly { to: string; on: IsoDate; tracking: string | null }[];
  /** The numbers of the invoices it is about. */
  serials: readonly number[];
}

export interface ReceiptDocument extends Omit<Paper, 'account'> {
  madeOn: IsoDate;
  paidOn: IsoDate;
  amount: Ore;
  /** Whether the landlord had it, and not by way of the bank. */
  isDirect: boolean;
  /** What it paid, and what is left for the next invoice. */
  parts: readonly { serial: number; amount: Ore }[];
  left: Ore;
}

/** A year of what was let for a landlord. Amounts in øre. */
export interface AnnualStatement {
  year: number;
  madeOn: IsoDate;
  /** Whether payments of the year may still be booked. */
  isPreliminary: boolean;
  agency: Parties['seller'];
  registers: Parties['registers'];
  landlord: { name: string; address: string | null };
  homes: readonly {
    name: string;
    address: string;
    /** Of the year's months in which there was anything, by their first day. */
    months: readonly {
      month: IsoDate;
      invoiced: Ore;
      /** What tenants paid. */
      received: Ore;
      /** What the guarantee paid before it came in; below zero, what then came in of that. */
      guaranteed: Ore;
      /** What the agency kept: commissions, additions and invoices to the landlord. */
      kept: Ore;
      paidOut: Ore;
    }[];
    /** What was the landlord's and not paid out before the year, and at its end. */
    opening: Ore;
    closing: Ore;
  }[];
  /** Value added tax in what the agency kept. */
  vat: Ore;
  /** What tenants owed on the last day of the year. */
  owed: Ore;
}
