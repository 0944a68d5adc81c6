import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

import { expect } from '@playwright/test';

export const REPOSITORY = resolve(import.meta.dirname, '..');

/** A house of a test's own, beside the one that the others share. */
export interface House {
  child: ChildProcess;
  /** What it has written so far. */
  said: () => string;
  /** Waits until it says something. */
  says: (words: string) => Promise<void>;
  ended: Promise<number | null>;
}

/** What a house of its own is told; nothing else of this process's environment reaches it. */
export const houseEnv = (env: Record<string, string>) => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  HOST: '127.0.0.1',
  DEMO: 'off',
  LOG_LEVEL: 'info',
  MAP_TILES_URL: 'off',
  ...env,
});

export function startHouse(env: Record<string, string>): House {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: REPOSITORY,
    env: houseEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  return {
    child,
    ended: once(child, 'close').then(([code]) => code as number | null),
    said: () => text,
    says: (words) => expect.poll(() => text, { timeout: 60_000 }).toContain(words),
  };
}
