import { recordSettingsChange } from '../../../audit/record-settings-change.ts';
import type { Work } from '../../../../../platform/work.ts';
import { loadReopeningForUpdate } from '../load-reopening.ts';
import { endReopening } from '../store.ts';

/** Withdraws a request to open months again, or says no to it. Throws `ledger.not_found`. */
export async function stopReopening(work: Work, reopeningId: string): Promise<void> {
  const { tx, clock } = work;
  const { book, reopening, viewer } = await loadReopeningForUpdate(work, reopeningId);
  await endReopening(tx, reopeningId, { outcome: 'stopped', byId: viewer.id, at: clock.now() });
  await recordSettingsChange(work, {
    bookId: book.id,
    what: 'reopening_stopped',
    was: null,
    became: { month: reopening.month, reason: reopening.reason },
  });
}
