import { signerState, type OrderStatus } from '@husvaer/domain/signing/states';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { factsOf, readOrders, signerFacts, type Order, type Signer } from '../store.ts';

/** An order as the features see it that asked for it. */
export interface SigningOrder {
  id: string;
  status: OrderStatus;
  expiresAt: Temporal.Instant;
  signers: (Pick<
    Signer,
    | 'id'
    | 'role'
    | 'turn'
    | 'accountId'
    | 'name'
    | 'signedAt'
    | 'declinedAt'
    | 'seenAt'
    | 'openedAt'
  > & {
    /** A path of the site, or a broker's address; null unless it is their turn. */
    signingUrl: string | null;
  })[];
}

/** These orders; the order is not theirs, and nobody is asked whether they may see them. */
export async function findOrders(tx: ReadTx, ids: readonly string[]): Promise<SigningOrder[]> {
  const orders = await readOrders(tx, ids);
  return orders.map((order) => ({
    id: order.id,
    status: order.status,
    expiresAt: order.expiresAt,
    signers: order.signers.map((signer) => ({
      id: signer.id,
      role: signer.role,
      turn: signer.turn,
      accountId: signer.accountId,
      name: signer.name,
      signedAt: signer.signedAt,
      declinedAt: signer.declinedAt,
      seenAt: signer.seenAt,
      openedAt: signer.openedAt,
      signingUrl: signingUrl(order, signer),
    })),
  }));
}

/** Where a signer signs, or does what comes before it; null unless it is their turn, as it was last written down. */
export function signingUrl(order: Order, signer: Signer): string | null {
  const isAsked = signerState(factsOf(order), signerFacts(signer), -Infinity) === 'asked';
  if (!isAsked) return null;
  return order.provider === 'house' || signer.errandPath ? pathOf(signer) : signer.remoteUrl;
}

/** The page of the site on which a signer goes on. */
export const pathOf = ({ id, errandPath }: Pick<Signer, 'id' | 'errandPath'>): string =>
  errandPath ?? `/sign/${id}`;
