import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/** Of 20 steps down: whoever searches meanwhile comes first, and a machine that never rests still gives a thirtieth. */
const NICE = 15;

/**
 * Asks a process of its own about bytes that anybody may have sent: one that is last in the line for
 * the processor, knows none of our secrets, gives all its memory back, and may die of it. `file` is
 * its program, which answers one message and ends. Throws when it died or took longer than `timeMax`,
 * milliseconds.
 */
export async function askChild<Answer>(
  file: string,
  { asked, timeMax }: { asked: object; timeMax: number },
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
  // At once, before there are threads: they inherit it.
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  child.send(asked);
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [Answer];
  child.disconnect();
  await ended.catch(() => undefined);
  return said;
}
