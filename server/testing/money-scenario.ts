import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/open-database.ts';
import { readConfig } from '../src/config.ts';
import { acceptPayments } from '../src/features/payments/public.ts';
import type { Book } from '../src/features/ledger/public.ts';
import { setClock } from '../src/platform/clock.ts';
import { createLogger } from '../src/platform/log.ts';
import { SYSTEM } from '../src/platform/viewer.ts';
import { BOOK_TERMS, openBook } from './books.ts';
import { addPerson, PASSWORD, type TestPerson } from './people.ts';
import { addSignedLease, endLease } from './signed-leases.ts';
import { addPartner, type TestApp } from './test-app.ts';

/** What a browser test needs to know about an agency with late rent and a payout to approve. */
export interface MoneyScenario {
  /** Approves payouts too. */
  agent: { email: string; password: string };
  /** The lease of {@link TENANT}. */
  overId: string;
  /** The leases of Ingrid Solheim, who is late; of Jonas Lie Solheim, already paid out; and of Ola Hansen. */
  leaseIds: string[];
  /** The client account, and the KID of Ingrid Solheim's overdue invoice of 12 000 kr. */
  account: string;
  kid: string;
}

/** The former tenant of a home with a deposit; the lease has ended by then. */
export const TENANT = { email: 'eva.moe@x.no', password: PASSWORD };

/** The day to start the server on: two leases are late by then. */
export const MONEY_DAY = '2026-12-11T08:00:00Z';

const LEASES = [
  {
    startsOn: '2026-11-01',
    monthlyRent: 1_200_000n,
    names: ['Ingrid Solheim'],
    // Its payment on account can be set.
    useCosts: ['electricity'],
  },
  {
    startsOn: '2026-11-10',
    monthlyRent: 1_785_050n,
    names: ['Jonas Lie Solheim', 'Maria Alexandra Nordahl-Wilhelmsen'],
    // Paid out although the rent is late.
    guaranteeMonths: 3,
  },
  { startsOn: '2026-12-20', monthlyRent: 900_000n, names: ['Ola Hansen'] },
];

/** The landlord of all of them. */
export const LANDLORD = { email: 'kari@x.no', password: PASSWORD };

/** The landlord's account. */
const LANDLORDS_ACCOUNT = '12345678903';

/** Adds an agency with late rent to an empty database, before the server starts. */
export async function seedMoneyScenario(directory: string): Promise<MoneyScenario> {
  const env = {
    VAR_DIR: directory,
    GEONORGE_URL: 'off',
    STATISTICS_URL: 'off',
    MAP_TILES_URL: 'off',
    LOG_LEVEL: 'warn',
  };
  const config = readConfig(env);
  const clock = setClock(Temporal.Instant.from('2026-11-01T07:00:00Z'));
  const database = await openDatabase(config);
  const created = await createApp({
    config,
    clock,
    database,
    log: createLogger(config),
    pages: false,
  });
  // The part of an app that the tests' helpers use, except its calls.
  const app = { ...created, clock, config } as unknown as TestApp;

  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const book = await openBook(app, partnerId);
  const email = 'silje@nordbolig.no';
  const grants = [{ role: 'agent' as const, partnerId }];
  const silje = await addPerson(app, { email, name: 'Silje Bakken', language: 'en', grants });
  const landlord = await addPerson(app, { email: LANDLORD.email, name: 'Kari Nordmann' });
  await app.database.session(async (session) => {
    await session.query('insert into payout_approver (book_id, account_id) values ($1, $2)', [
      book.id,
      silje.id,
    ]);
    await session.query(
      `insert into payout_account (id, landlord_id, account, set_at, set_by, counts_from)
       values ($1, $2, $3, '2026-11-01', $2, '2026-11-01')`,
      [crypto.randomUUID(), landlord.id, LANDLORDS_ACCOUNT],
    );
  });
  const leaseIds: string[] = [];
  for (const { names, ...terms } of LEASES) {
    const tenants = [];
    for (const name of names)
      tenants.push(
        await addPerson(app, { email: `${name.replaceAll(' ', '.').toLowerCase()}@x.no`, name }),
      );
    leaseIds.push(await addSignedLease(app, { partnerId, landlord, tenants, ...terms }));
  }
  for (const at of ['2026-11-20T07:00:00Z', MONEY_DAY]) {
    clock.set(Temporal.Instant.from(at));
    await app.jobs.perform('billing.issue_invoices');
    for (const worker of app.workers) await worker.runDue();
    await app.jobs.perform('arrears.remind');
    for (const worker of app.workers) await worker.runDue();
    await app.dispatcher.settle();
    await app.jobs.perform('payouts.run');
  }
  const overId = await addOver(app, { partnerId, book, landlord });
  const [invoice] = await app.database.session((session) =>
    session.query<{ kid: string }>(
      'select kid from invoice where lease_id = $1 order by serial limit 1',
      [leaseIds[0]],
    ),
  );
  await created.close();
  const agent = { email, password: PASSWORD };
  return { agent, overId, leaseIds, account: BOOK_TERMS.clientAccount, kid: invoice!.kid };
}

