import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'periodReopening'>>();

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
    .selectFrom('periodReopening')
    .select([...(['id', 'bookId', 'month', 'reason'] as const), 'requestedById', 'requestedAt'])
    .where('endedAt', 'is', null)
    .orderBy('requestedAt')
    .orderBy('id');

/** Adds a request. Returns false when another one of the book is open. */
export async function addReopening(tx: Tx, reopening: Reopening): Promise<boolean> {
  const row = await sql(tx)
    .insertInto('periodReopening')
    .values({
      id: reopening.id,
      bookId: reopening.bookId,
      month: reopening.month,
      reason: reopening.reason,
      requestedById: reopening.requestedById,
      requestedAt: reopening.requestedAt.toString(),
    })
    .onConflict((conflict) => conflict.column('bookId').where('endedAt', 'is', null).doNothing())
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
    .updateTable('periodReopening')
    .set({ outcome, endedById: byId, endedAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Removes a deleted account from requests. */
export async function forgetInReopenings(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['requestedById', 'endedById'] as const)
    await sql(tx)
      .updateTable('periodReopening')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
