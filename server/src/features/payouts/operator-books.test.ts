import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readToApprove } from '../../../testing/approvals.ts';
import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { shownCsv } from '../../../testing/shown-csv.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { statementErrors } from '../../../testing/statement-balances.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { acceptPayments, type IncomingLine } from '../payments/public.ts';
import type { Book } from '../ledger/public.ts';
import { acceptOrderLines } from './public.ts';

let app: TestApp;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let hanne: TestPerson;
let lars: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  on('2026-12-01');
  book = await openBook(app, null, { name: 'Husvær AS' });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const grants = [{ role: 'bookkeeper' as const, partnerId: null }];
  hanne = await addPerson(app, { email: 'hanne@x.no', name: 'Hanne Moe', grants });
  lars = await addPerson(app, { email: 'lars@x.no', name: 'Lars Holm', grants });
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));
const code = ({ errors }: { errors?: { extensions?: unknown }[] }) =>
  (errors?.[0]?.extensions as { code?: string } | undefined)?.code;

const lease = (rentCollection?: 'collected' | 'direct', landlord = kari) =>
  addSignedLease(app, {
    partnerId: null,
    landlord,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    payoutDay: 10,
    ...(rentCollection && { rentCollection }),
  });
const invoicesOf = async (leaseId: string) =>
  (
    await as(
      kari,
      `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) {
        data { _id kidNumber dueDate invoiceTotal isSaidPaid } } }`,
      { id: leaseId },
    )
  ).data.getAllInvoiceForPartnerPublicSite.data;
const approversAre = (who: TestPerson, ...approvers: TestPerson[]) =>
  as(
    who,
    `mutation ($ids: [ID!]!) { setPayoutSettings(inputData: { payoutDay: 10, waitDays: 3, guaranteeMonths: 1,
      approvalsNeeded: 1, retryDays: 1, approverIds: $ids }) { approvers { name } agents { name } } }`,
    { ids: approvers.map(({ id }) => id) },
  );

test('rent is collected only for landlords who chose it', async () => {
  const [direct, unsaid] = [await lease('direct'), await lease()];
  await app.jobs.perform('billing.issue_invoices');
  expect([await invoicesOf(direct), await invoicesOf(unsaid)]).toEqual([[], []]);
  expect(await invoicesOf(await lease('collected'))).toHaveLength(1);
});

test('a landlord with direct payment can switch to collection, from the next rent on', async () => {
  const id = await lease('direct');
  const collect =
    'mutation ($id: ID!) { collectRent(inputData: { contractId: $id }) { rentCollection rentAccount } }';
  const may = async () =>
    (
      await as(
        kari,
        'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { mayCollectRent } }',
        { id },
      )
    ).data.getSingleLeaseForPublicSite.mayCollectRent;
  expect(await may()).toBe(true);
  for (const other of [ingrid, hanne]) {
    const refused = await as(other, collect, { id });
    expect(code(refused)).toBe('leases.not_found');
  }
  const { data } = await as(kari, collect, { id });
  expect(data.collectRent).toEqual({ rentCollection: 'collected', rentAccount: null });
  expect(await may()).toBe(false);
  // A repeated request has no effect.
  expect((await as(kari, collect, { id })).data.collectRent.rentCollection).toBe('collected');
  const events = await app.database.session((session) =>
    session.query(`select name from lease_event where lease_id = '${id}'`),
  );
  expect(events).toEqual([{ name: 'rent_collected' }]);
  on('2026-12-20');
  await app.jobs.perform('billing.issue_invoices');
  expect(await invoicesOf(id)).toHaveLength(1);
  on('2026-12-01');
});