/** A lease that has ended: it was overpaid by 1 500 kr, and its deposit is at the bank. */
async function addOver(
  app: TestApp,
  { partnerId, book, landlord }: { partnerId: string; book: Book; landlord: TestPerson },
): Promise<string> {
  const tenant = await addPerson(app, { email: TENANT.email, name: 'Eva Moe' });
  const startsOn = '2026-11-01';
  const leaseId = await addSignedLease(app, { partnerId, landlord, tenants: [tenant], startsOn });
  await endLease(app, leaseId, '2026-11-30');
  const [invoice] = await app.database.session((session) =>
    session.query<{ kid: string }>('select kid from invoice where lease_id = $1', [leaseId]),
  );
  await app.runner.run(SYSTEM, acceptPayments, [
    {
      id: crypto.randomUUID(),
      bookId: book.id,
      account: book.clientAccount,
      amount: 1_350_000n,
      bookedOn: '2026-12-10',
      paidOn: '2026-12-10',
      kid: invoice!.kid,
      counterparty: { account: null, name: null },
      text: null,
      reference: null,
      endToEndId: null,
      isReversal: false,
      isBrought: false,
      broughtById: null,
    },
  ]);
  await app.database.session(async (session) => {
    const depositId = crypto.randomUUID();
    await session.query(
      `update lease set security_type = 'deposit_account', security_amount = 3600000 where id = $1`,
      [leaseId],
    );
    await session.query('delete from deposit where lease_id = $1', [leaseId]);
    const batchId = crypto.randomUUID();
    await session.query(
      `insert into deposit_batch (id, serial, created_at, documents, due_at, written_at)
       values ($1, 1, '2026-11-01', '[]', '2026-11-01', '2026-11-01')`,
      [batchId],
    );
    await session.query(
      `insert into deposit (id, lease_id, partner_id, landlord_id, type, amount, has_account_each, created_at, signed_on, batch_id)
       values ($1, $2, $3, $4, 'deposit_account', 3600000, false, '2026-11-01', '2026-11-01', $5)`,
      [depositId, leaseId, partnerId, landlord.id, batchId],
    );
    await session.query(
      `insert into deposit_tenant (deposit_id, position, account_id, email, name, reference, submitted_at, account_number, bank_name, opened_on)
       values ($1, 0, $2, $3, 'Eva Moe', '7KQF-M2XD-9RTV', '2026-11-01', '86010000019', 'Sparebanken', '2026-11-02')`,
      [depositId, tenant.id, TENANT.email],
    );
    await session.query(
      `insert into deposit_payment (id, account_number, amount, booked_on)
       values ('1', '86010000019', 3600000, '2026-11-03')`,
    );
  });
  await app.dispatcher.settle();
  return leaseId;
}
