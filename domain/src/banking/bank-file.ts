import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/**
 * Files of movements on our accounts. OCR giro and camt.054 name what came in, camt.053 is the account's
 * statement, and camt.052 is what stands on it so far today.
 */
export const BANK_FILE_FORMATS = ['ocr', 'camt.054', 'camt.053', 'camt.052'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** An amount as a bank writes it, in any currency: `-500.00`. */
export interface Money {
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** One payment in or out of an account of ours, as the bank's file says it. */
export interface BankLine {
  /** Ours: eleven digits, or as written where a bank abroad keeps it. */
  account: string;
  /** What came in is positive; what went out, or was taken back, negative. */
  amount: Ore;
  bookedOn: IsoDate;
  /** When the payer's bank had it, which is what a debtor is judged by (husleieloven § 3-3). */
  paidOn: IsoDate;
  /** As written, without spaces: not looked up, and not said to be one. */
  kid: string | null;
  text: string | null;
  counterparty: { account: string | null; name: string | null };
  /** The bank's own archive reference. */
  reference: string | null;
  /** What whoever paid called it; ours on payouts. */
  endToEndId: string | null;
  /** Takes back an earlier payment. */
  isReversal: boolean;
}

/** A payment with what else a file says of its amount. */
export interface FileLine extends BankLine {
  /** What was paid, where the account got or gave another amount: in other money, or before charges. */
  original: Money | null;
  /** What banks kept of it. */
  charges: Money | null;
  /** `NtryRef`: the bank's own for the entry. Some banks write the same on every entry, or count entries by it. */
  entryReference?: string | null;
  /** The notification's or statement's own id. */
  statementId?: string | null;
  /** The bank took it for its own services. */
  isCharge?: boolean;
}

/** What stood on an account at the end of a day. */
export interface BankBalance {
  amount: Ore;
  on: IsoDate;
}

/** One account's part of a file: a statement, a notification, or an OCR assignment. */
export interface FileStatement {
  account: string;
  /** The statement's own id. */
  bankId: string | null;
  /** `ElctrncSeqNb`, `LglSeqNb`, or the number of an OCR transmission. */
  number: number | null;
  /** Whose numbering it is: banks number per account, and OCR transmissions per recipient. */
  series: string;
  /** Null where the file doesn't say it, or says it in other money. */
  opening: BankBalance | null;
  closing: BankBalance | null;
}

/** Why an entry of a bank's file is not booked. */
export const PASSED_REASONS = [
  /** Expected, and not booked by the bank yet. */
  'pending',
  /** Told for information: nothing moves. */
  'information',
  /** Of an account so far today: the statement has it as well. */
  'interim',
  'zero',
  /** Booked in other money than kroner. */
  'other_currency',
  /** Of an account that is no client account of these books. */
  'foreign_account',
] as const;
export type PassedReason = (typeof PASSED_REASONS)[number];

/** An entry that is passed over. */
export interface PassedEntry extends Money {
  account: string;
  bookedOn: IsoDate | null;
  text: string | null;
  reason: PassedReason;
}

/** A file whose every control sum was right. */
export interface BankFile {
  format: BankFileFormat;
  /** The transmission's number (OCR) or the message's id (camt): the bank's, and not unique over banks. */
  id: string;
  lines: FileLine[];
  passed: PassedEntry[];
  statements: FileStatement[];
  /** Other services' transactions: counted, not read. */
  leftOut: number;
  /** What the bank calls a file it sends once more: `COPY`, `DUPL`, `CODU`. */
  copy: string | null;
}

/** A bank's answer to payments we ordered (pain.002). `ACCP` is accepted, which is not paid. */
export interface PaymentReport {
  format: 'pain.002';
  messageId: string;
  /** Of the order it answers. */
  originalMessageId: string;
  group: PaymentStatus | null;
  batches: (PaymentStatus & { paymentInformationId: string })[];
  transactions: (PaymentStatus & {
    endToEndId: string;
    paymentInformationId: string | null;
  })[];
}

/** ISO 20022: `ACTC`, `ACCP`, `ACSP`, `ACSC`, `PDNG`, `PART`, `RJCT`, …; the reason says why it was refused. */
export interface PaymentStatus {
  status: string;
  reasonCode: string | null;
  text: string | null;
}
