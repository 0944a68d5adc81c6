import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface CalendarTables {
  rent_calendar: { lease_id: string; account_id: string; secret_hash: string; opened_at: Moment };
}

const sql = owns<CalendarTables>();

/** Whose calendar of which lease. */
export interface CalendarOf {
  leaseId: string;
  accountId: string;
}

/** Opens somebody's calendar of a lease at another address; what was its address before is none any more. */
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

/** When somebody's calendar of a lease was opened; nothing where there is none. */
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

/** Closes all of somebody's calendars, when they are gone for good. */
export async function closeCalendarsOf(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('rent_calendar').where('account_id', '=', accountId).execute();
}
