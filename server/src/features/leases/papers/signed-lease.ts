import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPapers } from './store.ts';

/** The lease that all have signed. */
export interface SignedLease {
  documentId: string | null;
  signedAt: Temporal.Instant | null;
}

/** The signed paper of a lease; nobody is asked whether they may see it. */
export async function findSignedLease(
  tx: ReadTx,
  leaseId: string,
): Promise<SignedLease | undefined> {
  const papers = await findPapers(tx, { leaseIds: [leaseId], assignmentIds: [] });
  const paper = papers.findLast(({ kind, state }) => kind === 'lease' && state === 'signed');
  return paper && { documentId: paper.signedDocumentId, signedAt: paper.endedAt };
}
