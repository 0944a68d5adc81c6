import { readFileSync } from 'node:fs';

import pg from 'pg';
import { newId } from '../server/src/platform/ids.ts';
import { openPostgres } from '../server/src/platform/db/database.ts';
import {
  addSaftExport,
  createSaftWorker,
  findSaftExports,
} from '../server/src/features/accounting/public.ts';
import { findAllBooks } from '../server/src/features/ledger/public.ts';
import { setClock } from '../server/src/platform/clock.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { createRunner } from '../server/src/platform/work.ts';
import { createTestContext } from '../server/testing/test-context.ts';

/** The measurements of one export. */
export interface SaftMade {
  entries: number;
  seconds: number;
  /** The memory of the process before it began, with its code loaded, and at its peak; bytes. */
  before: number;
  peak: number;
  /** The peak of the export's own process; bytes. */
  apart: number;
  /** The size of the file, bytes. */
  bytes: number;
}

const url = process.env['DATABASE_URL']!;
/** Rows that a cursor fetches at a time. */
const AT_ONCE = 2000;

// One task in its own process: `saft` makes an export of 2026 up to a day, `cursor` only reads its rows.
const [what, to = '2026-12-31'] = process.argv.slice(2);
const before = process.memoryUsage.rss();
const started = performance.now();
const made = what === 'saft' ? await makeSaft() : await readRows();
process.send!({
  ...made,
  before,
  seconds: (performance.now() - started) / 1000,
  peak: process.resourceUsage().maxRSS * 1024,
} satisfies SaftMade);

type Made = Pick<SaftMade, 'entries' | 'bytes' | 'apart'>;

async function makeSaft(): Promise<Made> {
  // The export's own process has the environment of this one.
  const peakFile = `${process.env['VAR_DIR']}/peak`;
  process.env['PEAK_FILE'] = peakFile;
  process.env['NODE_OPTIONS'] = `--import ${new URL('report-peak.ts', import.meta.url).href}`;
  const database = openPostgres(url, 4);
  const clock = setClock(Temporal.Instant.from('2027-01-20T08:00:00Z'));
  const context = createTestContext(clock, `${process.env['VAR_DIR']}/files`);
  const runner = createRunner(database, context);
  const bookId = await runner.run(
    SYSTEM,
    async ({ tx }) => {
      const [book] = await findAllBooks(tx);
      await addSaftExport(tx, {
        id: newId(),
        bookId: book!.id,
        from: '2026-01-01',
        to,
        orderedAt: clock.now(),
        orderedById: null,
      });
      return book!.id;
    },
    undefined,
  );
  const log = createLogger({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
  await createSaftWorker({ ...context, database, runner, log }).runDue();
  const [one] = await runner.read(SYSTEM, ({ tx }) => findSaftExports(tx, bookId, 1), undefined);
  await database.close();
  if (one?.state !== 'made') throw new Error(`The export is ${one?.state}.`);
  const apart = Number(readFileSync(peakFile, 'utf8'));
  return { entries: one.entries!, bytes: Number(one.bytes), apart };
}

async function readRows(): Promise<Made> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; declare rows cursor for
    select number, kind, voucher.dated, booked_at, position, account, lease_id, amount
    from voucher join ledger_entry on ledger_entry.id = voucher.entry_id
    join ledger_line on ledger_line.entry_id = voucher.entry_id
    where voucher.dated <= '${to}'
    order by voucher.dated, number, position`);
  let lines = 0;
  for (;;) {
    const { rows } = await client.query(`fetch ${AT_ONCE} from rows`);
    if (rows.length === 0) break;
    lines += rows.length;
  }
  await client.end();
  return { entries: lines / 2, bytes: 0, apart: 0 };
}
