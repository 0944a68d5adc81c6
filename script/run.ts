import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';

import { sum, type Outcome } from './outcome.ts';
import { ROOT } from './root.ts';
import { startProgram } from './system-programs.ts';

/** The number of cores of the smallest machine. */
const AT_ONCE = 2;
/** Seconds in which a command that was asked to end may still clean up. */
const GRACE_SECONDS = 10;

/** The running commands, each with what asks it to end. */
const running = new Map<ChildProcess, () => void>();
/** The exit code of a script that was asked to end and waits until its commands have ended. */
let ending: number | null = null;

// An error leaves no time to wait.
process.on('exit', () => running.forEach((terminate) => terminate()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    ending = 128 + constants.signals[signal];
    if (running.size === 0) process.exit(ending);
    running.forEach((terminate) => terminate());
  });
}

/**
 * Runs a command to its end. `quiet` collects its output in `output`; otherwise it is printed. `env` is its
 * whole environment. After `seconds` it is asked to end by the signal `endedBy`, and then killed, with its child
 * processes. With `isLowPriority` they take only the time that others leave.
 */
export async function run(
  [program = '', ...args]: string[],
  options: {
    env?: NodeJS.ProcessEnv;
    cwd?: string;
    quiet?: boolean;
    seconds?: number;
    endedBy?: NodeJS.Signals;
    isLowPriority?: boolean;
  } = {},
): Promise<{ ok: boolean; code: number | null; isOverdue: boolean; output: string }> {
  const child = startProgram(program, args, {
    cwd: resolve(ROOT, options.cwd ?? '.'),
    env: options.env ?? process.env,
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    // A process group of its own, which gets signals together: bash does not pass them on.
    detached: true,
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // It has ended.
    }
  };
  const terminate = () => signal(options.endedBy ?? 'SIGTERM');
  running.set(child, terminate);
  if (options.isLowPriority && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  let isOverdue = false;
  const { seconds } = options;
  const limits = seconds
    ? [
        setTimeout(() => {
          isOverdue = true;
          terminate();
        }, seconds * 1000),
        setTimeout(() => signal('SIGKILL'), (seconds + GRACE_SECONDS) * 1000),
      ]
    : [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((done) => {
    const end = (code: number | null) => {
      running.delete(child);
      limits.forEach(clearTimeout);
      if (ending === null) done({ ok: code === 0, code, isOverdue, output });
      else if (running.size === 0) process.exit(ending);
    };
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });
}

/** Runs the works in their order, at most `atOnce` at the same time. */
export async function performAll<Work>(
  works: readonly Work[],
  perform: (work: Work) => Promise<Outcome>,
  { atOnce = AT_ONCE }: { atOnce?: number } = {},
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  const waiting = works.values();
  const performSome = async () => {
    for (const work of waiting) outcomes.push(await perform(work));
  };
  await Promise.all(Array.from({ length: atOnce }, performSome));
  return sum(outcomes);
}
