import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy, type LeaseViewer } from '../policy.ts';
import { findLeaseOfPhoto } from '../protocols/store.ts';
import { findLeaseIdsOf } from '../store.ts';
import { viewLeases } from '../use-cases/lease-view.ts';
import { findPaperOf } from './store.ts';

/** Whether the viewer may read a document because it is a paper of theirs: a lease's, or as a letting side its assignment's. */
export async function mayReadPaper(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) return false;
  const paper = await findPaperOf(tx, documentId);
  if (!paper) return mayReadPhoto(work, viewer, documentId);
  const { leaseId, assignmentId } = paper;
  const ids = leaseId ? [leaseId] : await findLeaseIdsOf(tx, assignmentId!);
  const leases = await viewLeases(work, viewer, ids);
  return leases.some(({ side }) => leaseId !== null || side !== 'tenant');
}

/** A protocol's photos are for whoever reads its lease. */
async function mayReadPhoto(
  work: ReadWork,
  viewer: LeaseViewer,
  documentId: string,
): Promise<boolean> {
  const leaseId = await findLeaseOfPhoto(work.tx, documentId);
  return leaseId !== undefined && (await viewLeases(work, viewer, [leaseId])).length > 0;
}
