import { afterAll, beforeAll, expect, test } from 'vitest';

import { fillLeases, INVOICED_ON, PAID_ON } from '../../../testing/many-leases.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { recording } from '../../../testing/recorded-sql.ts';
import { startPage } from '../../../testing/start-page.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createApp, type App } from '../../app.ts';
import { createLogger } from '../../platform/log.ts';

/** Maximum number of statements of a start page, for any number of leases. */
const MOST = 14;
const LEASES = 300;

let app: TestApp;
let counted: App;
let sent: { sql: string }[];
let people: Record<'tenant' | 'landlord' | 'both' | 'agent' | 'janitor' | 'operator', TestPerson>;
let partnerId: string;

beforeAll(async () => {
  app = await createTestApp();
  await fillLeases(app.database, LEASES);
  const query = (text: string, values: unknown[] = []) =>
    app.database.session((session) => session.query<{ id: string }>(text, values));
  partnerId = (await query('select id from partner'))[0]!.id;
  const as = (name: string, role?: 'agent' | 'janitor' | 'operator') =>
    addPerson(app, {
      email: `${name}@x.no`,
      name,
      ...(role && { grants: [{ role, partnerId: role === 'operator' ? null : partnerId }] }),
    });
  people = {
    tenant: await as('tenant'),
    landlord: await as('landlord'),
    both: await as('both'),
    agent: await as('agent', 'agent'),
    janitor: await as('janitor', 'janitor'),
    operator: await as('operator', 'operator'),
  };
  const { tenant, landlord, both } = people;
  await query('update property set landlord_id = $1', [landlord.id]);
  await query('update lease_tenant set account_id = $1', [tenant.id]);
  await query('update property set landlord_id = $1 where serial % 3 = 0', [both.id]);
  await query(
    `update lease_tenant set account_id = $1 where lease_id in (
       select lease.id from lease join property on property.id = property_id where property.serial % 3 = 1)`,
    [both.id],
  );
  await query(
    `insert into payout_account (id, landlord_id, account, set_at, set_by, counts_from, proved_by)
     values ($1, $2, '12345678903', '2026-01-01', $2, '2026-01-01', 'identity')`,
    [crypto.randomUUID(), landlord.id],
  );
  app.clock.set(INVOICED_ON);
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  app.clock.set(PAID_ON.add({ hours: 48 }));
  await app.jobs.perform('payouts.run');
  await app.jobs.start();
  await app.jobs.stop();
  const recorder = recording(app.database);
  sent = recorder.sent;
  counted = await createApp({
    config: app.config,
    clock: app.clock,
    database: recorder.database,
    pages: false,
    log: createLogger(app.config),
  });
});
afterAll(async () => {
  await counted.http.close();
  await app.close();
});

/** What each role finds among these leases. */
const FOUND = {
  tenant: { rented: { length: 200 }, letting: null },
  landlord: { rented: [], letting: { total: 200, leases: { length: 8 } } },
  both: { rented: { length: 100 }, letting: { total: 100 } },
  agent: { agency: { lateTotal: LEASES, late: { length: 5 } } },
  janitor: { care: { total: LEASES, homes: { length: 5 } } },
  operator: { trouble: { failedJobs: 0 } },
};

test.each(Object.entries(FOUND))(
  'the whole start page needs few queries, for a user who is %s',
  async (who, found) => {
    const token = await newToken(app, people[who as keyof typeof people]);
    sent.length = 0;
    const response = await counted.http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
      payload: { query: startPage(), variables: { id: who === 'operator' ? null : partnerId } },
    });
    const { data, errors } = response.json();
    expect(errors).toBeUndefined();
    expect(data.getStartPage).toMatchObject(found);
    expect(sent.map(({ sql }) => sql).slice(MOST)).toEqual([]);
  },
);
