import { recordPayouts } from '../leases/public.ts';
import type { Work } from '../../platform/work.ts';
import { findLeasesWithPayout } from './store.ts';

/** Records on leases whether money is on its way to their landlords. */
export async function notifyLeases({ tx }: Work, leaseIds: readonly string[]): Promise<void> {
  const ids = [...new Set(leaseIds)].sort();
  const having = await findLeasesWithPayout(tx, ids);
  await recordPayouts(tx, ids, having);
}
