import { findOrders, type SigningOrder } from '../../signing/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { Paper, PaperSigner } from './store.ts';

/** A paper and who signs it. */
export interface PaperView extends Paper {
  expiresAt: Temporal.Instant | null;
  signing: (SigningOrder['signers'][number] & { mayMove: boolean })[];
}

/** Of these papers, oldest first, the last of each kind, by the lease's id or the assignment's. */
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
      const asked = paper.signers[position];
      return { ...signer, mayMove: asked !== undefined && mayMove(paper, asked) };
    });
    return { ...paper, expiresAt: order?.expiresAt ?? null, signing };
  });
  return Map.groupBy(shown, ({ leaseId, assignmentId }) => leaseId ?? assignmentId!);
}

/**
 * Whether a signer who has not signed may be reached at another address: those who become tenants by
 * what they sign. Who is a tenant already, a landlord or an agent signs by the account they have.
 */
export const mayMove = (
  { kind }: Pick<Paper, 'kind'>,
  { role, isJoining }: Pick<PaperSigner, 'role' | 'isJoining'>,
): boolean => role === 'tenant' && (kind === 'lease' || isJoining === true);

/** How far one side has come with a paper, as somebody reads it: the address is theirs alone. */
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

/** Where somebody signs a paper, when it is their turn. */
export const ownAddress = (paper: PaperView | null, viewerId: string | null): string | null =>
  (paper?.state === 'signing' && viewerId !== null
    ? paper.signing.find(({ accountId }) => accountId === viewerId)?.signingUrl
    : null) ?? null;
