import { findOrders, type SigningOrder } from '../../signing/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Paper, PaperSigner } from './store.ts';

/** A document and its signers. */
export interface PaperView extends Paper {
  expiresAt: Temporal.Instant | null;
  signing: (SigningOrder['signers'][number] & { mayMove: boolean })[];
}

/** The latest document of each kind among these, oldest first, by the id of the lease or the assignment. */
export async function viewPapers(
  tx: ReadTx,
  papers: readonly Paper[],
): Promise<Map<string, PaperView[]>> {
  const latest = new Map<string, Paper>();
  for (const paper of papers)
    latest.set(`${paper.kind} ${paper.leaseId ?? paper.assignmentId!}`, paper);
  const orderIds = [...latest.values()].flatMap(({ orderId }) => orderId ?? []);
  const orders = new Map((await findOrders(tx, orderIds)).map((order) => [order.id, order]));
  const shown = [...latest.values()].map((paper): PaperView => {
    const order = orders.get(paper.orderId ?? '');
    const signing = (order?.signers ?? []).map((signer, position) => {
      const request = paper.signers[position];
      return { ...signer, mayMove: request !== undefined && mayMove(paper, request) };
    });
    return { ...paper, expiresAt: order?.expiresAt ?? null, signing };
  });
  return Map.groupBy(shown, ({ leaseId, assignmentId }) => leaseId ?? assignmentId!);
}

/**
 * Whether a signer who has not signed can be moved to another e-mail: only people who become tenants by
 * signing. Existing tenants, landlords and agents sign with their account.
 */
export const mayMove = (
  { kind }: Pick<Paper, 'kind'>,
  { role, isJoining }: Pick<PaperSigner, 'role' | 'isJoining'>,
): boolean => role === 'tenant' && (kind === 'lease' || isJoining === true);

/** The status of one side's signing; the URL is only for the signer. */
export interface SigningStatus {
  signed: boolean;
  signingUrl: string | null;
}

export function signingStatus(
  paper: PaperView | null,
  role: PaperSigner['role'],
  viewerId: string | null,
): SigningStatus {
  const theirs = paper?.signing.filter((signer) => signer.role === role) ?? [];
  const isOut = paper?.state === 'signing' || paper?.state === 'signed';
  return {
    signed: isOut && theirs.length > 0 && theirs.every(({ signedAt }) => signedAt !== null),
    signingUrl: theirs.some(({ accountId }) => accountId === viewerId)
      ? ownAddress(paper, viewerId)
      : null,
  };
}

/** The viewer's own signing URL, when it is their turn. */
export const ownAddress = (paper: PaperView | null, viewerId: string | null): string | null =>
  (paper?.state === 'signing' && viewerId !== null
    ? paper.signing.find(({ accountId }) => accountId === viewerId)?.signingUrl
    : null) ?? null;
