import type { Work } from '../../../platform/work.ts';
import { markSeen } from '../people/store.ts';
import { loadAsSigner } from '../as-signer.ts';

/**
 * Records that a signer has seen the signing page, or opened the document. Throws the errors of
 * `loadAsSigner`.
 */
export async function noteSigningSeen(
  work: Work,
  { signerId, isOpen }: { signerId: string; isOpen: boolean },
): Promise<void> {
  const { order, signer } = await loadAsSigner(work, signerId);
  const isFirst = await markSeen(work.tx, signer.id, { at: work.clock.now(), isOpen });
  if (isFirst)
    await work.emit({
      name: 'signing.seen',
      payload: { orderId: order.id, subject: order.subject },
    });
}
