import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { RESULT_ACCOUNTS, type LedgerAccount } from '@husvaer/domain/ledger/accounts';
import type { LedgerEntry, LedgerLine } from '@husvaer/domain/ledger/entry';
import type { EntryKind } from '@husvaer/domain/ledger/entry-kinds';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface EntryTables {
  ledger_entry: {
    id: string;
    book_id: string;
    key: string;
    kind: EntryKind;
    dated: string;
    occurred_on: string | null;
    booked_at: Moment;
  };
  ledger_line: {
    entry_id: string;
    position: number;
    account: LedgerAccount;
    lease_id: string | null;
    amount: bigint;
  };
}

const sql = owns<EntryTables>();

export interface StoredEntry extends LedgerEntry {
  id: string;
  /** The true day of an entry that came when its period was closed; otherwise null. */
  occurredOn: IsoDate | null;
  bookedAt: Temporal.Instant;
}

/** Adds entries whose keys are new to their books, with their lines. Returns the ids of those added. */
export async function addEntries(
  tx: Tx,
  entries: readonly (LedgerEntry & { id: string })[],
  at: Temporal.Instant,
): Promise<Set<string>> {
  const rows = entries.map(({ id, bookId, key, kind, dated }) => ({
    id,
    book_id: bookId,
    key,
    kind,
    dated,
  }));
  const entryColumns = { id: 'uuid', book_id: 'uuid', key: 'text', kind: 'text', dated: 'date' };
  const lines = entries.flatMap(({ id, lines: own }) =>
    own.map(({ account, leaseId, amount }, position) => ({
      entry_id: id,
      position,
      account,
      lease_id: leaseId,
      amount,
    })),
  );
  const lineColumns = {
    entry_id: 'uuid',
    position: 'smallint',
    account: 'text',
    lease_id: 'uuid',
    amount: 'bigint',
  };
  const { rows: added } = await raw<{ id: string }>`
    with added as (
      insert into ledger_entry (id, book_id, key, kind, dated, booked_at)
      select id, book_id, key, kind, dated, ${at.toString()}::timestamptz
      from ${unnestRows('entry', entryColumns, rows)}
      on conflict (book_id, key) do nothing
      returning id
    ), lines as (
      insert into ledger_line (entry_id, position, account, lease_id, amount)
      select entry_id, position, account, lease_id, amount
      from ${unnestRows('line', lineColumns, lines)} join added on added.id = line.entry_id
    )
    select id from added`.execute(sql(tx));
  return new Set(added.map(({ id }) => id));
}

/** The entries with these keys. */
export async function findEntriesByKey(
  tx: ReadTx,
  bookId: string,
  keys: readonly string[],
): Promise<StoredEntry[]> {
  if (keys.length === 0) return [];
  const entries = await sql(tx)
    .selectFrom('ledger_entry')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('key', 'in', keys)
    .execute();
  return withLines(tx, entries);
}

/** The entries of a lease, the earliest first. */
export async function findEntriesOfLease(tx: ReadTx, leaseId: string): Promise<StoredEntry[]> {
  const entries = await sql(tx)
    .selectFrom('ledger_entry')
    .selectAll()
    .where('id', 'in', (theirs) =>
      theirs.selectFrom('ledger_line').select('entry_id').where('lease_id', '=', leaseId),
    )
    .orderBy('dated')
    .orderBy('booked_at')
    .orderBy('id')
    .execute();
  return withLines(tx, entries);
}

/** A line of a lease, with the day from which its entry counts. */
export interface LeaseLine {
  leaseId: string;
  key: string;
  kind: EntryKind;
  dated: IsoDate;
  account: LedgerAccount;
  amount: bigint;
}

/** The lines of leases in entries of these kinds, by day. */
export const findLeaseLines = (
  tx: ReadTx,
  { leaseIds, kinds }: { leaseIds: readonly string[]; kinds: readonly EntryKind[] },
): Promise<LeaseLine[]> =>
  sql(tx)
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .where('lease_id', 'in', leaseIds)
    .where('kind', 'in', kinds)
    .select(({ ref }) => [
      ref('lease_id').$notNull().as('leaseId'),
      ...(['key', 'kind', 'dated', 'account', 'amount'] as const),
    ])
    .orderBy('dated')
    .orderBy('ledger_entry.id')
    .orderBy('position')
    .execute();

