import { statusAt } from '@husvaer/domain/signing/states';

import type { ReadWork } from '../../../platform/work.ts';
import { factsOf, readOrdersOf, type Order } from '../store.ts';
import { signingUrl } from './find-orders.ts';

/** A document that waits for a person's signature. */
export interface Awaiting extends Pick<Order, 'title' | 'expiresAt' | 'partnerId'> {
  /** The signer's id. */
  id: string;
  /** A path of the site, or a URL of a broker. */
  signingUrl: string;
}

/** The documents an account can sign now, the earliest deadline first. */
export async function findAwaiting(
  { tx, clock }: ReadWork,
  accountId: string,
): Promise<Awaiting[]> {
  const now = clock.now().epochMilliseconds;
  const orders = await readOrdersOf(tx, accountId);
  return orders.flatMap((order) => {
    const { title, expiresAt, partnerId } = order;
    const signer = order.signers.find((one) => one.accountId === accountId && !one.signedAt);
    const url = signer && statusAt(factsOf(order), now) === 'open' && signingUrl(order, signer);
    return url ? [{ id: signer.id, title, expiresAt, partnerId, signingUrl: url }] : [];
  });
}
