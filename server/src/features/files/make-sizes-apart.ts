import { resolve } from 'node:path';

import { runInChild } from '../../platform/run-in-child.ts';
import type { Sizes } from './make-sizes.ts';

export type SizesAnswer = { sizes: Sizes } | { refusal: string };

/** Milliseconds one picture may take, on a busy machine. */
const TIME_MAX = 100_000;
/** How sizes are made: from the whole picture, or from a square of `side` pixels cut out of it. */
export interface SizeOptions {
  side?: number;
}

/** The latest task of this process. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the sizes of a picture from an unknown source in a separate process. One at a time: one keeps every
 * core busy. `refusal` is an error's code. Throws when the process died or took too long.
 */
export function makeSizesApart(
  picture: Uint8Array,
  wanted: SizeOptions = {},
): Promise<SizesAnswer> {
  const made = last.then(() => makeInChild(picture, wanted));
  last = made.catch(() => undefined);
  return made;
}

const makeInChild = (picture: Uint8Array, wanted: SizeOptions): Promise<SizesAnswer> =>
  runInChild(resolve(import.meta.dirname, 'sizes-process.ts'), {
    request: { picture, wanted },
    timeMax: TIME_MAX,
  });
