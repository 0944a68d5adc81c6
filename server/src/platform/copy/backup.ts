import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { z } from 'zod';

import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import type { Keys } from '../keys.ts';
import type { Storage } from '../storage/storage.ts';
import {
  findSequences,
  findTables,
  hashOfFile,
  useSnapshot,
  loadTables,
  setSequences,
  sumOf,
  writeTable,
} from './rows.ts';

/** The manifest of a backup, `manifest.json`. It is written last, so a backup without it is incomplete. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The id of the key that sealed columns use; the key itself is stored elsewhere. */
  key: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), rows: z.number(), sum: z.string(), sha256: z.string() }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isUsed: z.boolean() })),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** An error that stops a copy. The message is a sentence for the operator. */
export class CopyError extends Error {
  override name = 'CopyError';
}

const MANIFEST = 'manifest.json';
const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`);
const filePath = (folder: string, key: string) => join(folder, 'files', key);

interface Copied {
  database: Database;
  clock: Clock;
  storage: Storage;
  keys: Pick<Keys, 'fingerprint'>;
}

const keyOf = (keys: Pick<Keys, 'fingerprint'>) => keys.fingerprint('backup', 'key').slice(0, 16);

/**
 * Copies all rows of one snapshot and all files into a folder that does not exist yet or is empty, and reads
 * back what it wrote. Files are listed before and after the snapshot, so every file that a row names is in
 * the backup, also when rows change meanwhile. Throws {@link CopyError}.
 */
export async function backUp(
  { database, clock, storage, keys }: Copied,
  folder: string,
): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CopyError(`There is something in ${folder} already: nothing is overwritten.`);
  await mkdir(join(folder, 'tables'), { recursive: true });
  const files = new Map<string, Manifest['files'][number]>();
  const copyFiles = async () => {
    for await (const key of storage.keys()) {
      if (files.has(key)) continue;
      const bytes = await storage.read(key);
      // Deleted since it was listed.
      if (!bytes) continue;
      await mkdir(dirname(filePath(folder, key)), { recursive: true });
      await writeFile(filePath(folder, key), bytes, { flag: 'wx' });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      files.set(key, { key, bytes: bytes.length, sha256 });
    }
  };
  await copyFiles();
  const rows = await copyRows(database, folder);
  await copyFiles();
  const made = {
    format: 1 as const,
    madeAt: clock.now().toString(),
    key: keyOf(keys),
    ...rows,
    files: [...files.values()],
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(made, null, 1)}\n`, { flag: 'wx' });
  await readBackup(folder);
  return made;
}

type Rows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/** Copies all rows of one snapshot into the folder `tables` of a folder. */
function copyRows(database: Database, folder: string): Promise<Rows> {
  return database.session(async (session) => {
    await useSnapshot(session);
    const tables: Manifest['tables'] = [];
    for (const name of await findTables(session))
      tables.push(await writeTable(session, name, tablePath(folder, name)));
    return {
      migrations: await session.query<{ name: string; hash: string }>(
        'select name, hash from migration order by name',
      ),
      tables,
      sequences: await findSequences(session),
    };
  });
}

/**
 * Reads and verifies a backup. Throws {@link CopyError} when it is incomplete or when any byte of it has
 * changed.
 */
async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new CopyError(`${folder} is not a backup, or one that was cut off.`);
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new CopyError(`${folder} is a backup of another kind than this code reads.`);
  const { tables, files } = parsed.data;
  for (const [path, sha256] of [
    ...tables.map((table) => [tablePath(folder, table.name), table.sha256] as const),
    ...files.map((file) => [filePath(folder, file.key), file.sha256] as const),
  ])
    if (!existsSync(path) || (await hashOfFile(path)) !== sha256)
      throw new CopyError(`${path} is not what was backed up.`);
  return parsed.data;
}

/**
 * Restores a backup into an empty database and an empty file store. The rows are restored in one transaction.
 * Newer migrations run afterwards. Throws {@link CopyError}.
 */
export async function restore(
  { database, storage, keys }: Omit<Copied, 'clock'>,
  folder: string,
): Promise<{ backup: Manifest; isOtherKey: boolean }> {
  const backup = await readBackup(folder);
  for await (const key of storage.keys())
    throw new CopyError(`There are files already, ${key} for one: nothing is overwritten.`);
  await restoreRows(database, folder, backup);
  for (const { key } of backup.files)
    // The type of a file that is served comes from its row.
    await storage.write(key, await readFile(filePath(folder, key)), 'application/octet-stream');
  return { backup, isOtherKey: backup.key !== keyOf(keys) };
}

async function restoreRows(database: Database, folder: string, backup: Rows): Promise<void> {
  await expectEmpty(database);
  await migrate(database, undefined, backup.migrations);
  await database.session(async (session) => {
    await loadTables(
      session,
      backup.tables.map(({ name }) => ({ name, path: tablePath(folder, name) })),
    );
    await setSequences(session, backup.sequences);
    for (const { name, rows, sum } of backup.tables) {
      const there = await sumOf(session, name);
      if (there.rows !== rows || there.sum !== sum)
        throw new CopyError(
          `${name} has ${there.rows} rows that are not the ${rows} backed up: nothing was restored.`,
        );
    }
  });
  await migrate(database);
}

async function expectEmpty(database: Database): Promise<void> {
  const [table] = await database.session((session) =>
    session.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
    ),
  );
  if (table)
    throw new CopyError(
      `There are tables already, ${table.name} for one: an empty database is needed, and nothing is overwritten.`,
    );
}

/**
 * Moves all rows into another, empty database, by way of `folder`. Files stay where they are. Throws
 * {@link CopyError}.
 */
export async function exportRows(
  from: Database,
  to: Database,
  folder: string,
): Promise<Manifest['tables']> {
  await expectEmpty(to);
  await mkdir(join(folder, 'tables'), { recursive: true });
  const rows = await copyRows(from, folder);
  await restoreRows(to, folder, rows);
  return rows.tables;
}
