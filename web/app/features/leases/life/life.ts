import type { Tenants } from '../detail/lease.ts';
import type { LeaseLifeQuery } from './lease-life.graphql.ts';

/** What is known of a lease that everybody has signed. */
export type Life = LeaseLifeQuery['getSingleLeaseForPublicSite'];
export type LifePaper = Life['papers'][number];
export type Tenant = NonNullable<Tenants['mainTenant']>['user'];

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
export const isRunning = ({ leaseStatus }: Pick<Life, 'leaseStatus'>): boolean =>
  RUNNING.includes(leaseStatus);

/** Whether everybody has signed it: there is no rent before. */
export const hasLife = ({ rentStatus }: Pick<Life, 'rentStatus'>): boolean => rentStatus !== null;

/** Whether the viewer lets: writes the papers, or is the landlord of what an agency lets. */
export const letsIt = ({ mayWrite, landlord }: Life, viewerId: string | null): boolean =>
  mayWrite || (viewerId !== null && landlord?._id === viewerId);
