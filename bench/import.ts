import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { migrate } from '../server/src/platform/db/migrate.ts';
import { runChild } from './child.ts';
import { startDatabase, ENGINES, type BenchDatabase, type Engine } from './databases.ts';
import { homes } from './homes.ts';
import { readOptions } from './options.ts';
import { megabytes, printTable } from './table.ts';

/** The measurements of the child process. */
export interface ImportMeasurement {
  seconds: number;
  /** The output of the command. */
  output: string[];
  /** Bytes in use after a garbage collection, at 10 %, 50 % and 100 % of the rows. */
  heap: number[];
  /** The peak memory of the process, bytes. */
  peak: number;
}

const options = readOptions({
  rows: { default: 1_000_000, smoke: 3000 },
  'pglite-rows': { default: 200_000, smoke: 3000 },
  on: { default: ENGINES, smoke: ['postgres'] },
});
const ROWS: Record<Engine, number> = {
  postgres: options.rows,
  pglite: options['pglite-rows'],
};
const HEADING = ['', 'rows/s', 'peak memory', 'heap at 10 %', '50 %', '100 %'];

const directory = mkdtempSync(join(tmpdir(), 'husvaer-import-'));
try {
  for (const engine of options.on) {
    const file = join(directory, `${engine}.csv`);
    await pipeline(Readable.from(csv(ROWS[engine])), createWriteStream(file));
    await bench(await startDatabase(engine), file, ROWS[engine]);
  }
} finally {
  rmSync(directory, { recursive: true });
}

function* csv(count: number): Generator<string> {
  for (const home of homes(count)) {
    if (home.external_id === '1') yield `${Object.keys(home).join(',')}\n`;
    yield `${Object.values(home)
      .map((value) => `"${value}"`)
      .join(',')}\n`;
  }
}

async function bench(database: BenchDatabase, file: string, rows: number): Promise<void> {
  try {
    console.log(`${database.name}, a feed of ${rows} rows\n`);
    const empty = await database.open();
    await migrate(empty);
    await empty.close();
    const env = database.env();
    const runs: [string, string[]][] = [
      ['first run', [file, String(rows)]],
      ['all unchanged', [file, String(rows)]],
      ['plain INSERT SELECT', []],
    ];
    const table: string[][] = [];
    for (const [name, args] of runs) {
      const { seconds, output, peak, heap } = await inChild(args, env);
      output.forEach((line) => console.log(`${name}: ${line}`));
      const figures = [(rows / seconds).toFixed(0), megabytes(peak), ...heap.map(megabytes)];
      table.push(HEADING.map((_, column) => [name, ...figures][column] ?? ''));
    }
    console.log();
    printTable(HEADING, table);
  } finally {
    await database.stop();
  }
}

function inChild(args: string[], env: Record<string, string>): Promise<ImportMeasurement> {
  return runChild('import-child.ts', args, { TEST_FEATURES: 'on', ...env }, ['--expose-gc']);
}
