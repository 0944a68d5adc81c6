import { createHash } from 'node:crypto';

import { haveAllSigned, mayComplete, statusAt } from '@husvaer/domain/signing/states';

import { findIdentified, findLogin } from '../../accounts/public.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { createSealedDocument } from '../sealing/seal-order.ts';
import { siteOfOrder } from '../site-of-order.ts';
import { factsOf, lockOrder, readOrder, type Order } from '../store.ts';
import { addTask } from '../tasks/store.ts';
import { beginTurn, complete } from '../move-on.ts';
import type { Idura, RemoteOrderInput } from './api.ts';
import { recordBrokerOrder } from './store.ts';
import { applyOrderState } from './apply-order-state.ts';

type Broker = Pick<WorkerContext, 'runner' | 'storage' | 'origin'> & { idura: Idura };

/** The path of Idura's webhook. */
export const WEBHOOK_PATH = '/api/signing/idura/webhook';
/** The path that signers return to. */
export const returnPath = (signerId: string): string => `/api/signing/${signerId}/return`;

/** Creates an order at Idura. If the order ended meanwhile, it is cancelled at Idura. */
export async function sendOrder(broker: Broker, orderId: string): Promise<void> {
  const { runner, storage, idura } = broker;
  const unsent = await runner.read(SYSTEM, findUnsent, orderId);
  if (!unsent) return;
  const pdf = await storage.read(unsent.order.document.key);
  if (!pdf || createHash('sha256').update(pdf).digest('hex') !== unsent.order.sha256)
    throw new Error('The document is not the one that was sent.');
  const { title, document } = unsent.order;
  const sent = await idura.create({
    ...unsent.remote,
    title: title.no,
    expiresAt: unsent.order.expiresAt.toString({ smallestUnit: 'second' }),
    document: { reference: document.id, title: title.no, pdf },
    webhook: new URL(WEBHOOK_PATH, broker.origin).href,
  });
  await runner.run(SYSTEM, recordSent, {
    orderId,
    id: sent.id,
    urls: sent.signatories.map(({ reference, href }) => ({ signerId: reference ?? '', url: href })),
  });
}

async function findUnsent(
  work: ReadWork,
  orderId: string,
): Promise<{ order: Order; remote: Pick<RemoteOrderInput, 'signatories'> } | null> {
  const order = await readOrder(work.tx, orderId);
  const now = work.clock.now().epochMilliseconds;
  if (!order || order.remoteId || statusAt(factsOf(order), now) !== 'open') return null;
  const site = await siteOfOrder(work, order);
  const signatories = [];
  for (const { id, role, turn, accountId, birthDate } of order.signers) {
    const login = accountId ? await findLogin(work.tx, { id: accountId }) : undefined;
    const known = accountId ? await findIdentified(work.tx, accountId) : undefined;
    signatories.push({
      reference: id,
      signingAs: role,
      turn,
      language: login?.language ?? ('no' as const),
      birthDate: birthDate ?? known?.birthDate ?? null,
      redirectUri: new URL(returnPath(id), site).href,
    });
  }
  return { order, remote: { signatories } };
}

async function recordSent(
  work: Work,
  { orderId, ...remote }: { orderId: string } & Parameters<typeof recordBrokerOrder>[2],
): Promise<void> {
  const order = await lockOrder(work.tx, orderId);
  if (!order) return;
  await recordBrokerOrder(work.tx, orderId, remote);
  if (order.status === 'open') await beginTurn(work, order);
  else await addTask(work.tx, orderId, 'cancel', work.clock.now());
}

/**
 * Fetches the state of an order from Idura and applies it; when everyone has signed, with the signed
 * document.
 */
export async function fetchOrder(broker: Broker, orderId: string): Promise<void> {
  const { runner, storage, idura } = broker;
  const order = await runner.read(SYSTEM, ({ tx }) => readOrder(tx, orderId), undefined);
  if (!order?.remoteId || order.status !== 'open') return;
  if (!haveAllSigned(factsOf(order))) {
    const remote = await idura.find(order.remoteId);
    const after = await runner.run(SYSTEM, applyOrderState, { orderId, remote });
    if (!after || !mayComplete(factsOf(after))) return;
  }
  const { documents } = await idura.close(order.remoteId);
  const blob = documents.find(({ reference }) => reference === order.document.id)?.blob;
  if (!blob) throw new Error('Idura has no signed document for the order.');
  const pdf = Buffer.from(blob, 'base64');
  // The key contains the hash, so that a second attempt stores the same file at the same key.
  const hash = createHash('sha256').update(pdf).digest('hex').slice(0, 32);
  const key = `documents/signed-${orderId}-${hash}`;
  await storage.write(key, pdf, 'application/pdf');
  await runner.run(SYSTEM, complete, {
    orderId,
    keep: (signed: Order, work: Work) =>
      createSealedDocument(work, { order: signed, key, size: pdf.length }),
  });
}

/** Cancels an order at Idura, so that no one signs there. */
export async function cancelRemoteOrder({ runner, idura }: Broker, orderId: string): Promise<void> {
  const order = await runner.read(SYSTEM, ({ tx }) => readOrder(tx, orderId), undefined);
  if (order?.remoteId && order.status !== 'open' && order.status !== 'completed')
    await idura.cancel(order.remoteId);
}
