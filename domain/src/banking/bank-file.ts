import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { FileProblem } from './file-problems.ts';

/**
 * Files with entries of our accounts. OCR giro and camt.054 list incoming payments, camt.053 is the statement
 * of an account, and camt.052 lists its entries so far today.
 */
export const BANK_FILE_FORMATS = ['ocr', 'camt.054', 'camt.053', 'camt.052'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** An amount as a bank writes it, in any currency: `-500.00`. */
export interface Money {
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** One payment into or out of an account of ours, from a bank's file. */
export interface BankLine {
  /** Our account: eleven digits, or as written when a foreign bank keeps it. */
  account: string;
  /** Incoming is positive; outgoing, or reversed, is negative. */
  amount: Ore;
  bookedOn: IsoDate;
  /** When the payer's bank received it, which decides whether a debtor paid in time (husleieloven § 3-3). */
  paidOn: IsoDate;
  /** As written, without spaces: it may be unknown or invalid. */
  kid: string | null;
  text: string | null;
  counterparty: { account: string | null; name: string | null };
  /** The bank's own archive reference. */
  reference: string | null;
  /** The payer's reference; ours for payouts. */
  endToEndId: string | null;
  /** Reverses an earlier payment. */
  isReversal: boolean;
}

/** A payment with the other facts that a file states about its amount. */
export interface FileLine extends BankLine {
  /** The amount paid, when the account's amount is different: in another currency, or before charges. */
  original: Money | null;
  /** The banks' charges. */
  charges: Money | null;
  /**
   * `NtryRef`: the bank's reference of the entry. Some banks write the same one on every entry, or number
   * entries by it.
   */
  entryReference?: string | null;
  /** The id of the notification or statement. */
  statementId?: string | null;
  /**
   * What of its file the bank books in one sum: the number of the entry, from 1; in OCR the centre, the day
   * code and the number of the settlement.
   */
  entry?: number;
  /** Why the details of its entry were not read, if they contradict the entry's amount. */
  unclear?: FileProblem;
  /** A fee of the bank itself. */
  isCharge?: boolean;
  /** What the bank itself calls the entry: its own code (`BkTxCd/Prtry/Cd`) and its own text (`AddtlNtryInf`). */
  bankCodes?: readonly string[];
}

/** The balance of an account at the end of a day. */
export interface BankBalance {
  amount: Ore;
  on: IsoDate;
}

/** One account's part of a file: a statement, a notification, or an OCR assignment. */
export interface FileStatement {
  account: string;
  /** The Norwegian organisation numbers of the account's owner, where the file names any. */
  ownerOrgNumbers?: string[];
  /** The statement's id. */
  bankId: string | null;
  /** `ElctrncSeqNb`, `LglSeqNb`, or the number of an OCR transmission. */
  number: number | null;
  /** The series of the number: banks number by account, and OCR transmissions by recipient. */
  series: string;
  /** Null when the file does not state it, or states it in another currency. */
  opening: BankBalance | null;
  closing: BankBalance | null;
}

/** Why an entry of a bank's file is not booked. */
export const PASSED_REASONS = [
  /** Expected, but not booked by the bank yet. */
  'pending',
  /** For information only: no money moves. */
  'information',
  /** An entry so far today: the statement has it as well. */
  'interim',
  'zero',
  /** Booked in another currency than kroner. */
  'other_currency',
  /** For an account that is not a client account of these books. */
  'foreign_account',
] as const;
export type PassedReason = (typeof PASSED_REASONS)[number];

/** An entry that is not booked. */
export interface PassedEntry extends Money {
  account: string;
  bookedOn: IsoDate | null;
  text: string | null;
  /** The bank's own archive reference. */
  reference: string | null;
  reason: PassedReason;
}

/** A file with correct control sums. */
export interface BankFile {
  format: BankFileFormat;
  /**
   * The transmission's number (OCR) or the message's id (camt): assigned by the bank, and not unique across
   * banks.
   */
  id: string;
  lines: FileLine[];
  passed: PassedEntry[];
  statements: FileStatement[];
  /** Transactions of other services: counted, not read. */
  leftOut: number;
  /** The bank's mark of a repeated file: `COPY`, `DUPL`, `CODU`. */
  copy: string | null;
}

/** A bank's answer to our payment order (pain.002). `ACCP` means accepted, not paid. */
export interface PaymentReport {
  format: 'pain.002';
  messageId: string;
  /** The id of the order it answers. */
  originalMessageId: string;
  group: PaymentStatus | null;
  batches: (PaymentStatus & { paymentInformationId: string })[];
  transactions: (PaymentStatus & {
    endToEndId: string;
    paymentInformationId: string | null;
  })[];
}

/** ISO 20022: `ACTC`, `ACCP`, `ACSP`, `ACSC`, `PDNG`, `PART`, `RJCT`, …; the reason explains a rejection. */
export interface PaymentStatus {
  status: string;
  reasonCode: string | null;
  text: string | null;
}
