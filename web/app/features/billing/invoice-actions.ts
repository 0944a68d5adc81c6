import type { Invoice } from '../invoices/public.tsx';

/** The actions an agent may have for an invoice. */
const INVOICE_ACTIONS = ['credit', 'settle_objection', 'receive', 'deny', 'write_off'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

/** The actions that the invoice's status allows. */
export function invoiceActionsOf(
  invoice: Pick<
    Invoice,
    'kind' | 'invoiceTotal' | 'credited' | 'lost' | 'amountDue' | 'isSaidPaid' | 'objection'
  >,
): InvoiceAction[] {
  const { kind, invoiceTotal, credited, lost, amountDue, isSaidPaid, objection } = invoice;
  if (kind !== 'rent' && kind !== 'deposit_insurance') return [];
  const isOpen = amountDue > 0;
  const may: Record<InvoiceAction, boolean> = {
    credit: invoiceTotal - credited - lost > 0,
    settle_objection: isOpen && objection !== null,
    receive: isOpen && isSaidPaid,
    deny: isOpen && isSaidPaid,
    write_off: isOpen,
  };
  return INVOICE_ACTIONS.filter((action) => may[action]);
}
