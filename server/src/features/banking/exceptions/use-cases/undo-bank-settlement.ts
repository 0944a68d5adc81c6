import { bankingErrors } from '@husvaer/domain/banking/errors';

import { giveBackPayment } from '../../../payments/public.ts';
import { recordLateDebitWaits, withdrawUnorderedRefund } from '../../../payouts/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { setState } from '../../lines/store.ts';
import { findOtherOfTransfer, findSettlements, removeWitness, undoSettlement } from '../store.ts';
import { loadBankExceptionForUpdate, bookBack, actorOf, emitSettled } from '../book-exception.ts';

/**
 * Undoes the decision on a payment, which waits again. Throws `banking.not_found` without permission, and
 * `banking.wrong_state` when there is no decision, when its refund is ordered from the bank, or when it paid
 * what was ordered. Throws `payouts.debit_waits` while a late debit of its refund waits.
 */
export async function undoBankSettlement(work: Work, lineId: string): Promise<string> {
  const line = await loadBankExceptionForUpdate(work, lineId);
  const before = (await findSettlements(work.tx, [line.id])).find(
    ({ undoneAt }) => undoneAt === null,
  );
  if (!before) throw bankingErrors.wrong_state({ state: line.state });
  const { id, choice, refundId, dated } = before;
  if (choice === 'paid_out') throw bankingErrors.wrong_state({ state: line.state });
  if (choice === 'transfer') await undoOtherOfTransfer(work, id);
  else if (choice === 'lease') await giveBackPayment(work, { settlementId: id });
  else if (refundId !== null) {
    if (!(await withdrawUnorderedRefund(work, refundId)))
      throw bankingErrors.wrong_state({ state: line.state });
  } else await bookBack(work, line, { id, choice, ...(dated !== null && { dated }) });
  await removeWitness(work.tx, line.id);
  await undoSettlement(work.tx, { id, byId: actorOf(work), at: work.clock.now() });
  await setState(work.tx, line.id, 'waiting');
  await recordLateDebitWaits(work, { lineId: line.id, waits: true });
  await emitSettled(work, line);
  return line.id;
}

/** A transfer is two payments, which were nothing together: both wait again. */
async function undoOtherOfTransfer(work: Work, settlementId: string): Promise<void> {
  const other = await findOtherOfTransfer(work.tx, settlementId);
  if (!other) return;
  const by = { byId: actorOf(work), at: work.clock.now() };
  await undoSettlement(work.tx, { id: other.settlementId, ...by });
  await setState(work.tx, other.lineId, 'waiting');
}
