import { createHash } from 'node:crypto';

import { mayComplete } from '@husvaer/domain/signing/states';

import { createDocumentFromFile } from '../../files/public.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { appendPdf } from '../../../platform/pdf/append-pdf.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import { sealPdf } from '../../../platform/pdf/seal-pdf.ts';
import { createTimeStamper } from '../../../platform/pdf/time-stamps.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { findSignatures } from '../signatures/store.ts';
import { factsOf, readOrder, type Order } from '../store.ts';
import type { Task } from '../tasks/store.ts';
import { complete } from '../move-on.ts';
import { auditPage } from './audit-page.ts';
import { sealingKey } from './sealing-key.ts';

/** The dependencies of sealing. */
type Node = Parameters<typeof sealingKey>[0] & Pick<WorkerContext, 'storage' | 'ports'>;

const PDF = 'application/pdf';

/** The key of the sealed document of an attempt. */
const keyOf = (orderId: string, attempt: number): string =>
  `documents/signed-${orderId}-${attempt}`;

/**
 * Seals a fully signed document with its signature page, and completes the order. An attempt that was killed
 * leaves at most a file, which the next successful one deletes.
 */
export async function sealOrder(context: Node, { orderId, attempts }: Task): Promise<void> {
  const { runner, storage } = context;
  const found = await runner.read(SYSTEM, findToSeal, orderId);
  if (!found) return;
  const sealed = await makeSealed(context, found);
  const key = keyOf(orderId, attempts);
  await storage.write(key, sealed, PDF);
  const isFirst = await runner.run(SYSTEM, complete, {
    orderId,
    keep: (order: Order, work: Work) =>
      createSealedDocument(work, { order, key, size: sealed.length }),
  });
  const before = Array.from({ length: attempts - 1 }, (_, index) => keyOf(orderId, index + 1));
  await storage.remove(isFirst ? before : [key]);
}

async function findToSeal({ tx }: ReadWork, orderId: string) {
  const order = await readOrder(tx, orderId);
  if (!order || !mayComplete(factsOf(order))) return null;
  const signatures = await findSignatures(
    tx,
    order.signers.map(({ id }) => id),
  );
  return { order, signatures };
}

async function makeSealed(
  context: Node,
  { order, signatures }: NonNullable<Awaited<ReturnType<typeof findToSeal>>>,
): Promise<Uint8Array> {
  const { storage, clock } = context;
  const document = await storage.read(order.document.key);
  if (!document || createHash('sha256').update(document).digest('hex') !== order.sha256)
    throw new Error('The document is not the one that was signed.');
  const at = clock.now();
  const page = await drawDocument(auditPage(order, signatures), { at });
  const whole = await (
    await appendPdf(document, page)
  ).save({
    useObjectStreams: false,
    updateFieldAppearances: false,
  });
  const { config, ports } = context;
  return sealPdf(whole, await sealingKey(context), {
    name: 'Husvaer',
    reason: 'Signert av alle parter / Signed by all parties',
    at,
    stamp: config.TSA_URL ? createTimeStamper(config.TSA_URL, ports) : null,
  });
}

/** Creates a document of the sealed file at `key`. */
export function createSealedDocument(
  work: Work,
  { order, key, size }: { order: Order; key: string; size: number },
): Promise<{ id: string }> {
  const title = order.title.no;
  return createDocumentFromFile(work, { key, title, name: `${title}.pdf`, size, contentType: PDF });
}
