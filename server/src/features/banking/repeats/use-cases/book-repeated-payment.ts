import { bankingErrors } from '@husvaer/domain/banking/errors';
import { waitingReason } from '@husvaer/domain/banking/lines';

import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { bookNew } from '../../lines/book-new.ts';
import { insertLines, serializeBook } from '../../lines/store.ts';
import { requireRepeat } from './get-repeat.ts';
import { countAlike, lockRepeat, markBooked } from '../../lines/repeats/store.ts';

/**
 * Books a payment that was taken as a repeat, because a person says that it is another one. It is new from
 * then on and counts as brought in by that person, who can't approve alone what it pays. Throws
 * `banking.not_found` without permission, and `banking.wrong_state` when it is already booked.
 */
export async function bookRepeatedPayment(
  work: Work,
  { repeatId, note }: { repeatId: string; note: string },
): Promise<string> {
  const { tx, viewer, clock } = work;
  await requireRepeat(work, repeatId, 'run');
  const repeat = await lockRepeat(tx, repeatId);
  if (!repeat || repeat.bookedLineId !== null) throw bankingErrors.wrong_state({ state: 'booked' });
  await serializeBook(tx, repeat.bookId);
  const line = {
    ...repeat,
    id: work.newId(),
    ordinal: (await countAlike(tx, repeat.fingerprint)) + 1,
    reason: waitingReason(repeat),
    takenBy: null,
    isBrought: true,
    broughtById: accountIdOf(viewer),
  };
  await insertLines(tx, [line]);
  await markBooked(tx, {
    id: repeat.id,
    lineId: line.id,
    byId: accountIdOf(viewer),
    at: clock.now(),
    note,
  });
  await bookNew(work, [line]);
  return repeat.id;
}
