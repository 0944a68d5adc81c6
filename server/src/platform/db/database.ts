import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';

import { restrictAllToOwner } from '../restrict-to-owner.ts';
import { acquireLockFile } from './acquire-lock-file.ts';
import { names } from './names.ts';

/** A database session below Kysely, for migrations and jobs. */
export interface Session {
  /** Runs several statements. */
  exec(statements: string): Promise<void>;
  query<Row>(statement: string, params?: unknown[]): Promise<Row[]>;
}

/** A statement that has run. */
interface Statement {
  /** With placeholders, never with the values. */
  sql: string;
  milliseconds: number;
  failed: boolean;
}

export interface Database {
  readonly kysely: Kysely<never>;
  readonly engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; url: string };
  /** Runs `work` in one session and one transaction. */
  session<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Calls `heard` at every NOTIFY on a channel, until the returned function is called. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  /** Calls `saw` after every statement of a use case, in the context the statement ran in. */
  watch(saw: (statement: Statement) => void): void;
  /** Connections in use, and statements that wait for a connection. */
  load(): { used: number; waiting: number };
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Types of both engines: bigint columns are `bigint`, timestamps are `Temporal.Instant`, dates stay ISO text.
 */
const PARSERS: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: BigInt,
  [pg.types.builtins.TIMESTAMPTZ]: (value) => Temporal.Instant.from(value),
  [pg.types.builtins.DATE]: (value) => value,
};

/** Seconds a call waits for a connection, when the server is unreachable or all connections are in use. */
const CONNECT_SECONDS = 5;

const reaching = (url: string, seconds = CONNECT_SECONDS) => ({
  connectionString: url,
  connectionTimeoutMillis: seconds * 1000,
  // Detects a server that disappeared without closing the connection.
  keepAlive: true,
});

function createWatch() {
  const watchers: ((statement: Statement) => void)[] = [];
  return {
    watch: (saw: (statement: Statement) => void) => void watchers.push(saw),
    log({ level, query: { sql }, queryDurationMillis: milliseconds }: LogEvent) {
      for (const saw of watchers) saw({ sql, milliseconds, failed: level === 'error' });
    },
  };
}

/**
 * PostgreSQL at a URL. A statement that takes longer than `statementSeconds` is cancelled; 0 is no limit. A call
 * that waits longer than `connectSeconds` for a connection fails. Its connections are those of the `driver`.
 */
export function openPostgres(
  url: string,
  connections: number,
  {
    statementSeconds = 0,
    connectSeconds = CONNECT_SECONDS,
    driver = pg.Client,
  }: { statementSeconds?: number; connectSeconds?: number; driver?: typeof pg.Client } = {},
): Database {
  const pool = new pg.Pool({
    ...reaching(url, connectSeconds),
    Client: driver,
    max: connections,
    // Statements have no names, so that PostgreSQL plans each one for its own values, such as the box of a
    // search.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        PARSERS[oid] ?? (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
    },
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // A connection may also break between two statements of the client that holds it; the next statement then
  // fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Queries are many and small; JIT compilation takes longer than running them.
  const settings = `set jit = off; set statement_timeout = '${statementSeconds}s'`;
  pool.on('connect', (client) => void client.query(settings).catch(() => undefined));
  const { watch, log } = createWatch();
  const kysely = new Kysely<never>({
    dialect: new PostgresDialect({ pool }),
    log,
    plugins: [names],
  });

  return {
    kysely,
    engine: { kind: 'postgres', url },
    async session(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          exec: async (statements) => void (await client.query(statements)),
          query: async <Row>(statement: string, params?: unknown[]) =>
            (await client.query(statement, params)).rows as Row[],
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    listen: (channel, heard) => listenOnPostgres(url, channel, heard),
    watch,
    load: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await pool.query('select 1')),
    async close() {
      await kysely.destroy();
      // Kysely does not end a pool that it never used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** Seconds between two attempts to listen for notifications again. */
const RELISTEN_SECONDS = 2;

async function listenOnPostgres(url: string, channel: string, heard: () => void) {
  let closed = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(reaching(url));
    client = fresh;
    fresh.on('notification', heard);
    fresh.on('error', () => undefined);
    fresh.once('end', () => {
      if (!closed)
        setTimeout(() => void connect().catch(() => undefined), RELISTEN_SECONDS * 1000).unref();
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    // Notifications may have been lost while there was no connection.
    heard();
  };
  await connect();
  return async () => {
    closed = true;
    await client?.end();
  };
}

/**
 * PostgreSQL inside this process. `directory` null keeps it in memory. Throws when another running process
 * has the directory open.
 */
export async function openPglite(directory: string | null, from?: Blob): Promise<Database> {
  if (directory) mkdirSync(directory, { recursive: true });
  const release = directory ? acquireLockFile(`${directory}.lock`) : () => undefined;
  const pglite = await PGlite.create({
    ...(directory && { dataDir: join(directory) }),
    ...(from && { loadDataDir: from }),
    extensions: { trigrams },
    parsers: PARSERS,
  });
  // PGlite unpacks its files with permissions for everyone.
  if (directory) restrictAllToOwner(directory);
  const { watch, log } = createWatch();
  const kysely = new Kysely<never>({
    dialect: new PGliteDialect({ pglite }),
    log,
    plugins: [names],
  });
  return {
    kysely,
    engine: { kind: 'pglite', pglite },
    session: (work) =>
      pglite.transaction((tx) =>
        work({
          exec: async (statements) => void (await tx.exec(statements)),
          query: async <Row>(statement: string, params?: unknown[]) =>
            (await tx.query<Row>(statement, params)).rows,
        }),
      ),
    listen: (channel, heard) => pglite.listen(channel, heard),
    watch,
    load: () => ({ used: 1, waiting: 0 }),
    ping: async () => void (await pglite.query('select 1')),
    close: async () => {
      if (!pglite.closed) await pglite.close();
      release();
    },
  };
}
