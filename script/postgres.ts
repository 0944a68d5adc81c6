/**
 * Starts an empty PostgreSQL from installed binaries in a temporary folder.
 * Run directly, it prints its URL and stays until it is stopped.
 */
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { freePort } from '../server/testing/free-port.ts';
import { runProgram, startProgram } from './system-programs.ts';

import './run.ts';

export interface Postgres {
  /** As superuser, for its database `postgres`. */
  url: string;
  /** The same by its Unix socket, which costs less of a processor: for tests. */
  socketUrl: string;
  /** Its data folder. */
  data: string;
  /**
   * Stops the server, which ends every session. Awaits `meanwhile`, then starts it with the same data and URL.
   */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Stops it and removes its folder. This also happens when this process ends. */
  stop(): Promise<void>;
}

/**
 * `settings` are those of postgresql.conf. The default settings are fast, and lose data in a power cut. With
 * `primary` the new server is a replica of that server.
 */
export async function startPostgres(
  settings: Record<string, string> = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  },
  primary?: Postgres,
): Promise<Postgres> {
  const user = acceptedUser();
  const folder = mkdtempSync(join(tmpdir(), 'husvaer-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder };
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  const abandon = () => {
    // An immediate stop writes nothing more. The data is not used again.
    runProgram('pg_ctl', ['stop', '-D', data, '-m', 'immediate'], as);
    remove();
  };
  process.on('exit', abandon);

  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const initdb = `-U postgres -E UTF8 --locale=${locale} --auth=trust --no-sync`.split(' ');
  if (primary) await copyData(primary, data, user);
  else {
    const { status, stderr } = runProgram('initdb', ['-D', data, ...initdb], as);
    if (status !== 0) throw new Error(`initdb failed:\n${stderr}`);
  }

  const port = await freePort();
  const allSettings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    ...settings,
  };
  const options = Object.entries(allSettings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const launch = async () => {
    const server = startProgram('postgres', ['-D', data, ...options], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(server, 'exit');
    await ready(server.stderr.setEncoding('utf8'));
    return async () => {
      server.kill('SIGINT');
      await ended;
    };
  };
  let shutDown = await launch();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://postgres@localhost:${port}/postgres?host=${folder}`,
    data,
    async restart(meanwhile) {
      await shutDown();
      await meanwhile?.();
      shutDown = await launch();
    },
    async stop() {
      process.off('exit', abandon);
      await shutDown();
      remove();
    },
  };
}

/** Copies the folder of a running server for a replica. pg_basebackup does the same, but may be missing. */
async function copyData(
  { url, data: from }: Postgres,
  to: string,
  user: User | undefined,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  cpSync(from, to, { recursive: true });
  chmodSync(to, 0o700);
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  );
  await client.end();
  rmSync(join(to, 'postmaster.pid'), { force: true });
  for (const [name, text] of [
    ['backup_label', rows[0]!.label],
    ['standby.signal', ''],
    ['postgresql.auto.conf', `primary_conninfo = '${url}'\n`],
  ] as const) {
    writeFileSync(join(to, name), text);
  }
  if (user)
    for (const path of [to, ...globSync('**', { cwd: to }).map((name) => join(to, name))])
      chownSync(path, user.uid, user.gid);
}

const IS_READY = /ready to accept (read-only )?connections/;

/** Waits until it accepts connections. Its later output is read and dropped. */
async function ready(log: NodeJS.ReadableStream): Promise<void> {
  let output = '';
  await new Promise<void>((open, fail) => {
    log.on('data', (text: string) => {
      if (IS_READY.test(output)) return;
      output += text;
      if (IS_READY.test(output)) open();
    });
    log.on('end', () => fail(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. When this process is root, it runs as `postgres`, or as `nobody`. */
function acceptedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const candidates = ['postgres:', 'nobody:'].flatMap((name) =>
    users.filter((one) => one.startsWith(name)),
  );
  const [, , uid, gid] = (candidates[0] ?? '').split(':').map(Number);
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres.');
  return { uid, gid };
}

if (import.meta.main) {
  const { url } = await startPostgres();
  console.log(url);
  // The child process keeps this process alive until a signal.
}
