import { afterAll, beforeAll, expect, test } from 'vitest';

import { ocrFile } from '../../../testing/bank-files.ts';
import { aWaitingPayment, uploadBankFile } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { addSignedLease, endLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { features } from '../../features.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { findBalances, type Book } from '../ledger/public.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let agent: TestPerson;
let files = 0;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann', language: 'en' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Anne Agent', grants });
  on('2026-12-01');
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));
/** The person with a fresh access token. */
const now = async (person: TestPerson): Promise<TestPerson> => ({
  ...person,
  tokens: { ...person.tokens, accessToken: await newToken(app, person) },
});
const query = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  app.database.session((session) => session.query<Row>(text, values));
const work = async () => {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
};
/** Runs the scheduled jobs day by day, up to and including this day. */
const until = async (day: string) => {
  for (
    let today = app.clock.today();
    Temporal.PlainDate.compare(today, day) <= 0;
    today = today.add({ days: 1 })
  ) {
    on(today.toString());
    await app.jobs.perform('billing.issue_invoices');
    await app.dispatcher.settle();
    await app.jobs.perform('payouts.run');
  }
};

/** The bank reports payments by KID; an amount below zero takes one back. */
const bank = async (...payments: { kid: string | null; amount: number }[]) => {
  files += 1;
  const paidOn = app.clock.today().toString();
  const values = payments.map(({ kid, amount }) => ({
    kid: kid!,
    amount: BigInt(amount) * 100n,
    paidOn,
    ...(amount < 0 && { type: '18' }),
  }));
  const bytes = ocrFile({ account: book.clientAccount, payments: values, number: files });
  const { status } = await uploadBankFile(app, { partnerId, bytes, who: await now(agent) });
  expect(status).toBe(200);
  await app.dispatcher.settle();
};

const INVOICE = `_id kind isFinalSettlement status dueDate kidNumber invoiceTotal paid credited
  overpaid amountDue creditsInvoiceId`;
const invoices = async (leaseId: string, person = kari) =>
  (
    await as(
      person,
      `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { ${INVOICE} } } }`,
      { id: leaseId },
    )
  ).data.getAllInvoiceForPartnerPublicSite.data;
/** The final settlements invoiced to the landlord, and the credit notes of them, the latest first. */
const settlements = async (leaseId: string) =>
  (await invoices(leaseId)).filter((one: any) => one.isFinalSettlement);

const history = async (leaseId: string) =>
  (
    await as(
      kari,
      `query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) { data {
        _id amount status payoutDate metaInfo { type amount serialId landlordInvoiceId } } } }`,
      { id: leaseId },
    )
  ).data.getFullPayoutHistory.data;
const latest = async (leaseId: string) =>
  (await history(leaseId)).find(({ status }: any) => status !== 'estimated');
const shown = ({ metaInfo, amount }: any) => [
  ...metaInfo.map((line: any) => [line.type, line.amount]),
  amount,
];

const expense = (leaseId: string, amount: number) =>
  as(
    agent,
    `mutation ($id: ID!, $lines: [LandlordInvoiceLineInput!]!) {
      addLandlordInvoice(inputData: { contractId: $id, lines: $lines }) { _id } }`,
    { id: leaseId, lines: [{ name: 'Rørlegger', amount }] },
  );
const credit = (invoiceId: string, amount: number) =>
  as(
    agent,
    `mutation ($id: ID!, $amount: Kroner) {
      creditLandlordInvoice(inputData: { invoiceId: $id, amount: $amount, reason: "Feil" }) { _id } }`,
    { id: invoiceId, amount },
  );

const balances = async (leaseId: string) =>
  Object.fromEntries(
    await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, leaseId }),
      undefined,
    ),
  );
const audit = async () => {
  const found = [];
  for (const feature of features)
    if (feature.audit) found.push(...(await app.runner.read(SYSTEM, feature.audit, undefined)));
  return found;
};

