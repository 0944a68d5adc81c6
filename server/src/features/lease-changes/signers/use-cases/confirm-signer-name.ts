import { confirmOtherName } from '../../../signing/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { confirmName } from '../../../leases/public.ts';
import { loadSignerForUpdate, type OfSigner } from '../signer.ts';

/**
 * Confirms that a signer of a document is the person whom their electronic identity names otherwise. Throws
 * `leases.not_found`, and the errors of `confirmOtherName`.
 */
export async function confirmSignerName(
  work: Work,
  { id, signerId, otherName }: OfSigner & { otherName: string },
): Promise<void> {
  const { about, orderId } = await loadSignerForUpdate(work, { id, signerId });
  const signer = await confirmOtherName(work, { orderId, signerId, otherName });
  await confirmName(work, about, { ...signer, confirmedName: otherName });
}
