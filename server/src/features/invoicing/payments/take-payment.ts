import { moved } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { lockBilling } from '../billing/store.ts';
import { findInvoicesOf } from '../invoices/store.ts';
import { addPayments, findPayment, type LeasePayment } from './store.ts';
import type { IncomingLine } from './take-payments.ts';

/** A payment that nobody took, as a person settled it. */
interface SettledLine {
  line: IncomingLine;
  /** New each time that it is settled; also the payment's. */
  settlementId: string;
}

/**
 * Takes a payment that waited in suspense for a lease, and for the invoice it pays first if one is
 * named. False, and nothing changed, when the lease is not invoiced in the payment's book, or the
 * invoice is not the lease's.
 */
export async function takePayment(
  work: Work,
  {
    line,
    leaseId,
    invoiceId,
    settlementId,
  }: SettledLine & { leaseId: string; invoiceId: string | null },
): Promise<boolean> {
  const [billing] = await lockBilling(work.tx, [leaseId]);
  if (billing?.bookId !== line.bookId) return false;
  if (invoiceId !== null) {
    const invoices = await findInvoicesOf(work.tx, [leaseId]);
    if (!invoices.some(({ id }) => id === invoiceId)) return false;
  }
  await bookPayment(work, {
    id: settlementId,
    leaseId,
    bookId: line.bookId,
    invoiceId,
    amount: line.amount,
    paidOn: line.paidOn,
    source: 'bank',
    bankLineId: null,
    saidBy: work.viewer.kind === 'account' ? work.viewer.id : null,
    takesBackId: null,
  });
  return true;
}

/** The person was wrong: the payment waits in suspense again. */
export async function giveBackPayment(
  work: Work,
  { settlementId }: Pick<SettledLine, 'settlementId'>,
): Promise<void> {
  const payment = await findPayment(work.tx, settlementId);
  if (!payment) throw new Error(`There is no payment ${settlementId}.`);
  const { createdAt: _, ...taken } = payment;
  await bookPayment(work, {
    ...taken,
    id: work.newId(),
    amount: -payment.amount,
    saidBy: work.viewer.kind === 'account' ? work.viewer.id : null,
    takesBackId: payment.id,
  });
}

async function bookPayment(work: Work, payment: Omit<LeasePayment, 'createdAt'>): Promise<void> {
  const { id, bookId, leaseId, amount, paidOn } = payment;
  await addPayments(work.tx, [payment], work.clock.now());
  await bookEntries(work, [
    {
      bookId,
      key: `settled:${id}`,
      kind: 'payment',
      dated: paidOn,
      lines: moved(amount, { debit: 'suspense', credit: 'tenant_receivable', leaseId }),
    },
  ]);
  await settleLeases(work, [leaseId]);
}