/** A one-month lease whose rent is paid and paid out, and which then costs more than the rent. */
async function overspent(month: string) {
  const start = Temporal.PlainYearMonth.from(month);
  const first = start.toPlainDate({ day: 1 });
  on(first.subtract({ days: 15 }).toString());
  const leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: first.toString(),
  });
  await endLease(app, leaseId, first.add({ months: 1 }).subtract({ days: 1 }).toString());
  await until(first.toString());
  const [rent] = await invoices(leaseId);
  await bank({ kid: rent.kidNumber, amount: 12_000 });
  const { data } = await expense(leaseId, 15_000);
  const day = first.add({ months: 1 });
  await until(day.with({ day: 12 }).toString());
  return { leaseId, kid: rent.kidNumber, expenseId: data.addLandlordInvoice._id };
}

test('a landlord’s debt after a lease ends is invoiced, and their payment settles it', async () => {
  await app.mails();
  const { leaseId, kid } = await overspent('2027-01');
  // The rent covers most of it; the rest moves on until the lease is over.
  expect(shown(await latest(leaseId))).toEqual([
    ['unpaid_expenses_and_commissions', -3000],
    ['final_settlement_invoiced', 3000],
    0,
  ]);
  const [invoice] = await settlements(leaseId);
  expect(invoice).toMatchObject({
    kind: 'landlord',
    isFinalSettlement: true,
    status: 'new',
    dueDate: '2027-02-24',
    invoiceTotal: 3000,
    amountDue: 3000,
  });
  expect(invoice.kidNumber).toMatch(/^\d{13}$/);
  expect(invoice.kidNumber).not.toBe(kid);
  const { metaInfo } = await latest(leaseId);
  expect(metaInfo.at(-1).landlordInvoiceId).toBe(invoice._id);
  expect(await balances(leaseId)).toMatchObject({ landlord_payable: 300_000n });
  // No tenant sees it, and no agent credits it: a later payout does when there is more money.
  expect(await invoices(leaseId, ingrid)).toHaveLength(1);
  expect((await credit(invoice._id, 3000)).errors?.[0]?.extensions.code).toBe(
    'invoicing.not_found',
  );
  await work();
  const mail = (await app.mails()).findLast(({ to }) => to === 'kari@x.no');
  expect(mail!.subject).toMatch(/^Invoice no\. \d+ to the landlord$/);
  const text = mail!.text.replaceAll('\u00a0', ' ');
  for (const expected of [
    'Amount: NOK 3,000.00',
    'Due date: 24.02.2027',
    'To account: 86011117947',
    `KID: ${invoice.kidNumber}`,
  ])
    expect(text).toContain(expected);
  expect(mail!.attachments).toHaveLength(1);
  expect(await audit()).toEqual([]);

  on('2027-02-25');
  expect((await settlements(leaseId))[0].status).toBe('overdue');
  const overdue = await as(
    agent,
    `query ($id: ID!) { getPartnerInvoices(queryData: { partnerId: $id, status: overdue }) { data { _id } } }`,
    { id: partnerId },
  );
  expect(overdue.data.getPartnerInvoices.data).toEqual([{ _id: invoice._id }]);
  await bank({ kid: invoice.kidNumber, amount: 1000 });
  expect((await settlements(leaseId))[0]).toMatchObject({ paid: 1000, amountDue: 2000 });
  await bank({ kid: invoice.kidNumber, amount: 2000 });
  expect((await settlements(leaseId))[0]).toMatchObject({ status: 'paid', amountDue: 0 });
  expect(await balances(leaseId)).toMatchObject({ landlord_payable: 0n, tenant_receivable: 0n });
  // The tenant's payments list has only the tenant's own, and no payout is expected.
  const payments = await as(
    ingrid,
    'query ($id: ID!) { getAllInvoicePaymentForALease(queryData: { contractId: $id }) { data { amount } } }',
    { id: leaseId },
  );
  expect(payments.data.getAllInvoicePaymentForALease.data).toEqual([{ amount: 12_000 }]);
  await until('2027-03-12');
  expect((await history(leaseId)).map(({ status }: any) => status)).not.toContain('estimated');
  expect(await audit()).toEqual([]);
});

