import type { StoredLandlordPayment } from '../final-settlements/store.ts';
import type { Invoice } from '../invoices/store.ts';
import { unjustCharges, type Charge } from '../late/charges.ts';
import type { LeasePayment } from '../payments/store.ts';
import { workOut, type WorkedOut } from './work-out.ts';

/** What is known of a lease's money. */
export interface LeaseMoney {
  leaseId: string;
  invoices: readonly Invoice[];
  payments: readonly LeasePayment[];
  landlordPayments: readonly StoredLandlordPayment[];
  /** What letters charged. */
  charges: readonly Charge[];
}

/**
 * Works out what a lease's payments pay, and which charges of letters are to be taken back by that, as
 * the invoice had been paid before. What is taken back of one invoice is there to pay another, and may
 * make another charge unjust: each round takes one back at least, until a round finds none.
 */
export function settleLease(money: LeaseMoney): { worked: WorkedOut; unjust: Charge[] } {
  const { leaseId, payments, landlordPayments } = money;
  const unjust: Charge[] = [];
  let { invoices, charges } = money;
  for (;;) {
    const worked = workOut(leaseId, invoices, payments, landlordPayments);
    const settled = new Map(worked.settled.map((one) => [one.id, one]));
    const known = invoices.map((invoice) => ({ ...invoice, ...settled.get(invoice.id) }));
    const found = new Set(unjustCharges(charges, known, worked.parts));
    if (found.size === 0) return { worked, unjust };
    unjust.push(...found);
    charges = charges.filter((charge) => !found.has(charge));
    invoices = invoices.map((invoice) => without(invoice, [...found]));
  }
}

/** An invoice as if these charges had not been made. */
function without(invoice: Invoice, charges: readonly Charge[]): Invoice {
  const fees = charges
    .filter(({ invoiceId }) => invoiceId === invoice.id)
    .reduce((rest, { fee, interest }) => rest - fee - interest, invoice.fees);
  return { ...invoice, fees };
}
