import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findCharges, type Charge } from '../store.ts';

/** What is paid by use of a lease, and was, for those it is about. */
export async function getLeaseCharges(work: ReadWork, contractId: string): Promise<Charge[]> {
  await getLease(work, contractId);
  return findCharges(work.tx, [contractId]);
}
