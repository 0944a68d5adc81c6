import { sql, type RawBuilder } from 'kysely';

import { owns } from './db/tx.ts';
import type { Keys } from './keys.ts';
import type { ReadWork, Work } from './work.ts';

type Row = Record<string, unknown>;

/** A column with sealed values: a text, or an object of sealed texts. */
export interface SealedColumn {
  table: string;
  column: string;
  isObject?: true;
  /** The purpose it was sealed for; for an object, of this field. */
  purpose(row: Row, field: string): string;
  /** Other columns derived from the same text with the server's key. */
  derived?(keys: Keys, text: string): Record<string, string>;
}

/** Rows in one transaction. */
const BATCH_SIZE = 500;

const anyTable = owns<object>();
const columnsOfAll = owns<Record<string, Record<string, unknown>>>();

/**
 * The id of a key that a column is sealed with and that this server lacks. Looks at one row of each column.
 */
export async function findUnknownKeyId(
  { tx, keys }: ReadWork,
  columns: readonly SealedColumn[],
): Promise<string | null> {
  for (const { table, column, isObject } of columns) {
    const row = await columnsOfAll(tx)
      .selectFrom(table)
      .select(`${column} as sealed`)
      .where(column, 'is not', null)
      .limit(1)
      .executeTakeFirst();
    const seals = isObject ? Object.values(row?.sealed ?? {}) : row ? [row.sealed] : [];
    for (const seal of seals) {
      const stranger = keys.strangerOf(seal as string);
      if (stranger) return stranger;
    }
  }
  return null;
}

/**
 * Seals values of a former key again with the newest one, for one batch of a column's rows. Returns the
 * number; 0 when all use the newest key. Throws when this server lacks the key that is needed.
 */
export async function reseal(
  { tx, keys }: Work,
  { table, column, isObject, purpose, derived }: SealedColumn,
): Promise<number> {
  const newest = `${keys.id}.%`;
  const isFormer: RawBuilder<boolean> = isObject
    ? sql`exists (select from jsonb_each_text(${sql.ref(column)}) where value not like ${newest})`
    : sql`${sql.ref(column)} not like ${newest}`;
  const { rows } = await sql<{ place: string; row: Row }>`
    select ctid::text as place, to_jsonb(one) as row from ${sql.table(table)} one
    where ${sql.ref(column)} is not null and ${isFormer} limit ${BATCH_SIZE} for update`.execute(
    anyTable(tx),
  );

  for (const { place, row } of rows) {
    const reseal = (text: string, field: string) => {
      const opened = keys.open(purpose(row, field), text);
      return { opened, sealed: keys.seal(purpose(row, field), opened) };
    };
    const stored = row[column];
    const changed = isObject
      ? {
          [column]: JSON.stringify(
            Object.fromEntries(
              Object.entries(stored as Record<string, string>).map(([field, text]) => [
                field,
                reseal(text, field).sealed,
              ]),
            ),
          ),
        }
      : changedText(reseal(stored as string, ''));
    const set = Object.entries(changed).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ctid = ${place}::tid`.execute(
      anyTable(tx),
    );
  }
  return rows.length;

  function changedText({ opened, sealed }: { opened: string; sealed: string }) {
    return { [column]: sealed, ...derived?.(keys, opened) };
  }
}