test('a double payment is returned with a payout, and what the bank takes of it is owed again', async () => {
  const { leaseId } = await overspent('2027-04');
  const [{ kidNumber: kid }] = await settlements(leaseId);
  await bank({ kid, amount: 3000 }, { kid, amount: 3000 });
  expect((await settlements(leaseId))[0]).toMatchObject({ status: 'over_paid', overpaid: 3000 });
  expect((await history(leaseId))[0]).toMatchObject({ status: 'estimated', amount: 3000 });
  await until('2027-06-10');
  expect(shown(await latest(leaseId))).toEqual([['landlord_invoice', 3000], 3000]);
  expect((await settlements(leaseId))[0]).toMatchObject({ status: 'paid', overpaid: 0 });
  expect(await audit()).toEqual([]);
  await bank({ kid, amount: -3000 }, { kid, amount: -3000 });
  expect((await settlements(leaseId))[0]).toMatchObject({ status: 'overdue', amountDue: 3000 });
  await until('2027-07-12');
  expect(shown(await latest(leaseId))).toEqual([
    ['landlord_invoice', -3000],
    ['final_settlement_invoiced', 3000],
    0,
  ]);
  expect((await settlements(leaseId)).map((one: any) => one.amountDue)).toEqual([3000, 3000]);
  expect(await audit()).toEqual([]);
});

test('a debt that a payout covers after all is credited, and a payment of it is returned', async () => {
  const { leaseId, expenseId } = await overspent('2027-08');
  const [{ kidNumber: kid, _id: invoiceId }] = await settlements(leaseId);
  await bank({ kid, amount: 1000 });
  await credit(expenseId, 2500);
  await app.dispatcher.settle();
  await until('2027-10-11');
  expect(shown(await latest(leaseId))).toEqual([
    ['landlord_invoice', 2500],
    ['final_settlement_invoiced_cancelled', -2000],
    500,
  ]);
  const [note, invoice] = await settlements(leaseId);
  expect(note).toMatchObject({
    kind: 'landlord_credit_note',
    creditsInvoiceId: invoiceId,
    invoiceTotal: 2000,
  });
  expect(invoice).toMatchObject({ status: 'balanced', paid: 1000, credited: 2000, amountDue: 0 });
  const { metaInfo } = await latest(leaseId);
  expect(metaInfo.at(-1).landlordInvoiceId).toBe(note._id);
  await work();
  expect((await settlements(leaseId))[0].status).toBe('completed');
  await bank({ kid, amount: 2000 });
  await until('2027-11-10');
  expect(shown(await latest(leaseId))).toEqual([['landlord_invoice', 2000], 2000]);
  expect(await audit()).toEqual([]);
});

test('a lease that goes on carries its settlement into the next payout', async () => {
  const { leaseId } = await overspent('2027-12');
  await endLease(app, leaseId, null);
  await until('2028-02-01');
  const rents = (await invoices(leaseId)).filter(({ kind }: any) => kind === 'rent');
  for (const rent of rents)
    if (rent.amountDue > 0) await bank({ kid: rent.kidNumber, amount: rent.amountDue });
  await until('2028-02-10');
  expect((await latest(leaseId)).metaInfo).toContainEqual(
    expect.objectContaining({ type: 'final_settlement_invoiced_cancelled', amount: -3000 }),
  );
  expect((await settlements(leaseId))[1]).toMatchObject({ amountDue: 0, credited: 3000 });
  expect(await audit()).toEqual([]);
});

