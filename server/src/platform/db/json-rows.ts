import { sql, type AliasedRawBuilder } from 'kysely';

/** A value as JSON, where a bigint is text: it keeps every digit. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));

/** A row as the driver gives it, or as it comes out of JSON: a bigint is a number there, of at most 2^53. */
export type OrFromJson<Row> = {
  [Key in keyof Row]: Row[Key] | (bigint extends Row[Key] ? number : never);
};

/**
 * Many rows as one parameter, to select from: `{ id: 'uuid', amount: 'bigint' }` names the columns and
 * their types.
 */
export function jsonRows<const Alias extends string, Row extends Record<string, unknown>>(
  alias: Alias,
  columns: Record<keyof Row & string, string>,
  rows: readonly Row[],
): AliasedRawBuilder<Row, Alias> {
  const text = writeJson(rows);
  const typed = Object.entries(columns).map(
    ([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`,
  );
  return sql<Row>`json_to_recordset(${text}::json)`.as<Alias>(
    sql`${sql.id(alias)}(${sql.join(typed)})`,
  );
}
