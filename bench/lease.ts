import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { leasePage } from '../server/testing/lease-page.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { serve, type Served } from './child.ts';
import { begin } from './databases.ts';
import { fileOf, inChild } from './money-work.ts';
import { load, LOAD_HEADING, openPages, SECRET_KEY, type Page } from './opened.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  leases: { default: 100_000, smoke: 20 },
  opened: { default: 400, smoke: 5 },
  rounds: { default: 3, smoke: 1 },
});
/** The number of parallel users. */
const AT_ONCE = [1, 8];
const HEADING = ['', 'statements', ...LOAD_HEADING];
const QUERY = leasePage();

const database = await begin('postgres');
const directory = mkdtempSync(join(tmpdir(), 'husvaer-lease-'));
try {
  console.log(`${database.name}, ${options.leases} leases, ${options.opened} of them opened\n`);
  const open = await database.open();
  await fillLeases(open, options.leases);
  await open.session(({ exec }) =>
    exec(`insert into account_grant (account_id, role) select id, 'tenant' from account`),
  );
  await inChild(['job', 'invoicing.issue'], database.env());
  const bankFile = join(directory, 'bench.ocr');
  writeFileSync(bankFile, await fileOf(open));
  await inChild(['file', bankFile], database.env());
  // Autovacuum would do this later; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(open.kysely);
  for (const side of ['tenant', 'landlord'] as const) await bench(open, side);
  await open.close();
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

async function bench(filled: Database, side: 'tenant' | 'landlord'): Promise<void> {
  const pages = await openPages(filled, runningClock(), await leasesOf(filled, side));
  const path = join(directory, `${side}.json`);
  writeFileSync(path, JSON.stringify(pages.map(({ statements }) => statements)));
  const ours = await serve('serve.ts', { ...database.env(), SECRET_KEY });
  const bare = await serve('bare-statements.ts', { ...database.env(), BARE_STATEMENTS: path });
  const bodies = {
    ours: pages.map(({ call }) => call),
    bare: pages.map((_, call) => ({ call })),
  };
  const rows: string[][] = [];
  const most = Math.max(...pages.map(({ statements }) => statements.length));
  const measured = async (name: string, server: Served, bodiesOf: object[], atOnce: number) =>
    rows.push([`${side}, ${name}`, String(most), ...(await load(server, pages, bodiesOf, atOnce))]);
  await load(ours, pages, bodies.ours, 1);
  await load(bare, pages, bodies.bare, 1);
  for (const atOnce of AT_ONCE)
    for (let round = 1; round <= options.rounds; round++) {
      await measured(`${atOnce} at once, round ${round}`, ours, bodies.ours, atOnce);
      await measured('its SQL alone', bare, bodies.bare, atOnce);
    }
  printTable(HEADING, rows);
  await ours.stop();
  await bare.stop();
}

/** Random leases, each opened by its tenant or its landlord. */
async function leasesOf(filled: Database, side: 'tenant' | 'landlord'): Promise<Page[]> {
  const people = await filled.session(({ query }) =>
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
