import { SMALL_DIFFERENCE } from '../payments/small-difference.ts';
import {
  INVOICE_COLOURS,
  type InvoiceColour,
  type InvoiceKind,
  type InvoiceStatus,
} from '../invoices/enums.ts';
import { oreToKroner } from '../kernel/money.ts';
import type { LeaseSide } from '../leases/enums.ts';

/** Whom an invoice asks for money. */
export type InvoiceSide = 'tenant' | 'landlord';

const LANDLORDS: readonly InvoiceKind[] = ['landlord', 'landlord_credit_note'];

export const sideOfInvoice = (kind: InvoiceKind): InvoiceSide =>
  LANDLORDS.includes(kind) ? 'landlord' : 'tenant';

/**
 * The colour a lease's own list shows an invoice in (specification, section 4): that of any list, but
 * what was overpaid is blue, beside the words that it moves to the next invoice. A word that is not
 * known yet is grey.
 */
export function colourInLease(status: string): InvoiceColour {
  if (status === 'over_paid') return 'blue';
  return Object.hasOwn(INVOICE_COLOURS, status) ? INVOICE_COLOURS[status as InvoiceStatus] : 'grey';
}

/** Attachments of an invoice that stand in the list; the others are behind a `+N` (section 9). */
export const ATTACHMENTS_SHOWN = 3;

/** What those a lease is about may say of an invoice of its rent. */
export const INVOICE_ACTIONS = [
  'say_paid',
  'object',
  'receive',
  'deny',
  'settle',
  'write_off',
] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

interface SaidOfInvoice {
  kind: InvoiceKind;
  /** What is left to pay, kroner. */
  amountDue: number;
  /** Whether the tenant says that the landlord had it directly, and nobody has answered. */
  isSaidPaid: boolean;
  objection: string | null;
}

/** What one side may say of an invoice as it stands: nothing of one that is paid, or no rent. */
export function invoiceActions(
  { kind, amountDue, isSaidPaid, objection }: SaidOfInvoice,
  { side, mayWrite }: { side: LeaseSide; mayWrite: boolean },
): InvoiceAction[] {
  if (kind !== 'rent' || amountDue <= 0) return [];
  const may: Record<InvoiceAction, boolean> = {
    say_paid: side === 'tenant' && !isSaidPaid,
    object: side === 'tenant' && objection === null,
    receive: side !== 'tenant',
    deny: side !== 'tenant' && isSaidPaid,
    settle: side !== 'tenant' && objection !== null,
    // More than a small rest is written off where all of the agency's invoices are.
    write_off: mayWrite && amountDue <= oreToKroner(SMALL_DIFFERENCE),
  };
  return INVOICE_ACTIONS.filter((doing) => may[doing]);
}
