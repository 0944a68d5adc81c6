import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { recordActs } from '../../ledger/public.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { lockClaims, notifyParties, isLetting, getReadableInvoice } from '../../invoices/public.ts';
import { findPayment, findPayments, type LeasePayment } from '../store.ts';
import { bookDirectly } from '../book-directly.ts';
import { findReduction, recordTakenBack } from '../reductions/store.ts';

/** Whether the landlord received a payment directly, not through the bank. */
const isDirect = ({ source, amount, invoiceId }: LeasePayment): boolean =>
  source === 'direct' && amount > 0n && invoiceId !== null;

/** Whether it is such a payment, and none of the lease's payments reverses it. */
export const isDirectAndStands = (
  payment: LeasePayment,
  payments: readonly LeasePayment[],
): boolean => isDirect(payment) && !payments.some(({ takesBackId }) => takesBackId === payment.id);

/** Reverses a payment that the letting side recorded as received directly by mistake. */
export async function takeBackPayment(work: Work, paymentId: string): Promise<void> {
  const payment = await findPayment(work.tx, paymentId);
  if (!payment || payment.invoiceId === null || !isDirect(payment))
    throw invoicingErrors.not_found();
  const { lease } = await getReadableInvoice(work, payment.invoiceId);
  if (!isLetting(lease)) throw invoicingErrors.not_found();
  await lockClaims(work.tx, lease.id);
  const payments = await findPayments(work.tx, [lease.id]);
  if (!isDirectAndStands(payment, payments)) throw invoicingErrors.already_settled();
  const { createdAt: _, ...taken } = payment;
  const { bookId } = payment;
  await recordActs(work, 'received_directly', { bookId, ids: [lease.id] });
  await bookDirectly(work, {
    ...taken,
    id: work.newId(),
    amount: -payment.amount,
    takesBackId: paymentId,
  });
  // One of an earlier release has no reduction.
  if (await findReduction(work.tx, paymentId))
    await recordTakenBack(work.tx, paymentId, {
      byId: accountIdOf(work.viewer),
      at: work.clock.now(),
    });
  await notifyParties(work, lease, 'rent_received');
}
