import { leaseErrors } from '@husvaer/domain/leases/errors';

import { getLease, type LeaseView } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import type { CalendarOf } from './store.ts';

/** Whose calendar of a lease the viewer's is: of those who rent today, and the landlord. Throws `leases.not_found`. */
export async function ownCalendar(work: ReadWork, leaseId: string): Promise<CalendarOf> {
  const lease = await getLease(work, leaseId);
  if (lease.viewerId === null || !hasCalendar(lease)) throw leaseErrors.not_found();
  return { leaseId, accountId: lease.viewerId };
}

/** Whether somebody's calendar of a lease says anything to them: an agency has lists for that. */
export const hasCalendar = ({ side, viewerId, tenants }: LeaseView): boolean =>
  side === 'landlord' ||
  (side === 'tenant' && tenants.some(({ accountId }) => accountId === viewerId));
