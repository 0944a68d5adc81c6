import { leaseErrors } from '@husvaer/domain/leases/errors';

import { findOrders } from '../../signing/public.ts';
import type { Work } from '../../../platform/work.ts';
import { loadOpenPapersForUpdate } from '../../leases/public.ts';

export interface OfSigner {
  id: string;
  signerId: string;
}

/**
 * Locks the lease and a document of it or of its assignment that is out for signing. Returns them with one
 * signer, for users who may write the documents.
 */
export async function loadSignerForUpdate(work: Work, { id, signerId }: OfSigner) {
  const { papers, property, about } = await loadOpenPapersForUpdate(work, id);
  const orders = await findOrders(
    work.tx,
    papers.flatMap(({ orderId }) => orderId ?? []),
  );
  const order = orders.find(({ signers }) => signers.some((one) => one.id === signerId));
  const paper = papers.find(({ orderId }) => order && orderId === order.id);
  // A document lists its signers in the order they were asked to sign.
  const position = order?.signers.findIndex((one) => one.id === signerId) ?? -1;
  const signer = paper?.signers[position];
  if (!paper || !order || !signer) throw leaseErrors.not_found();
  return { property, about, paper, orderId: order.id, signer, position };
}
