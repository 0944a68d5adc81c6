import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { findPeople } from '../../../../accounts/public.ts';
import {
  findBooks,
  findClosedUntil,
  findReopenings,
  mayAgreeToReopening,
  requireBook,
} from '../../../../ledger/public.ts';
import type { ReadWork } from '../../../../../platform/work.ts';

/** A request to open closed months again, as pages show it. */
export interface ShownReopening {
  id: string;
  bookName: string;
  month: IsoDate;
  /** The last closed day: all months up to it are opened. Null if none is closed. */
  closedUntil: IsoDate | null;
  reason: string;
  requestedByName: string | null;
  requestedAt: Temporal.Instant;
  mayAgree: boolean;
}

/**
 * The open request of an agency's book. With the operator's books those of all, because its bookkeepers may be the
 * second person. Throws `ledger.not_found`.
 */
export async function getReopenings(
  work: ReadWork,
  partnerId: string | null,
): Promise<ShownReopening[]> {
  const { tx, viewer } = work;
  const { id } = await requireBook(work, partnerId, 'audit');
  const all = (await findReopenings(tx)).filter(
    ({ bookId }) => partnerId === null || bookId === id,
  );
  const books = new Map(
    (await findBooks(tx, [...new Set(all.map(({ bookId }) => bookId))])).map((book) => [
      book.id,
      book,
    ]),
  );
  const seen = all.flatMap((reopening) => {
    const book = books.get(reopening.bookId);
    return book ? { book, reopening } : [];
  });
  const people = await findPeople(tx, [
    ...new Set(seen.flatMap(({ reopening }) => reopening.requestedById ?? [])),
  ]);
  const names = new Map<string | null, string>(people.map(({ id, name }) => [id, name]));
  const closed = new Map<string, IsoDate | null>();
  for (const bookId of books.keys()) closed.set(bookId, await findClosedUntil(tx, bookId));
  return seen.map(({ book, reopening: { bookId, requestedById, ...reopening } }) => ({
    ...reopening,
    bookName: book.name,
    closedUntil: closed.get(bookId) ?? null,
    requestedByName: names.get(requestedById) ?? null,
    mayAgree: mayAgreeToReopening(viewer, book.partnerId, { requestedById }),
  }));
}
