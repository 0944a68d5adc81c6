import { depositErrors } from '@husvaer/domain/deposits/errors';

import type { Work } from '../../../platform/work.ts';
import { notifyBothSides } from '../notify-people.ts';
import { loadDepositForUpdate } from '../deposit-view.ts';
import { changeRelease } from '../records/releases/store.ts';

/** Withdraws a claim, by the side that made it. Throws `deposits.no_claim`. */
export async function withdrawDepositClaim(work: Work, contractId: string): Promise<void> {
  const { deposit } = await loadDepositForUpdate(work, contractId);
  const { open, mayWithdraw } = deposit.release;
  if (!open || !mayWithdraw) throw depositErrors.no_claim();
  await changeRelease(work.tx, open.id, { withdrawnOn: work.clock.today().toString() });
  await notifyBothSides(work, contractId, (mails, { title }) => mails.withdrawn({ title }));
  await work.emit({ name: 'deposits.changed', payload: { leaseId: contractId } });
}
