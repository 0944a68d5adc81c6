import { canReadFile } from '@husvaer/domain/lease-documents/files';

import { findDocuments, type Document } from '../../../files/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findPapers, getLease, viewLeases } from '../../../leases/public.ts';
import { leasePolicy } from '../../../properties/public.ts';
import { findLeaseFiles } from '../store.ts';

/** The files of a lease, newest first: signed documents, documents out for signing, and added files. */
export async function getFiles(
  work: ReadWork,
  { id, limit, skip }: { id: string; limit: number; skip: number },
): Promise<{ data: Document[]; total: number }> {
  const lease = await getLease(work, id);
  const assignmentIds = lease.side === 'tenant' ? [] : [lease.assignment.id];
  const papers = await findPapers(work.tx, { leaseIds: [id], assignmentIds });
  const added = await findLeaseFiles(work.tx, { leaseId: id });
  const documents = await findDocuments(work.tx, [
    // Withdrawn and declined documents are left out, since no one agreed to them.
    ...papers.flatMap(({ state, documentId, signedDocumentId }) =>
      ['signing', 'signed', 'sent'].includes(state) ? (signedDocumentId ?? documentId ?? []) : [],
    ),
    ...added.map(({ documentId }) => documentId),
  ]);
  const hidden = new Set(
    added.flatMap((file) => (canReadFile(lease, file) ? [] : file.documentId)),
  );
  const seen = documents
    .filter((one) => !hidden.has(one.id) || one.ownerId === lease.viewerId)
    .toSorted((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt));
  return { data: seen.slice(skip, skip + limit), total: seen.length };
}

/** Whether the viewer may read a document because it was added to a lease for their side. */
export async function mayReadFile(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) return false;
  const files = await findLeaseFiles(tx, { documentId });
  const leases = await viewLeases(
    work,
    viewer,
    files.map(({ leaseId }) => leaseId),
  );
  return files.some((file) => {
    const lease = leases.find(({ id }) => id === file.leaseId);
    return lease !== undefined && canReadFile(lease, file);
  });
}
