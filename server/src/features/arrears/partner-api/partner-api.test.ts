import { afterAll, beforeAll, expect, test } from 'vitest';

import { letOneReduce, openBook } from '../../../../testing/books.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { Book } from '../../ledger/public.ts';

let app: TestApp;
let call: ReturnType<typeof partnerCalls>;
let reader: ReturnType<typeof partnerCalls>;
let stranger: ReturnType<typeof partnerCalls>;
let partnerId: string;
let leases: string[];
let webhook: string;
let book: Book;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const other = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  book = await openBook(app, partnerId);
  await openBook(app, other, { clientAccount: '12345678903' });
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  reader = partnerCalls(app, await addPartnerKey(app, partnerId, ['money:read']));
  stranger = partnerCalls(app, await addPartnerKey(app, other));
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const tenant = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  leases = [];
  for (const startsOn of ['2026-12-01', '2026-12-15', '2027-01-01'])
    leases.push(
      await addSignedLease(app, {
        partnerId,
        landlord,
        tenants: [tenant],
        startsOn,
        useCosts: ['water'],
      }),
    );
  for (const worker of app.workers) await worker.runDue();
  webhook = (await call('POST', '/webhooks', { url: 'https://example.com/hook' }, once())).body._id;
});
afterAll(() => app.close());

const once = () => ({ 'idempotency-key': crypto.randomUUID() });

test('invoices come page by page, with their lines, and an address of the PDF', async () => {
  const { body: first } = await call('GET', '/invoices?limit=2');
  expect(first.data).toHaveLength(2);
  const { body: last } = await call('GET', `/invoices?limit=2&after=${first.next}`);
  expect(last).toMatchObject({ next: null, data: [{ leaseId: leases[2] }] });
  const [invoice] = first.data;
  expect(invoice).toMatchObject({
    number: 1,
    kind: 'rent',
    status: 'upcoming',
    leaseId: leases[0],
    total: 12_000,
    open: 12_000,
    lines: [{ kind: 'rent', from: '2026-12-01', to: '2026-12-31', amount: 12_000 }],
  });
  expect((await call('GET', `/invoices/${invoice._id}`)).body).toEqual(invoice);
  const { body: address } = await call('GET', `/invoices/${invoice._id}/document`);
  const { pathname, search } = new URL(address.url);
  expect((await app.call({ url: pathname + search })).headers['content-type']).toBe(
    'application/pdf',
  );
  expect((await stranger('GET', `/invoices/${invoice._id}`)).status).toBe(404);
  expect((await stranger('GET', '/invoices')).body.data).toEqual([]);
});

