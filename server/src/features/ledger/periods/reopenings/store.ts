import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { MaybeMoment, Moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

interface ReopeningTables {
  period_reopening: {
    id: string;
    book_id: string;
    month: string;
    reason: string;
    requested_by_id: string | null;
    requested_at: Moment;
    ended_by_id: string | null;
    ended_at: MaybeMoment;
    outcome: 'agreed' | 'stopped' | null;
  };
}

const sql = owns<ReopeningTables>();

/** A request to open the closed months of a book again. */
export interface Reopening {
  id: string;
  bookId: string;
  /** The first day of the first month that is to be opened. */
  month: IsoDate;
  reason: string;
  /** Null when the account is deleted. */
  requestedById: string | null;
  requestedAt: Temporal.Instant;
}

const open = (tx: ReadTx) =>
  sql(tx)
    .selectFrom('period_reopening')
    .select([
      ...(['id', 'book_id as bookId', 'month', 'reason'] as const),
      'requested_by_id as requestedById',
      'requested_at as requestedAt',
    ])
    .where('ended_at', 'is', null)
    .orderBy('requested_at')
    .orderBy('id');

/** Adds a request. Returns false when another one of the book is open. */
export async function addReopening(tx: Tx, reopening: Reopening): Promise<boolean> {
  const row = await sql(tx)
    .insertInto('period_reopening')
    .values({
      id: reopening.id,
      book_id: reopening.bookId,
      month: reopening.month,
      reason: reopening.reason,
      requested_by_id: reopening.requestedById,
      requested_at: reopening.requestedAt.toString(),
    })
    .onConflict((conflict) => conflict.column('book_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The open requests of all books, the earliest first. */
export const findReopenings = (tx: ReadTx): Promise<Reopening[]> => open(tx).execute();

/** An open request, locked until the end of the transaction. */
export const lockReopening = (tx: Tx, id: string): Promise<Reopening | undefined> =>
  open(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export async function endReopening(
  tx: Tx,
  id: string,
  { outcome, byId, at }: { outcome: 'agreed' | 'stopped'; byId: string; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('period_reopening')
    .set({ outcome, ended_by_id: byId, ended_at: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Removes a deleted account from requests. */
export async function forgetInReopenings(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['requested_by_id', 'ended_by_id'] as const)
    await sql(tx)
      .updateTable('period_reopening')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
