import { isKid } from '../invoices/kid.ts';
import { tidiedText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { namedReceiver } from '../payouts/refund.ts';
import type { BankFileFormat, BankLine, FileLine, PassedReason } from './bank-file.ts';

/** The state of a payment: matched by a feature, or by a person. */
export const LINE_STATES = [
  'taken',
  'waiting',
  'settled',
  'refunded',
  'not_ours',
  'counted',
] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Why a payment is unmatched. */
export const WAITING_REASONS = [
  'no_kid',
  /** Invalid by its check digit or form: 26 digits, all zeros, a wrong digit. */
  'bad_kid',
  'unknown_kid',
  /** Reverses an unknown payment. */
  'reversal_unknown',
  /** Paid out without an order. */
  'debit_unknown',
  /** The details of its entry contradict the entry's amount. */
  'unclear',
] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

export function waitingReason({
  amount,
  kid,
  isReversal,
  unclear,
}: BankLine & Pick<FileLine, 'unclear'>): WaitingReason {
  if (unclear) return 'unclear';
  if (isReversal) return 'reversal_unknown';
  if (amount < 0n) return 'debit_unknown';
  if (kid === null) return 'no_kid';
  return isKid(kid) ? 'unknown_kid' : 'bad_kid';
}

/** Whether a payment is matched by its KID. An outgoing payment may have one as well, its recipient's. */
export const isByKid = ({ amount, kid, isReversal }: BankLine): boolean =>
  kid !== null && (amount > 0n || isReversal);

/**
 * Whether an account's payments of this kind are read from another kind of file, so that none is counted
 * twice: payments with a KID come in one kind only, and the others on the statement.
 */
export const isReadFromOtherSource = (
  line: BankLine,
  format: BankFileFormat,
  kidSource: 'ocr' | 'camt.054',
): boolean => isByKid(line) && format !== kidSource;

/** The largest entry that a bank's own code alone marks as its charge, in øre. A larger one is a person's to settle. */
const CODED_CHARGE_MAX = 1_000_00n;

/**
 * Whether an entry is a charge of the bank by one of these codes or texts of its own. Anybody who runs the money sets
 * the codes, so they decide only about small entries that name no payment and no other party.
 */
export const isChargeByCode = (
  { amount, kid, endToEndId, counterparty, bankCodes = [] }: FileLine,
  codes: readonly string[],
): boolean =>
  amount >= -CODED_CHARGE_MAX &&
  amount <= CODED_CHARGE_MAX &&
  kid === null &&
  endToEndId === null &&
  counterparty.account === null &&
  counterparty.name === null &&
  bankCodes.some((code) => codes.includes(code.toUpperCase()));

/** How a person can settle an unmatched payment. */
export const SETTLEMENTS = {
  /** Rent of a lease. */
  lease: 'settled',
  /** To be refunded; or, for an outgoing payment, refunded by hand. */
  refund: 'refunded',
  /** Of the book's owner: a fee of the bank, a transfer. */
  not_ours: 'not_ours',
  /** Already booked from another file: a lump sum of OCR payments on a statement. */
  counted: 'counted',
  /** An ordered payment that the bank debited after rejecting it. */
  paid_out: 'settled',
  /** Between two client accounts of the same books, by rule only. */
  transfer: 'settled',
  /** A fee of the bank; or, for an incoming payment, the owner's compensation for it. */
  bank_charge: 'not_ours',
} as const satisfies Record<string, LineState>;
export type Settlement = keyof typeof SETTLEMENTS;
export const SETTLEMENT_CHOICES = Object.keys(SETTLEMENTS) as Settlement[];

/** Settlements that need an explanation. */
const NEED_NOTE: ReadonlySet<Settlement> = new Set(['refund', 'not_ours', 'counted']);

const id = z.string().max(100);

export const settlement = z
  .strictObject({
    lineId: id,
    choice: z.enum(SETTLEMENT_CHOICES).exclude(['transfer']),
    contractId: id.nullish().transform((value) => value ?? null),
    invoiceId: id.nullish().transform((value) => value ?? null),
    note: tidiedText(500)
      .nullish()
      .transform((value) => value ?? ''),
    // For a refund: the recipient, if it is not the payer.
    ...namedReceiver,
  })
  .superRefine(({ choice, contractId, note }, context) => {
    const lack = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { reason: 'required' } });
    if (choice === 'lease' && contractId === null) lack('contractId');
    if (NEED_NOTE.has(choice) && note === '') lack('note');
  });

/** The result of a file, or of its lines in one book. */
export interface BankFileReport {
  lines: number;
  /** Lines that an earlier file had. */
  repeated: number;
  /** Lines that are read from the other kind of file. */
  otherSource: number;
  /** Transactions of other services. */
  leftOut: number;
  /** Entries that are not booked, by reason. They are stored with the file. */
  passed: Partial<Record<PassedReason, number>>;
  /** By the feature that matched them. */
  taken: Record<string, number>;
  waiting: Partial<Record<WaitingReason, number>>;
  /** The bank's mark of a repeated file. */
  copy: string | null;
  /** Payments in an answer that the order does not have, by end-to-end id; only the first ones. */
  unknown?: readonly string[];
}