test('tenants whose rent is collected later get notice of the account, and a frame on their invoices', async () => {
  const former = '12345678903';
  const id = await addSignedLease(app, {
    partnerId: null,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    rentCollection: 'direct',
    rentAccount: former,
  });
  await app.mails();
  const { errors } = await as(
    kari,
    'mutation ($id: ID!) { collectRent(inputData: { contractId: $id }) { rentCollection } }',
    { id },
  );
  expect(errors).toBeUndefined();
  const notice = (await app.mails()).find(
    ({ to, text }) => to === ingrid.email && text.includes(former),
  );
  expect(notice?.text).toContain('01.12.2026');
  on('2026-12-20');
  await app.jobs.perform('billing.issue_invoices');
  const { data } = await as(
    ingrid,
    `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) {
      data { accountChange { formerAccountNumber noticeDate } } } }`,
    { id },
  );
  expect(data.getAllInvoiceForPartnerPublicSite.data).toEqual([
    { accountChange: { formerAccountNumber: former, noticeDate: '2026-12-01' } },
  ]);
  on('2026-12-01');
});

test('rent is received and paid out when bookkeepers approve, and never by its own payee', async () => {
  // One of the bookkeepers is also a landlord.
  const own = await lease('collected', hanne);
  const id = await lease('collected');
  for (const person of [kari, hanne])
    await as(
      person,
      'mutation { setPayoutAccount(inputData: { accountNumber: "12345678903" }) { accountNumber } }',
    );
  expect((await approversAre(lars, hanne)).data.setPayoutSettings).toEqual({
    approvers: [{ name: 'Hanne Moe' }],
    agents: [{ name: 'Hanne Moe' }, { name: 'Lars Holm' }],
  });
  const paid = await app.database.session((session) =>
    session.query<{ kid: string; total: bigint }>(
      `select kid, total from invoice where lease_id in ('${own}', '${id}')`,
    ),
  );
  await app.runner.run(
    SYSTEM,
    acceptPayments,
    paid.map(({ kid, total }) => ({
      id: crypto.randomUUID(),
      bookId: book.id,
      account: book.clientAccount,
      amount: total,
      kid,
      bookedOn: '2026-12-28',
      paidOn: '2026-12-28',
      text: null,
      reference: null,
      endToEndId: null,
      isReversal: false,
      isBrought: false,
      broughtById: null,
      counterparty: { account: null, name: null },
    })),
  );
  await app.dispatcher.settle();
  on('2027-01-11');
  await app.jobs.perform('payouts.run');
  const waiting = async () =>
    (
      await as(
        hanne,
        `{ getPayouts(queryData: { status: pending_for_approval }) { data { _id contractId amount } } }`,
      )
    ).data.getPayouts.data;
  const found = await waiting();
  expect(found.map(({ contractId }: any) => contractId).toSorted()).toEqual([id, own].toSorted());
  const ids = found.map(({ _id }: any) => _id);
  const approve = async (who: TestPerson) =>
    as(
      who,
      'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { contractId status } }',
      { payouts: await readToApprove(app, ids) },
    );
  expect(code(await approve(lars))).toBe('payouts.not_approver');
  expect(code(await approve(kari))).toBe('payouts.not_found');
  const { data } = await approve(hanne);
  // She is the only approver, and still not enough for a payout to herself.
  expect(new Map(data.approvePayouts.map((one: any) => [one.contractId, one.status]))).toEqual(
    new Map([
      [id, 'approved'],
      [own, 'pending_for_approval'],
    ]),
  );
  // Approvers see how it was calculated, as its landlord does.
  const details = 'query ($id: ID!) { payoutDetails(queryData: { payoutId: $id }) { contractId } }';
  const ofKari = found.find(({ contractId }: any) => contractId === id)._id;
  for (const who of [hanne, lars, kari])
    expect((await as(who, details, { id: ofKari })).data.payoutDetails.contractId).toBe(id);
  expect(code(await as(ingrid, details, { id: ofKari }))).toBe('payouts.not_found');
});

test('a direct payment to the landlord is recorded, and a tenant who reports one gets an answer', async () => {
  const id = await lease('collected');
  const [{ _id: invoiceId }] = await invoicesOf(id);
  const call = (who: TestPerson, name: string) =>
    as(
      who,
      `mutation ($id: ID!) { ${name}(inputData: { invoiceId: $id }) { isSaidPaid amountDue } }`,
      {
        id: invoiceId,
      },
    );
  expect((await call(ingrid, 'sayInvoicePaid')).data.sayInvoicePaid.isSaidPaid).toBe(true);
  expect((await call(kari, 'denyInvoicePaid')).data.denyInvoicePaid.isSaidPaid).toBe(false);
  expect((await call(kari, 'receiveInvoiceDirectly')).data.receiveInvoiceDirectly.amountDue).toBe(
    0,
  );
});

