import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { setClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { fillLeases } from '../server/testing/many-leases.ts';
import { runChild, serve, type Served } from './child.ts';
import { startDatabase } from './databases.ts';
import type { SaftMade } from './ledger-child.ts';
import { load, LOAD_HEADING, openPages, type Page } from './open-pages.ts';
import { readOptions } from './options.ts';
import { megabytes, printTable } from './table.ts';

const options = readOptions({
  leases: { default: 3000, smoke: 30 },
  entries: { default: 100_000, smoke: 2000 },
  opened: { default: 100, smoke: 3 },
  rounds: { default: 3, smoke: 1 },
  saft: { default: 1_000_000, smoke: 3000 },
});
const NOW = '2027-01-20T08:00:00Z';
const AGENT = '00000000-0000-7000-8009-000000000001';
/** Entries added in one transaction. */
const BATCH = 50_000;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

const read = (name: string) =>
  readFileSync(new URL(`../web/app/features/accounting/${name}.graphql`, import.meta.url), 'utf8');
/** A document of the web client with the fragment that it uses. */
const document = (name: string) => read(name) + read('voucher-document.fragment');

const database = await startDatabase('postgres');
const directory = mkdtempSync(join(tmpdir(), 'husvaer-ledger-'));
try {
  console.log(`${database.name}, one book with ${options.leases} leases\n`);
  const db = await database.open();
  await fillLeases(db, options.leases);
  await addEntries(db, { from: 0, to: options.entries });
  const partnerId = await addAgent(db);
  await measurePages(db, ledgerPages(partnerId));
  if (options.saft > 0) {
    await addEntries(db, { from: options.entries, to: options.saft });
    await measureSaft();
  }
  await db.close();
} finally {
  rmSync(directory, { recursive: true });
  await database.stop();
}

/** Adds entries of 2026, each with two lines: invoices of rent in turn with payments of it. */
async function addEntries(db: Database, { from, to }: { from: number; to: number }): Promise<void> {
  for (let first = from; first < to; first += BATCH)
    await db.session(({ exec }) =>
      exec(`
        create temporary table new_entry on commit drop as
          select number, gen_random_uuid() as id,
            ('00000000-0000-7000-8005-' || lpad((1 + number % ${options.leases})::text, 12, '0'))::uuid as lease_id,
            date '2026-01-01' + number % 365 as dated
          from generate_series(${first}, ${Math.min(first + BATCH, to) - 1}) as number;
        insert into ledger_entry (id, book_id, key, kind, dated, booked_at)
          select new_entry.id, ledger_book.id, 'bench:' || number,
            case number % 2 when 0 then 'invoice' else 'payment' end, dated, dated + time '12:00'
          from new_entry, ledger_book;
        insert into ledger_line (entry_id, position, account, lease_id, amount)
          select id, 0, case number % 2 when 0 then 'tenant_receivable' else 'client_account' end,
            lease_id, 1000000 + number % 777
          from new_entry
          union all
          select id, 1, case number % 2 when 0 then 'landlord_payable' else 'tenant_receivable' end,
            lease_id, -1000000 - number % 777
          from new_entry;`),
    );
  // Autovacuum would do this later; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(db.kysely);
}

async function addAgent(db: Database): Promise<string> {
  const [partner] = await db.session(async ({ exec, query }) => {
    await exec(
      `insert into account (id, email, name, created_at, verified_at)
         values ('${AGENT}', 'agent@example.com', 'Silje Agent', now(), now());
       insert into account_grant (account_id, role, partner_id) select '${AGENT}', 'agent', id from partner`,
    );
    return query<{ id: string }>('select id from partner');
  });
  return partner!.id;
}

/** Pages of the journal and of an account, with the documents of the web client. */
function ledgerPages(partnerId: string): Record<string, Page['call']> {
  const journal = (filters: object, after: string | null = null) => ({
    query: document('journal'),
    variables: { queryData: { partnerId, ...YEAR, ...filters }, optionData: { after } },
  });
  return {
    'journal, first page': journal({}),
    'journal, deep page': journal({}, '2026-11-30.1'),
    'journal of an account': journal({ account: 'client_account' }),
    'account statement': {
      query: document('account-statement'),
      variables: {
        queryData: { partnerId, ...YEAR, account: 'tenant_receivable' },
        optionData: {},
      },
    },
  };
}

/** Opens each page repeatedly and compares it with its SQL alone. */
async function measurePages(db: Database, pages: Record<string, Page['call']>): Promise<void> {
  const toOpen = Object.values(pages).map((call) => ({ accountId: AGENT, call }));
  const opened = await openPages(db, setClock(Temporal.Instant.from(NOW)), toOpen);
  const path = join(directory, 'statements.json');
  writeFileSync(path, JSON.stringify(opened.map(({ statements }) => statements)));
  const husvaer = await serve('serve.ts', { ...database.env(), BENCH_NOW: NOW });
  const bare = await serve('bare-statements.ts', { ...database.env(), BARE_STATEMENTS: path });
  const rows: string[][] = [];
  for (const [index, name] of Object.keys(pages).entries()) {
    const page = opened[index]!;
    const all = Array.from({ length: options.opened }, () => page);
    const measure = async (name: string, server: Served, body: object) =>
      rows.push([
        name,
        String(page.statements.length),
        ...(await load(
          server,
          all,
          all.map(() => body),
          1,
        )),
      ]);
    for (let round = 1; round <= options.rounds; round++) {
      await measure(`${name}, round ${round}`, husvaer, page.call);
      await measure('its SQL alone', bare, { call: index });
    }
  }
  console.log(`${options.entries} entries`);
  printTable(['', 'statements', ...LOAD_HEADING], rows);
  await husvaer.stop();
  await bare.stop();
}

/**
 * Makes SAF-T of two months and of the whole year, each in a server of its own, and reads as many entries with a
 * cursor.
 */
async function measureSaft(): Promise<void> {
  const rows: string[][] = [];
  for (const to of ['2026-02-28', YEAR.to])
    for (const [name, what] of [
      [`SAF-T until ${to}`, 'saft'],
      ['its rows with a cursor, not written', 'cursor'],
    ] as const) {
      const env = { ...database.env(), NODE_ENV: 'production', VAR_DIR: directory };
      const made = await runChild<SaftMade>('ledger-child.ts', [what, to], env);
      rows.push([
        name,
        String(made.entries),
        made.seconds.toFixed(1),
        megabytes(made.before),
        megabytes(made.peak),
        megabytes(made.apart),
        megabytes(made.bytes),
      ]);
    }
  printTable(['', 'entries', 's', 'before', 'peak', 'peak apart', 'file'], rows);
}
