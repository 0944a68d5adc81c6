import { findSignedBy, type SignedBy } from '../../signing/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { EMAIL_NOTICES_SINCE } from '../contract/editions.ts';
import { findPapers, type Paper } from '../../leases/public.ts';

/** The signed lease. */
export interface SignedLease {
  documentId: string | null;
  signedAt: Temporal.Instant | null;
  orderId: string | null;
}

async function findSignedPaper(tx: ReadTx, leaseId: string): Promise<Paper | undefined> {
  const papers = await findPapers(tx, { leaseIds: [leaseId], assignmentIds: [] });
  return papers.findLast(({ kind, state }) => kind === 'lease' && state === 'signed');
}

/** The signed document of a lease. Permissions are not checked. */
export async function findSignedLease(
  tx: ReadTx,
  leaseId: string,
): Promise<SignedLease | undefined> {
  const paper = await findSignedPaper(tx, leaseId);
  return (
    paper && {
      documentId: paper.signedDocumentId,
      signedAt: paper.endedAt,
      orderId: paper.orderId,
    }
  );
}

/** Whether all signers of a lease accepted notices by e-mail: its text says so, or it is not our text. */
export async function acceptsEmailNotices(tx: ReadTx, leaseId: string): Promise<boolean> {
  const paper = await findSignedPaper(tx, leaseId);
  return (
    paper !== undefined && paper.ownContractId === null && paper.edition >= EMAIL_NOTICES_SINCE
  );
}

/** Who signed the lease, and their birth dates. */
export const findSignersOf = async (
  tx: ReadTx,
  { orderId }: Pick<SignedLease, 'orderId'>,
): Promise<SignedBy[]> => (orderId === null ? [] : findSignedBy(tx, orderId));
