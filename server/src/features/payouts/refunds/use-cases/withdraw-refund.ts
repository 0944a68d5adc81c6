import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { lockBilling } from '../../../invoices/public.ts';
import { withdrawPaidBack } from '../../../payments/public.ts';
import type { Tx } from '../../../../platform/db/tx.ts';
import type { Work } from '../../../../platform/work.ts';
import { hasLateDebit } from '../../approvals/store.ts';
import { requireMoney } from '../../require-money.ts';
import { bookRefund } from '../request-refund.ts';
import {
  findRefunds,
  lockRefunds,
  recordWithdrawal,
  type Refund,
} from '../../records/refunds/store.ts';
import { emitRefundEvents } from '../../emit-refund-events.ts';

/**
 * Withdraws a refund, so that its money is back where it came from. Returns whether it could; it can't while
 * the refund is ordered from a bank. Callers check the viewer's permission. Throws `payouts.debit_waits`
 * while a late debit of it waits: one that came after the bank had rejected it.
 */
export async function withdrawUnorderedRefund(work: Work, refundId: string): Promise<boolean> {
  const [known] = await findRefunds(work.tx, [refundId]);
  // Payments lock a lease before its refunds; this takes the locks in the same order.
  if (known?.leaseId) await lockBilling(work.tx, [known.leaseId]);
  const [refund] = await lockRefunds(work.tx, [refundId]);
  if (!refund || !isOurs(refund)) return false;
  await requireNoLateDebit(work.tx, refundId);
  await recordWithdrawal(work.tx, refundId, work.clock.now());
  await bookRefund(work, refund, 'withdrawn');
  if (refund.leaseId !== null) await withdrawPaidBack(work, refundId);
  await emitRefundEvents(work, [{ refundId, name: 'withdrawn' }]);
  return true;
}

/**
 * Throws `payouts.debit_waits` while a late debit waits. It may have paid the refund, and a person has to
 * decide that before the money goes anywhere else.
 */
export async function requireNoLateDebit(tx: Tx, refundId: string): Promise<void> {
  if (await hasLateDebit(tx, { kind: 'refund', id: refundId })) throw payoutErrors.debit_waits();
}

/** Whether no bank has it: it was never ordered, or was rejected or returned, and is not withdrawn. */
export const isOurs = ({ isOrdered, isWithdrawn }: Refund): boolean => !isOrdered && !isWithdrawn;

/**
 * Withdraws the refund of a lease's surplus, for those who run the agency's money. The refund of an unmatched
 * payment is withdrawn where that payment was settled. Throws `payouts.not_found` and `payouts.wrong_state`.
 */
export async function withdrawRefund(work: Work, refundId: string): Promise<void> {
  const [refund] = await findRefunds(work.tx, [refundId]);
  if (!refund) throw payoutErrors.not_found();
  await requireMoney(work, 'run', [refund]);
  if (refund.leaseId === null || !(await withdrawUnorderedRefund(work, refundId)))
    throw payoutErrors.wrong_state({ refundId });
}
