import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { findLogoOf } from '../../../invoices/public.ts';
import { getLease } from '../../../leases/public.ts';
import type { Logo } from '../../../../platform/pdf/document-text.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findMoney } from '../../records/store.ts';
import { findPayment } from '../../store.ts';
import type { ReceiptDocument } from '../receipt.ts';

/**
 * The receipt of a payment and the logo on it, for the parties of its lease. Throws `invoicing.not_found` for others, and for
 * payments that took money back.
 */
export async function getReceipt(
  work: ReadWork,
  paymentId: string,
): Promise<{ receipt: ReceiptDocument; logo: Logo | null }> {
  const { tx, clock } = work;
  const payment = await findPayment(tx, paymentId);
  if (!payment || payment.amount <= 0n) throw invoicingErrors.not_found();
  const { leaseId, amount, paidOn, source } = payment;
  await getLease(work, leaseId);
  const { invoices, parts } = (await findMoney(tx, [leaseId])).get(leaseId)!;
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const paid = parts.flatMap((part) => {
    const invoice = part.paymentId === paymentId ? byId.get(part.invoiceId) : undefined;
    return invoice ? [{ invoice, amount: part.amount }] : [];
  });
  const invoice = byId.get(payment.invoiceId ?? '') ?? paid[0]?.invoice ?? invoices[0];
  // Money is only accepted for a lease that has invoices.
  if (!invoice) throw invoicingErrors.not_found();
  const receipt = {
    parties: invoice.parties,
    madeOn: clock.today().toString(),
    paidOn,
    amount,
    isDirect: source === 'direct',
    kid: payment.invoiceId === null ? null : invoice.kid,
    parts: paid
      .toSorted((a, b) => a.invoice.serial - b.invoice.serial)
      .map((part) => ({ serial: part.invoice.serial, amount: part.amount })),
    left: amount - paid.reduce((sum, part) => sum + part.amount, 0n),
  };
  return { receipt, logo: await findLogoOf(tx, leaseId) };
}
