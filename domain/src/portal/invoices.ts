import { SMALL_DIFFERENCE } from '../payments/small-difference.ts';
import {
  INVOICE_COLOURS,
  type InvoiceColour,
  type InvoiceKind,
  type InvoiceStatus,
} from '../invoices/enums.ts';
import { oreToKroner } from '../kernel/money.ts';
import type { LeaseSide } from '../leases/enums.ts';

/** The payer of an invoice. */
export type InvoiceSide = 'tenant' | 'landlord';

const LANDLORDS: readonly InvoiceKind[] = ['landlord', 'landlord_credit_note'];

export const sideOfInvoice = (kind: InvoiceKind): InvoiceSide =>
  LANDLORDS.includes(kind) ? 'landlord' : 'tenant';

/**
 * The colour of an invoice in a lease's own list (specification, section 4): as in other lists, except that
 * overpaid is blue, next to the text that the amount moves to the next invoice. An unknown status is grey.
 */
export function colourInLease(status: string): InvoiceColour {
  if (status === 'over_paid') return 'blue';
  return Object.hasOwn(INVOICE_COLOURS, status) ? INVOICE_COLOURS[status as InvoiceStatus] : 'grey';
}

/** Attachments of an invoice shown in the list; the others are behind a `+N` (section 9). */
export const ATTACHMENTS_SHOWN = 3;

/** Actions of a lease's parties on an invoice of its rent. */
const INVOICE_ACTIONS = ['say_paid', 'object', 'receive', 'deny', 'settle', 'write_off'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

interface InvoiceState {
  kind: InvoiceKind;
  /** The unpaid amount, kroner. */
  amountDue: number;
  /** Whether the tenant reports a direct payment to the landlord that is not answered yet. */
  isSaidPaid: boolean;
  objection: string | null;
}

/** The actions of one side on an invoice; none on one that is paid, or not for rent. */
export function invoiceActions(
  { kind, amountDue, isSaidPaid, objection }: InvoiceState,
  { side, mayWrite }: { side: LeaseSide; mayWrite: boolean },
): InvoiceAction[] {
  if (kind !== 'rent' || amountDue <= 0) return [];
  const may: Record<InvoiceAction, boolean> = {
    say_paid: side === 'tenant' && !isSaidPaid,
    object: side === 'tenant' && objection === null,
    receive: side !== 'tenant',
    deny: side !== 'tenant' && isSaidPaid,
    settle: side !== 'tenant' && objection !== null,
    // Larger amounts are written off in the agency's list of invoices.
    write_off: mayWrite && amountDue <= oreToKroner(SMALL_DIFFERENCE),
  };
  return INVOICE_ACTIONS.filter((action) => may[action]);
}
