import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

import { ROOT } from './root.ts';
import { startProgram } from './system-programs.ts';

const running = new Set<ChildProcess>();

// A signal ends a script the ordinary way: what it started goes with it.
process.on('exit', () => running.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/**
 * Runs a command to its end. `quiet` keeps what it prints in `output`; otherwise it prints as this process
 * does. `env` is its whole environment.
 */
export async function run(
  [program = '', ...args]: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; quiet?: boolean } = {},
): Promise<{ ok: boolean; code: number | null; output: string }> {
  const child = startProgram(program, args, {
    cwd: resolve(ROOT, options.cwd ?? '.'),
    env: options.env ?? process.env,
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((done) => {
    const end = (code: number | null) => {
      running.delete(child);
      done({ ok: code === 0, code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });
}
