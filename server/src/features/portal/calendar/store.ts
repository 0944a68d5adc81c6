import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface CalendarTables {
  rent_calendar: { lease_id: string; account_id: string; secret_hash: string; opened_at: Moment };
}

const sql = owns<CalendarTables>();

/** The owner and the lease of a calendar. */
export interface CalendarOf {
  leaseId: string;
  accountId: string;
}

/** Gives a calendar a new secret; the former URL stops working. */
export async function saveCalendar(
  tx: Tx,
  { leaseId, accountId }: CalendarOf,
  secretHash: string,
  at: Temporal.Instant,
): Promise<void> {
  const row = { secret_hash: secretHash, opened_at: at.toString() };
  await sql(tx)
    .insertInto('rent_calendar')
    .values({ lease_id: leaseId, account_id: accountId, ...row })
    .onConflict((conflict) => conflict.columns(['lease_id', 'account_id']).doUpdateSet(row))
    .execute();
}

/** When a calendar was opened; undefined when there is none. */
export const findCalendar = (
  tx: ReadTx,
  { leaseId, accountId }: CalendarOf,
): Promise<{ openedAt: Temporal.Instant } | undefined> =>
  sql(tx)
    .selectFrom('rent_calendar')
    .select('opened_at as openedAt')
    .where('lease_id', '=', leaseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const findCalendarBySecret = (
  tx: ReadTx,
  secretHash: string,
): Promise<CalendarOf | undefined> =>
  sql(tx)
    .selectFrom('rent_calendar')
    .select(['lease_id as leaseId', 'account_id as accountId'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();

export async function closeCalendar(tx: Tx, { leaseId, accountId }: CalendarOf): Promise<void> {
  await sql(tx)
    .deleteFrom('rent_calendar')
    .where('lease_id', '=', leaseId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Closes all calendars of a deleted account. */
export async function closeCalendarsOf(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('rent_calendar').where('account_id', '=', accountId).execute();
}
