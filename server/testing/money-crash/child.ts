import { createReadStream, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { AppError } from '@husvaer/domain/kernel/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { settlement } from '@husvaer/domain/banking/lines';

import { filesDirectory } from '../../src/folders.ts';
import { openDatabase } from '../../src/open-database.ts';
import { readConfig } from '../../src/config.ts';
import {
  bankServerOf,
  fetchFiles,
  withSftpClient,
  settleBankException,
  importUploadedFile,
} from '../../src/features/banking/public.ts';
import { features } from '../../src/features.ts';
import { setClock } from '../../src/platform/clock.ts';
import { createLogger } from '../../src/platform/log.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import { createRunner } from '../../src/platform/work.ts';
import { createTestContext } from '../test-context.ts';

/** The step of the people who make refunds and approve them and payouts. */
const APPROVE = 'approve';

/** When the process kills itself: this long after a number of statements since its start, or since the import. */
export interface Kill {
  since: 'begun' | 'taking';
  statements: number;
  ms: number;
}

/**
 * Messages of the child: the start, with the results of the audits; the import of the bank's files; and the
 * end, the last two as the number of statements since the start.
 */
export type Input = { begun: string[] } | { taking: number } | { done: number };

/** The steps of a day; the process may be killed during any of them. */
const JOBS = ['billing.issue_invoices', 'payouts.run', APPROVE, 'payouts.order'];

// A server process that runs a day's money work: `child.ts DAY FOLDER KILL`. Files to upload are in the folder's
// `upload`.
const [day = '', folder = '', killAt = 'null'] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openDatabase(config);
const clock = setClock(Temporal.Instant.from(`${day}T06:00:00Z`));
const context = createTestContext(clock, filesDirectory(config));
const runner = createRunner(database, context);
const send = (input: Input): void => void process.send!(input);

const found: string[] = [];
for (const { name, audit } of features)
  if (audit)
    for (const sentence of await runner.read(SYSTEM, audit, undefined))
      found.push(`${name}: ${sentence}`);
send({ begun: found });

let statements = 0;
const kill = JSON.parse(killAt) as Kill | null;
let from = kill?.since === 'begun' ? 0 : null;
database.watch(() => {
  statements += 1;
  if (kill && from !== null && statements - from === kill.statements + 1)
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), kill.ms);
});
const log = createLogger({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
const jobs = features.flatMap((feature) => feature.jobs ?? []);
for (const name of JOBS)
  if (name === APPROVE) await approveAll();
  else await jobs.find((job) => job.name === name)!.perform({ runner, log, config });
await work('payouts');
send({ taking: statements });
if (kill?.since === 'taking') from = statements;
await uploadAll(join(folder, 'upload'));
await fetchAll();
// A file that did not change between two polls is complete.
await work('banking', 2);
send({ done: statements });
await database.close();
process.disconnect?.();

/** Runs a feature's workers on what is due, this many times. */
async function work(feature: string, times = 1): Promise<void> {
  const workers = features
    .filter(({ name }) => name === feature)
    .flatMap((one) => one.workers ?? [])
    .map((worker) => worker({ ...context, config, database, runner, log }));
  for (let time = 0; time < times; time += 1) for (const worker of workers) await worker.runDue();
}

/** Uploads as an agent, who repeats the upload until it succeeds. */
async function uploadAll(waiting: string): Promise<void> {
  const [book] = await database.session((session) =>
    session.query<{ partnerId: string }>('select partner_id as "partnerId" from ledger_book'),
  );
  const done = join(waiting, 'done');
  mkdirSync(done, { recursive: true });
  for (const name of readdirSync(waiting).filter((one) => one.endsWith('.ocr'))) {
    const file = createReadStream(join(waiting, name));
    const upload = { file, name, partnerId: book!.partnerId };
    await importUploadedFile({ runner, config }, SYSTEM, upload).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'banking.seen_before') throw error;
    });
    renameSync(join(waiting, name), join(done, name));
  }
}

/** Fetches files from the bank's server into the folder, if there is a server. */
async function fetchAll(): Promise<void> {
  const server = bankServerOf(config);
  if (server)
    await withSftpClient(server, (sftp) =>
      fetchFiles(sftp, {
        runner,
        log,
        from: server.fetchDir,
        to: join(config.BANK_DIR, 'in'),
        maxBytes: config.BANK_FILE_BYTES_MAX,
        quiet: async () => undefined,
      }),
    );
}

async function approveAll(): Promise<void> {
  const waiting = await database.session((session) =>
    session.query<{ id: string }>("select id from bank_line where state = 'waiting'"),
  );
  const refund = { choice: 'refund', note: 'Feil konto', account: '99991042764', name: 'Per' };
  for (const { id: lineId } of waiting)
    await runner.run(SYSTEM, settleBankException, parseInput(settlement, { ...refund, lineId }));
  await database.session(({ exec }) =>
    exec(`
      update payout set approved_at = now() where made_on is not null and amount > 0;
      update refund set approved_at = now() where approved_at is null`),
  );
}
