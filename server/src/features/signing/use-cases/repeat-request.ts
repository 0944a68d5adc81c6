import { signingErrors } from '@husvaer/domain/signing/errors';
import { signerState } from '@husvaer/domain/signing/states';

import { recordNotified } from '../deadlines/store.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { changeSigner, type NewAddress } from '../people/store.ts';
import {
  factsOf,
  lockOrder,
  saveConfirmedName,
  signerFacts,
  type Order,
  type Signer,
} from '../store.ts';
import { signingPolicy } from '../policy.ts';
import { requireRequested } from '../as-signer.ts';

interface OfOrder {
  orderId: string;
  signerId: string;
}

/**
 * Notifies a signer of their turn again. Throws `signing.not_found`, and the error when they may not sign
 * now.
 */
export async function repeatRequest(work: Work, { orderId, signerId }: OfOrder): Promise<void> {
  const { order, signer } = await lockSigner(work, { orderId, signerId });
  requireRequested(work, { order, signer });
  await recordNotified(work.tx, orderId, { at: work.clock.now(), reminders: order.reminders });
  await work.emit({ name: 'signing.request_repeated', payload: { orderId, signerId } });
}

/**
 * Gives a signer who has not signed another address: they sign with a new link, and the old one stops
 * working. If it is their turn they are notified immediately. Throws `signing.not_found`,
 * `signing.already_signed`, `signing.over`, and `signing.elsewhere` when a broker collects the signatures.
 */
export async function moveSigner(
  work: Work,
  { orderId, signerId, ...to }: OfOrder & Omit<NewAddress, 'id'>,
): Promise<void> {
  const { tx, clock, newId, emit } = work;
  const { order, signer } = await lockSigner(work, { orderId, signerId });
  const state = signerState(factsOf(order), signerFacts(signer), clock.now().epochMilliseconds);
  if (state !== 'waiting') requireRequested(work, { order, signer });
  if (order.provider !== 'house') throw signingErrors.elsewhere();
  const id = newId();
  await changeSigner(tx, signerId, { id, ...to });
  if (state === 'asked')
    await emit({ name: 'signing.signer_moved', payload: { orderId, signerId: id } });
}

/**
 * Confirms that a signer is the person whom their electronic identity names otherwise than the document. They
 * are notified that they can sign. Throws `signing.not_found`, `signing.already_signed`, `signing.over`, and
 * `signing.name_differs` when their identity has another name than `otherName` by now, and `signing.own_name`
 * when they are the viewer.
 */
export async function confirmOtherName(
  work: Work,
  { orderId, signerId, otherName }: OfOrder & { otherName: string },
): Promise<Pick<Signer, 'name' | 'email' | 'orgNumber'>> {
  const { tx, clock, viewer, emit } = work;
  const { order, signer } = await lockSigner(work, { orderId, signerId });
  requireRequested(work, { order, signer });
  if (!signingPolicy.confirmName(viewer, signer)) throw signingErrors.own_name();
  if (signer.otherName !== otherName) throw signingErrors.name_differs();
  await saveConfirmedName(tx, signerId, { by: accountIdOf(viewer), at: clock.now() });
  await emit({ name: 'signing.request_repeated', payload: { orderId, signerId } });
  return signer;
}

async function lockSigner(
  { tx }: Work,
  { orderId, signerId }: OfOrder,
): Promise<{ order: Order; signer: Signer }> {
  const order = await lockOrder(tx, orderId);
  const signer = order?.signers.find(({ id }) => id === signerId);
  if (!order || !signer) throw signingErrors.not_found({ signerId });
  return { order, signer };
}
