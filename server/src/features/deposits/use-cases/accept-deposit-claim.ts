import { depositErrors } from '@husvaer/domain/deposits/errors';

import type { Work } from '../../../platform/work.ts';
import { loadDepositForUpdate } from '../deposit-view.ts';
import { changeRelease } from '../records/releases/store.ts';

/** The other side agrees to a claim: the bank may pay. Throws `deposits.no_claim` when the viewer may not. */
export async function acceptDepositClaim(work: Work, contractId: string): Promise<void> {
  const { deposit } = await loadDepositForUpdate(work, contractId);
  const { open, mayAccept } = deposit.release;
  if (!open || !mayAccept) throw depositErrors.no_claim();
  await changeRelease(work.tx, open.id, { agreedOn: work.clock.today().toString() });
  await work.emit({ name: 'deposits.changed', payload: { leaseId: contractId } });
}
