import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { setClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { startPage } from '../server/testing/start-page.ts';
import { serve, type Served } from './child.ts';
import { begin } from './databases.ts';
import { fileOf, inChild } from './money-work.ts';
import { load, LOAD_HEADING, openPages, SECRET_KEY, type Page } from './opened.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  leases: { default: 3000, smoke: 30 },
  opened: { default: 100, smoke: 3 },
  rounds: { default: 3, smoke: 1 },
});
/** Rent was due on 1 February 2027; nine of ten invoices are paid. */
const NOW = '2027-02-20T08:00:00Z';
const PAID = 0.9;
const PAGE = 24;
const AGENT = '00000000-0000-7000-8009-000000000001';
const HEADING = ['', 'statements', ...LOAD_HEADING];

/** The GraphQL documents of the agency's pages. */
const document = (path: string) =>
  readFileSync(new URL(`../web/app/features/${path}`, import.meta.url), 'utf8');
const LEASES = document('leases/list/leases.graphql');
const ARREARS = document('arrears/arrears.graphql');

const database = await begin('postgres');
const directory = mkdtempSync(join(tmpdir(), 'husvaer-lists-'));
try {
  console.log(`${database.name}, one agency with ${options.leases} leases\n`);
  const open = await database.open();
  const partnerId = await fill(open);
  await bench(open, pagesOf(partnerId));
  await open.close();
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

/** The leases of one agency: invoiced, most of them paid, some of them ending. */
async function fill(open: Database): Promise<string> {
  await fillLeases(open, options.leases);
  await inChild(['job', 'invoicing.issue'], database.env());
  const bankFile = join(directory, 'bench.ocr');
  writeFileSync(bankFile, await fileOf(open, PAID));
  await inChild(['file', bankFile], database.env());
  const [partner] = await open.session(async ({ exec, query }) => {
    await exec(
      `insert into account (id, email, name, created_at, verified_at)
         values ('${AGENT}', 'agent@example.com', 'Silje Agent', now(), now());
       insert into account_grant (account_id, role, partner_id) select '${AGENT}', 'agent', id from partner;
       update assignment set agent_id = '${AGENT}';
       update lease set ends_on = '2027-03-01'::date + (random() * 900)::int, fixed_term_reason = 'Flytter inn igjen.'
         where random() < 0.5;
       update property set name = 'Leilighet ' || substr(md5(serial::text), 1, 6)`,
    );
    return query<{ id: string }>('select id from partner');
  });
  // Autovacuum would do this later; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(open.kysely);
  return partner!.id;
}

/** The lists that an agent works with, with their queries. */
function pagesOf(partnerId: string): Record<string, Page['call']> {
  const leases = (filters: object, order: object = {}, skip = 0) => ({
    query: LEASES,
    // The document also has an operation for a user's own leases.
    operationName: 'Leases',
    variables: {
      queryData: { partnerId, ...filters },
      optionData: { limit: PAGE, skip, ...order },
      ...{ isAgency: true, partnerId },
    },
  });
  return {
    'start page': { query: startPage(), variables: { id: partnerId } },
    leases: leases({}),
    'leases, last page': leases({}, {}, Math.max(0, options.leases - PAGE)),
    'by status': leases({}, { sort: 'status', isDescending: false }),
    'by tenant': leases({}, { sort: 'tenant', isDescending: false }),
    'by arrears': leases({}, { sort: 'arrears', isDescending: true }),
    'in arrears': leases({ isInArrears: true }),
    'soon ending': leases({ status: 'soon_ending' }),
    'ending in 90 days': leases({ endsWithinDays: 90 }, { sort: 'ends', isDescending: false }),
    searched: leases({ search: 'Leilighet a' }),
    arrears: {
      query: ARREARS,
      variables: { queryData: { partnerId }, optionData: { limit: PAGE, skip: 0 } },
    },
  };
}

/** Opens each list repeatedly, one after the other, and compares it with its SQL alone. */
async function bench(filled: Database, lists: Record<string, Page['call']>): Promise<void> {
  const expected = Object.values(lists).map((call) => ({ accountId: AGENT, call }));
  const opened = await openPages(filled, setClock(Temporal.Instant.from(NOW)), expected);
  const path = join(directory, 'statements.json');
  writeFileSync(path, JSON.stringify(opened.map(({ statements }) => statements)));
  const ours = await serve('serve.ts', { ...database.env(), SECRET_KEY, BENCH_NOW: NOW });
  const bare = await serve('bare-statements.ts', { ...database.env(), BARE_STATEMENTS: path });
  const rows: string[][] = [];
  for (const [index, name] of Object.keys(lists).entries()) {
    const page = opened[index]!;
    const pages = Array.from({ length: options.opened }, () => page);
    const measured = async (what: string, server: Served, body: object) =>
      rows.push([
        ...[what, String(page.statements.length)],
        ...(await load(
          server,
          pages,
          Array.from(pages, () => body),
          1,
        )),
      ]);
    for (let round = 1; round <= options.rounds; round++) {
      await measured(`${name}, round ${round}`, ours, page.call);
      await measured('its SQL alone', bare, { call: index });
    }
  }
  printTable(HEADING, rows);
  await ours.stop();
  await bare.stop();
}
