import type { Work } from '../../../../platform/work.ts';
import { addDocument, findDocumentOf, type Document } from '../store.ts';
import { addUpload, markReceived } from '../../uploads/store.ts';

/**
 * Makes a document from a file that Husvær made and stored under `key` before, because storing takes too long
 * for a transaction. A repeated call returns the same document. What it belongs to refers to it and is in the
 * view `document_in_use`, as with {@link createDocumentFromUpload}.
 */
export async function createDocumentFromFile(
  { tx, clock, newId }: Work,
  file: Pick<Document, 'key' | 'title' | 'name' | 'size' | 'contentType'>,
): Promise<Document> {
  const known = await findDocumentOf(tx, file.key);
  if (known) return known;
  const document = { ...file, id: newId(), ownerId: null, createdAt: clock.now() };
  const { key, title, createdAt } = document;
  await addUpload(tx, { key, title, ownerId: null, directive: 'Files' }, createdAt);
  await markReceived(tx, key, createdAt);
  await addDocument(tx, document, key);
  return document;
}
