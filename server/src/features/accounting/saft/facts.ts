import { unmappedAccounts, type SaftAccount } from '@husvaer/domain/accounting/saft';
import type { StandardAccount } from '@husvaer/domain/accounting/standard-accounts';
import { accountingErrors } from '@husvaer/domain/accounting/errors';

import { findPeople } from '../../accounts/public.ts';
import {
  countEntries,
  findAccountTotals,
  findBooks,
  findLastNumbers,
  type AccountTotals,
  type Book,
  type JournalFilter,
} from '../../ledger/public.ts';
import type { ReadApart } from '../../../platform/work.ts';
import { findParties, type Parties } from './parties.ts';
import { findSaftAccounts, type SaftExport } from './store.ts';

/** An account with its mapping, and what is on it over the period. */
export type MappedAccount = AccountTotals &
  Pick<SaftAccount, 'taxCode'> & { standardAccount: StandardAccount };

/** All of an export but its entries, which are too many for memory. */
export interface SaftFacts extends Parties {
  book: Book;
  /** Who ordered it; null for a deleted account. */
  contact: string | null;
  createdOn: string;
  from: string;
  to: string;
  accounts: MappedAccount[];
  entries: number;
  /** The sum of all debit lines, and of all credit lines; øre. */
  debit: bigint;
  credit: bigint;
  /** The entries: those that are booked now. */
  filter: JournalFilter;
}

/**
 * Reads what an export has before its entries. All of it, and the entries of its filter, are of the moment when
 * this begins, whatever is booked meanwhile. Throws `accounting.unmapped`.
 */
export async function readFacts(
  work: ReadApart,
  { bookId, from, to, orderedById }: Pick<SaftExport, 'bookId' | 'from' | 'to' | 'orderedById'>,
): Promise<SaftFacts> {
  const { tx, clock } = work;
  const upTo = await findLastNumbers(tx, bookId);
  const filter = { bookId, from, to, upTo, account: null, leaseIds: null };
  const [book] = await findBooks(tx, [bookId]);
  if (!book) throw new Error(`There is no book ${bookId}.`);
  const mapping = await findSaftAccounts(tx, bookId);
  requireAllMapped(mapping);
  const totals = new Map(
    (await findAccountTotals(tx, filter)).map((total) => [total.account, total]),
  );
  const accounts = mapping.map(({ account, standardAccount, taxCode }) => ({
    account,
    standardAccount: standardAccount!,
    taxCode,
    ...(totals.get(account) ?? { opening: 0n, debit: 0n, credit: 0n }),
  }));
  const [orderer] = orderedById === null ? [] : await findPeople(tx, [orderedById]);
  return {
    book,
    from,
    to,
    accounts,
    filter,
    createdOn: clock.today().toString(),
    contact: orderer?.name ?? null,
    entries: await countEntries(tx, filter),
    debit: accounts.reduce((sum, { debit }) => sum + debit, 0n),
    credit: accounts.reduce((sum, { credit }) => sum + credit, 0n),
    ...(await findParties(work, filter)),
  };
}

/** Throws `accounting.unmapped`, which names the accounts. */
export function requireAllMapped(mapping: readonly SaftAccount[]): void {
  const accounts = unmappedAccounts(mapping);
  if (accounts.length > 0) throw accountingErrors.unmapped({ accounts });
}
