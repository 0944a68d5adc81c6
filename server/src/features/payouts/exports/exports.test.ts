import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { shownCsv } from '../../../../testing/shown-csv.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let silje: TestPerson;
let kari: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
  kari = await addPerson(app, { email: 'kari@x.no', name: '=Kari' });
  const tenants = [await addPerson(app, { email: 'ingrid@x.no' })];
  app.clock.set(Temporal.Instant.from('2026-12-15T09:00:00Z'));
  for (let count = 0; count < 2; count += 1)
    await addSignedLease(app, {
      partnerId,
      landlord: kari,
      tenants,
      startsOn: '2027-01-01',
      guaranteeMonths: 2,
    });
  for (const at of ['2026-12-20T09:00:00Z', '2027-01-11T09:00:00Z']) {
    app.clock.set(Temporal.Instant.from(at));
    await app.jobs.perform('billing.issue_invoices');
    await app.dispatcher.settle();
    await app.jobs.perform('payouts.run');
  }
});
afterAll(() => app.close());

const file = async (query: string, person: TestPerson) =>
  app.call({
    method: 'GET',
    url: `/api/money/${partnerId}/payouts.csv?${query}`,
    headers: { authorization: `Bearer ${await newToken(app, person)}` },
  });
const rows = async (query: string) => {
  const { body, statusCode } = await file(query, silje);
  expect(statusCode).toBe(200);
  return shownCsv(body).trimEnd().split('\r\n');
};

test('payouts of a book, the latest first, with their parts', async () => {
  const all = await rows('language=en');
  expect(all[0]).toMatch(
    /^\uFEFFNumber;Status;On hold;Lease;Home;Landlord;Account;Made or expected;Rent;/,
  );
  const row = (serial: number) =>
    expect.stringMatching(
      new RegExp(
        `^${serial};to approve;;\\d+-1;Hjem \\d+;=Kari;;2027-01-11;12000,00;0,00;0,00;0,00;12000,00;0/1;0;;$`,
      ),
    );
  expect(all.slice(1)).toEqual([row(2), row(1)]);
});

test('those with a status, and those on hold', async () => {
  expect(await rows('status=failed')).toHaveLength(1);
  await app.database.session((session) =>
    session.exec('update payout set held_at = now() where serial = 1'),
  );
  expect((await rows('isHeld=true')).slice(1)).toEqual([
    expect.stringMatching(/^1;til godkjenning;ja;/),
  ]);
});

test('expected payouts, the soonest first', async () => {
  const expected = expect.stringMatching(
    /^;expected;;\d+-1;Hjem \d+;=Kari;;2027-02-10;0,00;0,00;0,00;0,00;0,00;;0;;$/,
  );
  expect((await rows('status=estimated&language=en')).slice(1)).toEqual([expected, expected]);
});

test('no other user can fetch such a file', async () => {
  expect((await file('status=gone', silje)).statusCode).toBe(400);
  expect((await file('', kari)).statusCode).toBe(404);
});

test('the list has the sums, and which users of the agency can approve', async () => {
  const { data } = await app.api(
    `query ($id: ID!) {
      all: getPayouts(queryData: { partnerId: $id }) { metaData { totalDocuments amount } }
      held: getPayouts(queryData: { partnerId: $id, isHeld: true }) { data { serialId leaseNumber isGivenUp } }
      getPayoutSettings(queryData: { partnerId: $id }) { agents { _id } approvers { _id } }
    }`,
    { id: partnerId },
    await newToken(app, silje),
  );
  expect(data.all.metaData).toEqual({ totalDocuments: 2, amount: 24_000 });
  expect(data.held.data).toEqual([
    { serialId: 1, leaseNumber: expect.stringMatching(/-1$/), isGivenUp: false },
  ]);
  expect(data.getPayoutSettings).toEqual({ agents: [{ _id: silje.id }], approvers: [] });
});

test('a landlord sees who manages the lease, and the years with a statement', async () => {
  const statements = async (person: TestPerson) =>
    (
      await app.api(
        '{ getAnnualStatements { partnerId name years } }',
        {},
        await newToken(app, person),
      )
    ).data.getAnnualStatements;
  expect(await statements(kari)).toEqual([
    { partnerId, name: 'Nordbolig AS', years: [2027, 2026] },
  ]);
  expect(await statements(silje)).toEqual([]);
});
