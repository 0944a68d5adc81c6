import { z } from 'zod';

import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { namedReceiver, receiverOf } from '@husvaer/domain/payouts/refund';

import { anId } from '../../../../platform/input-id.ts';
import { recordActs } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { requireMoney } from '../../require-money.ts';
import { lockRefunds, setReceiver } from '../../records/refunds/store.ts';
import { notifyOfAccount } from '../notify-of-account.ts';
import { emitRefundEvents } from '../../emit-refund-events.ts';
import { requireNoLateDebit, isOurs } from './withdraw-refund.ts';

export const correction = z.strictObject({ refundId: anId, ...namedReceiver });

/**
 * Corrects the receiver of a refund, or retries it, while no bank has it. It waits for a new approval.
 * Throws `payouts.not_found`, `payouts.wrong_state`, and `payouts.debit_waits` while a late debit of it
 * waits: one that came after the bank had rejected it.
 */
export async function correctRefund(
  work: Work,
  { refundId, ...input }: z.output<typeof correction>,
): Promise<void> {
  const { tx } = work;
  const [refund] = await lockRefunds(tx, [refundId]);
  if (!refund) throw payoutErrors.not_found();
  await requireMoney(work, 'run', [refund]);
  if (!isOurs(refund)) throw payoutErrors.wrong_state({ refundId });
  await requireNoLateDebit(tx, refundId);
  const { account, name, isNamed } = receiverOf(input, {
    account: refund.account,
    name: refund.name || null,
  });
  await setReceiver(tx, { id: refundId, account, name, isNamed: isNamed || refund.isNamed });
  if (isNamed || name !== refund.name) {
    const { bookId, amount, account: was } = refund;
    await recordActs(work, 'named_account', { bookId, ids: [refundId] });
    await notifyOfAccount(work, { bookId, amount, account, name, was });
  }
  await emitRefundEvents(work, [{ refundId, name: 'corrected' }]);
}
