import type { ReadWork } from '../../../platform/work.ts';
import type { Order } from '../store.ts';
import { loadAsSigner } from '../as-signer.ts';

/** The document a signer is asked to sign: its storage key and its hash. */
export async function getDocumentToSign(
  work: ReadWork,
  signerId: string,
): Promise<Pick<Order, 'sha256'> & { key: string }> {
  const { order } = await loadAsSigner(work, signerId);
  return { key: order.document.key, sha256: order.sha256 };
}
