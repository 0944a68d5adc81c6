import type { OpenCase } from '@husvaer/domain/arrears/cases';
import type { Charge, LetterClaim } from '@husvaer/domain/arrears/late-claims';
import type { DueStep } from '@husvaer/domain/arrears/late-rent';
import type { PetitionFacts } from '@husvaer/domain/arrears/petition';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { LegalRate } from '@husvaer/domain/legal/rates';

import type { InvoicedFor, PaperFacts } from '../../invoices/public.ts';

/** An invoice by its number and what it was for; rent names its month by the first day. */
export interface NamedInvoice {
  serial: number;
  invoicedFor: InvoicedFor;
  month: IsoDate | null;
}

/** One invoice in a letter, with what this letter and those before it charged for it. */
interface ClaimOf extends LetterClaim, NamedInvoice {
  charges: readonly Charge[];
}

/** A letter of `nextSteps`, with the KID of its oldest invoice: what is paid beyond that goes to the next. */
export interface LetterDocument
  extends PaperFacts, Omit<DueStep, 'claims' | 'cases' | 'everything' | 'promise'> {
  sentOn: string;
  claims: readonly ClaimOf[];
  /** The notices and petitions before it. */
  cases: readonly (OpenCase & NamedInvoice)[];
  /** All that was overdue on the lease with it, øre; null in one from before this was stored. */
  everything: bigint | null;
  /** The last day to pay {@link everything}, while a case runs. */
  promisedBy: IsoDate | null;
  /** The rates of law that are known. */
  rates: readonly LegalRate[];
}

export interface PetitionDocument extends Omit<
  LetterDocument,
  'kind' | 'payBy' | 'tellsNav' | 'navObjectBy'
> {
  facts: PetitionFacts;
  /** The municipality of the home; null when it is not known. */
  municipality: string | null;
  /** `isSealed`: signed here, and enclosed as a separate file. */
  lease: { signedOn: IsoDate; isSealed: boolean };
  /** The notices that the petition is based on, as each was sent, the earliest first. */
  notices: readonly NoticeSent[];
}

export interface NoticeSent {
  sentOn: IsoDate;
  /** Null when the time was not stored. */
  sentAt: Temporal.Instant | null;
  /** E-mail addresses. */
  sentTo: readonly string[];
  /** Its posted copies: to whom, when, and the tracking number of a registered letter. */
  posted: readonly { to: string; on: IsoDate; tracking: string | null }[];
  /** The numbers of the invoices in it. */
  serials: readonly number[];
}
