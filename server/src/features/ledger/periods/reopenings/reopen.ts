import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordSettingsChange } from '../../audit/record-settings-change.ts';
import type { Book } from '../../books/store.ts';
import { openBooks } from '../close-books.ts';
import { findClosedUntil, lockPeriods } from '../store.ts';
import { loadReopeningForUpdate } from './load-reopening.ts';
import { mayAgreeToReopening } from './policy.ts';
import { addReopening, endReopening, type Reopening } from './store.ts';

/** Records the viewer's request to open closed months of a book. Returns false when another one is open. */
export async function recordReopeningRequest(
  work: Work,
  { id: bookId }: Book,
  { month, reason }: Pick<Reopening, 'month' | 'reason'>,
): Promise<boolean> {
  const isAdded = await addReopening(work.tx, {
    id: work.newId(),
    bookId,
    month,
    reason,
    requestedById: accountIdOf(work.viewer),
    requestedAt: work.clock.now(),
  });
  const change = { bookId, was: null, became: { month, reason } };
  if (isAdded) await recordSettingsChange(work, { ...change, what: 'reopening_requested' });
  return isAdded;
}

/**
 * Opens closed months as another person than the one who requested it. `closedUntil` is the last closed day that the
 * person has read, null for none. Throws `ledger.not_found`, `ledger.own_request`, and `ledger.changed` when months
 * were closed since.
 */
export async function reopenPeriods(
  work: Work,
  { reopeningId, closedUntil }: { reopeningId: string; closedUntil: IsoDate | null },
): Promise<{ book: Book; reopening: Reopening }> {
  const { tx, clock, viewer } = work;
  const { book, reopening } = await loadReopeningForUpdate(work, reopeningId);
  if (!mayAgreeToReopening(viewer, book.partnerId, reopening)) throw ledgerErrors.own_request();
  const { month, reason } = reopening;
  await lockPeriods(tx, book.id);
  if ((await findClosedUntil(tx, book.id)) !== closedUntil) throw ledgerErrors.changed();
  await openBooks(work, book.id, month);
  await endReopening(tx, reopeningId, { outcome: 'agreed', byId: viewer.id, at: clock.now() });
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'reopening_agreed',
    was: null,
    became: { month, reason },
  });
  return { book, reopening };
}
