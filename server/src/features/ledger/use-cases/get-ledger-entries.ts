import type { ReadWork } from '../../../platform/work.ts';
import { requireBook } from '../books/require-book.ts';
import { findEntriesOfLease, type StoredEntry } from '../entries/store.ts';

/** The entries of a lease in an agency's books. */
export async function getLedgerEntries(
  work: ReadWork,
  { partnerId, contractId }: { partnerId: string | null; contractId: string },
): Promise<StoredEntry[]> {
  const { id } = await requireBook(work, partnerId, 'audit');
  const entries = await findEntriesOfLease(work.tx, contractId);
  return entries.filter(({ bookId }) => bookId === id);
}
