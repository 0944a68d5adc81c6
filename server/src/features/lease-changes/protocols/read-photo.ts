import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy } from '../../properties/public.ts';
import { viewLeases } from '../../leases/public.ts';
import { findLeaseOfPhoto } from './store.ts';

/** Whether the viewer may read a document because it is a photo in a protocol of a lease they can read. */
export async function mayReadPhoto(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) return false;
  const leaseId = await findLeaseOfPhoto(tx, documentId);
  return leaseId !== undefined && (await viewLeases(work, viewer, [leaseId])).length > 0;
}
