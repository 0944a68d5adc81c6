import type { Lease } from '../../leases/detail/public.tsx';

/**
 * The statuses in which the lease is binding. Cancelled leases have no such actions, and ended ones only the
 * move-out.
 */
const RUNNING: readonly string[] = [
  'upcoming',
  'active',
  'paid',
  'payout',
  'soon_ending',
  'overdue',
  'eviction_notice',
  'eviction_notice_due',
  'eviction',
];
export const isRunning = ({ leaseStatus }: Pick<Lease, 'leaseStatus'>): boolean =>
  RUNNING.includes(leaseStatus);

/** Whether all parties have signed: the lease has no rent status before. */
export const isSigned = ({ rentStatus }: Pick<Lease, 'rentStatus'>): boolean => rentStatus !== null;

/** Whether the viewer writes the documents, or is the landlord of a lease by an agency. */
export const isLetBy = ({ mayWrite, landlord }: Lease, viewerId: string | null): boolean =>
  mayWrite || (viewerId !== null && landlord?._id === viewerId);
