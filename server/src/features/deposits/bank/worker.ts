import { join } from 'node:path';

import type { WorkerContext } from '../../../platform/feature.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { readFolder } from './read-folder.ts';
import { BANK_CHANNEL } from './store.ts';
import { writeBatch } from './write-batch.ts';

/** Writes what the bank is asked into `bank/out/deposits`, and reads its answers in `bank/in/deposits`. */
export function createBankWorker(context: WorkerContext): Worker {
  const { database, log, config } = context;
  const folder = (way: 'in' | 'out') => join(config.VAR_DIR, 'bank', way, 'deposits');
  return createWorker({
    database,
    log,
    channel: BANK_CHANNEL,
    async round() {
      const hasWritten = await writeBatch(context, folder('out'));
      if (!hasWritten) await readFolder(context, folder('in'));
      return hasWritten;
    },
  });
}
