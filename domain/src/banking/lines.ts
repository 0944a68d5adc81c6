import { isKid } from '../invoices/kid.ts';
import { tidyText } from '../kernel/text.ts';
import { z } from '../kernel/zod.ts';
import { namedReceiver } from '../payouts/refund.ts';
import type { BankFileFormat, BankLine, PassedReason } from './bank-file.ts';

/** What became of a payment: taken by a feature whose it is, or for a person to say. */
export const LINE_STATES = [
  'taken',
  'waiting',
  'settled',
  'refunded',
  'not_ours',
  'counted',
] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Why nobody took a payment. */
export const WAITING_REASONS = [
  'no_kid',
  /** Not one by its check digit: 26 digits, all zeros, a digit wrong. */
  'bad_kid',
  'unknown_kid',
  /** Takes back what nobody knows of. */
  'reversal_unknown',
  /** Went out, and nobody ordered it. */
  'debit_unknown',
] as const;
export type WaitingReason = (typeof WAITING_REASONS)[number];

export function waitingReason({ amount, kid, isReversal }: BankLine): WaitingReason {
  if (isReversal) return 'reversal_unknown';
  if (amount < 0n) return 'debit_unknown';
  if (kid === null) return 'no_kid';
  return isKid(kid) ? 'unknown_kid' : 'bad_kid';
}

/** Whether a payment is somebody's by its KID. What goes out may have one as well: its receiver's. */
export const isByKid = ({ amount, kid, isReversal }: BankLine): boolean =>
  kid !== null && (amount > 0n || isReversal);

/**
 * Whether an account's payments of this kind are taken from another kind of file, so that none is
 * counted twice: those with a KID come in one kind alone, and the statement tells of the others.
 */
export const comesOtherwise = (
  line: BankLine,
  format: BankFileFormat,
  kidSource: 'ocr' | 'camt.054',
): boolean => isByKid(line) && format !== kidSource;

/** What a person may say of a payment that nobody took. */
export const SETTLEMENTS = {
  /** Rent of a lease. */
  lease: 'settled',
  /** To be sent back; or, of what went out, that was sent back by hand. */
  refund: 'refunded',
  /** The keeper's own: a fee of the bank's, a transfer. */
  not_ours: 'not_ours',
  /** Told of by another file as well: a lump of OCR payments on a statement. */
  counted: 'counted',
  /** What was ordered of the bank, which it debited after it had rejected it. */
  paid_out: 'settled',
  /** What the bank took for itself; and, of what came in, what the keeper paid in for that. */
  bank_charge: 'not_ours',
} as const satisfies Record<string, LineState>;
export type Settlement = keyof typeof SETTLEMENTS;
export const SETTLEMENT_CHOICES = Object.keys(SETTLEMENTS) as Settlement[];

/** Those that say nothing by themselves of why. */
const NEED_NOTE: ReadonlySet<Settlement> = new Set(['refund', 'not_ours', 'counted']);

const id = z.string().max(100);

export const settlement = z
  .strictObject({
    lineId: id,
    choice: z.enum(SETTLEMENT_CHOICES),
    contractId: id.nullish().transform((said) => said ?? null),
    invoiceId: id.nullish().transform((said) => said ?? null),
    note: z
      .string()
      .max(5000)
      .nullish()
      .transform((said) => tidyText(said ?? ''))
      .pipe(z.string().max(500)),
    // Of a refund: who is to have it, where it is not whoever paid.
    ...namedReceiver,
  })
  .superRefine(({ choice, contractId, note }, context) => {
    const lack = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], params: { reason: 'required' } });
    if (choice === 'lease' && contractId === null) lack('contractId');
    if (NEED_NOTE.has(choice) && note === '') lack('note');
  });

/** What became of a file, or of the lines in it that are one book's. */
export interface BankFileReport {
  lines: number;
  /** Told of by an earlier file. */
  repeated: number;
  /** Taken from the other kind of file. */
  otherSource: number;
  /** Another service's. */
  leftOut: number;
  /** Entries that are not booked, by why. Their rows are kept with the file. */
  passed: Partial<Record<PassedReason, number>>;
  /** By the feature that took them. */
  taken: Record<string, number>;
  waiting: Partial<Record<WaitingReason, number>>;
  /** What the bank calls it when it sends it once more. */
  copy: string | null;
  /** Payments in an answer to an order that the order does not have, by their end-to-end ids; the first of them. */
  unknown?: readonly string[];
}