test('a landlord without an agency has an annual statement of invoices, payments and payouts', async () => {
  on('2026-12-01');
  const olav = await addPerson(app, { email: 'olav@x.no', name: 'Olav Lie' });
  const statements = async (who: TestPerson) =>
    (await as(who, '{ getAnnualStatements { partnerId name years } }')).data.getAnnualStatements;
  expect(await statements(olav)).toEqual([]);
  await as(
    olav,
    'mutation { setPayoutAccount(inputData: { accountNumber: "12345678903" }) { accountNumber } }',
  );
  const id = await lease('collected', olav);
  on('2026-12-28');
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  const [invoice] = await app.database.session((session) =>
    session.query<{ kid: string; total: bigint }>(
      'select kid, total from invoice where lease_id = $1',
      [id],
    ),
  );
  const line = (input: Partial<IncomingLine>): IncomingLine => ({
    id: crypto.randomUUID(),
    bookId: book.id,
    account: book.clientAccount,
    amount: 0n,
    bookedOn: '2027-01-04',
    paidOn: '2027-01-04',
    kid: null,
    text: null,
    reference: null,
    endToEndId: null,
    isReversal: false,
    isBrought: false,
    broughtById: null,
    counterparty: { account: null, name: null },
    ...input,
  });
  on('2027-01-04');
  const paid = [line({ kid: invoice!.kid, amount: invoice!.total })];
  await app.runner.run(SYSTEM, acceptPayments, paid);
  await app.dispatcher.settle();
  on('2027-01-11');
  await app.jobs.perform('payouts.run');
  await approversAre(lars, hanne);
  const { data } = await as(
    hanne,
    '{ getPayouts(queryData: { status: pending_for_approval }) { data { _id contractId } } }',
  );
  const { _id: payoutId } = data.getPayouts.data.find(({ contractId }: any) => contractId === id);
  await as(
    hanne,
    'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
    { payouts: await readToApprove(app, [payoutId]) },
  );
  const folder = join(app.config.BANK_DIR, 'out');
  mkdirSync(folder, { recursive: true });
  await app.jobs.perform('payouts.order');
  for (const worker of app.workers) await worker.runDue();
  const bare = payoutId.replaceAll('-', '');
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const endToEndId = new RegExp(`${bare}-\\d+`).exec(files.join(''))![0];
  on('2027-01-12');
  const debit = line({ amount: -invoice!.total, endToEndId, bookedOn: '2027-01-12' });
  await app.runner.run(SYSTEM, acceptOrderLines, [debit]);

  expect(await statements(olav)).toEqual([
    { partnerId: null, name: 'Husvær AS', years: [2027, 2026] },
  ]);
  const statement = async (who: TestPerson, file: string, year = 2027) =>
    app.call({
      url: `/api/annual-statements/${year}/${file}`,
      headers: { authorization: `Bearer ${await newToken(app, who)}` },
    });
  const monthsOf = async (year: number) =>
    shownCsv((await statement(olav, 'statement.csv', year)).body)
      .trim()
      .split('\r\n')
      .slice(1);
  const place = String.raw`Hjem \d+;"?Markveien 12, 0554 Oslo"?`;
  expect(await monthsOf(2026)).toEqual([
    expect.stringMatching(new RegExp(`^${place};2026-12;12000,00;0,00;0,00;0,00;0,00$`)),
  ]);
  expect(await monthsOf(2027)).toEqual([
    expect.stringMatching(new RegExp(`^${place};2027-01;0,00;12000,00;0,00;0,00;12000,00$`)),
  ]);
  for (const year of [2026, 2027]) {
    const pdf = await statement(olav, 'statement.pdf', year);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  }
  expect(await statementErrors(app, { landlord: olav, partnerId: null })).toEqual([]);
  for (const other of [ingrid, lars])
    expect((await statement(other, 'statement.pdf')).statusCode).toBe(404);
});
