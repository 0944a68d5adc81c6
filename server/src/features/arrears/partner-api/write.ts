import { oreToKroner } from '@husvaer/domain/kernel/money';
import { invoiceStatus, openOf } from '@husvaer/domain/invoices/states';

import type { ReadWork } from '../../../platform/work.ts';
import { findInvoices, findLines, type Invoice } from '../../invoices/public.ts';
import type { LeasePayment } from '../../payments/public.ts';
import { findCreditNoteIds } from './store.ts';

/** The day on which the rest of an invoice was paid, credited or written off; null while something is open. */
function settledOnOf(invoice: Invoice): string | null {
  const { settledOn, creditedOn, lostOn, creditsId } = invoice;
  if (creditsId !== null || openOf(invoice) > 0n) return null;
  return (
    [settledOn, creditedOn, lostOn]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** Invoices as the partner API returns them, in this order. */
export async function writeInvoices({ tx, clock }: ReadWork, ids: readonly string[]) {
  const invoices = new Map((await findInvoices(tx, ids)).map((one) => [one.id, one]));
  const lines = await findLines(tx, ids);
  const creditNotes = await findCreditNoteIds(tx, ids);
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
      settledOn: settledOnOf(invoice),
      creditsId: invoice.creditsId,
      creditNoteIds: creditNotes.get(id) ?? [],
      hasDocument: invoice.documentId !== null,
      lines: (lines.get(id) ?? []).map(({ kind, cost, name, from, to, amount, vat }) => ({
        kind,
        cost,
        name,
        from,
        to,
        amount: oreToKroner(amount),
        vat: oreToKroner(vat),
      })),
    };
  });
}

/** A payment never changes: what corrects it is another one. */
export const writePayment = ({ id, leaseId, invoiceId, ...payment }: LeasePayment) => ({
  _id: id,
  leaseId,
  invoiceId,
  amount: oreToKroner(payment.amount),
  paidOn: payment.paidOn,
  isDirect: payment.source === 'direct',
  version: 1,
  updatedAt: payment.createdAt.toString(),
});
