import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { createApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { leasePage } from '../server/testing/lease-page.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { newToken } from '../server/testing/people.ts';
import { recording, type Statement } from '../server/testing/recorded-sql.ts';
import { serve, type Served } from './child.ts';
import { begin } from './databases.ts';
import { fileOf, inChild } from './money-work.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  leases: { default: 100_000, smoke: 20 },
  opened: { default: 400, smoke: 5 },
  rounds: { default: 3, smoke: 1 },
});
/** Those who open pages at once. */
const AT_ONCE = [1, 8];
const HEADING = ['', 'statements', 'pages/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms'];
const SECRET_KEY = Buffer.alloc(32).toString('base64');
const QUERY = leasePage();

/** A page that somebody opens, and what the house asks the database for it. */
interface Opened {
  token: string;
  leaseId: string;
  statements: Statement[];
}

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
  // What autovacuum does in time; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(open.kysely);
  for (const side of ['tenant', 'landlord'] as const) await bench(open, side);
  await open.close();
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

async function bench(filled: Database, side: 'tenant' | 'landlord'): Promise<void> {
  const pages = await openPages(filled, side);
  const path = join(directory, `${side}.json`);
  writeFileSync(path, JSON.stringify(pages.map(({ statements }) => statements)));
  const ours = await serve('serve.ts', { ...database.env(), SECRET_KEY });
  const bare = await serve('bare-statements.ts', { ...database.env(), BARE_STATEMENTS: path });
  const bodies = {
    ours: pages.map(({ leaseId }) => ({ query: QUERY, variables: { id: leaseId } })),
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

/** Logs people in and opens each one's lease once, to see what is asked of the database. */
async function openPages(filled: Database, side: 'tenant' | 'landlord'): Promise<Opened[]> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SECRET_KEY });
  const recorder = recording(filled);
  const app = await createApp({
    ...{ config, clock: runningClock(), log: createLogger(config), pages: false },
    database: recorder.database,
  });
  const people = await filled.session(({ query }) =>
    query<{ leaseId: string; accountId: string }>(
      `select lease.id as "leaseId", ${side === 'tenant' ? 'lease_tenant.account_id' : 'property.landlord_id'} as "accountId"
       from lease join lease_tenant on lease_id = lease.id join property on property.id = property_id
       order by random() limit $1`,
      [options.opened],
    ),
  );
  const pages: Opened[] = [];
  for (const { leaseId, accountId } of people) {
    const token = await newToken(app, { id: accountId });
    recorder.sent.length = 0;
    const { statusCode, body } = await app.http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
      payload: { query: QUERY, variables: { id: leaseId } },
    });
    const answer = JSON.parse(body);
    if (statusCode !== 200 || answer.data.getSingleLeaseForPublicSite.side !== side)
      throw new Error(body);
    pages.push({ token, leaseId, statements: [...recorder.sent] });
  }
  await app.http.close();
  return pages;
}

/** Opens each page once, so many at once: how long each took. */
async function load(
  server: Served,
  pages: readonly Opened[],
  bodies: readonly object[],
  atOnce: number,
): Promise<string[]> {
  const times: number[] = [];
  const before = await server.used();
  const started = performance.now();
  let next = 0;
  const visitor = async () => {
    for (let page = next++; page < pages.length; page = next++) {
      const asked = performance.now();
      const response = await fetch(`${server.origin}/api/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${pages[page]!.token}`,
        },
        body: JSON.stringify(bodies[page]),
      });
      const body = await response.text();
      if (!response.ok || body.includes('"errors"')) throw new Error(body);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const seconds = (performance.now() - started) / 1000;
  const { cpu } = await server.used();
  times.sort((a, b) => a - b);
  const part = (share: number) => times[Math.ceil(times.length * share) - 1]!.toFixed(1);
  return [
    (pages.length / seconds).toFixed(0),
    ...[part(0.5), part(0.95), part(0.99)],
    ((cpu - before.cpu) / pages.length).toFixed(2),
  ];
}
