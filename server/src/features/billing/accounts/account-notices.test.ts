import { afterAll, beforeAll, expect, test } from 'vitest';

import { BOOK_TERMS, openBook } from '../../../../testing/books.ts';
import { addPerson } from '../../../../testing/people.ts';
import { recording } from '../../../../testing/recorded-sql.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createTestContext } from '../../../../testing/test-context.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createRunner } from '../../../platform/work.ts';
import { findAllBooks } from '../../ledger/public.ts';
import { notifyOfBook } from './account-notices-job.ts';

const FORMER = BOOK_TERMS.clientAccount;
const OTHER = '99991042764';

let app: TestApp;
let partnerId: string;
/** The notice of the first fails; the others are as they should be. */
let leaseIds: string[];

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.database.session((session) => session.query<Row>(text, values));
const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  on('2026-12-01');
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  leaseIds = [];
  for (const name of ['Ingrid', 'Jonas', 'Ola']) {
    const tenant = await addPerson(app, { email: `${name}@x.no`.toLowerCase(), name });
    const terms = { partnerId, landlord, tenants: [tenant], startsOn: '2027-01-01' };
    leaseIds.push(await addSignedLease(app, terms));
  }
  leaseIds.sort();
  await app.dispatcher.settle();
  await query(`create function refuse_notice() returns trigger language plpgsql as $$
    begin raise exception 'the notice fails'; end $$`);
  await query(`create trigger refused_notice before insert on lease_account
    for each row when (new.lease_id = '${leaseIds[0]}') execute function refuse_notice()`);
});
afterAll(() => app.close());

const noticed = async () =>
  (await query<{ lease_id: string }>('select lease_id from lease_account order by lease_id')).map(
    ({ lease_id }) => lease_id,
  );

test('a notice that fails stops neither the other notices nor the invoices', async () => {
  on('2027-01-20');
  await openBook(app, partnerId, { clientAccount: OTHER });
  await app.jobs.perform('billing.issue_invoices');
  expect(await noticed()).toEqual(leaseIds.slice(1));
  const invoices = await query<{ lease_id: string; account: string }>(
    "select lease_id, account from invoice where month = '2027-02-01' order by lease_id",
  );
  expect(invoices).toEqual(
    leaseIds.map((lease_id, index) => ({ lease_id, account: index === 0 ? FORMER : OTHER })),
  );
});

test('only leases are read again whose tenants know another account than the book’s', async () => {
  const read = async () => {
    const recorder = recording(app.database);
    const runner = createRunner(recorder.database, createTestContext(app.clock));
    const logged: unknown[] = [];
    const log = { error: (of: { leaseId: string }) => logged.push(of.leaseId) };
    const [book] = await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined);
    recorder.sent.length = 0;
    await notifyOfBook({ runner, log: log as never }, book!);
    return { logged, statements: recorder.sent.length };
  };
  // The one that failed is tried again, and reported each time.
  expect((await read()).logged).toEqual([leaseIds[0]]);
  await query('drop trigger refused_notice on lease_account');
  expect((await read()).logged).toEqual([]);
  expect(await noticed()).toEqual(leaseIds);
  // One search, which finds none.
  expect(await read()).toEqual({ logged: [], statements: 1 });
});
