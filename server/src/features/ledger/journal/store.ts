import { sql as raw, type SqlBool } from 'kysely';

import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';
import type { EntryKind } from '@husvaer/domain/ledger/entry-kinds';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { accountInYear } from '../entries/store.ts';

const sql = owns<Pick<Tables, 'ledgerEntry' | 'ledgerLine' | 'voucher' | 'voucherSeries'>>();

/** What of a book is read. */
export interface JournalFilter {
  bookId: string;
  /** The first and the last day, by the days from which entries count. */
  from: string;
  to: string;
  /** Entries with a line on this account; null for all. */
  account: LedgerAccount | null;
  /** Entries with a line of one of these leases; null for all. */
  leaseIds: readonly string[] | null;
  /**
   * The last number of each year that is read, from {@link findLastNumbers}: what is booked meanwhile is left
   * out. Null for all.
   */
  upTo: readonly { year: number; last: number }[] | null;
}

/** A place in the journal: after the entry with this number. */
export interface JournalPlace {
  dated: string;
  number: number;
}

export interface JournalLine {
  account: LedgerAccount;
  leaseId: string | null;
  amount: bigint;
}

/** An entry with its number in the year of `dated`. */
export interface JournalEntry extends JournalPlace {
  id: string;
  key: string;
  kind: EntryKind;
  /** The true day of an entry that came when its period was closed; otherwise null. */
  occurredOn: string | null;
  bookedAt: Temporal.Instant;
  lines: JournalLine[];
}

/** The next entries of a journal, by day and number. Each has all its lines. */
export async function findJournal(
  tx: ReadTx,
  filter: JournalFilter,
  { after, limit }: { after: JournalPlace | null; limit: number },
): Promise<JournalEntry[]> {
  const entries = await vouchersOf(tx, filter)
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'voucher.entryId')
    .$if(filter.account !== null || filter.leaseIds !== null, (all) =>
      all.where('voucher.entryId', 'in', (theirs) =>
        theirs.selectFrom('ledgerLine').select('ledgerLine.entryId').where(linesOf(filter)),
      ),
    )
    .$if(after !== null, (all) =>
      all.where(
        raw<boolean>`(voucher.dated, number) > (${after?.dated}::date, ${after?.number}::integer)`,
      ),
    )
    .select([
      'ledgerEntry.id',
      'key',
      'kind',
      'voucher.dated',
      'number',
      'occurredOn',
      'ledgerEntry.bookedAt',
    ])
    .orderBy('voucher.dated')
    .orderBy('number')
    .limit(limit)
    .execute();
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
  return entries.map((entry) => ({
    ...entry,
    lines: (byEntry.get(entry.id) ?? []).map(({ entryId: _, ...line }) => line),
  }));
}

/** A place in an account statement: after this line of the entry with this number. */
export interface StatementPlace extends JournalPlace {
  position: number;
}

/** A line of an account with its entry. */
export interface StatementLine extends StatementPlace {
  id: string;
  key: string;
  kind: EntryKind;
  /** Like {@link JournalEntry}. */
  occurredOn: string | null;
  bookedAt: Temporal.Instant;
  leaseId: string | null;
  amount: bigint;
}

/** An account whose lines are read. */
interface AccountFilter extends JournalFilter {
  account: LedgerAccount;
}

/** The next lines of an account, by day and number. */
export const findAccountLines = (
  tx: ReadTx,
  filter: AccountFilter,
  { after, limit }: { after: StatementPlace | null; limit: number },
): Promise<StatementLine[]> =>
  vouchersOf(tx, filter)
    .innerJoin('ledgerEntry', 'ledgerEntry.id', 'voucher.entryId')
    .innerJoin('ledgerLine', 'ledgerLine.entryId', 'voucher.entryId')
    .where(linesOf(filter))
    .$if(after !== null, (all) =>
      all.where(
        raw<boolean>`(voucher.dated, number, position)
          > (${after?.dated}::date, ${after?.number}::integer, ${after?.position}::integer)`,
      ),
    )
    .select([
      'ledgerEntry.id',
      'key',
      'kind',
      'voucher.dated',
      'number',
      'position',
      'occurredOn',
      'ledgerEntry.bookedAt',
      'leaseId',
      'amount',
    ])
    .orderBy('voucher.dated')
    .orderBy('number')
    .orderBy('position')
    .limit(limit)
    .execute();

/** What is on an account over a period, in øre. Debit and credit are both positive. */
export interface AccountTotals {
  account: LedgerAccount;
  /** The balance before the period. Positive is debit. */
  opening: bigint;
  debit: bigint;
  credit: bigint;
}

