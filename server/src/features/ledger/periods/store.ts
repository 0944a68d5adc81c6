import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface PeriodTables {
  closed_period: { book_id: string; until: string };
  ledger_entry: {
    id: string;
    book_id: string;
    key: string;
    dated: string;
    occurred_on: string | null;
  };
  ledger_line: { entry_id: string; account: string; amount: bigint };
}

const sql = owns<PeriodTables>();

/**
 * Waits until all that is being booked in a book is booked, and lets nobody book there until the end of the
 * transaction. `move_late_entry` in `server/migrations/121-closed-periods.sql` has the other side.
 */
export async function lockPeriods(tx: Tx, bookId: string): Promise<void> {
  const lock = `closed period ${bookId}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
}

/** The last day up to which a book is closed; null while nothing is. */
export async function findClosedUntil(tx: ReadTx, bookId: string): Promise<IsoDate | null> {
  const row = await sql(tx)
    .selectFrom('closed_period')
    .select('until')
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function saveClosedUntil(tx: Tx, bookId: string, until: IsoDate): Promise<void> {
  await sql(tx)
    .insertInto('closed_period')
    .values({ book_id: bookId, until })
    .onConflict((conflict) => conflict.column('book_id').doUpdateSet({ until }))
    .execute();
}

/** An entry on the client account that came when its period was closed. */
export interface LateEntry {
  key: string;
  /** Its true day. */
  occurredOn: IsoDate;
  /** The first day that was open, from which it counts. */
  dated: IsoDate;
  /** Øre on the client account; positive is debit. */
  amount: bigint;
}

/** The late entries on the client account of a book, by the day from which they count. */
export const findLateEntries = (tx: ReadTx, bookId: string): Promise<LateEntry[]> =>
  sql(tx)
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'entry_id', 'ledger_entry.id')
    .where('book_id', '=', bookId)
    .where('occurred_on', 'is not', null)
    .where('account', '=', 'client_account')
    .groupBy('ledger_entry.id')
    .orderBy('dated')
    .orderBy('occurred_on')
    .orderBy('key')
    .select(({ ref }) => [
      'key',
      ref('occurred_on').$notNull().as('occurredOn'),
      'dated',
      raw<bigint>`sum(amount)::bigint`.as('amount'),
    ])
    .execute();
