import { join } from 'node:path';

import type { WorkerContext } from '../../../platform/feature.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { folderReader } from './in/read-folder.ts';
import { BANK_CHANNEL } from './out/store.ts';
import { writeBatch } from './out/write-batch.ts';

/**
 * The worker that writes requests to the bank into `out/deposits`, and reads its answers in `in/deposits`.
 */
export function createBankWorker(context: WorkerContext): Worker {
  const { database, log, config } = context;
  const readFolder = folderReader(context, join(config.BANK_DIR, 'in/deposits'));
  return createWorker({
    database,
    log,
    channel: BANK_CHANNEL,
    async round() {
      const hasWritten = await writeBatch(context, join(config.BANK_DIR, 'out/deposits'));
      if (!hasWritten) await readFolder();
      return hasWritten;
    },
  });
}
