import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Runner } from '../../../platform/work.ts';
import { readStatistics, STATISTICS_TABLE } from './read-statistics.ts';
import { saveIndexes } from './store.ts';

/** No user waits for it. */
const PORT_OPTIONS = { seconds: 20 };

/**
 * The published data of Statistics Norway from its open API (PxWeb, JSON-stat 2); null when it is not to be
 * called.
 */
async function download({ ports, statisticsUrl }: ReadWork): Promise<unknown> {
  if (statisticsUrl === null) return null;
  const port = ports.to('statistics', statisticsUrl, PORT_OPTIONS);
  const answer = await port.fetch(`${statisticsUrl}/${STATISTICS_TABLE}`);
  if (!answer.ok) throw new Error(`Statistics Norway answered ${answer.status}.`);
  return answer.json();
}

/** Fetches the price index and saves what is new; null when it is not to be fetched. */
export async function fetchIndexes(runner: Runner) {
  const answer = await runner.read(SYSTEM, download, undefined);
  return answer === null ? null : recordIndexes(runner, answer);
}

/**
 * Saves an answer of Statistics Norway. Returns the number of its months, how many are new or changed, and
 * the last.
 */
export async function recordIndexes(runner: Runner, input: unknown) {
  const indexes = readStatistics(input);
  const changed = await runner.run(
    SYSTEM,
    ({ tx, clock }) => saveIndexes(tx, indexes, { at: clock.now(), source: 'statistics' }),
    undefined,
  );
  return { read: indexes.length, changed, last: indexes.at(-1) ?? null };
}

/** A month's index is published around the tenth of the next month. */
export const fetchIndexesJob = {
  name: 'lease_changes.fetch_indexes',
  cron: '15 9 * * *',
  async perform({ runner, log }: JobContext) {
    const fetched = await fetchIndexes(runner);
    if (fetched && fetched.changed > 0) log.info(fetched, 'price index saved');
  },
};
