import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { InvoiceLine, Parties } from '../store.ts';

/** What every invoice and letter says of who writes it and where money for it goes. */
export interface PaperFacts {
  parties: Parties;
  /** Eleven digits. */
  account: string;
  kid: string | null;
}

/** What an invoice of a tenant is for; each is exempt from value added tax by a section of its own. */
export type InvoicedFor = 'rent' | 'deposit_insurance';

export interface InvoiceDocument extends PaperFacts {
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
