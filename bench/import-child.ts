import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { features } from '../server/src/features.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { createTestContext } from '../server/testing/test-context.ts';
import { createRunner, type Runner } from '../server/src/platform/work.ts';
import type { ImportMeasurement } from './import.ts';

// Runs one import in a process of its own, with the operator's command. Without a file it copies the rows in
// SQL, for comparison.
const [file, rows] = process.argv.slice(2);
const MARKS = [0.1, 0.5, 1];

const database = await openDatabase(readConfig(process.env));
const heap: number[] = [];
const output: string[] = [];
const started = performance.now();
if (file) await importFile(file, Number(rows));
else await copyRows(database);
const measurement: ImportMeasurement = {
  seconds: (performance.now() - started) / 1000,
  output,
  heap,
  peak: process.resourceUsage().maxRSS * 1024,
};
await database.close();
process.send!(measurement);

async function importFile(file: string, rows: number): Promise<void> {
  const command = features
    .flatMap(({ commands }) => commands ?? [])
    .find(({ name }) => name === 'listings import')!;
  const runner = createRunner(database, createTestContext(runningClock()));
  let importedRows = 0;
  const watchedRunner: Runner = {
    ...runner,
    async run(viewer, useCase, input) {
      const output = await runner.run(viewer, useCase, input);
      importedRows += (input as { listings: unknown[] }).listings.length;
      if (importedRows >= rows * (MARKS[heap.length] ?? Infinity)) {
        globalThis.gc?.();
        heap.push(process.memoryUsage().heapUsed);
      }
      return output;
    },
  };
  await command.run({
    args: [file],
    runner: watchedRunner,
    audits: [],
    check: () => Promise.resolve([]),
    sealed: [],
    print: (line) => void output.push(line),
  });
}

/** Copies as many rows into the same table by one statement, without reading or checking them. */
async function copyRows({ session }: Database): Promise<void> {
  await session(async ({ exec, query }) => {
    const columns = await query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'listing' and is_generated = 'NEVER' and column_name not in ('id', 'feed')`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    await exec(
      `insert into listing (id, feed, ${names}) select gen_random_uuid(), 'copy', ${names} from listing`,
    );
  });
}
