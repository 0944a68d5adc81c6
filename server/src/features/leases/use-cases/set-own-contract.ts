import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import { loadDraftForUpdate, type OfDraft } from '../load-lease-for-update.ts';
import { saveOwnContract } from '../store.ts';

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
