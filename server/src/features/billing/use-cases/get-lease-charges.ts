import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findCharges, type Charge } from '../store.ts';

/** All charges on account of use of a lease, past ones included, for its parties. */
export async function getLeaseCharges(work: ReadWork, contractId: string): Promise<Charge[]> {
  await getLease(work, contractId);
  return findCharges(work.tx, [contractId]);
}
