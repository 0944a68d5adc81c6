import { accountErrors } from '@husvaer/domain/accounts/errors';
import { uploadKey } from '@husvaer/domain/files/uploads';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { leaseFolder, type AddedFiles } from '@husvaer/domain/lease-documents/files';

import { createDocumentFromUpload, type Document } from '../../../files/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { accountOf } from '../../../properties/public.ts';
import { getLease } from '../../../leases/public.ts';
import { addLeaseFiles, type LeaseFile } from '../store.ts';

/**
 * Adds uploaded files to a lease that the viewer can read; all or none. A repeated call adds nothing. Throws
 * `leases.not_found`, also when a file states another home or number than the lease's, and the errors of
 * `createDocumentFromUpload`.
 */
export async function uploadFiles(work: Work, { files }: AddedFiles): Promise<Document[]> {
  const ownerId = accountOf(work.viewer);
  if (ownerId === null) throw accountErrors.login_required();
  const lease = await getLease(work, files[0]!.contractId);
  const subFolderName = leaseFolder(lease.property.partnerId);
  const documents: Document[] = [];
  const added: LeaseFile[] = [];
  for (const [index, { directive, name, title, ...input }] of files.entries()) {
    if (input.propertyId !== lease.propertyId || input.leaseSerial !== lease.serial)
      throw leaseErrors.not_found();
    const key = uploadKey({ directive, subFolderName }, name);
    const path = `inputData.files.${index}.name`;
    const document = await createDocumentFromUpload(work, { key, ownerId, title, path });
    const { isVisibleToTenant, isVisibleToLandlord } = input;
    documents.push(document);
    added.push({
      leaseId: lease.id,
      documentId: document.id,
      isVisibleToTenant,
      isVisibleToLandlord,
    });
  }
  await addLeaseFiles(work.tx, added);
  await work.emit({ name: 'lease_documents.files_added', payload: { leaseId: lease.id } });
  return documents;
}
