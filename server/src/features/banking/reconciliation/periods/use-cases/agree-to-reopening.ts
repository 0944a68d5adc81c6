import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import {
  endReopening,
  findClosedUntil,
  lockPeriods,
  notifyOfPeriod,
  openBooks,
  recordSettingsChange,
} from '../../../../ledger/public.ts';
import type { Work } from '../../../../../platform/work.ts';
import { saveBookProblems } from '../../save-problems.ts';
import { withdrawSigned } from '../../store.ts';
import { loadReopeningForUpdate } from '../load-reopening.ts';
import { mayAgreeToReopening } from '../policy.ts';

/**
 * Opens closed months again, as another person than the one who requested it. What was signed off for them counts
 * no more, so that it is signed off again. `closedUntil` is the last closed day that the person has read, null for
 * none. Throws `ledger.not_found`, `ledger.own_request`, and `ledger.changed` when months were closed since.
 */
export async function agreeToReopening(
  work: Work,
  { reopeningId, closedUntil }: { reopeningId: string; closedUntil: IsoDate | null },
): Promise<void> {
  const { tx, clock, viewer } = work;
  const { book, reopening } = await loadReopeningForUpdate(work, reopeningId);
  if (!mayAgreeToReopening(viewer, book.partnerId, reopening)) throw ledgerErrors.own_request();
  const { month, reason } = reopening;
  await lockPeriods(tx, book.id);
  if ((await findClosedUntil(tx, book.id)) !== closedUntil) throw ledgerErrors.changed();
  await openBooks(work, book.id, month);
  await withdrawSigned(tx, { bookId: book.id, from: month, at: clock.now() });
  await endReopening(tx, reopeningId, { outcome: 'agreed', byId: viewer.id, at: clock.now() });
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'reopening_agreed',
    was: null,
    became: { month, reason },
  });
  await saveBookProblems(work, book);
  await notifyOfPeriod(work, book, { month, reason, isAgreed: true });
}
