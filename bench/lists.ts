import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { setClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { fillActs } from '../server/testing/many-acts.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { startPage } from '../server/testing/start-page.ts';
import { serve, type Served } from './child.ts';
import { startDatabase } from './databases.ts';
import { createBankFile, runInChild } from './money-work.ts';
import { load, LOAD_HEADING, openPages, type Page } from './open-pages.ts';
import { readOptions } from './options.ts';
import { printTable } from './table.ts';

const options = readOptions({
  leases: { default: 3000, smoke: 30 },
  acts: { default: 100_000, smoke: 100 },
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
const ACTIVITY = document('banking/activity/money-activity.graphql');
/** In the middle of the acts, which are those of a year. */
const DEEP = '2026-07-01T00:00:00Z act 1';

const database = await startDatabase('postgres');
const directory = mkdtempSync(join(tmpdir(), 'husvaer-lists-'));
try {
  console.log(
    `${database.name}, one agency with ${options.leases} leases and ${options.acts} acts\n`,
  );
  const db = await database.open();
  const partnerId = await fillAgency(db);
  await bench(db, agencyLists(partnerId));
  await db.close();
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

/** Adds leases of one agency, and what was done with its money. All are invoiced, most are paid, some end. */
async function fillAgency(db: Database): Promise<string> {
  await fillLeases(db, options.leases);
  await runInChild(['job', 'billing.issue_invoices'], database.env());
  const bankFile = join(directory, 'bench.ocr');
  writeFileSync(bankFile, await createBankFile(db, PAID));
  await runInChild(['file', bankFile], database.env());
  const [partner] = await db.session(async ({ exec, query }) => {
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
  await fillActs(db, options.acts);
  // Autovacuum would do this later; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(db.kysely);
  return partner!.id;
}

/** The lists that an agent works with, with their queries. */
function agencyLists(partnerId: string): Record<string, Page['call']> {
  const leases = (filters: object, order: object = {}, skip = 0) => ({
    query: LEASES,
    // The document also has an operation for a user's own leases.
    operationName: 'Leases',
    variables: {
      queryData: { partnerId, ...filters },
      optionData: { limit: PAGE, skip, ...order },
      isAgency: true,
      partnerId,
    },
  });
  const activity = (after: string | null) => ({
    query: ACTIVITY,
    variables: { partnerId, limit: PAGE, after },
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
    activity: activity(null),
    'activity, deep page': activity(DEEP),
  };
}

/** Opens each list repeatedly, one after the other, and compares it with its SQL alone. */
async function bench(db: Database, lists: Record<string, Page['call']>): Promise<void> {
  const pagesToOpen = Object.values(lists).map((call) => ({ accountId: AGENT, call }));
  const opened = await openPages(db, setClock(Temporal.Instant.from(NOW)), pagesToOpen);
  const path = join(directory, 'statements.json');
  writeFileSync(path, JSON.stringify(opened.map(({ statements }) => statements)));
  const husvaer = await serve('serve.ts', { ...database.env(), BENCH_NOW: NOW });
  const bare = await serve('bare-statements.ts', { ...database.env(), BARE_STATEMENTS: path });
  const rows: string[][] = [];
  for (const [index, name] of Object.keys(lists).entries()) {
    const page = opened[index]!;
    const pages = Array.from({ length: options.opened }, () => page);
    const measure = async (name: string, server: Served, body: object) =>
      rows.push([
        name,
        String(page.statements.length),
        ...(await load(
          server,
          pages,
          Array.from(pages, () => body),
          1,
        )),
      ]);
    for (let round = 1; round <= options.rounds; round++) {
      await measure(`${name}, round ${round}`, husvaer, page.call);
      await measure('its SQL alone', bare, { call: index });
    }
  }
  printTable(HEADING, rows);
  await husvaer.stop();
  await bare.stop();
}
