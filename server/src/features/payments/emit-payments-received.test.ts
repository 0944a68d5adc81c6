import { afterAll, beforeAll, expect, test } from 'vitest';

import { ocrFile } from '../../../testing/bank-files.ts';
import { uploadBankFile } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { addPerson } from '../../../testing/people.ts';
import { recording } from '../../../testing/recorded-sql.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createRunner } from '../../platform/work.ts';
import { receivedListener } from './emit-payments-received.ts';

const LEASES = 6;

let app: TestApp;
let paymentIds: string[];

const query = <Row>(statement: string) =>
  app.database.session((session) => session.query<Row>(statement));

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  const who = await addPerson(app, {
    email: 'silje@x.no',
    grants: [{ role: 'agent', partnerId }],
  });
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  for (let number = 1; number <= LEASES; number += 1) {
    const email = `leietaker-${number}@x.no`;
    const tenant = await addPerson(app, { email, name: `Leietaker ${number}` });
    await addSignedLease(app, {
      partnerId,
      landlord,
      tenants: [tenant],
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
    });
  }
  const invoices = await query<{ kid: string; total: bigint }>('select kid, total from invoice');
  const payments = invoices.map(({ kid, total }) => ({ kid, amount: total, paidOn: '2026-12-03' }));
  const bytes = ocrFile({ account: '86011117947', payments });
  await uploadBankFile(app, { partnerId, bytes, who });
  paymentIds = (await query<{ id: string }>('select id from payment order by id')).map(
    ({ id }) => id,
  );
});
afterAll(() => app.close());

/** Emits these payments: the statements that it took, and the recipients of the mails. */
async function notify(ids: readonly string[]): Promise<{ statements: number; to: string[] }> {
  await app.mails();
  const { database, sent } = recording(app.database);
  const runner = createRunner(database, createTestContext(app.clock));
  await runner.run(SYSTEM, receivedListener.handle, { paymentIds: ids });
  const mails = await app.mails();
  return { statements: sent.length, to: mails.map(({ to }) => to).sort() };
}

test('a page of payments needs as many statements as one payment, and notifies each tenant', async () => {
  expect(paymentIds).toHaveLength(LEASES);
  const one = await notify(paymentIds.slice(0, 1));
  expect(one.to).toHaveLength(1);
  const all = await notify(paymentIds);
  expect(all.to).toEqual(
    Array.from({ length: LEASES }, (_, index) => `leietaker-${index + 1}@x.no`),
  );
  expect(all.statements).toBe(one.statements);
  // Payments, leases, reachable people, those who want none, books; the site and its agency; mails and their
  // notification.
  expect(all.statements).toBeLessThanOrEqual(11);
});

test('withdrawn or deleted payments notify no one, and the others do', async () => {
  const [first, ...others] = paymentIds;
  await query(`insert into payment (id, lease_id, book_id, amount, paid_on, source, takes_back_id, is_brought, created_at)
    select gen_random_uuid(), lease_id, book_id, -amount, paid_on, source, id, false, now() from payment where id = '${first}'`);
  const gone = '019aa000-0000-7000-8000-000000000001';
  expect((await notify([gone, ...paymentIds])).to).toHaveLength(others.length);
  expect((await notify([gone])).to).toEqual([]);
});
