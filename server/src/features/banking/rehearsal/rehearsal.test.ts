import { afterAll, beforeAll, expect, test } from 'vitest';

import { camt053, camt054 } from '../../../../testing/bank-files.ts';
import { uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const account = '86011117947';
const paidOn = '2026-12-01';

let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let kid: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId, { kidSource: 'camt.054' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Silje Agent', grants });
  const kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2026-12-01',
  });
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  const [row] = await query('select kid from invoice_kid');
  kid = row.kid;
});
afterAll(() => app.close());

const query = (text: string): Promise<any[]> =>
  app.database.session((session) => session.query(text));
const send = (bytes: Buffer, isRehearsal: boolean) =>
  uploadBankFile(app, { partnerId, bytes, who: agent, isRehearsal });

/** The numbers of rows that a file adds. */
async function rowCounts() {
  const tables = ['bank_file', 'bank_line', 'bank_repeat', 'payment', 'ledger_entry', 'voucher'];
  const counts = tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`);
  const [row] = await query(
    `select ${counts.join(', ')}, (select count(*)::integer from outbox) as outbox,
       (select count(*)::integer from bank_original) as originals`,
  );
  return row;
}

test('a rehearsal says what booking the file does, and leaves nothing', async () => {
  const lump = { amount: 300_000n, paidOn };
  await send(camt053({ account, payments: [lump], closingOn: paidOn, id: 'STATEMENT' }), false);
  const bytes = camt054({
    account,
    id: 'DAY',
    payments: [
      { amount: 1_200_000n, paidOn, kid },
      { amount: 45_000n, paidOn, text: 'Husleie', name: 'Ola' },
    ],
    lumps: [
      [
        { amount: 100_000n, paidOn, kid: '1234567897' },
        { amount: 200_000n, paidOn },
      ],
    ],
  });
  const before = await rowCounts();
  const rehearsed = await send(bytes, true);
  expect(rehearsed.status).toBe(200);
  expect(await rowCounts()).toEqual(before);
  expect(rehearsed.body).toMatchObject({
    lines: 4,
    sum: 15_450,
    more: 0,
    contradictions: expect.any(Number),
    settles: 1,
    payments: [
      { outcome: 'waits', reason: 'no_kid', amount: 450, name: 'Ola', tenants: [] },
      { outcome: 'waits', reason: 'unknown_kid', amount: 1000 },
      { outcome: 'waits', reason: 'no_kid', amount: 2000 },
      { outcome: 'pays', amount: 12_000, kid, tenants: ['Ingrid Solheim'] },
    ],
  });
  const booked = await send(bytes, false);
  const { _id, ...report } = booked.body;
  expect(rehearsed.body).toMatchObject(report);
  expect((await send(bytes, true)).error).toMatchObject({ code: 'banking.seen_before' });
});

test('a rehearsal names what is known and what is wrong', async () => {
  const known = camt054({ account, id: 'AGAIN', payments: [{ amount: 1_200_000n, paidOn, kid }] });
  expect((await send(known, true)).body).toMatchObject({
    repeated: 1,
    payments: [{ outcome: 'repeats', amount: 12_000, kid }],
  });
  const before = await rowCounts();
  const bad = Buffer.from(known.toString().replace('12000.00', '12x00.00'));
  expect((await send(bad, true)).error).toMatchObject({ code: 'banking.bad_file' });
  expect(await rowCounts()).toEqual(before);
});
