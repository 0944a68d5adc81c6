import { resolve } from 'node:path';

import type { WorkerContext } from '../../../platform/feature.ts';
import { addressOf } from '../../../platform/read-apart.ts';
import { runInChild } from '../../../platform/run-in-child.ts';
import { createReader } from '../../../platform/work.ts';
import { writeSaftFile, type SaftFile, type SaftRequest } from './write-saft-file.ts';

/** Megabytes of the heap. Without a limit V8 lets garbage grow with the number of entries. */
const HEAP_MAX = 192;
/** Milliseconds: a million entries take some minutes, and longer where other work comes first. */
const TIME_MAX = 4 * 60 * 60 * 1000;

/**
 * Runs {@link writeSaftFile} in a separate process with little memory, so that neither an export's size nor a fault
 * in it touches the server. PGlite can be open in one process only, so with it the server writes the file.
 */
export function writeSaftApart(
  { database, clock }: Pick<WorkerContext, 'database' | 'clock'>,
  request: SaftRequest,
): Promise<SaftFile> {
  const url = addressOf(database);
  if (url === null) return writeSaftFile(createReader(database, clock), request);
  return runInChild(resolve(import.meta.dirname, 'saft-process.ts'), {
    request: { ...request, url },
    timeMax: TIME_MAX,
    heapMax: HEAP_MAX,
    env: process.env,
  });
}
