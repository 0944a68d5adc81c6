import { filesDirectory } from '../server/src/folders.ts';
import { openDatabase } from '../server/src/open-database.ts';
import { readConfig } from '../server/src/config.ts';
import { receiveBankFile } from '../server/src/features/banking/public.ts';
import { features } from '../server/src/features.ts';
import { setClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { createRunner } from '../server/src/platform/work.ts';
import { createTestContext } from '../server/testing/test-context.ts';
import { INVOICED_ON, PAID_ON, PAID_OUT_ON } from '../server/testing/many-leases.ts';

/** The measurements of a task. */
export interface Worked {
  seconds: number;
  /** The peak memory of the process, bytes. */
  peak: number;
}

// One task in its own process: `job NAME`, `file PATH`, or `copy TABLE…`.
const [what, ...args] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openDatabase(config);
const DAYS: Record<string, Temporal.Instant> = {
  'billing.issue_invoices': INVOICED_ON,
  'payouts.run': PAID_OUT_ON,
};
const clock = setClock(DAYS[args[0] ?? ''] ?? PAID_ON);
const runner = createRunner(database, createTestContext(clock, filesDirectory(config)));
const started = performance.now();
if (what === 'job') await runJob(args[0]!);
else if (what === 'file') await importFile(args[0]!);
else await copyRows(args, { isChecked: what === 'checked-copy' });
const worked: Worked = {
  seconds: (performance.now() - started) / 1000,
  peak: process.resourceUsage().maxRSS * 1024,
};
await database.close();
process.send!(worked);

async function runJob(name: string): Promise<void> {
  const job = features.flatMap(({ jobs }) => jobs ?? []).find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  const log = createLogger({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
  await job.perform({ runner, log, config });
}

async function importFile(path: string): Promise<void> {
  const large = { ...config, BANK_FILE_BYTES_MAX: 1_000_000_000 };
  const file = { path, name: 'bench.ocr' };
  const received = await receiveBankFile({ runner, config: large }, SYSTEM, file);
  if (received.state !== 'booked') throw new Error(`The file was ${received.state}.`);
}

/**
 * Copies the same rows into tables like these, with one statement each: `ledger_line:payment` are the rows of
 * one kind of entry. Where foreign keys are checked, the copy has the same ones, which are most of the
 * database's work.
 */
async function copyRows(
  tables: readonly string[],
  { isChecked }: { isChecked: boolean },
): Promise<void> {
  await database.session(async ({ exec, query }) => {
    for (const named of tables) {
      const [table = '', kind] = named.split(':');
      const entries = `select id from ledger_entry where kind = '${kind}'`;
      const rows = kind
        ? ` where ${table === 'ledger_entry' ? 'id' : 'entry_id'} in (${entries})`
        : '';
      await exec(`create table ${table}_copy (like ${table} including all excluding generated)`);
      const keys = isChecked
        ? await query<{ definition: string }>(
            `select pg_get_constraintdef(oid) as definition from pg_constraint
             where conrelid = '${table}'::regclass and contype = 'f'`,
          )
        : [];
      for (const { definition } of keys) await exec(`alter table ${table}_copy add ${definition}`);
      await exec(`insert into ${table}_copy select * from ${table}${rows}`);
    }
  });
}