/**
 * The trial balance of a period: each account that has entries up to its end. Result accounts open with what
 * was booked in the year of the first day; what they had in earlier years is on `retained_earnings`, so all
 * opening balances sum to zero.
 */
export const findAccountTotals = (tx: ReadTx, filter: JournalFilter): Promise<AccountTotals[]> => {
  const { from } = filter;
  const account = accountInYear(from, { dated: 'voucher.dated' });
  const within = (what: string) =>
    raw<bigint>`coalesce(sum(abs(amount)) filter (where voucher.dated >= ${from} and ${raw.raw(what)}), 0)::bigint`;
  return vouchersOf(tx, { ...filter, from: null })
    .innerJoin('ledgerLine', 'ledgerLine.entryId', 'voucher.entryId')
    .where(linesOfLeases(filter))
    .$if(filter.account !== null, (all) => all.where(account, '=', filter.account!))
    .groupBy(raw`1`)
    .orderBy(raw`1`)
    .select([
      account.as('account'),
      raw<bigint>`coalesce(sum(amount) filter (where voucher.dated < ${from}), 0)::bigint`.as(
        'opening',
      ),
      within('amount > 0').as('debit'),
      within('amount < 0').as('credit'),
    ])
    .execute();
};

/** The balances of a lease on one account, in øre. Positive is debit. */
export interface LeaseTotals {
  leaseId: string;
  /** Before the period. */
  opening: bigint;
  closing: bigint;
}

/** The balances of the leases with entries on an account up to the end of a period. */
export const findLeaseTotals = (tx: ReadTx, filter: AccountFilter): Promise<LeaseTotals[]> =>
  vouchersOf(tx, { ...filter, from: null })
    .innerJoin('ledgerLine', 'ledgerLine.entryId', 'voucher.entryId')
    .where(linesOf(filter))
    .where('leaseId', 'is not', null)
    .groupBy('leaseId')
    .orderBy('leaseId')
    .select([
      ({ ref }) => ref('leaseId').$notNull().as('leaseId'),
      raw<bigint>`coalesce(sum(amount) filter (where voucher.dated < ${filter.from}), 0)::bigint`.as(
        'opening',
      ),
      raw<bigint>`sum(amount)::bigint`.as('closing'),
    ])
    .execute();

/** The number of entries of a period, of all accounts and leases. */
export async function countEntries(tx: ReadTx, filter: JournalFilter): Promise<number> {
  const { count } = await vouchersOf(tx, filter)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What an account has from the beginning of the period up to a place, in øre. */
export async function sumUpTo(
  tx: ReadTx,
  filter: AccountFilter,
  { dated, number, position }: StatementPlace,
): Promise<bigint> {
  const { sum } = await vouchersOf(tx, filter)
    .innerJoin('ledgerLine', 'ledgerLine.entryId', 'voucher.entryId')
    .where(linesOf(filter))
    .where(
      raw<boolean>`(voucher.dated, number, position) <= (${dated}::date, ${number}::integer, ${position}::integer)`,
    )
    .select(raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * The last number of each year of a book. Numbers follow the commits, so all entries with a number up to it
 * can be read, and later ones can be told from them.
 */
export const findLastNumbers = (
  tx: ReadTx,
  bookId: string,
): Promise<{ year: number; last: number }[]> =>
  sql(tx)
    .selectFrom('voucherSeries')
    .select(['year', 'last'])
    .where('bookId', '=', bookId)
    .execute();

/** The vouchers of a filter, without its account and leases; from null is the beginning. */
function vouchersOf(
  tx: ReadTx,
  { bookId, from, to, upTo }: Omit<JournalFilter, 'from'> & { from: string | null },
) {
  return sql(tx)
    .selectFrom('voucher')
    .where('voucher.bookId', '=', bookId)
    .where('voucher.dated', '<=', to)
    .$if(from !== null, (all) => all.where('voucher.dated', '>=', from))
    .$if(upTo !== null, (all) =>
      all.where(
        raw<boolean>`number <= (
          select last from unnest(
            ${upTo?.map(({ year }) => year)}::integer[], ${upTo?.map(({ last }) => last)}::integer[]
          ) as known(in_year, last) where in_year = voucher.year)`,
      ),
    );
}

/** Whether a line is on the account and of the leases of a filter. */
const linesOf = ({ account, leaseIds }: JournalFilter) =>
  raw<SqlBool>`${account === null ? raw`true` : raw`account = ${account}`}
    and ${linesOfLeases({ leaseIds })}`;

const linesOfLeases = ({ leaseIds }: Pick<JournalFilter, 'leaseIds'>) =>
  raw<SqlBool>`${leaseIds === null ? raw`true` : raw`lease_id = any(${[...leaseIds]}::uuid[])`}`;
