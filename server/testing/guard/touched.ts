import { TABLE_CLASSES, type Interest } from './table-classes.ts';

/** What a statement writes to a table: the columns it names, or null where it names none. */
interface Write {
  table: string;
  columns: readonly string[] | null;
}

const NAME = '"?(\\w+(?:"?\\."?\\w+)?)"?';
/** A lock (`for update`) and the second half of an upsert (`do update`) name no table. */
const WRITES = new RegExp(
  `(?<!\\b(?:for|do|key) )\\b(insert into|update|delete from) ${NAME}`,
  'g',
);
const READS = new RegExp(`\\b(?:from|join|using) ${NAME}`, 'g');

const bare = (name: string) => name.replaceAll('"', '');

/**
 * The tables and columns that a statement writes, its common table expressions included. One that deletes rows
 * decides nothing by a column.
 */
function writesOf(statement: string): Write[] {
  const sql = statement.replaceAll(/\s+/g, ' ');
  return [...sql.matchAll(WRITES)].map((match) => {
    const [whole, verb, name] = match;
    const after = sql.slice(match.index + whole.length);
    return { table: bare(name!), columns: verb === 'delete from' ? [] : columnsIn(verb!, after) };
  });
}

/** An upsert updates no column that it does not insert. */
function columnsIn(verb: string, after: string): string[] | null {
  if (verb === 'insert into') {
    const [, list] = /^ ?\(([^)]*)\) ?(?:values|select|overriding)/.exec(after) ?? [];
    return list === undefined ? null : list.split(',').map((column) => bare(column.trim()));
  }
  const [assigned = ''] = after.split(/ where | returning /);
  return [...assigned.matchAll(/"?(\w+)"? =/g)].map(([, column]) => column!);
}

/** The tables that a statement reads. */
const readsOf = (statement: string): string[] =>
  [...statement.replaceAll(/\s+/g, ' ').matchAll(READS)].map(([, name]) => bare(name!));

/** What a call's statements decide by writing: `money: payout`. */
export function decidedBy(statements: readonly string[]): string[] {
  return unique(
    statements.flatMap(writesOf).flatMap(({ table, columns }) => {
      const { writes, columns: weighty } = TABLE_CLASSES[table] ?? {};
      if (!writes) return [];
      if (!weighty || !columns) return [named(writes, table)];
      return columns.some((column) => weighty.includes(column)) ? [named(writes, table)] : [];
    }),
  );
}

/** What a file shows that was made by these statements. */
export const shownBy = (statements: readonly string[]): string[] =>
  unique(
    statements.flatMap(readsOf).flatMap((table) => {
      const interest = TABLE_CLASSES[table]?.inFiles;
      return interest ? [named(interest, table)] : [];
    }),
  );

const named = (interest: Interest, table: string) => `${interest}: ${table}`;
const unique = (names: string[]) => [...new Set(names)].sort();
