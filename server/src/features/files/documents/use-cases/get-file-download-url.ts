import { accountErrors } from '@husvaer/domain/accounts/errors';
import { ADDRESS_SECONDS, downloadName } from '@husvaer/domain/files/documents';
import { fileErrors } from '@husvaer/domain/files/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { findDocuments, type Document } from '../store.ts';
import { filePolicy } from '../../policy.ts';

/**
 * A URL from which a document can be downloaded for some minutes, for its sender and for those who received
 * it with something: `mayRead` asks the higher features. Throws `accounts.login_required`, and
 * `files.not_found` for others.
 */
export async function getFileDownloadUrl(
  work: ReadWork,
  { id, mayRead }: { id: string; mayRead: (documentId: string) => Promise<boolean> },
): Promise<string> {
  const { tx, viewer } = work;
  if (!filePolicy.upload(viewer)) throw accountErrors.login_required();
  const [document] = await findDocuments(tx, [id]);
  if (!document || !(document.ownerId === viewer.id || (await mayRead(id))))
    throw fileErrors.not_found({ fileId: id });
  return signUrl(work, document);
}

/** Like {@link getFileDownloadUrl}, for a document that the caller shows to the viewer. */
export async function createDownloadUrl(work: ReadWork, id: string): Promise<string> {
  const [document] = await findDocuments(work.tx, [id]);
  if (!document) throw fileErrors.not_found({ fileId: id });
  return signUrl(work, document);
}

function signUrl({ storage, clock }: ReadWork, document: Document): Promise<string> {
  const { key, title, name, contentType } = document;
  const filename = downloadName(title, name);
  return storage.signUrl({ key, filename, contentType, seconds: ADDRESS_SECONDS }, clock.now());
}
