import type { ReadWork } from '../../../../platform/work.ts';
import { findCalendar } from '../store.ts';
import { ownCalendar } from '../own-calendar.ts';

/** When the viewer's calendar of a lease was opened; null when it is not. */
export async function getRentCalendar(
  work: ReadWork,
  leaseId: string,
): Promise<Temporal.Instant | null> {
  const calendar = await findCalendar(work.tx, await ownCalendar(work, leaseId));
  return calendar?.openedAt ?? null;
}
