import type { Work } from '../../../platform/work.ts';
import { markDeclined } from '../store.ts';
import { loadSignerTurnForUpdate } from '../as-signer.ts';
import { endEarly } from '../move-on.ts';

/**
 * Declines to sign a document, which ends the order for everyone. Throws the errors of
 * `loadSignerTurnForUpdate`.
 */
export async function declineSigning(
  work: Work,
  { signerId, reason }: { signerId: string; reason: string },
): Promise<void> {
  const { order, signer } = await loadSignerTurnForUpdate(work, signerId);
  await markDeclined(work.tx, signer.id, reason, work.clock.now());
  const { role, name } = signer;
  await endEarly(work, order, { status: 'declined', signerId, name, role, reason });
}
