import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { shownCsv } from '../../../../testing/shown-csv.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { invoiceStatus } from '@husvaer/domain/invoices/states';
import { SYSTEM } from '../../../platform/viewer.ts';
import { findInvoicesOf } from '../../invoices/public.ts';

let app: TestApp;
let partnerId: string;
let silje: TestPerson;
let stranger: TestPerson;
let ingrid: TestPerson;
/**
 * One late for a long time, one late with an objection, one late at another agency, and one that is not late.
 */
let leases: { late: string; small: string; others: string; calm: string };

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const othersId = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, partnerId);
  await openBook(app, othersId, { clientAccount: '12345678903' });
  const agent = (email: string, of: string) =>
    addPerson(app, { email, grants: [{ role: 'agent', partnerId: of }] });
  silje = await agent('silje@x.no', partnerId);
  stranger = await agent('stranger@x.no', othersId);
  const kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const ola = await addPerson(app, { email: 'ola@x.no', name: '=Ola; 100 % "Hansen"' });
  const input = { partnerId, landlord: kari, tenants: [ingrid] };
  const december = { startsOn: '2026-12-01', endsOn: '2026-12-31' };
  leases = {
    late: await addSignedLease(app, { ...input, startsOn: '2026-09-01', dueDay: 1 }),
    small: await addSignedLease(app, {
      ...input,
      tenants: [ola],
      startsOn: '2026-11-01',
      endsOn: '2026-11-30',
      monthlyRent: 500_000n,
    }),
    others: await addSignedLease(app, { ...input, partnerId: othersId, startsOn: '2026-09-01' }),
    calm: await addSignedLease(app, { ...input, ...december }),
  };
  app.clock.set(Temporal.Instant.from('2026-12-11T07:00:00Z'));
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
});
afterAll(() => app.close());

