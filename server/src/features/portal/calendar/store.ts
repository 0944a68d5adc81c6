import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'rentCalendar'>>();

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
  const row = { secretHash, openedAt: at.toString() };
  await sql(tx)
    .insertInto('rentCalendar')
    .values({ leaseId, accountId, ...row })
    .onConflict((conflict) => conflict.columns(['leaseId', 'accountId']).doUpdateSet(row))
    .execute();
}

/** When a calendar was opened; undefined when there is none. */
export const findCalendar = (
  tx: ReadTx,
  { leaseId, accountId }: CalendarOf,
): Promise<{ openedAt: Temporal.Instant } | undefined> =>
  sql(tx)
    .selectFrom('rentCalendar')
    .select('openedAt')
    .where('leaseId', '=', leaseId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();

export const findCalendarBySecret = (
  tx: ReadTx,
  secretHash: string,
): Promise<CalendarOf | undefined> =>
  sql(tx)
    .selectFrom('rentCalendar')
    .select(['leaseId', 'accountId'])
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();

export async function closeCalendar(tx: Tx, { leaseId, accountId }: CalendarOf): Promise<void> {
  await sql(tx)
    .deleteFrom('rentCalendar')
    .where('leaseId', '=', leaseId)
    .where('accountId', '=', accountId)
    .execute();
}

/** Closes all calendars of a deleted account. */
export async function closeCalendarsOf(tx: Tx, accountId: string): Promise<void> {
  await sql(tx).deleteFrom('rentCalendar').where('accountId', '=', accountId).execute();
}
