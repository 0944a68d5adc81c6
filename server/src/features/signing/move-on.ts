import type { RefusalCode } from '@husvaer/domain/signing/refusals';
import { haveAllSigned, turnOf, type OrderStatus } from '@husvaer/domain/signing/states';

import type { Work } from '../../platform/work.ts';
import { recordNotified } from './deadlines/store.ts';
import { addSignature, type Signature } from './signatures/store.ts';
import {
  endOrder,
  factsOf,
  lockOrder,
  markSigned,
  signerFacts,
  type Order,
  type Signer,
} from './store.ts';
import { addTask } from './tasks/store.ts';

/** Notifies the signers whose turn begins; reminders count from here. */
export async function beginTurn(work: Work, order: Pick<Order, 'id' | 'signers'>): Promise<void> {
  const { id: orderId, signers } = order;
  const turn = turnOf({ signers: signers.map(signerFacts) });
  await recordNotified(work.tx, orderId, { at: work.clock.now(), reminders: 0 });
  await work.emit({ name: 'signing.turn_begun', payload: { orderId, turn } });
}

/** Records a signature on a locked order. Then begins the next turn, or the sealing of the document. */
export async function addSigned(
  work: Work,
  order: Order,
  signer: Signer,
  signature: Signature,
): Promise<Order> {
  const { tx, emit, clock } = work;
  await markSigned(tx, signer.id, signature.signedAt);
  await addSignature(tx, signature);
  const { role, name, accountId } = signer;
  await emit({
    name: 'signing.signed',
    payload: {
      orderId: order.id,
      subject: order.subject,
      signerId: signer.id,
      role,
      name,
      accountId,
    },
  });
  const signedAt = signature.signedAt;
  const signers = order.signers.map((it) => (it.id === signer.id ? { ...it, signedAt } : it));
  const after = { ...order, signers };
  if (haveAllSigned(factsOf(after))) {
    if (order.provider === 'house') await addTask(tx, order.id, 'seal', clock.now());
  } else if (turnOf(factsOf(after)) !== turnOf(factsOf(order))) await beginTurn(work, after);
  return after;
}

type End =
  | { status: 'declined'; signerId: string; name: string; role: string; reason: string }
  | { status: 'expired' }
  | ({ status: 'withdrawn' } & Withdrawal);

/** By its sender or the broker; or by a refusal of a signature, with its code and the signer. */
type Withdrawal =
  | { reason: string | null }
  | { reason: RefusalCode; signerId: string; name: string; role: string; otherName?: string };

/** Ends a locked, open order before everyone has signed it. */
export async function endEarly(work: Work, order: Order, end: End): Promise<void> {
  const { tx, emit, clock } = work;
  const { status, ...input } = end;
  const reason = 'reason' in input ? input.reason : null;
  await endOrder(tx, order.id, { status, reason, at: clock.now() });
  if (order.remoteId) await addTask(tx, order.id, 'cancel', clock.now());
  await emit({
    name: `signing.${status}`,
    payload: { orderId: order.id, subject: order.subject, ...input },
  });
}

/** Completes an order with its sealed document. Returns false when it was over already. */
export async function complete(
  work: Work,
  {
    orderId,
    keep,
  }: { orderId: string; keep: (order: Order, work: Work) => Promise<{ id: string }> },
): Promise<boolean> {
  const { tx, emit, clock } = work;
  const order = await lockOrder(tx, orderId);
  if (!order || order.status !== 'open' || !haveAllSigned(factsOf(order))) return false;
  const { id: documentId } = await keep(order, work);
  const status: OrderStatus = 'completed';
  await endOrder(tx, orderId, { status, at: clock.now(), sealedDocumentId: documentId });
  await emit({
    name: 'signing.completed',
    payload: { orderId, subject: order.subject, documentId },
  });
  return true;
}
