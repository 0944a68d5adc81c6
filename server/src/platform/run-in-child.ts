import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/**
 * Niceness of the child, of at most 20. Other work on the machine comes first; on a fully loaded machine the
 * child still gets a thirtieth of the processor.
 */
const LOW_PRIORITY = 15;

interface Task {
  request: object;
  /** Milliseconds. */
  timeMax: number;
  /** Megabytes of the heap; what does not fit ends the process. V8's own limit without it. */
  heapMax?: number;
  /** None, so that a program that reads bytes from untrusted senders knows no secrets. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs the program `file` in a separate process, for bytes from untrusted senders, or for what needs much memory.
 * The process has a low priority and frees all its memory when it ends; a crash ends only that process. The program
 * answers one message and exits. Throws when it dies or takes longer than `timeMax`.
 */
export async function runInChild<Answer>(
  file: string,
  { request, timeMax, heapMax, env = {} }: Task,
): Promise<Answer> {
  const child = fork(file, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: heapMax === undefined ? [] : [`--max-old-space-size=${heapMax}`],
    env,
    signal: AbortSignal.timeout(timeMax),
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process asked ended with ${code ?? signal}`);
  });
  ended.catch(() => undefined);
  // Set before the child starts threads: threads inherit the priority.
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  child.send(request);
  const [input] = (await Promise.race([once(child, 'message'), ended])) as [Answer];
  child.disconnect();
  await ended.catch(() => undefined);
  return input;
}
