import { accountErrors } from '@husvaer/domain/accounts/errors';
import { extensionOf } from '@husvaer/domain/files/documents';
import { OWN_CONTRACT_BYTES_MAX } from '@husvaer/domain/lease-documents/own-contract';

import { createDocumentFromUpload, type Document } from '../../../files/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { accountOf } from '../../../properties/public.ts';
import { loadDraftForUpdate, type OfDraft } from '../../../leases/public.ts';
import { refusedFor, PATH } from '../own-contract.ts';

/**
 * Makes an upload the contract of a draft. Throws the errors of {@link setOwnContract} and
 * `createDocumentFromUpload`, and `leases.own_contract_refused` when it is not a PDF or too large.
 */
export async function createOwnContract(
  work: Work,
  { key, ...draft }: OfDraft & { key: string },
): Promise<Document> {
  await loadDraftForUpdate(work, draft);
  const ownerId = accountOf(work.viewer);
  if (ownerId === null) throw accountErrors.login_required();
  if (extensionOf(key) !== 'pdf') throw refusedFor('not_pdf');
  const document = await createDocumentFromUpload(work, { key, ownerId, path: PATH });
  if (document.size > OWN_CONTRACT_BYTES_MAX) throw refusedFor('too_big', OWN_CONTRACT_BYTES_MAX);
  return document;
}
