import { fitsExtension, INSPECTED_BYTES } from '@husvaer/domain/files/content';
import { extensionOf, type NewAttachment } from '@husvaer/domain/files/documents';
import { fileErrors } from '@husvaer/domain/files/errors';
import { documentType, nameOf } from '@husvaer/domain/files/uploads';
import { tidyLine } from '@husvaer/domain/kernel/text';

import type { Work } from '../../../../platform/work.ts';
import { addDocument, findDocumentOf, lockDocument, type Document } from '../store.ts';
import { addUpload, lockUpload, markReceived } from '../../uploads/store.ts';

/**
 * Makes a document from an upload, which can then not be sent again. A repeated call returns the same
 * document with its first title. What it belongs to refers to it by a foreign key and is in the view
 * `document_in_use`: a document that belongs to nothing is removed a day later. Throws `files.not_found` for
 * a file that this account has not uploaded or not finished, `files.missing` for an empty file, and
 * `files.unsupported_type` when the content does not match the name; each with the given `path`.
 */
export async function createDocumentFromUpload(
  { tx, clock, storage, newId }: Work,
  {
    key,
    ownerId,
    title,
    path,
  }: { key: string; ownerId: string; title?: string | null; path?: string },
): Promise<Document> {
  const upload = await lockUpload(tx, key);
  const isTheirs = upload?.ownerId === ownerId && upload.directive === 'Files';
  if (!isTheirs || (storage.disk && !upload.isReceived)) throw fileErrors.not_found({ key, path });
  const known = await findDocumentOf(tx, key);
  if (known) return known;

  const id = newId();
  const settled = await storage.settle(key, `documents/${id}`);
  const file = settled && (await storage.readStart(settled, INSPECTED_BYTES));
  if (!file) throw fileErrors.not_found({ key, path });
  if (file.size === 0) throw fileErrors.missing({ key, path });
  const extension = extensionOf(key);
  if (!fitsExtension(extension, file.beginning)) throw fileErrors.unsupported_type({ key, path });
  const name = nameOf(key);
  const document = {
    id,
    key: settled,
    ownerId,
    title: title || tidyLine(upload.title) || name,
    name,
    size: file.size,
    contentType: documentType(extension),
    createdAt: clock.now(),
  };
  if (settled !== key) {
    await addUpload(tx, { ...upload, key: settled }, document.createdAt);
    await markReceived(tx, settled, document.createdAt);
  }
  await addDocument(tx, document, key);
  return document;
}

/**
 * Returns all attached files, each once, in the given order. Uploads become documents, and a document of the
 * sender's own may belong to several things. `at` is the name of the list. Throws like
 * {@link createDocumentFromUpload}, with the field: `inputData.attachments.0.key`.
 */
export async function createAttachments(
  work: Work,
  {
    attachments,
    ownerId,
    at,
  }: { attachments: readonly NewAttachment[]; ownerId: string; at: string },
): Promise<Document[]> {
  const taken = new Map<string, Document>();
  for (const [index, { key, _id, title }] of attachments.entries()) {
    const path = `${at}.${index}.${key ? 'key' : '_id'}`;
    const document = key
      ? await createDocumentFromUpload(work, { key, ownerId, title, path })
      : await lockDocument(work.tx, { id: _id!, ownerId });
    if (!document) throw fileErrors.not_found({ path });
    taken.set(document.id, document);
  }
  return [...taken.values()];
}
