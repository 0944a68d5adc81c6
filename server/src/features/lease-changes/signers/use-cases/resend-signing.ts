import { repeatRequest } from '../../../signing/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { recordLeaseEvent } from '../../../leases/public.ts';
import { type OfSigner, loadSignerForUpdate } from '../signer.ts';

/**
 * Asks a signer of a lease's document to sign again. Throws `leases.not_found`, and the errors of
 * `repeatRequest`.
 */
export async function resendSigning(work: Work, request: OfSigner): Promise<void> {
  const { about, paper, orderId, signer } = await loadSignerForUpdate(work, request);
  await repeatRequest(work, { orderId, signerId: request.signerId });
  const event = paper.kind === 'assignment' ? 'assignment_asked_again' : 'asked_again';
  await recordLeaseEvent(work, about, event, { kind: paper.kind, signer: signer.name });
}
