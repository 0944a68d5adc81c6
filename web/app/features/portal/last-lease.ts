import { accountCache } from '../../platform/account-cache.ts';
import type { LeaseQuery } from './lease.graphql.ts';

/** The lease that was shown last, for when the API is unreachable. */
interface LastLease {
  id: string;
  /** The path of its page. */
  path: string;
  found: LeaseQuery;
  /** When it was loaded, ISO. */
  at: string;
}

export const lastLease = accountCache<LastLease>('lease');

/** By this browser's clock, because it tells its user when they saw something. */
export const localTime = (): string =>
  new Date(performance.timeOrigin + performance.now()).toISOString();
