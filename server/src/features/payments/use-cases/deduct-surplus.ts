import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { findRentFacts } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { lockBilling } from '../../invoices/public.ts';
import { addPayments, BY_NOBODY, findPayment } from '../store.ts';

/**
 * Deducts a lease's surplus, or part of it. Returns the amount; the caller books it. Throws `invoicing.not_found`,
 * and `invoicing.too_much` with the maximum that there is or that may be taken.
 */
export async function deductSurplus(
  work: Work,
  {
    leaseId,
    amount: input,
    paymentId,
    source,
    most,
  }: {
    leaseId: string;
    /** All of it when null. */
    amount: bigint | null;
    paymentId: string;
    source: 'refund' | 'write_off';
    most?: bigint;
  },
): Promise<bigint> {
  const { tx, clock, viewer } = work;
  const [billing] = await lockBilling(tx, [leaseId]);
  if (!billing) throw invoicingErrors.not_found();
  const today = clock.today().toString();
  const { surplus } = (await findRentFacts(tx, [leaseId], today))(leaseId);
  const amount = input ?? surplus;
  if (amount > surplus || amount === 0n)
    throw invoicingErrors.too_much({ maximum: oreToKroner(surplus) });
  if (most !== undefined && amount > most)
    throw invoicingErrors.too_much({ maximum: oreToKroner(most) });
  const payment = {
    id: paymentId,
    leaseId,
    bookId: billing.bookId,
    amount: -amount,
    paidOn: today,
    recordedById: viewer.kind === 'account' ? viewer.id : null,
    ...BY_NOBODY,
    source,
    invoiceId: null,
    bankLineId: null,
    takesBackId: null,
  };
  await addPayments(tx, [payment], clock.now());
  await settleLeases(work, [leaseId]);
  return amount;
}

/** Makes the surplus available again when its refund was withdrawn. */
export async function withdrawPaidBack(work: Work, paymentId: string): Promise<void> {
  const payment = await findPayment(work.tx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const { createdAt: _, ...taken } = payment;
  const { viewer, newId } = work;
  await addPayments(
    work.tx,
    [
      {
        ...taken,
        id: newId(),
        amount: -payment.amount,
        recordedById: viewer.kind === 'account' ? viewer.id : null,
        takesBackId: paymentId,
      },
    ],
    work.clock.now(),
  );
  await settleLeases(work, [payment.leaseId]);
}
