import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startDatabase, type Engine } from './databases.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { createBankFile, runInChild } from './money-work.ts';
import { readOptions } from './options.ts';
import { megabytes, printTable } from './table.ts';

const options = readOptions({
  leases: { default: [10_000, 100_000], smoke: [20] },
  on: { default: ['postgres'], smoke: ['postgres'] },
});
const HEADING = ['', 'seconds', 'rows/s', 'µs a row', 'peak memory'];

/** The tables that each task mainly writes, and that the plain copy copies. */
const TABLES = {
  invoiced: [
    'invoice',
    'invoice_line',
    'invoice_kid',
    'invoice_about',
    'ledger_entry',
    'ledger_line',
  ],
  paid: ['bank_line', 'payment', 'payment_part', 'ledger_entry:payment', 'ledger_line:payment'],
};

for (const engine of options.on) {
  for (const leases of options.leases) await bench(engine, leases);
}

async function bench(engine: Engine, count: number): Promise<void> {
  const database = await startDatabase(engine);
  const directory = mkdtempSync(join(tmpdir(), 'husvaer-money-'));
  try {
    const filled = await database.open();
    await fillLeases(filled, count);
    await filled.close();
    const env = database.env();
    console.log(`${database.name}, ${count} leases\n`);
    const table: string[][] = [];
    const run = async (name: string, args: string[]) => {
      const { seconds, peak } = await runInChild(args, env);
      const each = [(count / seconds).toFixed(0), ((seconds / count) * 1e6).toFixed(0)];
      table.push([name, seconds.toFixed(1), ...each, megabytes(peak)]);
    };
    const copy = async (tables: readonly string[]) => {
      await run('the same rows by INSERT … SELECT', ['copy', ...tables]);
      await dropCopies(database, tables);
      await run('… with the same foreign keys', ['checked-copy', ...tables]);
      await dropCopies(database, tables);
    };
    await run('invoices issued', ['job', 'billing.issue_invoices']);
    await copy(TABLES.invoiced);
    const path = join(directory, 'bench.ocr');
    const open = await database.open();
    writeFileSync(path, await createBankFile(open));
    await open.close();
    await run('OCR lines booked', ['file', path]);
    await copy(TABLES.paid);
    await run('landlords paid out', ['job', 'payouts.run']);
    printTable(HEADING, table);
  } finally {
    rmSync(directory, { recursive: true });
    await database.stop();
  }
}

async function dropCopies(
  database: Awaited<ReturnType<typeof startDatabase>>,
  tables: readonly string[],
): Promise<void> {
  const open = await database.open();
  await open.session(({ exec }) =>
    exec(tables.map((table) => `drop table ${table.replace(/:.*/, '')}_copy;`).join('')),
  );
  await open.close();
}
