import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Runner } from '../../../platform/work.ts';
import { readStatistics, STATISTICS_TABLE } from './read-statistics.ts';
import { saveIndexes } from '../../leases/public.ts';

/** Nobody waits for it. */
const HABITS = { seconds: 20 };

/** What Statistics Norway has published, by its open API (PxWeb, JSON-stat 2); null where it is not to be asked. */
async function download({ ports, statisticsUrl }: ReadWork): Promise<unknown> {
  if (statisticsUrl === null) return null;
  const port = ports.to('statistics', statisticsUrl, HABITS);
  const answer = await port.fetch(`${statisticsUrl}/${STATISTICS_TABLE}`);
  if (!answer.ok) throw new Error(`Statistics Norway answered ${answer.status}.`);
  return answer.json();
}

/** Asks for the price index, and writes down what is new; null where nobody is to be asked. */
export async function fetchIndexes(runner: Runner) {
  const said = await runner.read(SYSTEM, download, undefined);
  return said === null ? null : recordIndexes(runner, said);
}

/** Writes down an answer of Statistics Norway: how many months it has, how many are new or other, and the last. */
export async function recordIndexes(runner: Runner, said: unknown) {
  const indexes = readStatistics(said);
  const changed = await runner.run(
    SYSTEM,
    ({ tx, clock }) => saveIndexes(tx, indexes, { at: clock.now(), source: 'statistics' }),
    undefined,
  );
  return { read: indexes.length, changed, last: indexes.at(-1) ?? null };
}

/** A new month is published around the tenth of the next. */
export const fetchIndexesJob = {
  name: 'leases.fetch_indexes',
  cron: '15 9 * * *',
  async perform({ runner, log }: JobContext) {
    const taken = await fetchIndexes(runner);
    if (taken && taken.changed > 0) log.info(taken, 'price index taken in');
  },
};
