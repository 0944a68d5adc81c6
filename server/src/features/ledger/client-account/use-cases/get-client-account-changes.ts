import { findPeople } from '../../../accounts/public.ts';
import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { findBooks, type Book } from '../../books/store.ts';
import { moneyPolicy } from '../../policy.ts';
import { mayAgree, maySee } from '../change-policy.ts';
import { findChange, findChanges, type ClientAccountChange } from '../store.ts';

/** A requested change, as pages show it. */
export interface ShownChange extends ClientAccountChange {
  book: Book;
  requestedByName: string | null;
  agreedByName: string | null;
  mayAgree: boolean;
}

/** The open change of a book. Callers check permission to see the book. */
export async function getChangeOf(work: ReadWork, book: Book): Promise<ShownChange | null> {
  const change = await findChange(work.tx, book.id);
  const [shown = null] = await viewChanges(work, change ? [change] : [], [book]);
  return shown;
}

/** The open changes of all books, for the operator's bookkeepers. Throws `ledger.not_found`. */
export async function getClientAccountChanges(work: ReadWork): Promise<ShownChange[]> {
  if (!moneyPolicy.run(work.viewer, null)) throw ledgerErrors.not_found();
  const changes = await findChanges(work.tx);
  const books = await findBooks(
    work.tx,
    changes.map(({ bookId }) => bookId),
  );
  return viewChanges(work, changes, books);
}

async function viewChanges(
  { tx, viewer }: ReadWork,
  changes: readonly ClientAccountChange[],
  books: readonly Book[],
): Promise<ShownChange[]> {
  const ids = changes.flatMap(({ requestedById, agreedById }) => [requestedById, agreedById]);
  const people = await findPeople(tx, [...new Set(ids.flatMap((id) => id ?? []))]);
  const names = new Map<string | null, string>(people.map(({ id, name }) => [id, name]));
  return changes.flatMap((change) => {
    const book = books.find(({ id }) => id === change.bookId);
    if (!book || !maySee(viewer, book.partnerId)) return [];
    return {
      ...change,
      book,
      requestedByName: names.get(change.requestedById) ?? null,
      agreedByName: names.get(change.agreedById) ?? null,
      mayAgree: mayAgree(viewer, book.partnerId, change),
    };
  });
}
