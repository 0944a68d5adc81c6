import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { expect } from '@playwright/test';

import { ROOT } from '../script/root.ts';
import { runProgram, startProgram } from '../script/system-programs.ts';
import { STARTS_AT } from './demo-settings.ts';

/** A test's own server, besides the one that the others share. */
export interface ServerProcess {
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  /** Waits until its output has a text. */
  waitForOutput: (words: string) => Promise<void>;
  ended: Promise<number | null>;
}

/** The environment of a test's own server; nothing else of this process's environment is passed on. */
const serverEnv = (env: Record<string, string>) => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  HOST: '127.0.0.1',
  DEMO: 'off',
  LOG_LEVEL: 'info',
  MAP_TILES_URL: 'off',
  ...env,
});

/** Runs a command of `script/console` to its end and returns its output. */
export function runConsole(args: string[], env: Record<string, string>): string {
  const { status, stdout, stderr } = runProgram('node', ['server/src/console.ts', ...args], {
    cwd: ROOT,
    env: serverEnv(env),
  });
  if (status !== 0) throw new Error(`console ${args.join(' ')} ended with ${status}:\n${stderr}`);
  return stdout;
}

/**
 * In production mode as the production image starts, with the machine's clock; otherwise with the demo's test
 * identities, at a fixed moment.
 */
export function startServerProcess(env: Record<string, string>): ServerProcess {
  const isProduction = env['NODE_ENV'] === 'production';
  const main = isProduction ? 'server/src/main.ts' : 'demo/src/main.ts';
  const child = startProgram('node', [main], {
    cwd: ROOT,
    env: serverEnv(isProduction ? env : { HUSVAER_NOW: STARTS_AT, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  return {
    child,
    ended: once(child, 'close').then(([code]) => code as number | null),
    output: () => text,
    // An empty database is migrated first, which takes more than a minute on a busy machine.
    waitForOutput: (words) => expect.poll(() => text, { timeout: 180_000 }).toContain(words),
  };
}
