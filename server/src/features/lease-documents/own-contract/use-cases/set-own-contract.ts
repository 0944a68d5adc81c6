import type { ReadWork, Work } from '../../../../platform/work.ts';
import {
  recordLeaseEvent,
  findLeaseIdsByContract,
  saveOwnContract,
  viewLeases,
} from '../../../leases/public.ts';
import { leasePolicy } from '../../../properties/public.ts';
import { type OfDraft, loadDraftForUpdate } from '../own-contract.ts';

/**
 * Sets the contract of a draft: the landlord's own one after its check, or with null the standard contract.
 * Throws `leases.not_found`, `leases.wrong_state` when the draft was sent, and `leases.changed_elsewhere`
 * when the version is not the latest.
 */
export async function setOwnContract(
  work: Work,
  { documentId, ...draft }: OfDraft & { documentId: string | null },
): Promise<void> {
  const { about } = await loadDraftForUpdate(work, draft);
  await saveOwnContract(work.tx, draft.contractId, documentId);
  await recordLeaseEvent(work, about, 'changed');
}

/** Whether the viewer may read a document because it is the contract of a lease they can read. */
export async function mayReadContract(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) return false;
  const ids = await findLeaseIdsByContract(tx, documentId);
  return (await viewLeases(work, viewer, ids)).length > 0;
}
