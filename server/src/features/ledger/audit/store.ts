import type { Stated } from '../../../platform/db/column.ts';

import { writeJson, type Json } from '../../../platform/db/json.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

type SettingChangeRow = Stated<
  Tables['settingChange'],
  { was: Json<Record<string, unknown> | null>; became: Json<Record<string, unknown>> }
>;

const sql = owns<{ settingChange: SettingChangeRow }>();

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
    .insertInto('settingChange')
    .values({
      id,
      bookId,
      at: at.toString(),
      byId,
      what,
      was,
      became,
    })
    .execute();
  return true;
}

const CHANGE = ['id', 'bookId', 'at', 'byId', 'what', 'was', 'became'] as const;

/** The changes in a book, the latest first. */
export const findSettingChanges = (
  tx: ReadTx,
  bookId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<SettingChange[]> =>
  sql(tx)
    .selectFrom('settingChange')
    .select(CHANGE)
    .where('bookId', '=', bookId)
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
  return sql(tx).selectFrom('settingChange').select(CHANGE).where('id', 'in', ids).execute();
}

/** Removes a deleted account from changes; the changes remain. */
export async function forgetChanger(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('settingChange')
    .set({ byId: null })
    .where('byId', '=', accountId)
    .execute();
}
