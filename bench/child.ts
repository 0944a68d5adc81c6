import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Resources that a process has used so far. */
export interface Used {
  /** Resident, bytes. */
  memory: number;
  /** Milliseconds of processor time. */
  cpu: number;
  /** The heap in use, bytes: after a garbage collection if the process may trigger one. */
  heap: number;
  /** Open files, sockets and pipes. */
  handles: number;
}

/** The key of all processes of a bench, so that tokens of one are valid in another. */
export const SECRET_KEY = randomBytes(32).toString('base64');

/** A server in its own process. */
export interface Served {
  origin: string;
  used(): Promise<Used>;
  stop(): Promise<void>;
}

/** Starts `bench/<file>` and waits until it calls {@link ready}. */
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
      SECRET_KEY,
      BUILT_IN_DATABASE: 'on',
      ...env,
    },
    // Its log is written as in production, and discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const shown = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  ended.catch(() => undefined);
  return {
    origin: await shown(),
    async used() {
      child.send('used');
      return shown();
    },
    async stop() {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}

/** Runs `bench/<file>` in its own process to its end, and returns the one message that it sends. */
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

/** Reports this server's address to the parent process, and ends with the parent. */
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
