import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a process has taken so far. */
export interface Used {
  /** Resident, bytes. */
  memory: number;
  /** Milliseconds of processor time. */
  cpu: number;
  /** What is reachable, bytes: after a collection where the process may ask for one. */
  heap: number;
  /** Files, sockets and pipes that are open. */
  handles: number;
}

/** A server in a process of its own. */
export interface Served {
  origin: string;
  used(): Promise<Used>;
  stop(): Promise<void>;
}

/** Starts `bench/<file>` and waits until it says by {@link ready} that it listens. */
export async function serve(
  file: string,
  env: Record<string, string>,
  execArgv: string[] = [],
): Promise<Served> {
  const child = fork(resolve(import.meta.dirname, file), {
    execArgv,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ORIGIN: 'http://localhost',
      SMTP_URL: 'smtp://localhost',
      SECRET_KEY: Buffer.alloc(32).toString('base64'),
      BUILT_IN_DATABASE: 'on',
      ...env,
    },
    // Its log is written as always, and thrown away.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const said = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  ended.catch(() => undefined);
  return {
    origin: await said(),
    async used() {
      child.send('used');
      return said();
    },
    async stop() {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}

/** Runs `bench/<file>` in a process of its own to its end, and gives the one message that it sends. */
export async function runChild<Sent>(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  execArgv: string[] = [],
): Promise<Sent> {
  const child = fork(resolve(import.meta.dirname, file), args, {
    execArgv,
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ${args[0]} ended with ${code}`);
  });
  const [sent] = await Promise.race([once(child, 'message'), ended]);
  child.disconnect();
  await ended.catch(() => undefined);
  return sent;
}

/** Tells the parent where this server listens, and ends with the parent. */
export function ready(origin: string): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss: memory, heapUsed, external } = process.memoryUsage();
    process.send?.({
      memory,
      cpu: (user + system) / 1000,
      heap: heapUsed + external,
      handles: readdirSync('/proc/self/fd').length,
    } satisfies Used);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(origin);
}
