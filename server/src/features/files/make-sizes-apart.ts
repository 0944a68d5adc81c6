import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { resolve } from 'node:path';

import type { Sizes } from './make-sizes.ts';

export type SizesAnswer = { sizes: Sizes } | { refusal: string };

/** Milliseconds one picture may take, on a machine that is busy with better things. */
const TIME_MAX = 100_000;
/** Of 20 steps down: whoever searches meanwhile comes first, and a machine that never rests still gives a thirtieth. */
const NICE = 15;

/** How sizes are made: all of the picture, or a square of `side` pixels cut out of it. */
export interface Wanted {
  side?: number;
}

/** The one that is being made, of all that this process has made. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the sizes of a picture that anybody may have sent in a process of its own: one that is last
 * in the line for the processor, knows none of our secrets, gives all its memory back, and may die of
 * it. One at a time: one keeps every core busy. `refusal` is an error's code. Throws when it died or
 * took too long.
 */
export function makeSizesApart(picture: Uint8Array, wanted: Wanted = {}): Promise<SizesAnswer> {
  const made = last.then(() => makeInChild(picture, wanted));
  last = made.catch(() => undefined);
  return made;
}

async function makeInChild(picture: Uint8Array, wanted: Wanted): Promise<SizesAnswer> {
  const child = fork(resolve(import.meta.dirname, 'sizes-process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {},
    signal: AbortSignal.timeout(TIME_MAX),
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`Making sizes ended with ${code ?? signal}`);
  });
  ended.catch(() => undefined);
  // At once, before there are threads: they inherit it.
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  child.send({ picture, wanted });
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [SizesAnswer];
  child.disconnect();
  await ended.catch(() => undefined);
  return said;
}
