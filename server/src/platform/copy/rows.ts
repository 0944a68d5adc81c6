import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import type { Session } from '../db/database.ts';

/** A table as it was at one moment. */
export interface TableCopy {
  name: string;
  rows: number;
  /** Of all its rows, in whatever order, as the database itself works it out. */
  sum: string;
  /** SHA-256 of the file its rows lie in, one a line, as JSON. Hex. */
  sha256: string;
}

/** The next number of a sequence. */
export interface SequenceCopy {
  name: string;
  last: string;
  isUsed: boolean;
}

/** Rows read or written in one statement. */
const AT_ONCE = 2000;

/** Rows are texts: the same ones on every server. */
const PLAIN = `set local timezone = 'UTC'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1;`;

/** All that follows sees the database as it is at this moment. */
export const useSnapshot = (session: Session): Promise<void> =>
  session.exec(`set transaction isolation level repeatable read; ${PLAIN}`);

/**
 * The tables of the house by name. Left out: which migrations ran, and what names transactions of this
 * very server, which would mean others elsewhere. What pg-boss keeps it makes anew.
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

/** How many rows a table has, and their sum. */
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

/** Writes the rows of a table to a file that is not there yet. */
export async function writeTable(
  session: Session,
  table: string,
  path: string,
): Promise<TableCopy> {
  const out = createWriteStream(path, { flags: 'wx' });
  const hash = createHash('sha256');
  await session.exec(
    `declare copied no scroll cursor for select row_to_json(one)::text as line from "${table}" as one`,
  );
  for (;;) {
    const rows = await session.query<{ line: string }>(`fetch ${AT_ONCE} from copied`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    if (!out.write(text)) await once(out, 'drain');
  }
  await session.exec('close copied');
  out.end();
  await once(out, 'close');
  return { name: table, ...(await sumOf(session, table)), sha256: hash.digest('hex') };
}

/**
 * Puts rows in place of all there are, in tables that nobody else uses: without their triggers, which
 * did their work when the rows came about, and held to each other when all are there.
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
