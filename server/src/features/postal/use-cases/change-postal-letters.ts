import { parseInput } from '@husvaer/domain/kernel/validation';
import { postalErrors } from '@husvaer/domain/postal/errors';
import {
  addressChange,
  cancelling,
  posting,
  type PostalLetterKind,
} from '@husvaer/domain/postal/letters';

import { takeDocument } from '../../files/public.ts';
import { expectDrawable } from '../../../platform/pdf/undrawable.ts';
import { personBehind } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { coverText } from '../print/cover.ts';
import {
  lockPostalLetters,
  lockWaitingOfLease,
  markCancelled,
  markPosted,
  setAddress,
  unmarkCancelled,
  type PostalLetter,
} from '../store.ts';
import { expectAll, stateOf } from './get-postal-letters.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';

/**
 * Says where a letter goes that is not posted yet. Throws `postal.not_found`, `postal.wrong_state` and
 * `request.undrawable`.
 */
export async function changePostalAddress(work: Work, input: unknown): Promise<string[]> {
  const { letterId, address } = parseInput(addressChange, input, 'inputData');
  const [letter] = await lockWaiting(work, [letterId]);
  expectDrawable(coverText({ ...letter!, address }));
  await setAddress(work.tx, letterId, { address, byId: personBehind(work.viewer) });
  return [letterId];
}

/**
 * Records that letters were posted by hand, all or none, and tells those who wait for it. Throws
 * `postal.not_found`, `postal.wrong_state`, `postal.no_address`, `postal.wrong_day`, `postal.too_late`
 * for a letter whose deadline would be too short, and what `takeDocument` does for the receipt.
 */
export async function markPostalLettersPosted(work: Work, input: unknown): Promise<string[]> {
  const { clock, viewer } = work;
  const said = parseInput(posting, input, 'inputData');
  const { letterIds, postedOn, tracking, receiptKey } = said;
  const letters = await lockWaiting(work, letterIds);
  const until = clock.today().toString();
  for (const letter of letters) {
    if (letter.address === null) throw postalErrors.no_address();
    const since = dayInNorway(letter.queuedAt);
    if (postedOn < since || postedOn > until) throw postalErrors.wrong_day({ since, until });
    if (letter.postBy !== null && postedOn > letter.postBy)
      throw postalErrors.too_late({ until: letter.postBy });
  }
  const byId = personBehind(viewer);
  const receipt =
    receiptKey && byId !== null
      ? await takeDocument(work, { key: receiptKey, ownerId: byId, path: 'inputData.receiptKey' })
      : null;
  await recordPosted(work, letters, { postedOn, byId, tracking, receiptId: receipt?.id ?? null });
  return letterIds;
}

/** Records when letters were posted, and emits `postal.posted` for each lease. */
export async function recordPosted(
  work: Work,
  letters: readonly PostalLetter[],
  said: Parameters<typeof markPosted>[2],
): Promise<void> {
  await markPosted(
    work.tx,
    letters.map(({ id }) => id),
    said,
  );
  for (const leaseId of new Set(letters.map((letter) => letter.leaseId)))
    await work.emit({ name: 'postal.posted', payload: { leaseId } });
}

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

async function lockWaiting(work: Work, ids: readonly string[]): Promise<PostalLetter[]> {
  const letters = await lockPostalLetters(work.tx, ids);
  expectAll(work, letters, ids, 'run');
  const other = letters.map(stateOf).find((state) => state !== 'waiting');
  if (other) throw postalErrors.wrong_state({ state: other });
  return letters;
}
