import type { Lease } from '../../leases/detail/public.tsx';

/** While it binds: what was called off or never signed has no life, and what is over is only handed back. */
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

/** Whether everybody has signed it: there is no rent before. */
export const hasLife = ({ rentStatus }: Pick<Lease, 'rentStatus'>): boolean => rentStatus !== null;

/** Whether the viewer lets: writes the papers, or is the landlord of what an agency lets. */
export const letsIt = ({ mayWrite, landlord }: Lease, viewerId: string | null): boolean =>
  mayWrite || (viewerId !== null && landlord?._id === viewerId);
