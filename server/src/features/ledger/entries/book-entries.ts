import { oreToKroner } from '@husvaer/domain/kernel/money';
import type { LedgerEntry, LedgerLine } from '@husvaer/domain/ledger/entry';

import type { Counted } from '../../../platform/metrics/count.ts';
import type { Work } from '../../../platform/work.ts';
import { addEntries, findEntriesByKey, type StoredEntry } from './store.ts';

export const ENTRIES: Counted = {
  name: 'husvaer_ledger_entries_total',
  help: 'Ledger entries by kind: payment, payout_ordered, …',
  labels: ['kind'],
};
export const KRONER: Counted = {
  name: 'husvaer_ledger_kroner_total',
  help: 'Booked kroner by kind.',
  labels: ['kind'],
};

/** Entries written by one statement. */
const AT_ONCE = 5000;

/**
 * Books entries. An entry that was booked with the same key and content is skipped, so that nothing is booked
 * twice. An entry of a closed period counts from the first open day (`move_late_entry`). Throws when a key was booked with other content, or an entry's lines do not add up to zero: both are
 * bugs, and the transaction is rolled back.
 */
export async function bookEntries(work: Work, entries: readonly LedgerEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += AT_ONCE)
    await bookSome(work, entries.slice(start, start + AT_ONCE));
}

async function bookSome(work: Work, some: readonly LedgerEntry[]): Promise<void> {
  const { tx, clock, newId } = work;
  for (const { key, lines } of some)
    if (lines.length === 0 || lines.reduce((sum, { amount }) => sum + amount, 0n) !== 0n)
      throw new Error(`The lines of ${key} do not come to zero.`);
  const entries = some.map((entry) => ({ ...entry, id: newId() }));
  const added = await addEntries(tx, entries, clock.now());
  for (const { kind, lines } of entries.filter(({ id }) => added.has(id))) {
    work.count(ENTRIES, 1, { kind });
    work.count(KRONER, oreToKroner(debitOf(lines)), { kind });
  }
  const known = Map.groupBy(
    entries.filter(({ id }) => !added.has(id)),
    ({ bookId }) => bookId,
  );
  for (const [bookId, again] of known) {
    const before = await findEntriesByKey(
      tx,
      bookId,
      again.map(({ key }) => key),
    );
    const byKey = new Map(before.map((entry) => [entry.key, entry]));
    for (const entry of again)
      if (!isAlike(entry, byKey.get(entry.key)))
        throw new Error(`${entry.key} was booked with other content before.`);
  }
}

const debitOf = (lines: readonly LedgerLine[]): bigint =>
  lines.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n);

const isAlike = (entry: LedgerEntry, before: StoredEntry | undefined): boolean =>
  before !== undefined &&
  before.kind === entry.kind &&
  (before.occurredOn ?? before.dated) === entry.dated &&
  printOf(before.lines) === printOf(entry.lines);

const printOf = (lines: readonly LedgerLine[]): string =>
  lines.map(({ account, leaseId, amount }) => `${account} ${leaseId} ${amount}`).join('\n');
