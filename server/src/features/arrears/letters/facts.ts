import type { LetterClaim } from '@husvaer/domain/arrears/late-claims';
import type { DueStep } from '@husvaer/domain/arrears/late-rent';
import type { PetitionFacts } from '@husvaer/domain/arrears/petition';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { InvoicedFor, PaperFacts } from '../../invoices/public.ts';

/** One invoice in a letter, by its number and what it was for: rent names its month by the first day. */
export interface ClaimOf extends LetterClaim {
  serial: number;
  invoicedFor: InvoicedFor;
  month: IsoDate | null;
}

/** A letter of `nextSteps`, with the KID of its oldest invoice: what is paid beyond that goes to the next. */
export interface LetterDocument extends PaperFacts, Omit<DueStep, 'claims'> {
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