async function withLines(
  tx: ReadTx,
  entries: readonly (Omit<EntryTables['ledger_entry'], 'booked_at'> & {
    booked_at: Temporal.Instant;
  })[],
): Promise<StoredEntry[]> {
  if (entries.length === 0) return [];
  const lines = await sql(tx)
    .selectFrom('ledger_line')
    .select(['entry_id as entryId', 'account', 'lease_id as leaseId', 'amount'])
    .where(
      'entry_id',
      'in',
      entries.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byEntry = Map.groupBy(lines, ({ entryId }) => entryId);
  return entries.map(({ id, book_id, key, kind, dated, occurred_on, booked_at }) => ({
    id,
    bookId: book_id,
    key,
    kind,
    dated,
    occurredOn: occurred_on,
    bookedAt: booked_at,
    lines: (byEntry.get(id) ?? []).map(({ entryId: _, ...line }): LedgerLine => line),
  }));
}

/** A line of a result account before the year of a day. */
const isRetained = (day: IsoDate, { dated }: { dated: 'ledger_entry.dated' | 'voucher.dated' }) =>
  raw<boolean>`(account = any(${[...RESULT_ACCOUNTS]}::text[])
    and ${raw.ref(dated)} < ${`${day.slice(0, 4)}-01-01`}::date)`;

/** The account that a line is on in the year of a day: earlier results are retained earnings. */
export const accountInYear = (...[day, dated]: Parameters<typeof isRetained>) =>
  raw<LedgerAccount>`case when ${isRetained(day, dated)} then 'retained_earnings' else account end`;

/**
 * The balance of each account of a book, or of a lease, at the end of a day, where result accounts have what was
 * booked in its year. Without a day they have all years.
 */
export async function findBalances(
  tx: ReadTx,
  { bookId, leaseId, on }: { bookId: string; leaseId?: string; on?: string },
): Promise<Map<LedgerAccount, bigint>> {
  const account =
    on === undefined
      ? raw<LedgerAccount>`account`
      : accountInYear(on, { dated: 'ledger_entry.dated' });
  const rows = await balances(tx, { bookId, on })
    .$if(leaseId !== undefined, (all) => all.where('lease_id', '=', leaseId!))
    .select(account.as('inYear'))
    .groupBy('inYear')
    .execute();
  return new Map(rows.map(({ inYear, amount }) => [inYear, amount]));
}

/** An account's balance for each lease at the end of a day; leases with zero are left out. */
export async function findBalancesOfLeases(
  tx: ReadTx,
  { bookId, account, on }: { bookId: string; account: LedgerAccount; on?: string },
): Promise<Map<string, bigint>> {
  const rows = await balances(tx, { bookId, on })
    .where('account', '=', account)
    .where('lease_id', 'is not', null)
    .select('lease_id')
    .groupBy('lease_id')
    .having(({ fn }) => fn.sum('amount'), '<>', 0n)
    .execute();
  return new Map(rows.map(({ lease_id, amount }) => [lease_id!, amount]));
}

function balances(tx: ReadTx, { bookId, on }: { bookId: string; on?: string | undefined }) {
  const lines = sql(tx)
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .where('book_id', '=', bookId)
    .select(raw<bigint>`sum(amount)::bigint`.as('amount'));
  return on === undefined ? lines : lines.where('dated', '<=', on);
}

/**
 * Entries whose lines do not add up to zero, or that have none. There are none while the database is
 * consistent.
 */
export async function findUnbalanced(tx: ReadTx): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('ledger_entry')
    .leftJoin('ledger_line', 'entry_id', 'ledger_entry.id')
    .select('ledger_entry.id as id')
    .groupBy('ledger_entry.id')
    .having(raw<boolean>`coalesce(sum(amount), 1) <> 0`)
    .execute();
  return rows.map(({ id }) => id);
}
