import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import { findPeople } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findSettingChanges, type SettingChange } from '../audit/store.ts';
import { expectBook } from '../books/expect-book.ts';
import type { Book } from '../books/store.ts';
import { findBalances, findEntriesOfLease, type StoredEntry } from '../entries/store.ts';

/** An agency's books, for whoever may look into them. Throws `ledger.not_found`, as do the others here. */
export const getLedgerBook = (work: ReadWork, partnerId: string | null): Promise<Book> =>
  expectBook(work, partnerId, 'see');

/** What stands on each account at the end of a day, of a lease or of all. */
export async function getLedgerBalances(
  work: ReadWork,
  asked: { partnerId: string | null; contractId?: string | undefined; on?: string | undefined },
): Promise<{ account: LedgerAccount; amount: bigint }[]> {
  const { id: bookId } = await expectBook(work, asked.partnerId, 'see');
  const balances = await findBalances(work.tx, { bookId, leaseId: asked.contractId, on: asked.on });
  return [...balances].map(([account, amount]) => ({ account, amount }));
}

/** What was booked about a lease in an agency's books. */
export async function getLedgerEntries(
  work: ReadWork,
  { partnerId, contractId }: { partnerId: string | null; contractId: string },
): Promise<StoredEntry[]> {
  const { id } = await expectBook(work, partnerId, 'see');
  const entries = await findEntriesOfLease(work.tx, contractId);
  return entries.filter(({ bookId }) => bookId === id);
}

/** Who changed how an agency's money is handled, the latest first. */
export async function getSettingChanges(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null; limit: number; skip: number },
): Promise<(SettingChange & { byName: string | null })[]> {
  const { id } = await expectBook(work, partnerId, 'see');
  const changes = await findSettingChanges(work.tx, id, page);
  const people = await findPeople(work.tx, [...new Set(changes.flatMap(({ byId }) => byId ?? []))]);
  const names = new Map(people.map((person) => [person.id, person.name]));
  return changes.map((change) => ({ ...change, byName: names.get(change.byId ?? '') ?? null }));
}
