import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { startPostgres, type Postgres } from '../../script/postgres.ts';
import { run } from '../../script/run.ts';
import { ocrFile } from '../testing/bank-files.ts';
import { BOOK_TERMS } from '../testing/books.ts';
import { fillLeases, INVOICED_ON, PAID_ON, PAID_OUT_ON } from '../testing/many-leases.ts';
import { startS3 } from '../testing/s3-server.ts';
import { openToOthers } from '../testing/open-to-others.ts';
import { secretKey } from '../testing/secret-key.ts';
import { administer, newName, pgliteIn, urlOf } from '../testing/test-database.ts';
import { createTestContext } from '../testing/test-context.ts';
import { readConfig } from './config.ts';
import { receiveBankFile } from './features/banking/public.ts';
import { features } from './features.ts';
import { setClock } from './platform/clock.ts';
import { restore, type Manifest } from './platform/copy/backup.ts';
import { openPglite, openPostgres, type Database } from './platform/db/database.ts';
import { createLogger } from './platform/log.ts';
import { createDiskStorage } from './platform/storage/disk-storage.ts';
import { createS3Storage, type Bucket } from './platform/storage/s3-storage.ts';
import { SYSTEM } from './platform/viewer.ts';
import { createRunner } from './platform/work.ts';

/*
 * Backups, restores and moves as an operator makes them, by the commands, with a database that has handled
 * money.
 */

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** An unavailable Redis does not stop the commands. */
const secrets = {
  SECRET_KEY: secretKey(7),
  REDIS_URL: 'redis://127.0.0.1:1',
  TEST_FEATURES: 'on',
};
const FILES = {
  'photos/1/480.avif': Buffer.from('a picture'),
  'documents/2': Buffer.alloc(100_000, 'a lease '),
};

// Each command starts the server's modules, and some a database in the process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let postgres: Postgres;
const at = (name: string) => join(folder, name);
/** The first installation: rows and files in a folder. */
const home = () => ({ ...secrets, VAR_DIR: at('first') });

