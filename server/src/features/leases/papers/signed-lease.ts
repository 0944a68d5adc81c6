import { findSignedBy, type SignedBy } from '../../signing/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPapers } from './store.ts';

/** The lease that all have signed. */
export interface SignedLease {
  documentId: string | null;
  signedAt: Temporal.Instant | null;
  orderId: string | null;
}

/** The signed paper of a lease; nobody is asked whether they may see it. */
export async function findSignedLease(
  tx: ReadTx,
  leaseId: string,
): Promise<SignedLease | undefined> {
  const papers = await findPapers(tx, { leaseIds: [leaseId], assignmentIds: [] });
  const paper = papers.findLast(({ kind, state }) => kind === 'lease' && state === 'signed');
  return (
    paper && {
      documentId: paper.signedDocumentId,
      signedAt: paper.endedAt,
      orderId: paper.orderId,
    }
  );
}

/** Who signed it, and when they were born. */
export const findSignersOf = async (
  tx: ReadTx,
  { orderId }: Pick<SignedLease, 'orderId'>,
): Promise<SignedBy[]> => (orderId === null ? [] : findSignedBy(tx, orderId));
