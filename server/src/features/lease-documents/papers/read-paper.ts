import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy } from '../../properties/public.ts';
import { findLeaseIdsOf, viewLeases, findPaperOf } from '../../leases/public.ts';

/**
 * Whether the viewer may read a document because it is theirs: a lease's, or for the letting side its
 * assignment's.
 */
export async function mayReadPaper(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) return false;
  const paper = await findPaperOf(tx, documentId);
  if (!paper) return false;
  const { leaseId, assignmentId } = paper;
  const ids = leaseId ? [leaseId] : await findLeaseIdsOf(tx, assignmentId!);
  const leases = await viewLeases(work, viewer, ids);
  return leases.some(({ side }) => leaseId !== null || side !== 'tenant');
}
