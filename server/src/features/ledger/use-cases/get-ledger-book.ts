import type { ReadWork } from '../../../platform/work.ts';
import { requireBook } from '../books/require-book.ts';
import type { Book } from '../books/store.ts';

/** An agency's book, for those who may see it. Throws `ledger.not_found`, as do the others here. */
export const getLedgerBook = (work: ReadWork, partnerId: string | null): Promise<Book> =>
  requireBook(work, partnerId, 'audit');
