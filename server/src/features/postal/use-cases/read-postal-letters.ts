import { moneyPolicy } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { requireAll } from '../require-all.ts';
import { findLettersOfDocument, findPostalLetters } from '../store.ts';
import { type ShownPostalLetter, showLetters } from './get-postal-letters.ts';

/** These letters, in the order they were queued. Throws `postal.not_found`. */
export async function readPostalLetters(
  work: ReadWork,
  ids: readonly string[],
): Promise<ShownPostalLetter[]> {
  const letters = await findPostalLetters(work.tx, { ids });
  requireAll(work, letters, ids, 'see');
  return showLetters(work, letters);
}

/** Whether the viewer may fetch a document as a letter or its receipt: all who may see the agency's money. */
export async function mayReadPostalDocument(
  { tx, viewer }: ReadWork,
  documentId: string,
): Promise<boolean> {
  const letters = await findLettersOfDocument(tx, documentId);
  return letters.some(({ partnerId }) => moneyPolicy.see(viewer, partnerId));
}
