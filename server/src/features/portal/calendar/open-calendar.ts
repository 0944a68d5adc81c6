import { leaseErrors } from '@husvaer/domain/leases/errors';

import { getLease, type LeaseView } from '../../leases/public.ts';
import { hashOf } from '../../../platform/keys.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { closeCalendar, findCalendar, saveCalendar, type CalendarOf } from './store.ts';

/** Where the calendar behind a secret is read. */
export const calendarPath = (secret: string): string => `/api/calendars/${secret}.ics`;

/** Whose calendar of a lease the viewer's is: of those who rent today, and the landlord. Throws `leases.not_found`. */
async function ownCalendar(work: ReadWork, leaseId: string): Promise<CalendarOf> {
  const lease = await getLease(work, leaseId);
  if (lease.viewerId === null || !hasCalendar(lease)) throw leaseErrors.not_found();
  return { leaseId, accountId: lease.viewerId };
}

/** Whether somebody's calendar of a lease says anything to them: an agency has lists for that. */
export const hasCalendar = ({ side, viewerId, tenants }: LeaseView): boolean =>
  side === 'landlord' ||
  (side === 'tenant' && tenants.some(({ accountId }) => accountId === viewerId));

/** When the viewer's calendar of a lease was opened; null where it is not. */
export async function getRentCalendar(
  work: ReadWork,
  leaseId: string,
): Promise<Temporal.Instant | null> {
  const calendar = await findCalendar(work.tx, await ownCalendar(work, leaseId));
  return calendar?.openedAt ?? null;
}

/** Opens the viewer's calendar of a lease at a new address, which is said this once. */
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

export const closeRentCalendar = async (work: Work, leaseId: string): Promise<void> =>
  closeCalendar(work.tx, await ownCalendar(work, leaseId));
