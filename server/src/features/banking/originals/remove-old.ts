import { firstKeptDay } from '@husvaer/domain/legal/bookkeeping';

import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Runner } from '../../../platform/work.ts';
import type { Job } from '../../../platform/jobs.ts';
import { originalKey } from './original-key.ts';
import { findOldBytes, deleteOriginals } from './store.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';

/** Files removed in one batch. */
const BATCH = 200;

/** Removes originals that no longer have to be kept. */
export const removeOldJob: Job = {
  name: 'banking.remove_old_files',
  cron: '37 4 * * *',
  async perform({ runner }) {
    while (await removeSome(runner));
  },
};

/** Removes the bytes first, outside any transaction, then their rows. If interrupted, it starts over. */
async function removeSome(runner: Runner): Promise<boolean> {
  const { hashes, before } = await runner.read(SYSTEM, removeBytes, undefined);
  if (hashes.length > 0)
    await runner.run(SYSTEM, ({ tx }) => deleteOriginals(tx, hashes, before), undefined);
  return hashes.length === BATCH;
}

async function removeBytes({ tx, clock, storage }: ReadWork) {
  const before = startOfDay(firstKeptDay(clock.today().toString()));
  const hashes = await findOldBytes(tx, before, BATCH);
  await storage.remove(hashes.map(originalKey));
  return { hashes, before };
}
