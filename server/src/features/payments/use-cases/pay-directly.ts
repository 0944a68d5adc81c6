import { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { kroner } from '@husvaer/domain/kernel/kroner';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { moved } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import {
  changeInvoice,
  lockBilling,
  tellParties,
  isLetting,
  isTenant,
  seeInvoice,
  takeClaim,
} from '../../invoices/public.ts';
import { addPayments, BY_NOBODY, findPayment, findPayments, type LeasePayment } from '../store.ts';

/** A tenant says that the landlord had the money directly: nobody is reminded until that is settled. */
export async function sayInvoicePaid(work: Work, invoiceId: string): Promise<void> {
  const { lease } = await takeClaim(work, invoiceId, isTenant);
  await changeInvoice(work.tx, invoiceId, { saidPaidAt: work.clock.now() });
  await tellParties(work, lease, 'rent_said_paid');
}

/** The letting side says that it had no money. Throws `invoicing.not_found` where nobody said it had. */
export async function denyInvoicePaid(work: Work, invoiceId: string): Promise<void> {
  const { invoice, lease } = await takeClaim(work, invoiceId, isLetting);
  if (!invoice.isSaidPaid) throw invoicingErrors.not_found();
  await changeInvoice(work.tx, invoiceId, { saidPaidAt: null });
  await tellParties(work, lease, 'rent_denied_paid');
}

export const received = z.strictObject({
  invoiceId: uuid,
  /** All that is left to pay, without one. */
  amount: kroner(z.number().positive()).nullish(),
  /** Today, without one. */
  receivedOn: z.iso.date().nullish(),
});

/**
 * The landlord had money directly, of a claim's tenant: it is paid by that, and the landlord is owed
 * as much less. Throws `invoicing.too_much` for more than is left of it.
 */
export async function receiveInvoiceDirectly(
  work: Work,
  { invoiceId, amount: said, receivedOn }: z.output<typeof received>,
): Promise<void> {
  const { tx, clock, viewer, newId } = work;
  const { invoice, lease, open } = await takeClaim(work, invoiceId, isLetting);
  const amount = said ?? open;
  const today = clock.today().toString();
  if (amount > open) throw invoicingErrors.too_much({ maximum: oreToKroner(open) });
  const paidOn = receivedOn ?? today;
  if (paidOn > today || paidOn < invoice.issuedOn)
    throw invoicingErrors.wrong_day({ since: invoice.issuedOn, until: today });
  await bookDirectly(work, {
    id: newId(),
    leaseId: lease.id,
    bookId: invoice.bookId,
    invoiceId,
    amount,
    paidOn,
    source: 'direct',
    bankLineId: null,
    ...BY_NOBODY,
    saidBy: viewer.kind === 'account' ? viewer.id : null,
    takesBackId: null,
  });
  if (invoice.isSaidPaid) await changeInvoice(tx, invoiceId, { saidPaidAt: null });
  await tellParties(work, lease, 'rent_received');
}

/** Whether a payment is one that the landlord received, and not by way of the bank. */
const isDirect = ({ source, amount, invoiceId }: LeasePayment): boolean =>
  source === 'direct' && amount > 0n && invoiceId !== null;

/** The same, and nobody has taken it back among these payments of the lease. */
export const isDirectAndStands = (
  payment: LeasePayment,
  payments: readonly LeasePayment[],
): boolean => isDirect(payment) && !payments.some(({ takesBackId }) => takesBackId === payment.id);

/** The letting side was wrong about money it had directly: it is taken back. */
export async function takeBackPayment(work: Work, paymentId: string): Promise<void> {
  const payment = await findPayment(work.tx, paymentId);
  if (!payment || payment.invoiceId === null || !isDirect(payment))
    throw invoicingErrors.not_found();
  const { lease } = await seeInvoice(work, payment.invoiceId);
  if (!isLetting(lease)) throw invoicingErrors.not_found();
  await lockBilling(work.tx, [lease.id]);
  const payments = await findPayments(work.tx, [lease.id]);
  if (!isDirectAndStands(payment, payments)) throw invoicingErrors.already_settled();
  const { createdAt: _, ...taken } = payment;
  await bookDirectly(work, {
    ...taken,
    id: work.newId(),
    amount: -payment.amount,
    takesBackId: paymentId,
  });
  await tellParties(work, lease, 'rent_received');
}

async function bookDirectly(work: Work, payment: Omit<LeasePayment, 'createdAt'>): Promise<void> {
  const { leaseId, bookId, amount, paidOn } = payment;
  await addPayments(work.tx, [payment], work.clock.now());
  await bookEntries(work, [
    {
      bookId,
      key: `direct:${payment.id}`,
      kind: 'direct_payment',
      dated: paidOn,
      lines: moved(amount, { debit: 'landlord_payable', credit: 'tenant_receivable', leaseId }),
    },
  ]);
  await settleLeases(work, [leaseId]);
}
