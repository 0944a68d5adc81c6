import type { ReadWork } from '../../../platform/work.ts';
import { requireBook } from '../books/require-book.ts';
import type { Book } from '../books/store.ts';

/** An agency's books, for whoever may look into them. Throws `ledger.not_found`, as do the others here. */
export const getLedgerBook = (work: ReadWork, partnerId: string | null): Promise<Book> =>
  requireBook(work, partnerId, 'see');
