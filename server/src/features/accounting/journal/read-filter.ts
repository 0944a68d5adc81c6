import { LEDGER_ACCOUNTS } from '@husvaer/domain/ledger/accounts';
import { openPeriod } from '@husvaer/domain/accounting/period';
import { z } from '@husvaer/domain/kernel/zod';

import { requireBook, type Book, type JournalFilter } from '../../ledger/public.ts';
import { anId } from '../../../platform/input-id.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findLeaseIdsOfPerson } from './store.ts';

/** What is left out is all. */
const orAll = <Of extends z.ZodType>(schema: Of) =>
  schema.nullish().transform((value) => value ?? null);

/** Which entries of a book; `partnerId` is `withBooks` or `booksInPath`. */
export const journalParameters = openPeriod.safeExtend({
  account: orAll(z.enum(LEDGER_ACCOUNTS)),
  contractId: orAll(anId),
  personId: orAll(anId),
});
export const statementParameters = openPeriod.safeExtend({
  account: z.enum(LEDGER_ACCOUNTS).default('client_account'),
  contractId: orAll(anId),
  personId: orAll(anId),
});

export interface JournalRequest extends z.output<typeof journalParameters> {
  partnerId: string | null;
  /** See {@link JournalFilter}. */
  upTo?: JournalFilter['upTo'];
}

/**
 * The filter of a request, with the book, for those who may see it. A person stands for all leases that they
 * rent or let. Throws `ledger.not_found`.
 */
export async function readFilter(
  work: ReadWork,
  { partnerId, contractId, personId, upTo = null, ...request }: JournalRequest,
): Promise<{ book: Book; filter: JournalFilter }> {
  const book = await requireBook(work, partnerId, 'audit');
  const theirs = personId === null ? null : await findLeaseIdsOfPerson(work.tx, personId);
  const leaseIds =
    contractId === null
      ? theirs
      : [contractId].filter((id) => theirs === null || theirs.includes(id));
  const { from, to, account } = request;
  return { book, filter: { from, to, account, bookId: book.id, leaseIds, upTo } };
}