const callAs = async (query: string, input: object, who = silje) => {
  const { data, errors } = await app.api(query, input as never, await newToken(app, who));
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const arrears = async (search?: string, option: object = {}) =>
  (
    await callAs(
      `query ($id: ID!, $search: String, $option: ArrearsOptionData) {
        getArrears(queryData: { partnerId: $id, search: $search }, optionData: $option) {
          data { contractId leaseNumber home { name address } tenantNames landlordName overdue open
            oldestDueDate daysLate letterKind letterSentOn stage next { step on } hasObjection isSaidPaid }
          metaData { totalDocuments filteredDocuments overdue open } } }`,
      { id: partnerId, search, option },
    )
  ).getArrears;
const invoices = async (queryData: object = {}, optionData: object = {}) =>
  (
    await callAs(
      `query ($queryData: PartnerInvoicesQueryData!, $optionData: PartnerInvoicesOptionData) {
        getPartnerInvoices(queryData: $queryData, optionData: $optionData) {
          data { _id contractId invoiceSerialId status amountDue kidNumber home { name } leaseNumber }
          metaData { totalDocuments filteredDocuments open } } }`,
      { queryData: { partnerId, ...queryData }, optionData },
    )
  ).getPartnerInvoices;
const csv = async (path: string, who = silje) =>
  app.call({
    method: 'GET',
    url: `/api/money/${partnerId}/${path}`,
    headers: { authorization: `Bearer ${await newToken(app, who)}` },
  });
const of = (leaseId: string) =>
  app.runner.read(SYSTEM, ({ tx }) => findInvoicesOf(tx, [leaseId]), undefined);
const leasesOf = (data: { contractId: string }[]) => data.map(({ contractId }) => contractId);

test('every lease with an overdue amount is listed once, the longest overdue first', async () => {
  const { data, metaData } = await arrears();
  expect(leasesOf(data)).toEqual([leases.late, leases.small, leases.calm]);
  const late = (await of(leases.late)).filter(({ dueOn }) => dueOn < '2026-12-11');
  const oldest = late.map(({ dueOn }) => dueOn).toSorted()[0]!;
  expect(data[0]).toMatchObject({
    tenantNames: ['Ingrid Solheim'],
    landlordName: 'Kari Nordmann',
    overdue: Number(late.reduce((sum, { total }) => sum + total, 0n)) / 100,
    oldestDueDate: oldest,
    daysLate: Temporal.PlainDate.from(oldest).until('2026-12-11').days,
    hasObjection: false,
    letterKind: null,
  });
  const sumOf = (name: string) => data.reduce((sum: number, one: any) => sum + one[name], 0);
  expect(metaData).toEqual({
    totalDocuments: 3,
    filteredDocuments: 3,
    overdue: sumOf('overdue'),
    open: sumOf('open'),
  });
});

test('arrears are sorted by amount, and read a page at a time', async () => {
  const { data } = await arrears(undefined, { sort: 'largest', limit: 2, skip: 1 });
  expect(leasesOf(data)).toEqual([leases.calm, leases.small]);
});

test.each([
  ['100 %', 'small'],
  ['=Ola', 'small'],
  ['kari', 'late small calm'],
  ['Sol_eim', ''],
])('a search for %j finds %j', async (search, names) => {
  const { data, metaData } = await arrears(search);
  const found = names.split(' ').filter(Boolean) as (keyof typeof leases)[];
  expect(leasesOf(data)).toEqual(found.map((name) => leases[name]));
  expect(metaData).toMatchObject({ totalDocuments: 3, filteredDocuments: found.length });
});

test('a lease is found by its number, and by the KID and the number of an invoice', async () => {
  const [invoice] = await of(leases.small);
  for (const search of [invoice!.parties.lease, invoice!.kid!, String(invoice!.serial)])
    expect(leasesOf((await arrears(search)).data)).toEqual([leases.small]);
});

test('a row has the tenant’s claim of payment and the last letter', async () => {
  const [invoice] = await of(leases.calm);
  const query = 'mutation ($of: ID!) { sayInvoicePaid(inputData: { invoiceId: $of }) { _id } }';
  await callAs(query, { of: invoice!.id }, ingrid);
  // No reminder is sent of an invoice that was never sent.
  for (const worker of app.workers) await worker.runDue();
  await app.jobs.perform('arrears.remind');
  const { data } = await arrears();
  expect(data.find((one: any) => one.contractId === leases.calm)).toMatchObject({
    isSaidPaid: true,
  });
  expect(data.find((one: any) => one.contractId === leases.small)).toMatchObject({
    isSaidPaid: false,
    letterKind: expect.stringMatching(/reminder|notice/),
    letterSentOn: '2026-12-11',
  });
});

test('invoices are found by what they wait for, their month and their KID', async () => {
  const all = [...(await of(leases.late)), ...(await of(leases.small)), ...(await of(leases.calm))];
  const { data, metaData } = await invoices({}, { limit: 100 });
  expect(data.map((one: any) => one.invoiceSerialId)).toEqual(
    all.map(({ serial }) => serial).toSorted((a, b) => b - a),
  );
  expect(metaData).toEqual({
    totalDocuments: all.length,
    filteredDocuments: all.length,
    open: data.reduce((sum: number, one: any) => sum + one.amountDue, 0),
  });
  for (const { _id, status } of data)
    expect(status).toBe(
      invoiceStatus(
        all.find(({ id }) => id === _id)!,
        '2026-12-11',
      ),
    );
  const overdue = await invoices({ status: 'overdue' }, { sort: 'due_first' });
  expect(overdue.data).toHaveLength(all.filter(({ dueOn }) => dueOn < '2026-12-11').length);
  expect(overdue.data[0].contractId).toBe(leases.late);
  const unsent = await invoices({ status: 'not_sent' });
  expect(unsent.data).toHaveLength(all.filter(({ sentOn }) => sentOn === null).length);
  const november = await invoices({ month: '2026-11' });
  expect(new Set(leasesOf(november.data))).toEqual(new Set([leases.late, leases.small]));
  const [one] = await of(leases.small);
  expect((await invoices({ search: one!.kid! })).data).toMatchObject([
    { _id: one!.id, home: { name: one!.parties.home.name }, leaseNumber: one!.parties.lease },
  ]);
});

test.each([
  ['ola; 100 % "hans', ['small']],
  ['KARI nord', ['late', 'small', 'calm']],
  ['markveien 12, 05', ['late', 'small', 'calm']],
  ['Kari Nordmann =Ola', []],
  ['ri N', ['late', 'small', 'calm']],
  ['a_i', []],
] as const)('a search for the party %j finds the invoices of %j', async (search, names) => {
  const all = (await Promise.all(names.map((name) => of(leases[name])))).flat();
  const { data, metaData } = await invoices({ search }, { limit: 100 });
  expect(data.map(({ _id }: any) => _id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  expect(metaData).toMatchObject({ filteredDocuments: all.length });
  const open = await invoices({ search, status: 'open' }, { limit: 100 });
  expect(open.metaData.open).toBe(metaData.open);
});

test('an invoice is found by its serial, and all of a lease by the number of its home', async () => {
  const all = await of(leases.late);
  const { serial, parties } = all[0]!;
  const found = async (search: string) =>
    (await invoices({ search }, { limit: 100 })).data.map(({ _id }: any) => _id);
  expect(await found(` ${serial} `)).toEqual([all[0]!.id]);
  const ids = all.toSorted((a, b) => b.serial - a.serial).map(({ id }) => id);
  expect(await found(parties.lease)).toEqual(ids);
  expect(await found(parties.lease.split('-')[0]!)).toEqual(ids);
  expect(await found('999999999999')).toEqual([]);
});

test('each day with issued letters is listed once, with their outcome', async () => {
  const { getInvoiceRuns: runs } = await callAs(
    `query ($id: ID!) { getInvoiceRuns(queryData: { partnerId: $id }, optionData: { limit: 1 }) {
      data { issuedDate invoices total creditNotes sent waiting failed } metaData { totalDocuments } } }`,
    { id: partnerId },
  );
  const all = [...(await of(leases.late)), ...(await of(leases.small)), ...(await of(leases.calm))];
  const days = [...new Set(all.map(({ issuedOn }) => issuedOn))].toSorted();
  const last = all.filter(({ issuedOn }) => issuedOn === days.at(-1));
  expect(runs).toEqual({
    data: [
      {
        issuedDate: days.at(-1),
        invoices: last.length,
        total: Number(last.reduce((sum, { total }) => sum + total, 0n)) / 100,
        creditNotes: 0,
        sent: last.filter(({ sentOn }) => sentOn !== null).length,
        waiting: last.filter(({ sentOn }) => sentOn === null).length,
        failed: 0,
      },
    ],
    metaData: { totalDocuments: days.length },
  });
});

test('another agency finds nothing here', async () => {
  const query = 'query ($id: ID!) { getArrears(queryData: { partnerId: $id }) { data { open } } }';
  await expect(callAs(query, { id: partnerId }, stranger)).rejects.toThrow('ledger.not_found');
  expect((await csv('arrears.csv', stranger)).statusCode).toBe(404);
});

test('spreadsheet files have the same rows, and no name is a formula', async () => {
  const answer = await csv('arrears.csv?language=en');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body.startsWith('\uFEFFLease;Home;')).toBe(true);
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + (await arrears()).data.length);
  expect(shownCsv(answer.body)).toContain(`;=Ola; 100 % "Hansen";Kari Nordmann;`);
  const listed = await arrears();
  expect(listed.data.some(({ next }: { next: unknown }) => next)).toBe(true);
  for (const { leaseNumber, stage, next } of listed.data) {
    const line = lines.find((one) => one.includes(leaseNumber))!;
    if (stage === 'overdue') expect(line).toContain(';overdue;');
    if (next) expect(line).toContain(`;${next.on};`);
  }
  const overdue = await invoices({ status: 'overdue' });
  const rows = (await csv('invoices.csv?status=overdue')).body.trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + overdue.data.length);
  const [small] = await of(leases.small);
  expect(rows.find((row) => row.includes(small!.kid!))).toContain(';5000,00;');
  expect((await csv('invoices.csv?status=nothing')).statusCode).toBe(400);
});