test('two runs, at once or one after the other, settle each lease once', async () => {
  on('2028-03-15');
  const ids = [];
  for (let count = 0; count < 3; count += 1)
    ids.push(
      await addSignedLease(app, {
        partnerId,
        landlord: kari,
        tenants: [ingrid],
        startsOn: '2028-04-01',
        endsOn: '2028-04-30',
      }),
    );
  await until('2028-04-01');
  for (const id of ids) {
    await bank({ kid: (await invoices(id))[0].kidNumber, amount: 12_000 });
    await expense(id, 20_000);
  }
  await app.dispatcher.settle();
  await until('2028-05-09');
  on('2028-05-10');
  await Promise.all([app.jobs.perform('payouts.run'), app.jobs.perform('payouts.run')]);
  await app.jobs.perform('payouts.run');
  for (const id of ids)
    expect(await settlements(id)).toMatchObject([{ invoiceTotal: 8000, amountDue: 8000 }]);
  expect(await audit()).toEqual([]);
});

test('a run that fails leaves no invoice without its payout, and the next makes both', async () => {
  on('2028-05-15');
  const id = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2028-06-01',
    endsOn: '2028-06-30',
  });
  await until('2028-06-01');
  await bank({ kid: (await invoices(id))[0].kidNumber, amount: 12_000 });
  await expense(id, 13_000);
  await app.dispatcher.settle();
  await until('2028-07-09');
  // The last write of a run for a payout fails.
  await query('alter table payout_line add constraint broken check (payout_id is null) not valid');
  on('2028-07-10');
  await expect(app.jobs.perform('payouts.run')).rejects.toThrow(/broken/);
  expect(await settlements(id)).toEqual([]);
  await query('alter table payout_line drop constraint broken');
  await app.jobs.perform('payouts.run');
  expect(await settlements(id)).toMatchObject([{ invoiceTotal: 1000 }]);
  expect(await audit()).toEqual([]);
});

test('an agent assigns a payment without a KID to it, and withdraws that', async () => {
  const { leaseId } = await overspent('2028-08');
  const [invoice] = await settlements(leaseId);
  const lineId = await aWaitingPayment(app, {
    partnerId,
    account: book.clientAccount,
    who: await now(agent),
    amount: 300_000n,
    paidOn: '2028-09-12',
  });
  const settle = `mutation ($input: SettleBankExceptionInputData!) {
    settleBankException(inputData: $input) { _id } }`;
  const chosen = { lineId, choice: 'lease', contractId: leaseId, invoiceId: invoice._id };
  expect((await as(agent, settle, { input: chosen })).errors).toBeUndefined();
  expect((await settlements(leaseId))[0]).toMatchObject({ status: 'paid', paid: 3000 });
  expect(await balances(leaseId)).toMatchObject({ landlord_payable: 0n, tenant_receivable: 0n });
  expect(await audit()).toEqual([]);
  const undone = await as(
    agent,
    'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { _id } }',
    { id: lineId },
  );
  expect(undone.errors).toBeUndefined();
  expect((await settlements(leaseId))[0]).toMatchObject({ paid: 0, amountDue: 3000 });
  expect(await audit()).toEqual([]);
});

test('where all of a lease’s invoices have one KID, the landlord’s invoice has another', async () => {
  const other = await addPartner(app, 'sorbolig', 'Sørbolig');
  const before = { partnerId, book };
  [partnerId, book] = [other, await openBook(app, other, { clientAccount: '12345678903' })];
  await query(
    `insert into kid_layout (book_id, length, parts, since) values ($1, 8, $2, '2028-01-01')`,
    [book.id, JSON.stringify([{ name: 'lease', width: 7 }])],
  );
  const grants = [{ role: 'agent' as const, partnerId }];
  const [first, landlord] = [agent, kari];
  agent = await addPerson(app, { email: 'sor@x.no', grants });
  const { leaseId, kid } = await overspent('2028-10');
  const [invoice] = await settlements(leaseId);
  expect(invoice.kidNumber).toMatch(/^\d{8}$/);
  expect(invoice.kidNumber).not.toBe(kid);
  await bank({ kid: invoice.kidNumber, amount: 3000 });
  expect((await settlements(leaseId))[0]).toMatchObject({ status: 'paid' });
  expect(await balances(leaseId)).toMatchObject({ landlord_payable: 0n, tenant_receivable: 0n });
  expect(await audit()).toEqual([]);
  ({ partnerId, book } = before);
  [agent, kari] = [first, landlord];
});
