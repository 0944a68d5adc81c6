import { hashOf } from '../../../../platform/keys.ts';
import type { Work } from '../../../../platform/work.ts';
import { saveCalendar } from '../store.ts';
import { ownCalendar } from '../own-calendar.ts';

/** The path of the calendar with a secret. */
const calendarPath = (secret: string): string => `/api/calendars/${secret}.ics`;

/** Opens the viewer's calendar of a lease at a new URL, which is returned only once. */
export async function openRentCalendar(
  work: Work,
  leaseId: string,
): Promise<{ openedAt: Temporal.Instant; url: string }> {
  const own = await ownCalendar(work, leaseId);
  const secret = work.keys.newSecret();
  const openedAt = work.clock.now();
  await saveCalendar(work.tx, own, hashOf(secret), openedAt);
  return { openedAt, url: new URL(calendarPath(secret), work.origin).href };
}
