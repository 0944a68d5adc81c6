import { type PostalLetterKind } from '@husvaer/domain/postal/letters';

import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { lockWaitingOfLease, markCancelled, unmarkCancelled } from '../store.ts';
import { lockWaiting } from '../waiting-letters.ts';

/** Cancels a queued letter, with a reason. Throws `postal.not_found` and `postal.wrong_state`. */
export async function cancelPostalLetter(
  work: Work,
  { letterId, reason }: { letterId: string; reason: string },
): Promise<string[]> {
  await lockWaiting(work, [letterId]);
  const values = { at: work.clock.now(), byId: accountIdOf(work.viewer), reason };
  await markCancelled(work.tx, [letterId], values);
  return [letterId];
}

/** Cancels a lease's letters that are not posted yet, because their subject has ended. */
export async function cancelLettersOfLease(
  { tx, clock }: Work,
  leaseId: string,
  kinds: readonly PostalLetterKind[],
): Promise<void> {
  const ids = await lockWaitingOfLease(tx, leaseId, kinds);
  await markCancelled(tx, ids, { at: clock.now(), byId: null, reason: null });
}

/** Queues letters again that were cancelled because their subject had ended, and which applies again. */
export const requeueLetters = ({ tx }: Work, ofIds: readonly string[]): Promise<void> =>
  unmarkCancelled(tx, ofIds);
