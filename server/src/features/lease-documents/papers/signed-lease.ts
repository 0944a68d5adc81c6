import { findSignedBy, type SignedBy } from '../../signing/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { editionOf, type Edition } from '../contract/editions.ts';
import { findPapers, type Paper } from '../../leases/public.ts';

/** The signed lease. */
interface SignedLease {
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

/** Whether all tenants of a lease accepted notices by e-mail. */
export const acceptsEmailNotices = async (tx: ReadTx, leaseId: string): Promise<boolean> =>
  acceptEmailNotices(await findPapers(tx, { leaseIds: [leaseId], assignmentIds: [] }));

/** The same, by its documents: the lease says so in our text, and so does each agreement of who moved in. */
export function acceptEmailNotices(
  papers: readonly Pick<Paper, 'kind' | 'state' | 'edition' | 'ownContractId' | 'signers'>[],
  editions?: Readonly<Record<string, Edition>>,
): boolean {
  const signed = papers.filter(({ state }) => state === 'signed');
  const lease = signed.findLast(({ kind }) => kind === 'lease');
  const joined = signed.filter(
    ({ kind, signers }) => kind === 'tenants' && signers.some(({ isJoining }) => isJoining),
  );
  return (
    lease?.ownContractId === null &&
    editionOf(lease, editions).emailNotices.includes('lease') &&
    joined.every((paper) => editionOf(paper, editions).emailNotices.includes('tenants'))
  );
}

/** Who signed the lease, and their birth dates. */
export const findSignersOf = async (
  tx: ReadTx,
  { orderId }: Pick<SignedLease, 'orderId'>,
): Promise<SignedBy[]> => (orderId === null ? [] : findSignedBy(tx, orderId));
