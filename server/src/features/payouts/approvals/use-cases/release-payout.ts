import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { payoutStatus } from '@husvaer/domain/payouts/states';

import type { Work } from '../../../../platform/work.ts';
import { recordPayoutEvents } from '../../record-payout-events.ts';
import { hasLateDebit } from '../store.ts';
import { changePayout } from '../../store.ts';
import { loadPayoutForUpdate } from './hold-payout.ts';

/**
 * Releases a held payout, which continues from its earlier status. Throws `payouts.debit_waits` while a late
 * debit of it waits: one that came after the bank had rejected it.
 */
export async function releasePayout(work: Work, payoutId: string): Promise<void> {
  const payout = await loadPayoutForUpdate(work, payoutId);
  if (payout.heldAt === null)
    throw payoutErrors.wrong_state({ payoutId, status: payoutStatus(payout) });
  if (await hasLateDebit(work.tx, { kind: 'payout', id: payoutId }))
    throw payoutErrors.debit_waits();
  await changePayout(work.tx, payoutId, { heldAt: null });
  await recordPayoutEvents(work, [{ payoutId, name: 'released' }]);
}
