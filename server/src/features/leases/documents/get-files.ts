import { findDocuments, type Document } from '../../files/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPapers } from '../papers/store.ts';
import { getLease } from '../use-cases/get-leases.ts';

/** The files of a lease, newest first: what was signed, and what is out to be. */
export async function getFiles(
  work: ReadWork,
  { id, limit, skip }: { id: string; limit: number; skip: number },
): Promise<{ data: Document[]; total: number }> {
  const { side, assignment } = await getLease(work, id);
  const assignmentIds = side === 'tenant' ? [] : [assignment.id];
  const papers = await findPapers(work.tx, { leaseIds: [id], assignmentIds });
  // What was taken back or declined is nobody's agreement.
  const ids = papers.flatMap(({ state, documentId, signedDocumentId }) =>
    ['signing', 'signed', 'sent'].includes(state) ? (signedDocumentId ?? documentId ?? []) : [],
  );
  const documents = new Map((await findDocuments(work.tx, ids)).map((one) => [one.id, one]));
  const newest = ids.toReversed().flatMap((fileId) => documents.get(fileId) ?? []);
  return { data: newest.slice(skip, skip + limit), total: newest.length };
}
