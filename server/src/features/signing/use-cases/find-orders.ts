import { signerState, type OrderStatus } from '@husvaer/domain/signing/states';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { factsOf, readOrders, signerFacts, type Order, type Signer } from '../store.ts';

/** An order, for the features that created it. */
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
    | 'orgNumber'
    | 'otherName'
    | 'otherNameConfirmedAt'
  > & {
    /** A path of the site, or a URL of a broker; null unless it is their turn. */
    signingUrl: string | null;
  })[];
}

/** Orders by id, in any order. Permissions are not checked. */
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
      orgNumber: signer.orgNumber,
      otherName: signer.otherName,
      otherNameConfirmedAt: signer.otherNameConfirmedAt,
      signingUrl: signingUrl(order, signer),
    })),
  }));
}

/**
 * Where a signer signs, or does the task before it; null unless it is their turn, according to the stored
 * state.
 */
export function signingUrl(order: Order, signer: Signer): string | null {
  const isRequested = signerState(factsOf(order), signerFacts(signer), -Infinity) === 'asked';
  if (!isRequested) return null;
  return order.provider === 'house' || signer.errandPath ? pathOf(signer) : signer.remoteUrl;
}

/** The page of the site where a signer continues. */
export const pathOf = ({ id, errandPath }: Pick<Signer, 'id' | 'errandPath'>): string =>
  errandPath ?? `/sign/${id}`;