test('direct payments, credits and losses are recorded by the system, once', async () => {
  const { body } = await call('GET', `/invoices?leaseId=${leases[0]}`);
  const { _id } = body.data[0];
  const headers = once();
  const input = { amount: 2_000, receivedOn: '2026-11-20' };
  const waits = await call('POST', `/invoices/${_id}/received`, input, once());
  expect(waits).toMatchObject({ status: 202, body: { open: 12_000 } });
  const letOne = async () => {
    await app.database.session((session) => session.exec('delete from claim_reduction'));
    await letOneReduce(app, book.id);
  };
  await letOne();
  const received = await call('POST', `/invoices/${_id}/received`, input, headers);
  expect(received.body).toMatchObject({ status: 'partially_paid', open: 10_000 });
  expect((await call('POST', `/invoices/${_id}/received`, input, headers)).body).toEqual(
    received.body,
  );
  expect((await reader('POST', `/invoices/${_id}/received`, {}, once())).status).toBe(403);
  const credited = await call(
    'POST',
    `/invoices/${_id}/credit`,
    { amount: 500, reason: 'Feil' },
    once(),
  );
  expect(credited.body).toMatchObject({ credited: 500, open: 9_500 });
  const [noteId] = credited.body.creditNoteIds;
  expect((await call('GET', `/invoices/${noteId}`)).body).toMatchObject({ creditsId: _id });
  const misspelt = [
    ['credit', { ammount: 100, reason: 'x' }, 'ammount'],
    ['received', { amuont: 200 }, 'amuont'],
    ['write-off', { amount: 100 }, 'amount'],
  ] as const;
  for (const [what, values, path] of misspelt) {
    const { status, body } = await call('POST', `/invoices/${_id}/${what}`, values, once());
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path, reason: 'unknown_field' }],
    });
  }
  expect((await call('GET', `/invoices/${_id}`)).body).toEqual(credited.body);
  expect(
    (await call('POST', `/invoices/${_id}/credit`, { amount: -1, reason: 'x' }, once())).status,
  ).toBe(400);
  await app.database.session((session) => session.exec('delete from invoicing_settings'));
  const writeOff = () => call('POST', `/invoices/${_id}/write-off`, undefined, once());
  expect((await writeOff()).body).toMatchObject({ type: expect.stringMatching(/not_due/) });
  const now = app.clock.now();
  app.clock.set(Temporal.Instant.from('2026-12-20T09:00:00Z'));
  const { status, body: waiting } = await writeOff();
  expect({ status, open: waiting.open }).toEqual({ status: 202, open: 9_500 });
  await letOne();
  const lost = await writeOff();
  app.clock.set(now);
  expect(lost.body).toMatchObject({ status: 'lost', open: 0 });
  const { body: payments } = await reader('GET', `/payments?leaseId=${leases[0]}`);
  expect(payments.data).toMatchObject([{ amount: 2_000, isDirect: true, invoiceId: _id }]);
  const { body: open } = await call('GET', '/invoices?isOpen=true');
  expect(open.data.map(({ leaseId }: any) => leaseId)).toEqual([leases[1], leases[2]]);
});

test('charges are set from a day that is not invoiced, and letters are read', async () => {
  const path = `/leases/${leases[2]}/charges`;
  const charges = [{ cost: 'water', amount: 300 }];
  expect((await call('PUT', path, { since: '2027-01-01', charges })).status).toBe(409);
  expect((await call('PUT', path, { since: '2027-02-01', charges })).body.data).toEqual([
    { cost: 'water', amount: 300, since: '2027-02-01', until: null },
  ]);
  app.clock.set(Temporal.Instant.from('2027-01-05T07:00:00Z'));
  await app.jobs.perform('arrears.remind');
  const { body } = await reader('GET', `/leases/${leases[1]}/late-letters`);
  expect(body.data).toMatchObject([{ kind: 'notice', sentOn: '2027-01-05' }]);
  expect((await stranger('GET', `/leases/${leases[1]}/late-letters`)).status).toBe(404);
});

test('what eFaktura and AvtaleGiro know the payer by is recorded and removed', async () => {
  const path = `/leases/${leases[0]}/payment-agreements`;
  const none = { efakturaReference: null, avtalegiroKid: null };
  expect((await reader('GET', path)).body).toEqual(none);
  const both = { efakturaReference: '4 711', avtalegiroKid: '2345676' };
  expect((await call('PUT', path, { ...both, efakturaReference: ' 4  711 ' })).body).toEqual(both);
  expect((await reader('GET', path)).body).toEqual(both);
  const refused = await call('PUT', path, { ...both, avtalegiroKid: '2345677' });
  expect(refused.body.errors).toEqual([{ path: 'avtalegiroKid', reason: 'wrong_format' }]);
  expect((await reader('PUT', path, none)).status).toBe(403);
  expect((await stranger('PUT', path, none)).status).toBe(404);
  expect((await stranger('GET', path)).status).toBe(404);
  expect((await call('PUT', path, none)).body).toEqual(none);
});

test('the system is notified of invoices by their ids alone', async () => {
  app.clock.set(Temporal.Instant.from('2027-01-20T07:00:00Z'));
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  const { body } = await call('GET', `/webhooks/${webhook}/deliveries`);
  const types = body.data.map(({ type }: any) => type);
  expect(new Set(types)).toEqual(
    new Set([
      'lease.status_changed',
      'lease.written_off',
      'invoice.issued',
      'invoice.credited',
      'invoice.settled',
      'invoice.reminded',
      'invoice.status_changed',
      'invoice.written_off',
      'payment.received',
    ]),
  );
});
