import { setHasPayout } from '../leases/public.ts';
import type { Work } from '../../platform/work.ts';
import { findLeasesWithPayout } from './store.ts';

/** Records on leases whether money is on its way to their landlords. */
export async function notifyLeases({ tx }: Work, leaseIds: readonly string[]): Promise<void> {
  const ids = [...new Set(leaseIds)].sort();
  const having = await findLeasesWithPayout(tx, ids);
  await setHasPayout(
    tx,
    ids.filter((id) => having.has(id)),
    true,
  );
  await setHasPayout(
    tx,
    ids.filter((id) => !having.has(id)),
    false,
  );
}
