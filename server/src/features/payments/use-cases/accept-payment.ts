import { transferLines, type LedgerLine } from '@husvaer/domain/ledger/entry';

import { bookEntries, recordActs } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { isToBePaid, lockBilling, findInvoicesOf } from '../../invoices/public.ts';
import {
  addLandlordPayments,
  findLandlordPayment,
  type StoredLandlordPayment,
} from '../landlord-payments/store.ts';
import { emitLandlordPaid } from '../landlord-payments/emit-landlord-paid.ts';
import { addPayments, findPayment, type LeasePayment } from '../store.ts';
import { entryKeyOf } from '../entry-key.ts';
import type { IncomingLine } from './accept-payments.ts';
import { emitPaymentsReceived } from '../emit-payments-received.ts';

/** A payment that was not accepted automatically, as a person settled it. */
interface SettledLine {
  line: IncomingLine;
  /** New each time it is settled; also the payment's id. */
  settlementId: string;
}

/**
 * Books a payment in suspense on a lease, first on a named invoice if there is one, which may be one that the
 * landlord pays. Returns false without a change when the lease is not invoiced in the payment's book, or the
 * invoice is not the lease's.
 */
export async function acceptPayment(
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
  const invoices = invoiceId === null ? [] : await findInvoicesOf(work.tx, [leaseId]);
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (invoiceId !== null && !invoice) return false;
  const { bookId, amount, paidOn, isBrought, broughtById } = line;
  const payment = {
    id: settlementId,
    leaseId,
    bookId,
    amount,
    paidOn,
    recordedById: recorderOf(work),
    isBrought,
    broughtById,
    ...({ source: 'bank', bankLineId: null, takesBackId: null } as const),
  };
  if (invoice && isToBePaid(invoice))
    await bookLandlords(work, { ...payment, invoiceId: invoice.id });
  else await bookPayment(work, { ...payment, invoiceId });
  return true;
}

/** Undoes {@link acceptPayment}: the payment waits in suspense again. */
export async function giveBackPayment(
  work: Work,
  { settlementId }: Pick<SettledLine, 'settlementId'>,
): Promise<void> {
  const back = { id: work.newId(), recordedById: recorderOf(work), takesBackId: settlementId };
  const landlords = await findLandlordPayment(work.tx, settlementId);
  if (landlords) return bookLandlords(work, { ...landlords, ...back, amount: -landlords.amount });
  const payment = await findPayment(work.tx, settlementId);
  if (!payment) throw new Error(`There is no payment ${settlementId}.`);
  const { createdAt: _, ...taken } = payment;
  await bookPayment(work, { ...taken, ...back, amount: -payment.amount });
}

async function bookPayment(work: Work, payment: Omit<LeasePayment, 'createdAt'>): Promise<void> {
  const { leaseId, amount } = payment;
  await addPayments(work.tx, [payment], work.clock.now());
  await bookSettled(
    work,
    payment,
    transferLines(amount, { debit: 'suspense', credit: 'tenant_receivable', leaseId }),
  );
  if (amount > 0n) await emitPaymentsReceived(work, [payment.id]);
}

async function bookLandlords(work: Work, payment: StoredLandlordPayment): Promise<void> {
  const { leaseId, amount } = payment;
  await addLandlordPayments(work.tx, [payment], work.clock.now());
  await bookSettled(
    work,
    payment,
    transferLines(amount, { debit: 'suspense', credit: 'landlord_payable', leaseId }),
  );
  await emitLandlordPaid(work, [leaseId]);
}

async function bookSettled(
  work: Work,
  payment: Omit<LeasePayment, 'createdAt'> | StoredLandlordPayment,
  lines: readonly LedgerLine[],
): Promise<void> {
  const { bookId, leaseId, paidOn } = payment;
  await recordActs(work, 'placed_payment', { bookId, ids: [leaseId] });
  const key = entryKeyOf(payment)!;
  await bookEntries(work, [{ bookId, key, kind: 'payment', dated: paidOn, lines }]);
  await settleLeases(work, [leaseId]);
}

const recorderOf = ({ viewer }: Work): string | null =>
  viewer.kind === 'account' ? viewer.id : null;
