import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let leaseId: string;
let ingrid: TestPerson;
let kari: TestPerson;
let agent: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Anne Agent', grants });
  stranger = await addPerson(app, { email: 'per@x.no', name: 'Per Fremmed' });
  const run = async (day: string) => {
    app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
    await app.jobs.perform('billing.issue_invoices');
    await app.dispatcher.settle();
    await app.jobs.perform('payouts.run');
  };
  await run('2026-12-01');
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    endsOn: '2027-12-31',
    payoutDay: 10,
  });
  await run('2026-12-20');
});
afterAll(() => app.close());

const call = async (name: 'openRentCalendar' | 'closeRentCalendar', who: TestPerson) => {
  const { data, errors } = await app.api(
    `mutation ($id: ID!) { ${name}(inputData: { contractId: $id }) { openedAt url } }`,
    { id: leaseId },
    await newToken(app, who),
  );
  return data?.[name] ?? errors?.[0]?.extensions.code;
};
const read = async (url: string) => {
  const { statusCode, headers, body } = await app.call({ url: new URL(url).pathname });
  return {
    status: statusCode,
    type: headers['content-type'],
    // Unfolds lines.
    text: body.replaceAll('\r\n ', '').replaceAll('\u00A0', ' '),
  };
};
const daysIn = (text: string) =>
  [...text.matchAll(/^DTSTART;VALUE=DATE:(\d{8})/gm)].map(([, day]) => day);

test('a tenant’s calendar has each rent on its business day, with the amount due', async () => {
  const { url, openedAt } = await call('openRentCalendar', ingrid);
  expect(openedAt).toBe('2026-12-20T09:00:00Z');
  const { status, type, text } = await read(url);
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  // New Year, a Saturday, the Thursday before Easter, Labour Day and Constitution Day are not business days.
  expect(daysIn(text)).toEqual([
    '20270104',
    '20270201',
    '20270301',
    '20270401',
    '20270503',
    '20270601',
    '20270701',
    '20270802',
    '20270901',
    '20271001',
    '20271101',
    '20271201',
  ]);
  expect(text).toMatch(
    /SUMMARY:Husleie forfaller: 12 000 kr\r\nDESCRIPTION:Å betale: 12 000 kr\\nKonto: [\d .]+\\nKID: \d+/,
  );
  expect(text).toContain('Faktura med KID kommer før forfall.');
  for (const { name } of [kari, agent, ingrid]) expect(text).not.toContain(name);
});

test('a landlord’s has the days rent is paid out', async () => {
  const { url } = await call('openRentCalendar', kari);
  const { text } = await read(url);
  expect(daysIn(text).slice(0, 3)).toEqual(['20270111', '20270210', '20270310']);
  expect(text).toContain('SUMMARY:Husleie utbetales: 12 000 kr');
  expect(text).toContain('Utbetalingen forutsetter at husleien er betalt.');
});

test('an address belongs to one user, until they open another, close it, or move out', async () => {
  const { url: first } = await call('openRentCalendar', ingrid);
  const { url: second } = await call('openRentCalendar', ingrid);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await call('closeRentCalendar', ingrid);
  expect((await read(second)).status).toBe(404);
  const { url: third } = await call('openRentCalendar', ingrid);
  const moveOut = (day: string | null) =>
    app.database.session((session) =>
      session.query('update lease_tenant set left_on = $2 where lease_id = $1', [leaseId, day]),
    );
  await moveOut('2026-12-19');
  expect((await read(third)).status).toBe(404);
  await moveOut(null);
  expect((await read(third)).status).toBe(200);
});

test('of two that are opened at once one is valid', async () => {
  const opened = await Promise.all([1, 2].map(() => call('openRentCalendar', ingrid)));
  const answers = await Promise.all(opened.map(async ({ url }) => (await read(url)).status));
  expect(answers.toSorted()).toEqual([200, 404]);
});

test('no user can open one for another’s lease, and its address is stored nowhere', async () => {
  for (const who of [stranger, agent])
    expect(await call('openRentCalendar', who)).toBe('leases.not_found');
  const { url } = await call('openRentCalendar', ingrid);
  const secret = url.split('/').at(-1)!.replace('.ics', '');
  const rows = await app.database.session((session) =>
    session.query<{ secret_hash: string }>('select secret_hash from rent_calendar'),
  );
  expect(rows.map(({ secret_hash }) => secret_hash)).not.toContain(secret);
  expect((await read(url.replace(secret, 'x'.repeat(43)))).status).toBe(404);
});
