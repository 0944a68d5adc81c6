import type { ReadWork } from '../../../platform/work.ts';
import { findLeaseIdsByContract, viewLeases } from '../../leases/public.ts';
import { leasePolicy } from '../../properties/public.ts';

/** Whether the viewer may read a document because it is the contract of a lease they can read. */
export async function mayReadContract(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) return false;
  const ids = await findLeaseIdsByContract(tx, documentId);
  return (await viewLeases(work, viewer, ids)).length > 0;
}
