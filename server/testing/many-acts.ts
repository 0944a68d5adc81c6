import { sql } from 'kysely';

import type { Database } from '../src/platform/db/database.ts';

/** Entries of the feed of a book by source, of every hundred. Several are always of the same moment. */
const SHARES = {
  act: 38,
  approval: 20,
  held: 4,
  order: 6,
  file: 8,
  conflict: 3,
  settlement: 1,
  undone: 1,
  setting: 12,
  account: 5,
  key: 2,
};

/**
 * Adds what people and the bank did in a year with the money of the only book: as many entries of its feed, a
 * whole number of hundreds, and as many acts that it does not show. Leases were added before
 * (`many-leases.ts`).
 */
export async function fillActs(database: Database, count: number): Promise<void> {
  const statements = Object.entries(SHARES).reduce(
    (text, [source, share]) => text.replaceAll(`:${source}s`, String((count / 100) * share)),
    ACTS.replaceAll(':all', String(count)),
  );
  await database.session(({ exec }) => exec(statements));
  await sql`vacuum analyze`.execute(database.kysely);
}

/** Spread over a year; five are always of the same moment. */
const at = (count: string) =>
  `timestamptz '2026-01-01' + (number / 5) * (interval '360 days' * 5 / ${count})`;

const book = '(select id from ledger_book)';
const lease = '(select id from lease order by id limit 1)';
const landlord = '(select landlord_id from property order by serial limit 1)';
const id = (kind: number) =>
  `('00000000-0000-7000-81${String(kind).padStart(2, '0')}-' || lpad(number::text, 12, '0'))::uuid`;

const ACTS = `
  insert into money_act (kind, about, about_id, book_id, at, is_bank, by_id)
  select (array['placed_payment', 'wrote_off', 'credited', 'changed_day'])[1 + number % 4], 'lease', ${lease},
    ${book}, ${at(':acts')}, false, ${landlord}
  from generate_series(1, :acts) as number
  union all
  select 'brought_file', 'lease', ${lease}, ${book}, ${at(':all')}, false, ${landlord}
  from generate_series(1, :all) as number;

  insert into payout (id, book_id, lease_id, landlord_id, due_on, made_on, serial, amount, approvals_needed, created_at)
  select ${id(1)}, ${book}, ${lease}, ${landlord}, '2026-12-31', '2026-12-31', number, 1000000, 1, '2025-12-01'
  from generate_series(1, :accounts) as number;
  insert into order_approval (payout_id, account_id, amount, to_account, at)
  select ('00000000-0000-7000-8101-' || lpad((1 + number % :accounts)::text, 12, '0'))::uuid, ${landlord}, 1000000,
    '12345678903', ${at(':approvals')}
  from generate_series(1, :approvals) as number;
  insert into payout_event (id, payout_id, name, dated, at, by_id, note)
  select ${id(2)}, ('00000000-0000-7000-8101-' || lpad((1 + number % :accounts)::text, 12, '0'))::uuid, 'held',
    '2026-12-31', ${at(':helds')}, ${landlord}, 'Tvist'
  from generate_series(1, :helds) as number;
  insert into payment_order (id, book_id, serial, message_id, executes_on, payer, created_at)
  select ${id(3)}, ${book}, number, 'M' || number, '2026-12-31', '{}', ${at(':orders')}
  from generate_series(1, :orders) as number;

  insert into bank_file (id, book_id, sha256, name, format, state, received_at, is_brought, brought_by_id)
  select ${id(4)}, ${book}, md5(number::text), number || '.txt', 'ocr', 'booked', ${at(':files')}, true, ${landlord}
  from generate_series(1, :files) as number;
  insert into bank_line (id, file_id, book_id, position, account, amount, booked_on, paid_on, is_reversal, fingerprint,
    ordinal, reason)
  select ${id(5)}, ${id(4)}, ${book}, 1, '86011117947', 100, '2026-12-31', '2026-12-31', false, number, 1, 'no_kid'
  from generate_series(1, :conflicts) as number;
  insert into bank_conflict (id, book_id, line_id, own_file_id, found_at, closed_at, closed_by_id, reason)
  select ${id(6)}, ${book}, ${id(5)}, ${id(4)}, ${at(':conflicts')}, null, null, null
  from generate_series(1, :conflicts) as number;

  insert into bank_settlement (id, line_id, choice, note, by_id, at, undone_by_id, undone_at)
  select ${id(10)}, ${id(5)}, 'counted', 'Talt før', ${landlord}, ${at(':settlements')}, ${landlord}, ${at(':undones')}
  from generate_series(1, :settlements) as number;

  insert into setting_change (id, book_id, at, by_id, what, became)
  select ${id(7)}, ${book}, ${at(':settings')}, ${landlord}, 'payouts', '{}'
  from generate_series(1, :settings) as number;
  insert into payout_account (id, landlord_id, account, set_at, set_by, counts_from)
  select ${id(8)}, ${landlord}, '12345678903', ${at(':accounts')}, ${landlord}, '2026-12-31'
  from generate_series(1, :accounts) as number;
  insert into partner_key (id, partner_id, name, hash, created_at, scopes)
  select ${id(9)}, (select id from partner), 'Nøkkel', 'x', ${at(':keys')}, '{}'
  from generate_series(1, :keys) as number;`;
