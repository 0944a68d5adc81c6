import type { Invoice } from '../invoices/public.tsx';

/** What an agent may do with an invoice. */
export const DOINGS = ['credit', 'settle_objection', 'receive', 'deny', 'write_off'] as const;
export type Doing = (typeof DOINGS)[number];

/** What there is to be done with this one, by how it stands. */
export function doingsOf(
  invoice: Pick<
    Invoice,
    'kind' | 'invoiceTotal' | 'credited' | 'lost' | 'amountDue' | 'isSaidPaid' | 'objection'
  >,
): Doing[] {
  const { kind, invoiceTotal, credited, lost, amountDue, isSaidPaid, objection } = invoice;
  if (kind !== 'rent' && kind !== 'deposit_insurance') return [];
  const isOpen = amountDue > 0;
  const may: Record<Doing, boolean> = {
    credit: invoiceTotal - credited - lost > 0,
    settle_objection: isOpen && objection !== null,
    receive: isOpen && isSaidPaid,
    deny: isOpen && isSaidPaid,
    write_off: isOpen,
  };
  return DOINGS.filter((doing) => may[doing]);
}
