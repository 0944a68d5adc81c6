import type { ColumnType } from 'kysely';

import { writeJson } from '../../../platform/db/json.ts';
import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface AuditTables {
  setting_change: {
    id: string;
    book_id: string;
    at: Moment;
    by_id: string | null;
    what: string;
    was: ColumnType<Record<string, unknown> | null, string | null, never>;
    became: ColumnType<Record<string, unknown>, string, never>;
  };
}

const sql = owns<AuditTables>();

/** A change of how a book's money is handled. */
export interface SettingChange {
  id: string;
  bookId: string;
  at: Temporal.Instant;
  byId: string | null;
  what: string;
  was: Record<string, unknown> | null;
  became: Record<string, unknown>;
}

/** Adds a change, unless nothing changed. Returns whether it did. */
export async function addSettingChange(
  tx: Tx,
  {
    id,
    bookId,
    at,
    byId,
    what,
    ...change
  }: Omit<SettingChange, 'was' | 'became'> & { was: object | null; became: object },
): Promise<boolean> {
  const [was, became] = [change.was && writeJson(change.was), writeJson(change.became)];
  if (was === became) return false;
  await sql(tx)
    .insertInto('setting_change')
    .values({
      id,
      book_id: bookId,
      at: at.toString(),
      by_id: byId,
      what,
      was,
      became,
    })
    .execute();
  return true;
}

const CHANGE = ['id', 'book_id as bookId', 'at', 'by_id as byId', 'what', 'was', 'became'] as const;

/** The changes in a book, the latest first. */
export const findSettingChanges = (
  tx: ReadTx,
  bookId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<SettingChange[]> =>
  sql(tx)
    .selectFrom('setting_change')
    .select(CHANGE)
    .where('book_id', '=', bookId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();

export async function findSettingChangesById(
  tx: ReadTx,
  ids: readonly string[],
): Promise<SettingChange[]> {
  if (ids.length === 0) return [];
  return sql(tx).selectFrom('setting_change').select(CHANGE).where('id', 'in', ids).execute();
}

/** Removes a deleted account from changes; the changes remain. */
export async function forgetChanger(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('setting_change')
    .set({ by_id: null })
    .where('by_id', '=', accountId)
    .execute();
}
