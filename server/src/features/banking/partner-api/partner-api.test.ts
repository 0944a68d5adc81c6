import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { camt054, ocrFile } from '../../../../testing/bank-files.ts';
import { dropBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let key: string;
let call: ReturnType<typeof partnerCalls>;
let reader: ReturnType<typeof partnerCalls>;
let stranger: ReturnType<typeof partnerCalls>;
let strangersKey: string;
let readersKey: string;
let leaseId: string;
let strangersLease: string;
let kid: string;

const account = '86011117947';
const paidOn = '2026-12-03';

beforeAll(async () => {
  app = await createTestApp({ BANK_FILE_BYTES_MAX: '20000' });
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const other = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, partnerId);
  await openBook(app, other, { clientAccount: '12345678903' });
  key = await addPartnerKey(app, partnerId);
  strangersKey = await addPartnerKey(app, other);
  call = partnerCalls(app, key);
  readersKey = await addPartnerKey(app, partnerId, ['money:read']);
  reader = partnerCalls(app, readersKey);
  stranger = partnerCalls(app, strangersKey);
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const tenant = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const term = { startsOn: '2026-12-01', endsOn: '2026-12-31' };
  const input = { landlord, tenants: [tenant], ...term };
  leaseId = await addSignedLease(app, { ...input, partnerId });
  strangersLease = await addSignedLease(app, { ...input, partnerId: other });
  kid = (await call('GET', '/invoices')).body.data[0].kid;
});
afterAll(() => app.close());

const once = (input: string = crypto.randomUUID()) => ({ 'idempotency-key': input });

const drop = (bytes: Buffer, name?: string, by = key, type?: string) =>
  dropBankFile(app, { key: by, bytes, ...(name && { name }), ...(type && { type }) });
const unplaced = async (who = call) => (await who('GET', '/payments/unplaced')).body;

test('a file is booked whole, recognised when repeated, and kept unchanged', async () => {
  const payments = [
    { kid, amount: 400_000n, paidOn },
    { kid: '1234567897', amount: 250_000n, paidOn, text: 'Husleie' },
  ];
  const bytes = ocrFile({ account, payments });
  expect((await drop(bytes, 'a.ocr', readersKey)).body.code).toBe('partners.scope_missing');
  const booked = await drop(bytes, '../kjøring æøå.ocr');
  expect(booked).toMatchObject({
    status: 201,
    body: {
      name: 'kjøring æøå.ocr',
      format: 'ocr',
      state: 'booked',
      lines: 2,
      sum: 6500,
      taken: 1,
      waiting: { unknown_kid: 1 },
      problems: [],
    },
  });
  expect((await call('GET', '/invoices')).body.data[0]).toMatchObject({ paid: 4000, open: 8000 });
  expect((await call('GET', `/bank-files/${booked.body._id}`)).body).toEqual(booked.body);
  expect(await drop(bytes, 'another name.ocr')).toMatchObject({
    status: 409,
    body: { code: 'banking.seen_before' },
  });
  expect(readdirSync(join(app.config.BANK_DIR, 'uploads'))).toEqual([]);
});

