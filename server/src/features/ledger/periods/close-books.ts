import { addDays, type IsoDate } from '@husvaer/domain/kernel/dates';

import type { Work } from '../../../platform/work.ts';
import { recordSettingsChange } from '../audit/record-settings-change.ts';
import { findClosedUntil, saveClosedUntil } from './store.ts';

/**
 * Closes a book up to the end of a day: what comes later with a day until then counts from the first open day.
 * Does nothing when it is closed until then. The caller has locked the periods.
 */
export async function closeBooks(work: Work, bookId: string, until: IsoDate): Promise<void> {
  const was = await findClosedUntil(work.tx, bookId);
  if (was === null || was < until) await setClosed(work, bookId, { was, until });
}

/** Opens a closed book again from the start of a day. The caller has locked the periods. */
export async function openBooks(work: Work, bookId: string, from: IsoDate): Promise<void> {
  const was = await findClosedUntil(work.tx, bookId);
  if (was !== null && was >= from) await setClosed(work, bookId, { was, until: addDays(from, -1) });
}

async function setClosed(
  work: Work,
  bookId: string,
  { was, until }: { was: IsoDate | null; until: IsoDate },
): Promise<void> {
  await saveClosedUntil(work.tx, bookId, until);
  await recordSettingsChange(work, {
    bookId,
    what: 'closed_period',
    was: was === null ? null : { until: was },
    became: { until },
  });
}
