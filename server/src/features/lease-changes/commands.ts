import { readFile } from 'node:fs/promises';

import { UsageError, type Command } from '../../platform/feature.ts';
import { fetchIndexes, recordIndexes } from './rents/fetch-indexes.ts';

export const commands: readonly Command[] = [
  {
    name: 'leases import-cpi',
    usage:
      'leases import-cpi [FILE]   takes in the consumer price index: Statistics Norway, table 14700',
    async run({ args: [file, ...rest], runner, print }) {
      if (rest.length > 0) throw new UsageError('It takes one file, or none.');
      const taken = file
        ? await recordIndexes(runner, JSON.parse(await readFile(file, 'utf8')))
        : await fetchIndexes(runner);
      if (!taken) throw new UsageError('STATISTICS_URL is off: name a file.');
      const { read, changed, last } = taken;
      print(`${read} months read, ${changed} new or changed.`);
      if (last) print(`The last is ${last.month}: ${last.value.toFixed(1)}.`);
      return 0;
    },
  },
];
