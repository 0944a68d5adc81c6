import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

import type { Session } from '../db/database.ts';
import { toNewFile } from '../new-file.ts';

/** The copy of a table from one snapshot. */
interface TableCopy {
  name: string;
  rows: number;
  /** A checksum of all rows in any order, computed by the database. */
  sum: string;
  /** SHA-256, hex, of the file with the rows: one row a line, as JSON. */
  sha256: string;
}

/** The next number of a sequence. */
interface SequenceCopy {
  name: string;
  last: string;
  isUsed: boolean;
}

/** Rows that one statement reads or writes. */
const AT_ONCE = 2000;

/** Settings under which rows have the same text on every server. */
const PLAIN = `set local timezone = 'UTC'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1;`;

/** All later statements of the transaction see the database as it is now. */
export const useSnapshot = (session: Session): Promise<void> =>
  session.exec(`set transaction isolation level repeatable read; ${PLAIN}`);

/**
 * The application's tables, by name. Left out are the list of migrations that ran, and columns with
 * transaction ids, which mean nothing on another server. pg-boss creates its own tables.
 */
export async function findTables(session: Session): Promise<string[]> {
  const rows = await session.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and not exists (
        select from pg_attribute
        where attrelid = pg_class.oid and atttypid = 'xid8'::regtype and not attisdropped
      )
    order by relname`);
  return rows.map(({ name }) => name);
}

export async function findSequences(session: Session): Promise<SequenceCopy[]> {
  const names = await session.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const found: SequenceCopy[] = [];
  for (const { name } of names) {
    const [row] = await session.query<{ last: string; isUsed: boolean }>(
      `select last_value::text as last, is_called as "isUsed" from "${name}"`,
    );
    found.push({ name, ...row! });
  }
  return found;
}

export async function setSequences(
  session: Session,
  sequences: readonly SequenceCopy[],
): Promise<void> {
  for (const { name, last, isUsed } of sequences)
    await session.query(`select setval($1::regclass, $2::text::bigint, $3)`, [
      `public."${name}"`,
      last,
      isUsed,
    ]);
}

/** The number of rows of a table, and their checksum. */
export async function sumOf(
  session: Session,
  table: string,
): Promise<Pick<TableCopy, 'rows' | 'sum'>> {
  const [row] = await session.query<{ rows: bigint; sum: string }>(`
    select count(*) as rows,
      coalesce(sum(('x' || substr(md5(row_to_json(one)::text), 1, 15))::bit(60)::bigint), 0)::text as sum
    from "${table}" as one`);
  return { rows: Number(row!.rows), sum: row!.sum };
}

/** Writes the rows of a table to a file that does not exist yet. */
export async function writeTable(
  session: Session,
  table: string,
  path: string,
): Promise<TableCopy> {
  const hash = createHash('sha256');
  await session.exec(
    `declare copied no scroll cursor for select row_to_json(one)::text as line from "${table}" as one`,
  );
  async function* lines() {
    for (;;) {
      const rows = await session.query<{ line: string }>(`fetch ${AT_ONCE} from copied`);
      if (rows.length === 0) return;
      const text = Buffer.from(rows.map(({ line }) => `${line}\n`).join(''));
      hash.update(text);
      yield text;
    }
  }
  await toNewFile(path)(lines());
  await session.exec('close copied');
  return { name: table, ...(await sumOf(session, table)), sha256: hash.digest('hex') };
}

/**
 * Replaces all rows of tables that are not otherwise in use. Triggers are off, since they ran when the rows
 * were first written; foreign keys are checked when all rows are there.
 */
export async function loadTables(
  session: Session,
  tables: readonly { name: string; path: string }[],
): Promise<void> {
  await session.exec(PLAIN);
  const links = await session.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of links)
    await session.exec(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables)
    await session.exec(`alter table "${name}" disable trigger user; truncate "${name}" cascade`);
  for (const { name, path } of tables) await loadTable(session, name, path);
  for (const { name } of tables) await session.exec(`alter table "${name}" enable trigger user`);
  for (const { table, name, definition } of links)
    await session.exec(`alter table ${table} add constraint ${name} ${definition}`);
}

async function loadTable(session: Session, table: string, path: string): Promise<void> {
  const columns = await session.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [`public."${table}"`],
  );
  const names = columns.map(({ name }) => name).join(', ');
  const insert = (lines: readonly string[]) =>
    session.query(
      `insert into "${table}" (${names}) overriding system value
       select ${names} from json_populate_recordset(null::"${table}", $1::text::json)`,
      [`[${lines.join(',')}]`],
    );
  let lines: string[] = [];
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    lines.push(line);
    if (lines.length < AT_ONCE) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}

/** SHA-256 of a file, hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash: Hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
