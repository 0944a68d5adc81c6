import { oreToKroner } from '@husvaer/domain/kernel/money';
import { invoiceStatus, openOf } from '@husvaer/domain/invoices/states';

import type { ReadWork } from '../../../platform/work.ts';
import { findInvoices, findLines } from '../../invoices/public.ts';
import type { LeasePayment } from '../../payments/public.ts';

/** Invoices as the partner API returns them, in this order. */
export async function writeInvoices({ tx, clock }: ReadWork, ids: readonly string[]) {
  const invoices = new Map((await findInvoices(tx, ids)).map((one) => [one.id, one]));
  const lines = await findLines(tx, ids);
  const today = clock.today().toString();
  return ids.flatMap((id) => {
    const invoice = invoices.get(id);
    if (!invoice) return [];
    return {
      _id: id,
      number: invoice.serial,
      kind: invoice.kind,
      isFinalSettlement: invoice.isFinalSettlement,
      status: invoiceStatus(invoice, today),
      leaseId: invoice.leaseId,
      month: invoice.month,
      issuedOn: invoice.issuedOn,
      dueOn: invoice.dueOn,
      account: invoice.account,
      kid: invoice.kid,
      total: oreToKroner(invoice.total),
      fees: oreToKroner(invoice.fees),
      paid: oreToKroner(invoice.paid),
      credited: oreToKroner(invoice.credited),
      lost: oreToKroner(invoice.lost),
      open: invoice.creditsId === null ? oreToKroner(openOf(invoice)) : 0,
      settledOn: invoice.settledOn,
      creditsId: invoice.creditsId,
      hasDocument: invoice.documentId !== null,
      lines: (lines.get(id) ?? []).map(({ kind, cost, name, from, to, amount, vat }) => ({
        ...{ kind, cost, name, from, to },
        amount: oreToKroner(amount),
        vat: oreToKroner(vat),
      })),
    };
  });
}

export const writePayment = ({ id, leaseId, invoiceId, amount, paidOn, source }: LeasePayment) => ({
  _id: id,
  leaseId,
  invoiceId,
  amount: oreToKroner(amount),
  paidOn,
  isDirect: source === 'direct',
});
