import { payoutErrors } from '@husvaer/domain/payouts/errors';

import { lockBilling } from '../../../invoices/public.ts';
import { withdrawPaidBack } from '../../../payments/public.ts';
import type { Tx } from '../../../../platform/db/tx.ts';
import type { Work } from '../../../../platform/work.ts';
import { hasLateDebit } from '../../approvals/store.ts';
import { requireMoney } from '../../require-money.ts';
import { bookRefund } from '../ask-refund.ts';
import {
  findRefunds,
  lockRefunds,
  recordWithdrawal,
  type Refund,
} from '../../records/refunds/store.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';

/**
 * Withdraws what was to be paid back, so that it is again where it came from: whether it could. It
 * can't while a bank is asked for it. Whether the viewer may is for the caller to ask. Throws
 * `payouts.debit_waits` while a debit of it waits that came after the bank had rejected it.
 */
export async function withdrawUnorderedRefund(work: Work, refundId: string): Promise<boolean> {
  const [known] = await findRefunds(work.tx, [refundId]);
  // Whoever takes payments has a lease before what is under way of it.
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

/** What the bank debited after it had rejected it may be paid: a person says so before it goes anywhere else. */
export async function requireNoLateDebit(tx: Tx, refundId: string): Promise<void> {
  if (await hasLateDebit(tx, { kind: 'refund', id: refundId })) throw payoutErrors.debit_waits();
}

/** Whether no bank has it: it was never asked, or said no, or sent it back. */
export const isOurs = ({ isOrdered, isWithdrawn }: Refund): boolean => !isOrdered && !isWithdrawn;

/**
 * Withdraws the refund of a lease's surplus, for those who run the agency's money. That of a payment
 * that was nobody's is taken back where it was settled. Throws `payouts.not_found` and `payouts.wrong_state`.
 */
export async function withdrawRefund(work: Work, refundId: string): Promise<void> {
  const [refund] = await findRefunds(work.tx, [refundId]);
  if (!refund) throw payoutErrors.not_found();
  await requireMoney(work, 'run', [refund]);
  if (refund.leaseId === null || !(await withdrawUnorderedRefund(work, refundId)))
    throw payoutErrors.wrong_state({ refundId });
}