describe('backups', { tags: ['postgresql'] }, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'husvaer-keeping-'));
    postgres = await startPostgres();
    // The first installation is on PGlite; moves to PostgreSQL and back follow.
    await pgliteIn(at('first'), async (database) => {
      await fillLeases(database, 8);
      await handleMoney(database);
    });
    const storage = createDiskStorage(at('first/files'), createTestContext().keys);
    for (const [key, bytes] of Object.entries(FILES)) await storage.write(key, bytes, 'x/y');
    // A file that was half-written when a process was killed does not count.
    await storage.disk.receive(streamOf('half'));
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });

  const streamOf = (text: string) => Readable.from([Buffer.from(text)]);

  /** A month's rent is invoiced, paid by a bank's file, and paid out. */
  async function handleMoney(database: Database): Promise<void> {
    const clock = setClock(INVOICED_ON);
    const runner = createRunner(database, createTestContext(clock, at('first/files')));
    const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
    const perform = (name: string) =>
      features
        .flatMap(({ jobs }) => jobs ?? [])
        .find((job) => job.name === name)!
        .perform({ runner, log, config: readConfig({}) });
    await perform('billing.issue_invoices');
    const invoices = await database.session((session) =>
      session.query<{ kid: string; amount: bigint }>(
        'select kid, total as amount from invoice where kid is not null',
      ),
    );
    clock.set(PAID_ON);
    const payments = invoices.map((invoice) => ({ ...invoice, paidOn: '2027-02-01' }));
    const file = at('rent.ocr');
    writeFileSync(file, ocrFile({ account: BOOK_TERMS.clientAccount, payments, number: 1 }));
    const config = { BANK_DIR: at('bank'), BANK_FILE_BYTES_MAX: 1e9 };
    await receiveBankFile({ runner, config }, SYSTEM, { path: file, name: 'rent.ocr' });
    clock.set(PAID_OUT_ON);
    await perform('payouts.run');
  }

  /** Runs a command as an operator does. Returns its exit code, and all its output. */
  async function command(
    entry: 'backup-commands' | 'console',
    args: string[],
    env: Record<string, string>,
  ): Promise<{ code: number | null; input: string }> {
    const { code, output } = await run(['node', `server/src/${entry}.ts`, ...args], {
      env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...env },
      quiet: true,
    });
    return { code, input: output };
  }

  async function newDatabase(): Promise<string> {
    const name = newName();
    await administer(postgres.url, `create database ${name}`);
    return urlOf(postgres.url, name);
  }

  const manifestOf = (backup: string) =>
    JSON.parse(readFileSync(join(at(backup), 'manifest.json'), 'utf8')) as Manifest;
  /** What has to be the same wherever the data is stored. */
  const contentsOf = ({ tables, sequences, files, migrations }: Manifest) => ({
    tables: tables.map(({ name, rows, sum }) => ({ name, rows, sum })),
    sequences,
    migrations,
    files: files.toSorted((a, b) => a.key.localeCompare(b.key)),
  });
  const agrees = async (env: Record<string, string>) =>
    expect(await command('console', ['ledger', 'check'], env)).toEqual({
      code: 0,
      input: 'Everything agrees.\n',
    });

  const bucketEnv = (bucket: Bucket) => ({
    S3_BUCKET: bucket.name,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  });

  test('an installation in a folder is backed up and restored: rows, sequences, files and money', async () => {
    chmodSync(at('first/files'), 0o777);
    const { code, input } = await command('backup-commands', ['backup', at('one')], home());
    // Only the owner can read it, and what it was made from.
    expect(openToOthers(at('one'))).toEqual([]);
    expect(openToOthers(at('first/db'))).toEqual([]);
    expect(statSync(at('first/files')).mode & 0o777).toBe(0o700);
    // The two, and the bank's file as it came.
    expect(input).toMatch(/^\d+ rows of \d+ tables and 3 files are in /);
    for (const path of ['one', 'one/tables/account.jsonl', 'one/files/documents/2'])
      expect(statSync(at(path)).mode & 0o077, path).toBe(0);
    expect(code).toBe(0);
    const backup = manifestOf('one');
    const rows = Object.fromEntries(backup.tables.map((table) => [table.name, table.rows]));
    expect(rows).toMatchObject({ lease: 8, invoice: 8, payment: 8 });
    expect(rows['ledger_line']).toBeGreaterThan(20);
    expect(Object.keys(rows)).not.toContain('listing_change');

    const other = { VAR_DIR: at('restored'), ...secrets };
    const restored = await command('backup-commands', ['restore', at('one')], other);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.input).toContain(`Restored as of ${backup.madeAt}`);
    expect(restored.input).not.toContain('another SECRET_KEY');
    await agrees(other);
    for (const [key, bytes] of Object.entries(FILES))
      expect(readFileSync(join(at('restored/files'), key))).toEqual(bytes);
    expect(openToOthers(at('restored'))).toEqual([]);
    await command('backup-commands', ['backup', at('two')], other);
    expect(contentsOf(manifestOf('two'))).toEqual(contentsOf(backup));
    // Rows that the database protects against changes are protected again.
    const database = await openPglite(at('restored/db'));
    await expect(
      database.session(({ exec }) => exec('update ledger_line set amount = amount')),
    ).rejects.toThrow();
    await database.close();
  });

  test('nothing is overwritten', { tags: ['nightly'] }, async () => {
    const again = await command('backup-commands', ['backup', at('one')], home());
    expect(again).toMatchObject({
      code: 1,
      input: expect.stringContaining('nothing is overwritten'),
    });
    const onto = await command('backup-commands', ['restore', at('one')], home());
    expect(onto).toMatchObject({
      code: 1,
      input: expect.stringContaining('nothing is overwritten'),
    });
    const rows = { VAR_DIR: at('only-rows'), DATABASE_URL: await newDatabase(), ...secrets };
    await command('backup-commands', ['migrate'], rows);
    const filled = await command('backup-commands', ['restore', at('one')], rows);
    expect(filled).toMatchObject({ code: 1, input: expect.stringContaining('an empty database') });
  });

  test(
    'a missing installation has no backup, and --help prints the usage',
    { tags: ['nightly'] },
    async () => {
      const none = { ...secrets, VAR_DIR: at('none') };
      expect(await command('backup-commands', ['backup', at('nothing')], none)).toMatchObject({
        code: 1,
        input: expect.stringContaining('DATABASE_URL is missing'),
      });
      const empty = { ...none, DATABASE_URL: await newDatabase() };
      expect(await command('backup-commands', ['backup', at('nothing')], empty)).toMatchObject({
        code: 1,
        input: expect.stringContaining('This database is empty'),
      });
      expect(await command('backup-commands', ['backup', '--help'], none)).toMatchObject({
        code: 2,
        input: expect.stringContaining('backup FOLDER'),
      });
      const elsewhere = await command('backup-commands', ['export', 'mysql://x'], home());
      expect(elsewhere).toMatchObject({ code: 1, input: expect.stringContaining('postgres://') });
      for (const name of ['none', 'nothing']) expect(existsSync(at(name))).toBe(false);
    },
  );

  test('a truncated or changed backup restores nothing', async () => {
    cpSync(at('one'), at('bad'), { recursive: true });
    const database = openPostgres(await newDatabase(), 2);
    const { keys } = createTestContext();
    const storage = createDiskStorage(at('never'), keys);
    const restoring = () => restore({ database, storage, keys }, at('bad'));
    appendFileSync(at('bad/files/documents/2'), '!');
    await expect(restoring()).rejects.toThrow('documents/2 is not what was backed up');
    rmSync(at('bad/manifest.json'));
    await expect(restoring()).rejects.toThrow('cut off');
    const tables = await database.session(({ query }) =>
      query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`),
    );
    expect(tables).toEqual([]);
    await database.close();
  });

  test(
    'an installation in a folder moves to PostgreSQL with all rows, and its files stay',
    { tags: ['nightly'] },
    async () => {
      const moved = { ...home(), DATABASE_URL: await newDatabase() };
      const { code, input } = await command(
        'backup-commands',
        ['export', moved.DATABASE_URL],
        home(),
      );
      expect(input).toMatch(/ 8 {2}lease$/m);
      expect(code).toBe(0);
      await agrees(moved);
      await command('backup-commands', ['backup', at('moved')], moved);
      expect(contentsOf(manifestOf('moved'))).toEqual(contentsOf(manifestOf('one')));
      expect(readdirSync(at('first')).filter((name) => name.startsWith('export-'))).toEqual([]);
    },
  );

  test(
    'an installation on PostgreSQL with a bucket is restored to another database and bucket while it runs',
    { tags: ['nightly'] },
    async () => {
      const [from, to] = [await startS3(), await startS3()];
      const one = { ...home(), DATABASE_URL: await newDatabase(), ...bucketEnv(from.bucket) };
      const database = openPostgres(one.DATABASE_URL, 2);
      await command('backup-commands', ['restore', at('one')], one);

      // Another connection writes meanwhile.
      let isOver = false;
      const writing = (async () => {
        for (let at = 0; !isOver; at += 1)
          await database.session(({ query }) =>
            query(
              `insert into outbox (id, name, payload, created_at, due_at) values (gen_random_uuid(), 'x', '{}', now(), now())`,
            ),
          );
      })();
      const { code, input } = await command('backup-commands', ['backup', at('live')], one);
      isOver = true;
      await writing;
      await database.close();
      expect(input).toContain('3 files');
      expect(code).toBe(0);

      const other = { ...home(), DATABASE_URL: await newDatabase(), ...bucketEnv(to.bucket) };
      const restored = await command('backup-commands', ['restore', at('live')], {
        ...other,
        SECRET_KEY: secretKey(8),
      });
      expect(restored).toMatchObject({
        code: 0,
        input: expect.stringContaining('another SECRET_KEY'),
      });
      await agrees(other);
      const storage = createS3Storage(to.bucket, createTestContext().ports);
      for (const [key, bytes] of Object.entries(FILES))
        expect(Buffer.from((await storage.read(key))!)).toEqual(bytes);
      await command('backup-commands', ['backup', at('live again')], other);
      expect(contentsOf(manifestOf('live again'))).toEqual(contentsOf(manifestOf('live')));
      from.stop();
      to.stop();
    },
  );
});
