import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'closedPeriod' | 'ledgerEntry' | 'ledgerLine'>>();

/**
 * Waits until all that is being booked in a book is booked, and lets nobody book there until the end of the
 * transaction. `move_late_entry` in `server/migrations/001-baseline.sql` has the other side.
 */
export async function lockPeriods(tx: Tx, bookId: string): Promise<void> {
  const lock = `closed period ${bookId}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
}

/** The last day up to which a book is closed; null while nothing is. */
export async function findClosedUntil(tx: ReadTx, bookId: string): Promise<IsoDate | null> {
  const row = await sql(tx)
    .selectFrom('closedPeriod')
    .select('until')
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function saveClosedUntil(tx: Tx, bookId: string, until: IsoDate): Promise<void> {
  await sql(tx)
    .insertInto('closedPeriod')
    .values({ bookId, until })
    .onConflict((conflict) => conflict.column('bookId').doUpdateSet({ until }))
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
    .selectFrom('ledgerEntry')
    .innerJoin('ledgerLine', 'entryId', 'ledgerEntry.id')
    .where('bookId', '=', bookId)
    .where('occurredOn', 'is not', null)
    .where('account', '=', 'client_account')
    .groupBy('ledgerEntry.id')
    .orderBy('dated')
    .orderBy('occurredOn')
    .orderBy('key')
    .select(({ ref }) => [
      'key',
      ref('occurredOn').$notNull().as('occurredOn'),
      'dated',
      raw<bigint>`sum(amount)::bigint`.as('amount'),
    ])
    .execute();
