import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/**
 * Niceness of the child, of at most 20. Other work on the machine comes first; on a fully loaded machine the
 * child still gets a thirtieth of the processor.
 */
const LOW_PRIORITY = 15;

/**
 * Runs the program `file` in a separate process, for bytes from untrusted senders. The process has a low
 * priority, knows no secrets and frees all its memory when it ends; a crash ends only that process. The
 * program answers one message and exits. Throws when it dies or takes longer than `timeMax`, in milliseconds.
 */
export async function runInChild<Answer>(
  file: string,
  { request, timeMax }: { request: object; timeMax: number },
): Promise<Answer> {
  const child = fork(file, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {},
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
