import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { leasePage } from '../server/testing/lease-page.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { serve, type Served } from './child.ts';
import { startDatabase } from './databases.ts';
import { createBankFile, runInChild } from './money-work.ts';
import { load, LOAD_HEADING, openPages, type Page } from './open-pages.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  leases: { default: 100_000, smoke: 20 },
  opened: { default: 400, smoke: 5 },
  rounds: { default: 3, smoke: 1 },
});
/** The number of parallel users. */
const CONCURRENCY = [1, 8];
const HEADING = ['', 'statements', ...LOAD_HEADING];
const QUERY = leasePage();

const database = await startDatabase('postgres');
const directory = mkdtempSync(join(tmpdir(), 'husvaer-lease-'));
try {
  console.log(`${database.name}, ${options.leases} leases, ${options.opened} of them opened\n`);
  const db = await database.open();
  await fillLeases(db, options.leases);
  await db.session(({ exec }) =>
    exec(`insert into account_grant (account_id, role) select id, 'tenant' from account`),
  );
  await runInChild(['job', 'billing.issue_invoices'], database.env());
  const bankFile = join(directory, 'bench.ocr');
  writeFileSync(bankFile, await createBankFile(db));
  await runInChild(['file', bankFile], database.env());
  // Autovacuum would do this later; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(db.kysely);
  for (const side of ['tenant', 'landlord'] as const) await bench(db, side);
  await db.close();
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

async function bench(db: Database, side: 'tenant' | 'landlord'): Promise<void> {
  const pages = await openPages(db, runningClock(), await randomLeases(db, side));
  const path = join(directory, `${side}.json`);
  writeFileSync(path, JSON.stringify(pages.map(({ statements }) => statements)));
  const husvaer = await serve('serve.ts', database.env());
  const bare = await serve('bare-statements.ts', { ...database.env(), BARE_STATEMENTS: path });
  const bodies = {
    husvaer: pages.map(({ call }) => call),
    bare: pages.map((_, call) => ({ call })),
  };
  const rows: string[][] = [];
  const maxStatements = Math.max(...pages.map(({ statements }) => statements.length));
  const measure = async (
    name: string,
    server: Served,
    requestBodies: object[],
    concurrency: number,
  ) =>
    rows.push([
      `${side}, ${name}`,
      String(maxStatements),
      ...(await load(server, pages, requestBodies, concurrency)),
    ]);
  await load(husvaer, pages, bodies.husvaer, 1);
  await load(bare, pages, bodies.bare, 1);
  for (const concurrency of CONCURRENCY)
    for (let round = 1; round <= options.rounds; round++) {
      await measure(`${concurrency} at once, round ${round}`, husvaer, bodies.husvaer, concurrency);
      await measure('its SQL alone', bare, bodies.bare, concurrency);
    }
  printTable(HEADING, rows);
  await husvaer.stop();
  await bare.stop();
}

/** Random leases, each opened by its tenant or its landlord. */
async function randomLeases(db: Database, side: 'tenant' | 'landlord'): Promise<Page[]> {
  const people = await db.session(({ query }) =>
    query<{ leaseId: string; accountId: string }>(
      `select lease.id as "leaseId", ${side === 'tenant' ? 'lease_tenant.account_id' : 'property.landlord_id'} as "accountId"
       from lease join lease_tenant on lease_id = lease.id join property on property.id = property_id
       order by random() limit $1`,
      [options.opened],
    ),
  );
  return people.map(({ leaseId, accountId }) => ({
    accountId,
    call: { query: QUERY, variables: { id: leaseId } },
  }));
}
