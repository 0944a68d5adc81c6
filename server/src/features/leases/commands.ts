import { readFile } from 'node:fs/promises';
import { text as read } from 'node:stream/consumers';

import { callOutside } from '../../platform/outside/open-internet.ts';
import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { readStatistics, STATISTICS_URL } from './rents/read-statistics.ts';
import { saveIndexes } from './rents/store.ts';

const TIMEOUT_MS = 20_000;

export const commands: readonly Command[] = [
  {
    name: 'leases import-cpi',
    usage:
      'leases import-cpi [FILE]   takes in the consumer price index: Statistics Norway, table 14700',
    async run({ args: [file, ...rest], runner, print }) {
      if (rest.length > 0) throw new UsageError('It takes one file, or none.');
      const text = file ? await readFile(file, 'utf8') : await download();
      const indexes = readStatistics(JSON.parse(text));
      const changed = await runner.run(
        SYSTEM,
        ({ tx, clock }) => saveIndexes(tx, indexes, clock.now()),
        undefined,
      );
      const last = indexes.at(-1);
      print(`${indexes.length} months read, ${changed} new or changed.`);
      if (last) print(`The last is ${last.month}: ${last.value.toFixed(1)}.`);
      return 0;
    },
  },
];

async function download(): Promise<string> {
  const answer = await callOutside({
    url: new URL(STATISTICS_URL),
    headers: {},
    hostsAllowed: [],
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.statusCode !== 200)
    throw new Error(`Statistics Norway answered ${answer.statusCode}.`);
  return read(answer);
}