test('or refused whole, with what is wrong with it', async () => {
  const good = ocrFile({ account, payments: [{ kid, amount: 100n, paidOn }] });
  const bad = Buffer.concat([good.subarray(0, 100), Buffer.from('\n'), good.subarray(100)]);
  expect(await drop(bad, 'bad.ocr')).toMatchObject({
    status: 400,
    body: { code: 'banking.bad_file', params: { problems: [{ code: 'wrong_length', line: 2 }] } },
  });
  // Another agency's account.
  expect((await drop(good, 'theirs.ocr', strangersKey)).body.params.problems).toEqual([
    { code: 'foreign_account', found: account },
  ]);
  expect((await drop(Buffer.alloc(30_000, 'NY'), 'big.ocr')).body).toMatchObject({
    code: 'request.too_large',
    params: { maximum: 20_000 },
  });
  expect((await drop(good, 'a.ocr', key, 'text/plain')).status).toBe(415);
  expect((await drop(Buffer.alloc(0), 'empty.ocr')).body.params.problems).toEqual([
    { code: 'empty' },
  ]);
  const { body } = await reader('GET', '/bank-files?limit=2');
  expect(body.data).toMatchObject([
    { name: 'kjøring æøå.ocr', state: 'booked' },
    { name: 'bad.ocr', state: 'refused', lines: 0, problems: [{ code: 'wrong_length' }] },
  ]);
  const { body: rest } = await call('GET', `/bank-files?after=${body.next}`);
  expect(rest).toMatchObject({ next: null, data: [{ name: 'empty.ocr' }] });
  expect((await stranger('GET', '/bank-files')).body.data).toMatchObject([{ name: 'theirs.ocr' }]);
  expect((await stranger('GET', `/bank-files/${body.data[0]._id}`)).status).toBe(404);
});

test('an unassigned payment is assigned to a lease, once, and withdrawn', async () => {
  const { data, next } = await unplaced();
  expect(next).toBeNull();
  expect(data).toMatchObject([
    { amount: 2500, kid: '1234567897', reason: 'unknown_kid', state: 'waiting' },
  ]);
  expect((await unplaced(stranger)).data).toEqual([]);
  const path = `/payments/unplaced/${data[0]._id}`;
  const settle = `${path}/settle`;
  expect((await stranger('GET', path)).body.code).toBe('banking.not_found');
  expect((await stranger('POST', settle, { leaseId }, once())).status).toBe(404);
  expect((await reader('POST', settle, { leaseId }, once())).status).toBe(403);
  expect((await call('POST', settle, {}, once())).body.errors).toEqual([
    { path: 'leaseId', reason: 'required' },
  ]);
  expect((await call('POST', settle, { choice: 'not_ours' }, once())).body.errors).toEqual([
    { path: 'note', reason: 'required' },
  ]);
  expect((await call('POST', settle, { leaseId: strangersLease }, once())).body.code).toBe(
    'banking.wrong_target',
  );
  const settled = await call('POST', settle, { leaseId }, once('s-1'));
  expect(settled.body).toMatchObject({ state: 'settled', amount: 2500 });
  expect((await call('POST', settle, { leaseId }, once('s-1'))).body).toEqual(settled.body);
  expect((await call('POST', settle, { leaseId }, once())).body.code).toBe('banking.wrong_state');
  const paid = async () => (await call('GET', '/invoices')).body.data[0].paid;
  expect(await paid()).toBe(6500);
  expect((await unplaced()).data).toEqual([]);
  expect((await call('POST', `${path}/undo`, undefined, once())).body.state).toBe('waiting');
  expect(await paid()).toBe(4000);
  const other = { choice: 'not_ours', note: 'Renter av kontoen' };
  expect((await call('POST', settle, other, once())).body.state).toBe('not_ours');
});

test('leases are suggested for it, and a list of them is read page by page', async () => {
  const payments = [1, 2, 3].map((count) => ({
    amount: 800_000n + BigInt(count - 1),
    paidOn,
    name: 'Ingrid Solheim',
    reference: `R${count}`,
  }));
  expect((await drop(camt054({ account, payments }), 'a.xml')).body).toMatchObject({
    format: 'camt.054',
    waiting: { no_kid: 3 },
  });
  const { body: first } = await call('GET', '/payments/unplaced?limit=2');
  const { body: rest } = await call('GET', `/payments/unplaced?limit=2&after=${first.next}`);
  const all = [...first.data, ...rest.data];
  expect(all.map(({ reference }: any) => reference).sort()).toEqual(['R1', 'R2', 'R3']);
  const { _id } = all.find(({ reference }: any) => reference === 'R1');
  expect((await call('GET', `/payments/unplaced/${_id}`)).body.suggestions).toEqual([
    expect.objectContaining({ leaseId, open: 8000, kid, tenants: ['Ingrid Solheim'] }),
  ]);
});
