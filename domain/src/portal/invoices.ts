import {
  INVOICE_COLOURS,
  type InvoiceColour,
  type InvoiceKind,
  type InvoiceStatus,
} from '../invoicing/words.ts';

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
