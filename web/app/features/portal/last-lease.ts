import { accountCache } from '../../platform/account-cache.ts';
import type { LeaseQuery } from './lease.graphql.ts';

/** The lease that was shown last, for when the house is out of reach. */
interface LastLease {
  id: string;
  /** Where it was read. */
  path: string;
  found: LeaseQuery;
  /** When it was like that, ISO. */
  at: string;
}

export const lastLease = accountCache<LastLease>('lease');

/** This browser's clock: it says to its owner when they saw something. */
export const nowHere = (): string =>
  new Date(performance.timeOrigin + performance.now()).toISOString();
