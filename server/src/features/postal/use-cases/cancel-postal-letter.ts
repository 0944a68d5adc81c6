import { parseInput } from '@husvaer/domain/kernel/validation';
import { cancelling, type PostalLetterKind } from '@husvaer/domain/postal/letters';

import { personBehind } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { lockWaitingOfLease, markCancelled, unmarkCancelled } from '../store.ts';
import { lockWaiting } from '../waiting-letters.ts';

/** Takes a letter off the queue, with a reason. Throws `postal.not_found` and `postal.wrong_state`. */
export async function cancelPostalLetter(work: Work, input: unknown): Promise<string[]> {
  const { letterId, reason } = parseInput(cancelling, input, 'inputData');
  await lockWaiting(work, [letterId]);
  const said = { at: work.clock.now(), byId: personBehind(work.viewer), reason };
  await markCancelled(work.tx, [letterId], said);
  return [letterId];
}

/** Takes what is not posted yet off the queue: what it is about is over. */
export async function cancelLettersOfLease(
  { tx, clock }: Work,
  leaseId: string,
  kinds: readonly PostalLetterKind[],
): Promise<void> {
  const ids = await lockWaitingOfLease(tx, leaseId, kinds);
  await markCancelled(tx, ids, { at: clock.now(), byId: null, reason: null });
}

/** Queues again what was taken off the queue because what it is about was over, and is not any more. */
export const requeueLetters = ({ tx }: Work, ofIds: readonly string[]): Promise<void> =>
  unmarkCancelled(tx, ofIds);
