import { postalErrors } from '@husvaer/domain/postal/errors';
import { needsProofOfPosting, type postedLetters } from '@husvaer/domain/postal/letters';
import type { z } from 'zod';

import { createDocumentFromUpload } from '../../files/public.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { markPosted, type PostalLetter } from '../store.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';
import { lockWaiting } from '../waiting-letters.ts';

/**
 * Records that letters were posted by hand, all or none, and emits an event. Throws `postal.not_found`,
 * `postal.wrong_state`, `postal.no_address`, `postal.not_proved`, `postal.wrong_day`, `postal.too_late` for a
 * letter whose deadline would be too short, and the errors of `createDocumentFromUpload` for the receipt.
 */
export async function markPostalLettersPosted(
  work: Work,
  { letterIds, postedOn, tracking, receiptKey }: z.output<typeof postedLetters>,
): Promise<string[]> {
  const { clock, viewer } = work;
  const letters = await lockWaiting(work, letterIds);
  const until = clock.today().toString();
  for (const letter of letters) {
    if (letter.address === null) throw postalErrors.no_address();
    if (!receiptKey && tracking === null && needsProofOfPosting(letter.kind))
      throw postalErrors.not_proved({ kind: letter.kind });
    const since = dayInNorway(letter.queuedAt);
    if (postedOn < since || postedOn > until) throw postalErrors.wrong_day({ since, until });
    if (letter.postBy !== null && postedOn > letter.postBy)
      throw postalErrors.too_late({ until: letter.postBy });
  }
  const byId = accountIdOf(viewer);
  const receipt =
    receiptKey && byId !== null
      ? await createDocumentFromUpload(work, {
          key: receiptKey,
          ownerId: byId,
          path: 'inputData.receiptKey',
        })
      : null;
  await recordPosted(work, letters, { postedOn, byId, tracking, receiptId: receipt?.id ?? null });
  return letterIds;
}

/** Records when letters were posted, and emits `postal.letters_posted` for each lease. */
export async function recordPosted(
  work: Work,
  letters: readonly PostalLetter[],
  input: Parameters<typeof markPosted>[2],
): Promise<void> {
  await markPosted(
    work.tx,
    letters.map(({ id }) => id),
    input,
  );
  for (const leaseId of new Set(letters.map((letter) => letter.leaseId)))
    await work.emit({ name: 'postal.letters_posted', payload: { leaseId } });
}
