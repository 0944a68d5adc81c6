import { sql, type AliasedRawBuilder } from 'kysely';

import { writeJson } from './json.ts';

/**
 * Rows as a table to select from: `{ id: 'uuid', amount: 'bigint' }` names the columns and their types; the
 * rows may hold more. Each column is one array parameter, which PostgreSQL reads several times as fast as rows of JSON.
 */
export function unnestRows<
  const Alias extends string,
  Name extends string,
  Row extends { [Column in Name]?: unknown },
>(
  alias: Alias,
  columns: Record<Name, string>,
  rows: readonly Row[],
): AliasedRawBuilder<Pick<Row, Name>, Alias> {
  const named = Object.entries<string>(columns);
  const arrays = named.map(
    ([name, type]) => sql`${writeArray(rows, name, type)}::${sql.raw(type)}[]`,
  );
  return sql<Pick<Row, Name>>`unnest(${sql.join(arrays)})`.as<Alias>(
    sql`${sql.id(alias)}(${sql.join(named.map(([name]) => sql.id(name)))})`,
  );
}

/** A column as a PostgreSQL array: `{"1","2",NULL}`. */
function writeArray(rows: readonly object[], name: string, type: string): string {
  const values = rows.map((row) => {
    const value = (row as Record<string, unknown>)[name];
    if (value === null || value === undefined) return 'NULL';
    const text = type === 'jsonb' ? writeJson(value) : plain(value);
    return `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;
  });
  return `{${values.join(',')}}`;
}

function plain(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      throw new Error(`A ${typeof value} is not a value of a column.`);
  }
}
