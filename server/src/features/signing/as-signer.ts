import { accountErrors } from '@husvaer/domain/accounts/errors';
import { signingErrors } from '@husvaer/domain/signing/errors';
import { refusalOf } from '@husvaer/domain/signing/states';

import type { AccountViewer } from '../../platform/viewer.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { signingPolicy } from './policy.ts';
import {
  factsOf,
  findOrderOf,
  lockOrder,
  readOrder,
  signerFacts,
  type Order,
  type Signer,
} from './store.ts';

/** The viewer as one of an order's signers. */
interface AsSigner {
  order: Order;
  signer: Signer;
  viewer: AccountViewer;
}

/**
 * The viewer as a signer. Throws `accounts.login_required`, and `signing.not_found` when the viewer is not
 * that signer.
 */
export const loadAsSigner = (work: ReadWork, signerId: string): Promise<AsSigner> =>
  asSigner(work, signerId, (orderId) => readOrder(work.tx, orderId));

/**
 * Like {@link loadAsSigner}, for signing or declining: locks the order until the end of the transaction.
 * Throws also when the signer may not act now (`refusalOf`).
 */
export async function loadSignerTurnForUpdate(work: Work, signerId: string): Promise<AsSigner> {
  const found = await asSigner(work, signerId, (orderId) => lockOrder(work.tx, orderId));
  requireRequested(work, found);
  return found;
}

/** Throws when a signer may neither sign nor decline now. */
export function requireRequested(
  { clock }: Pick<ReadWork, 'clock'>,
  { order, signer }: Pick<AsSigner, 'order' | 'signer'>,
): void {
  const refusal = refusalOf(factsOf(order), signerFacts(signer), clock.now().epochMilliseconds);
  if (refusal) throw refusal;
}

/** Throws `signing.errand_first` while a signer has a task to do before signing. */
export function requireTaskDone({ errandPath }: Signer): void {
  if (errandPath !== null) throw signingErrors.errand_first({ path: errandPath });
}

async function asSigner(
  { tx, viewer }: ReadWork,
  signerId: string,
  read: (orderId: string) => Promise<Order | undefined>,
): Promise<AsSigner> {
  if (!signingPolicy.sign(viewer)) throw accountErrors.login_required();
  const orderId = await findOrderOf(tx, signerId);
  const order = orderId && (await read(orderId));
  const signer = order && order.signers.find(({ id }) => id === signerId);
  if (!signer || !signingPolicy.be(viewer, signer)) throw signingErrors.not_found({ signerId });
  return { order, signer, viewer };
}
