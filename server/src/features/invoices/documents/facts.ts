import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { AccountChange, InvoiceLine, Parties } from '../store.ts';

/** What every invoice and letter states: its parties, and where to pay. */
export interface PaperFacts {
  parties: Parties;
  /** 11 digits. */
  account: string;
  kid: string | null;
}

/** What an invoice to a tenant is for; each is exempt from value added tax by its own section. */
export type InvoicedFor = 'rent' | 'deposit_insurance';

export interface InvoiceDocument extends PaperFacts {
  invoicedFor: InvoicedFor;
  serial: number;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  lines: readonly InvoiceLine[];
  total: Ore;
  /** When the account is another than before. */
  accountChange: AccountChange | null;
}

export interface CreditNoteDocument extends Omit<InvoiceDocument, 'dueOn'> {
  credits: { serial: number; issuedOn: IsoDate };
  reason: string | null;
}
