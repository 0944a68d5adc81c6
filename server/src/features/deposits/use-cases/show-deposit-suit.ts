import { depositErrors } from '@husvaer/domain/deposits/errors';
import type { depositSuit } from '@husvaer/domain/deposits/claim';
import type { z } from 'zod';

import type { Work } from '../../../platform/work.ts';
import { notifySide } from '../notify-people.ts';
import { loadDepositForUpdate } from '../deposit-view.ts';
import { changeRelease } from '../records/releases/store.ts';
import { saveProofs } from '../save-proofs.ts';

/**
 * The other side proves that it has sued: the money stays. Throws `deposits.no_claim`, `deposits.too_late`
 * after five weeks, and `request.invalid` with its fields.
 */
export async function showDepositSuit(
  work: Work,
  { contractId, attachments }: z.output<typeof depositSuit>,
): Promise<void> {
  const { deposit } = await loadDepositForUpdate(work, contractId);
  const { open, side, mayShowSuit } = deposit.release;
  if (!open || open.by === null || open.by === side) throw depositErrors.no_claim();
  if (!mayShowSuit)
    throw open.state === 'due' && open.until !== null
      ? depositErrors.too_late({ until: open.until })
      : depositErrors.no_claim();
  await saveProofs(work, open.id, side, attachments);
  await changeRelease(work.tx, open.id, { suitShownOn: work.clock.today().toString() });
  const claimers = { leaseId: contractId, side: open.by };
  await notifySide(work, claimers, (mails, { title }) => mails.suit_shown({ title }));
  await work.emit({ name: 'deposits.changed', payload: { leaseId: contractId } });
}
