import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { RESULT_ACCOUNTS, type LedgerAccount } from '@husvaer/domain/ledger/accounts';
import type { LedgerEntry, LedgerLine } from '@husvaer/domain/ledger/entry';
import type { EntryKind } from '@husvaer/domain/ledger/entry-kinds';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'ledgerEntry' | 'ledgerLine'>>();

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
  const entryColumns = { id: 'uuid', bookId: 'uuid', key: 'text', kind: 'text', dated: 'date' };
  const lines = entries.flatMap(({ id, lines: own }) =>
    own.map(({ account, leaseId, amount }, position) => ({
      entryId: id,
      position,
      account,
      leaseId,
      amount,
    })),
  );
  const lineColumns = {
    entryId: 'uuid',
    position: 'smallint',
    account: 'text',
    leaseId: 'uuid',
    amount: 'bigint',
  };
  const { rows: added } = await raw<{ id: string }>`
    with added as (
      insert into ledger_entry (id, book_id, key, kind, dated, booked_at)
      select id, book_id, key, kind, dated, ${at.toString()}::timestamptz
      from ${unnestRows('entry', entryColumns, entries)}
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
    .selectFrom('ledgerEntry')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('key', 'in', keys)
    .execute();
  return withLines(tx, entries);
}

/** The entries of a lease, the earliest first. */
export async function findEntriesOfLease(tx: ReadTx, leaseId: string): Promise<StoredEntry[]> {
  const entries = await sql(tx)
    .selectFrom('ledgerEntry')
    .selectAll()
    .where('id', 'in', (theirs) =>
      theirs.selectFrom('ledgerLine').select('entryId').where('leaseId', '=', leaseId),
    )
    .orderBy('dated')
    .orderBy('bookedAt')
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
    .selectFrom('ledgerLine')
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'entryId')
    .where('leaseId', 'in', leaseIds)
    .where('kind', 'in', kinds)
    .select(({ ref }) => [
      ref('leaseId').$notNull().as('leaseId'),
      ...(['key', 'kind', 'dated', 'account', 'amount'] as const),
    ])
    .orderBy('dated')
    .orderBy('ledgerEntry.id')
    .orderBy('position')
    .execute();

async function withLines(
  tx: ReadTx,
  entries: readonly (Omit<Tables['ledgerEntry'], 'bookedAt'> & {
    bookedAt: Temporal.Instant;
  })[],
): Promise<StoredEntry[]> {
  if (entries.length === 0) return [];
  const lines = await sql(tx)
    .selectFrom('ledgerLine')
    .select(['entryId', 'account', 'leaseId', 'amount'])
    .where(
      'entryId',
      'in',
      entries.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byEntry = Map.groupBy(lines, ({ entryId }) => entryId);
  return entries.map(({ id, bookId, key, kind, dated, occurredOn, bookedAt }) => ({
    id,
    bookId: bookId,
    key,
    kind,
    dated,
    occurredOn: occurredOn,
    bookedAt: bookedAt,
    lines: (byEntry.get(id) ?? []).map(({ entryId: _, ...line }): LedgerLine => line),
  }));
}

/** A line of a result account before the year of a day. */
const isRetained = (day: IsoDate, { dated }: { dated: 'ledgerEntry.dated' | 'voucher.dated' }) =>
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
      : accountInYear(on, { dated: 'ledgerEntry.dated' });
  const rows = await balances(tx, { bookId, on })
    .$if(leaseId !== undefined, (all) => all.where('leaseId', '=', leaseId!))
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
    .where('leaseId', 'is not', null)
    .select('leaseId')
    .groupBy('leaseId')
    .having(({ fn }) => fn.sum('amount'), '<>', 0n)
    .execute();
  return new Map(rows.map(({ leaseId, amount }) => [leaseId!, amount]));
}

function balances(tx: ReadTx, { bookId, on }: { bookId: string; on?: string | undefined }) {
  const lines = sql(tx)
    .selectFrom('ledgerLine')
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'entryId')
    .where('bookId', '=', bookId)
    .select(raw<bigint>`sum(amount)::bigint`.as('amount'));
  return on === undefined ? lines : lines.where('dated', '<=', on);
}

/**
 * Entries whose lines do not add up to zero, or that have none. There are none while the database is
 * consistent.
 */
export async function findUnbalanced(tx: ReadTx): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('ledgerEntry')
    .leftJoin('ledgerLine', 'entryId', 'ledgerEntry.id')
    .select('ledgerEntry.id')
    .groupBy('ledgerEntry.id')
    .having(raw<boolean>`coalesce(sum(amount), 1) <> 0`)
    .execute();
  return rows.map(({ id }) => id);
}
