import { depositErrors } from '@husvaer/domain/deposits/errors';
import { depositSuit } from '@husvaer/domain/deposits/claim';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { Work } from '../../../platform/work.ts';
import { notifySide } from '../notify-people.ts';
import { loadDepositForUpdate } from '../deposit-view.ts';
import { changeRelease } from '../records/releases/store.ts';
import { saveProofs } from '../save-proofs.ts';

/**
 * The other side proves that it has sued: the money stays. Throws `deposits.no_claim`, `deposits.too_late`
 * after five weeks, and `request.invalid` with its fields.
 */
export async function showDepositSuit(work: Work, input: { contractId: string }): Promise<void> {
  const { contractId } = input;
  const { deposit } = await loadDepositForUpdate(work, contractId);
  const { open, side, mayShowSuit } = deposit.release;
  if (!open || open.by === null || open.by === side) throw depositErrors.no_claim();
  if (!mayShowSuit)
    throw open.state === 'due'
      ? depositErrors.too_late({ until: open.until })
      : depositErrors.no_claim();
  const { attachments } = parseInput(depositSuit, input, 'inputData');
  await saveProofs(work, open.id, side, attachments);
  await changeRelease(work.tx, open.id, { suitShownOn: work.clock.today().toString() });
  const claimers = { leaseId: contractId, side: open.by };
  await notifySide(work, claimers, (mails, { title }) => mails.suit_shown({ title }));
  await work.emit({ name: 'deposits.changed', payload: { leaseId: contractId } });
}
