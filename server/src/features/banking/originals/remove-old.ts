import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Runner } from '../../../platform/work.ts';
import type { Job } from '../../../platform/jobs.ts';
import { originalKey } from './original-key.ts';
import { findOldBytes, forgetOriginals } from './store.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';

/** Bokføringsloven § 13: five years after the year that a file came in. */
const YEARS = 5;
/** Files removed at a time. */
const BATCH = 200;

/** Removes originals that need not be kept any more. */
export const removeOldJob: Job = {
  name: 'banking.remove_old_files',
  cron: '37 4 * * *',
  async perform({ runner }) {
    while (await removeSome(runner));
  },
};

/** First the bytes, outside any transaction, then what is known of them: cut off in between it starts over. */
async function removeSome(runner: Runner): Promise<boolean> {
  const { hashes, before } = await runner.read(SYSTEM, removeBytes, undefined);
  if (hashes.length > 0)
    await runner.run(SYSTEM, ({ tx }) => forgetOriginals(tx, hashes, before), undefined);
  return hashes.length === BATCH;
}

async function removeBytes({ tx, clock, storage }: ReadWork) {
  const before = startOfDay(clock.today().with({ month: 1, day: 1 }).subtract({ years: YEARS }));
  const hashes = await findOldBytes(tx, before, BATCH);
  await storage.remove(hashes.map(originalKey));
  return { hashes, before };
}
