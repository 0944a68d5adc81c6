import { LEGAL } from '@husvaer/domain/legal/constants';

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
  const before = startOfDay(
    clock.today().with({ month: 1, day: 1 }).subtract({ years: LEGAL.bookkeepingYears }),
  );
  const ids = await findOldSaftExports(tx, before, BATCH);
  await storage.remove(ids.map(saftKey));
  return ids;
}
