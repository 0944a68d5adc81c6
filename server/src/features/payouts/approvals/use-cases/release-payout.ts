import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { payoutStatus } from '@husvaer/domain/payouts/states';

import type { Work } from '../../../../platform/work.ts';
import { recordActs } from '../../../ledger/public.ts';
import { recordPayoutEvents } from '../../record-payout-events.ts';
import { toOrderPayouts } from '../find-standings.ts';
import { lapse } from '../lapse.ts';
import { hasLateDebit } from '../store.ts';
import { changePayout } from '../../store.ts';
import { loadPayoutForUpdate } from './hold-payout.ts';

/**
 * Releases a held payout. It waits for approval again: the person who releases it is not enough alone. Throws
 * `payouts.debit_waits` while a late debit of it waits: one that came after the bank had rejected it.
 */
export async function releasePayout(work: Work, payoutId: string): Promise<void> {
  const payout = await loadPayoutForUpdate(work, payoutId);
  if (payout.heldAt === null)
    throw payoutErrors.wrong_state({ payoutId, status: payoutStatus(payout) });
  if (await hasLateDebit(work.tx, { kind: 'payout', id: payoutId }))
    throw payoutErrors.debit_waits();
  await changePayout(work.tx, payoutId, { heldAt: null });
  await recordActs(work, 'released', { bookId: payout.bookId, ids: [payoutId] });
  await recordPayoutEvents(work, [{ payoutId, name: 'released' }]);
  if (payout.isApproved && !payout.isOrdered)
    await lapse(work, await toOrderPayouts(work.tx, [payout], work.clock.now()));
}
