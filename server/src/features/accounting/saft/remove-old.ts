import { firstKeptDay } from '@husvaer/domain/legal/bookkeeping';

import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Runner } from '../../../platform/work.ts';
import type { Job } from '../../../platform/jobs.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';
import { deleteSaftExports, findOldSaftExports, saftKey } from './store.ts';

/** Exports removed in one batch. */
const BATCH = 200;

/** Removes exports that no longer have to be kept. */
export const removeOldSaftJob: Job = {
  name: 'accounting.remove_old_exports',
  cron: '42 4 * * *',
  async perform({ runner }) {
    while (await removeSome(runner));
  },
};

/** Removes the files first, outside any transaction, then their rows. If interrupted, it starts over. */
async function removeSome(runner: Runner): Promise<boolean> {
  const ids = await runner.read(SYSTEM, removeFiles, undefined);
  if (ids.length > 0) await runner.run(SYSTEM, ({ tx }) => deleteSaftExports(tx, ids), undefined);
  return ids.length === BATCH;
}

async function removeFiles({ tx, clock, storage }: ReadWork): Promise<string[]> {
  const before = startOfDay(firstKeptDay(clock.today().toString()));
  const ids = await findOldSaftExports(tx, before, BATCH);
  await storage.remove(ids.map(saftKey));
  return ids;
}
