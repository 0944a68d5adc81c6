import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { filesDirectory, openDatabase } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { receiveBankFile, settleException } from '../../src/features/banking/public.ts';
import { features } from '../../src/features.ts';
import { setClock } from '../../src/platform/clock.ts';
import { createLogger } from '../../src/platform/log.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import { createRunner } from '../../src/platform/work.ts';
import { testHouse } from '../test-house.ts';

/** Stands for the people who pay back what is none of theirs, and approve that and payouts. */
const APPROVE = 'approve';

/** What the child says: that it begins, with what the audits found of those before it; and that it is done. */
export type Said = { begun: string[] } | { done: number };

/** What is done each day; all of it may be killed at any moment. */
const JOBS = ['invoicing.issue', 'payouts.run', APPROVE, 'payouts.order'];

// A house that does a day's money: `child.ts DAY FOLDER`, killed by whoever started it.
const [day = '', folder = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openDatabase(config);
const clock = setClock(Temporal.Instant.from(`${day}T06:00:00Z`));
const house = testHouse(clock, filesDirectory(config));
const runner = createRunner(database, house);
const say = (said: Said): void => void process.send!(said);

const found: string[] = [];
for (const { name, audit } of features)
  if (audit)
    for (const sentence of await runner.read(SYSTEM, audit, undefined))
      found.push(`${name}: ${sentence}`);
say({ begun: found });

const started = performance.now();
const log = createLogger({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' });
const jobs = features.flatMap((feature) => feature.jobs ?? []);
for (const name of JOBS)
  if (name === APPROVE) await approveAll();
  else await jobs.find((job) => job.name === name)!.perform({ runner, log, config });
for (const { name, workers } of features)
  if (name === 'payouts')
    for (const worker of workers ?? [])
      await worker({ ...house, config, database, runner, log }).poke();
mkdirSync(join(folder, 'done'), { recursive: true });
for (const name of readdirSync(folder).filter((one) => one.endsWith('.ocr'))) {
  const path = join(folder, name);
  const taken = await receiveBankFile({ runner, maxBytes: 1e9 }, SYSTEM, { path, name });
  if (taken.state === 'refused') throw new Error(JSON.stringify(taken.problems));
  renameSync(path, join(folder, 'done', name));
}
say({ done: performance.now() - started });
await database.close();
process.disconnect?.();

async function approveAll(): Promise<void> {
  const waiting = await database.session((session) =>
    session.query<{ id: string }>("select id from bank_line where state = 'waiting'"),
  );
  const refund = { choice: 'refund', note: 'Feil konto', account: '99991042764', name: 'Per' };
  for (const { id: lineId } of waiting)
    await runner.run(SYSTEM, settleException, { ...refund, lineId });
  await database.session(({ exec }) =>
    exec(`
      update payout set approved_at = now() where made_on is not null and amount > 0;
      update refund set approved_at = now() where approved_at is null`),
  );
}
