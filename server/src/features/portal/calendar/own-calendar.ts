import { leaseErrors } from '@husvaer/domain/leases/errors';

import { getLease, type LeaseView } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import type { CalendarOf } from './store.ts';

/**
 * The viewer and the lease of their calendar: for present tenants, and the landlord. Throws
 * `leases.not_found`.
 */
export async function ownCalendar(work: ReadWork, leaseId: string): Promise<CalendarOf> {
  const lease = await getLease(work, leaseId);
  if (lease.viewerId === null || !hasCalendar(lease)) throw leaseErrors.not_found();
  return { leaseId, accountId: lease.viewerId };
}

/** Whether the viewer can have a calendar of a lease: agencies have lists instead. */
export const hasCalendar = ({ side, viewerId, tenants }: LeaseView): boolean =>
  side === 'landlord' ||
  (side === 'tenant' && tenants.some(({ accountId }) => accountId === viewerId));
