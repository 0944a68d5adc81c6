import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { WorkerContext } from '../../../platform/feature.ts';
import { createRowWorker } from '../../../platform/row-worker.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import type { Worker } from '../../../platform/worker.ts';
import {
  changeSaftExport,
  claimNextSaft,
  SAFT_CHANNEL,
  saftKey,
  type ClaimedSaft,
} from './store.ts';
import { writeSaftApart } from './write-saft-apart.ts';

/** Seconds after the last sign of life when another node may begin again. */
const HOLD_SECONDS = 300;
/** Seconds between two signs of life while a file is written. */
const SIGN_SECONDS = 60;
/** An export that failed this often is given up: it can be ordered again. */
const TRIES_MAX = 5;

type Context = Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage' | 'clock'>;

/**
 * Makes the exports that were ordered: each is written to a file on this machine, by a process of its own, and
 * copied from there to the file store.
 */
export function createSaftWorker(context: Context): Worker {
  return createRowWorker({
    context,
    channel: SAFT_CHANNEL,
    claim: ({ tx, clock }: Work) => {
      const now = clock.now();
      return claimNextSaft(tx, now, now.add({ seconds: HOLD_SECONDS }));
    },
    perform: (claimed) => makeSaft(context, claimed),
    postpone: ({ tx, clock }: Work, { id, attempts }: ClaimedSaft) =>
      attempts < TRIES_MAX
        ? changeSaftExport(tx, id, { dueAt: clock.now().add({ seconds: 2 ** attempts * 10 }) })
        : changeSaftExport(tx, id, { dueAt: null, problem: 'failed' }),
    failure: ({ id, bookId }) => ({ message: 'SAF-T not made', id, bookId }),
  });
}

/** Makes one export. Without a mapping for an account it is given up at once. */
async function makeSaft(context: Context, claimed: ClaimedSaft): Promise<void> {
  // One that ends its process reaches no `postpone`.
  if (claimed.attempts > TRIES_MAX) throw new Error('Every try before ended with its process');
  const { runner, storage, clock } = context;
  const { id } = claimed;
  const change = (values: Parameters<typeof changeSaftExport>[2]) =>
    runner.run(SYSTEM, ({ tx }) => changeSaftExport(tx, id, values), undefined);
  const hold = () => change({ dueAt: clock.now().add({ seconds: HOLD_SECONDS }) });
  const path = join(tmpdir(), `husvaer-saft-${id}-${claimed.attempts}`);
  try {
    const at = clock.now().toString();
    const made = await whileHeld(context, hold, writeSaftApart(context, { claimed, path, at }));
    if (made === 'unmapped') return await change({ dueAt: null, problem: 'unmapped' });
    await storage.writeFrom(saftKey(id), path, 'application/zip');
    await change({ dueAt: null, made: { at: clock.now(), ...made } });
  } finally {
    await rm(path, { force: true });
  }
}

/** Gives signs of life until the work has ended; none comes after that. */
async function whileHeld<Result>(
  { log }: Pick<Context, 'log'>,
  hold: () => Promise<void>,
  work: Promise<Result>,
): Promise<Result> {
  let sign = Promise.resolve();
  // The next sign may succeed. Without any, another node begins again, and both make the same file.
  const timer = setInterval(() => {
    sign = hold().catch((error: unknown) => log.warn({ err: error }, 'SAF-T not held'));
  }, SIGN_SECONDS * 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    await sign;
  }
}
