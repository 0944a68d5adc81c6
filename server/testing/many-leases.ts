import { sql } from 'kysely';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { bookTerms } from '@husvaer/domain/ledger/book';

import { setLedgerBook } from '../src/features/ledger/public.ts';
import type { Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import { createRunner } from '../src/platform/work.ts';
import { setClock } from '../src/platform/clock.ts';
import { BOOK_TERMS } from './books.ts';
import { createTestContext } from './test-context.ts';

/** The days when measurements invoice rent, and when it is paid. */
export const INVOICED_ON = Temporal.Instant.from('2027-01-20T06:00:00Z');
export const PAID_ON = Temporal.Instant.from('2027-02-01T06:00:00Z');
/** The day of payouts to landlords. */
export const PAID_OUT_ON = Temporal.Instant.from('2027-02-10T06:00:00Z');
const PARTNER = '00000000-0000-7000-8000-000000000001';

/**
 * Migrates an empty database and inserts this many signed leases, each with one home, one landlord and one
 * tenant. Their next rent is February 2027's.
 */
export async function fillLeases(database: Database, count: number): Promise<void> {
  await migrate(database);
  await database.session(({ exec }) => exec(LEASES.replaceAll(':count', String(count))));
  const runner = createRunner(database, createTestContext(setClock(INVOICED_ON)));
  const terms = parseInput(bookTerms, BOOK_TERMS);
  await runner.run(SYSTEM, setLedgerBook, { partnerId: PARTNER, terms });
  await database.session(({ exec }) => exec(BILLING));
  // PostgreSQL's autovacuum would do it in time; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(database.kysely);
}

const id = (kind: number, number: string) =>
  `('00000000-0000-7000-80${String(kind).padStart(2, '0')}-' || lpad(${number}::text, 12, '0'))::uuid`;

const LEASES = `
  insert into partner (id, sub_domain, name, features, created_at)
  values ('${PARTNER}', 'bench', 'Bench', '{leases}', now());

  insert into account (id, email, name, created_at, verified_at)
  select ${id(1, 'number')}, 'landlord-' || number || '@example.com', 'Kari Nordmann', now(), now()
  from generate_series(1, :count) as number
  union all
  select ${id(2, 'number')}, 'tenant-' || number || '@example.com', 'Ola Nordmann', now(), now()
  from generate_series(1, :count) as number;

  insert into property (id, partner_id, landlord_id, serial, name, street, street_number, postal_code, city, lat, lng, created_at)
  select ${id(3, 'number')}, '${PARTNER}', ${id(1, 'number')}, number, 'Hjem ' || number, 'Markveien', '12', '0554', 'Oslo', 59.9, 10.7, now()
  from generate_series(1, :count) as number;

  insert into assignment (id, property_id, starts_on, management_type, management_amount, payout_day, created_at)
  select ${id(4, 'number')}, ${id(3, 'number')}, '2026-01-01', 'percent', 750, 10, now()
  from generate_series(1, :count) as number;

  insert into lease (id, assignment_id, property_id, serial, paper, kind, starts_on, may_give_notice, notice_months,
    monthly_rent, use_costs, due_day, security_type, created_at, begun_at)
  select ${id(5, 'number')}, ${id(4, 'number')}, ${id(3, 'number')}, 1, 'signed', 'home', '2026-02-01', true, 3,
    1000000 + number % 700 * 1000, '{}', 1, 'no_deposit', now(), now()
  from generate_series(1, :count) as number;

  insert into lease_tenant (lease_id, position, account_id, email, name)
  select ${id(5, 'number')}, 0, ${id(2, 'number')}, 'tenant-' || number || '@example.com', 'Ola Nordmann'
  from generate_series(1, :count) as number;

  insert into payout_account (id, landlord_id, account, set_at, set_by, counts_from)
  select ${id(6, 'number')}, ${id(1, 'number')}, '12345678903', '2026-01-01', ${id(1, 'number')}, '2026-01-01'
  from generate_series(1, :count) as number;`;

const BILLING = `
  insert into billing (lease_id, book_id, number, invoiced_to, next_due_on)
  select lease.id, ledger_book.id, row_number() over (order by lease.id), '2027-01-31', '2027-02-01'
  from lease, ledger_book;
  insert into invoice_count (book_id, leases) select id, (select count(*) from lease) from ledger_book;`;
