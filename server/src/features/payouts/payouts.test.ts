import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PaymentReport } from '@husvaer/domain/banking/bank-file';

import { agreeToChanges, readToApprove } from '../../../testing/approvals.ts';
import { camt054, pain002 } from '../../../testing/bank-files.ts';
import { letOneReduce, openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { schemaErrors } from '../../../testing/schemas.ts';
import { shownCsv } from '../../../testing/shown-csv.ts';
import { addSignedLease, endLease, type SignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { acceptPayments, BY_NOBODY, type IncomingLine } from '../payments/public.ts';
import { findBalances, type Book } from '../ledger/public.ts';
import { acceptOrderLines, acceptPaymentReport } from './public.ts';
import { auditPayouts } from './use-cases/audit-payouts.ts';

const ACCOUNT = '12345678903';
const OTHER_ACCOUNT = '99991042764';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let agent: TestPerson;
let second: TestPerson;
/** The first order of the first test, as the bank gets it. */
let sentToBank = '';

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  await letOneReduce(app, book.id);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Anne Agent', grants });
  second = await addPerson(app, { email: 'second@x.no', name: 'Siri Second', grants });
  on('2026-12-01');
  await name(kari, ACCOUNT);
  await settings();
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));

const name = (person: TestPerson, accountNumber: string) =>
  as(
    person,
    `mutation ($account: String!) {
      setPayoutAccount(inputData: { accountNumber: $account }) {
        accountNumber nextAccountNumber nextCountsFrom
      }
    }`,
    { account: accountNumber },
  );

const settings = async (input: Record<string, unknown> = {}) => {
  const set = await as(
    second,
    `mutation ($input: SetPayoutSettingsInputData!) {
      setPayoutSettings(inputData: $input) { approvalsNeeded retryDays approvers { name } }
    }`,
    {
      input: {
        partnerId,
        payoutDay: 10,
        waitDays: 3,
        guaranteeMonths: 2,
        approvalsNeeded: 1,
        retryDays: 1,
        approverIds: [agent.id, second.id],
        ...input,
      },
    },
  );
  // Another approver agrees, so that it counts immediately.
  await agreeToChanges(app, agent, partnerId);
  return set;
};

const PAYOUT = `
  _id amount payoutDate referanse serialId status paymentStatus numberOfFails holdPayout bankRef
  isRentReceived paidDate rentAmount managementCommission credits
  accountInfo { name accountNumber } events { event date note } metaInfo { type amount serialId vatAmount } vatNumber`;

const history = async (leaseId: string, person = kari) =>
  (
    await as(
      person,
      `query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) { data { ${PAYOUT} } } }`,
      { id: leaseId },
    )
  ).data.getFullPayoutHistory.data;
/** The latest payout that was made. */
const latest = async (leaseId: string, person = kari) =>
  (await history(leaseId, person)).find(({ status }: any) => status !== 'estimated');
const resultOf = ({ metaInfo, amount }: any) => [
  ...metaInfo.map((line: any) => [line.type, line.amount]),
  amount,
];

const approve = async (person: TestPerson, ...payoutIds: string[]) =>
  as(
    person,
    `mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }`,
    { payouts: await readToApprove(app, payoutIds) },
  );

const lease = (more: Partial<SignedLease> = {}) =>
  addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    ...more,
  });
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

const invoicesOf = (leaseId: string) =>
  app.database.session((session) =>
    session.query<{ id: string; kid: string; total: string; account: string; due_on: string }>(
      "select id, kid, total::text, account, due_on::text from invoice where lease_id = $1 and kind = 'rent' order by serial",
      [leaseId],
    ),
  );

const aLine = (more: Partial<IncomingLine>): IncomingLine => ({
  id: crypto.randomUUID(),
  bookId: book.id,
  account: book.clientAccount,
  amount: 0n,
  bookedOn: app.clock.today().toString(),
  paidOn: app.clock.today().toString(),
  kid: null,
  text: null,
  counterparty: { account: null, name: null },
  reference: null,
  endToEndId: null,
  isReversal: false,
  isBrought: false,
  broughtById: null,
  ...more,
});
/** The tenant pays the invoice with this index, in the order they were made, today. */
const pay = async (leaseId: string, index = 0, more: Partial<IncomingLine> = {}) => {
  const invoice = (await invoicesOf(leaseId))[index]!;
  const line = aLine({ kid: invoice.kid, amount: BigInt(invoice.total), ...more });
  await app.runner.run(SYSTEM, acceptPayments, [line]);
  await app.dispatcher.settle();
};

const orderFiles = () => {
  const folder = join(app.config.BANK_DIR, 'out');
  return readdirSync(folder)
    .filter((file) => file.startsWith('payouts-'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};
const work = async () => {
  for (const worker of app.workers) await worker.runDue();
};
const order = async () => {
  await app.jobs.perform('payouts.order');
  await work();
};
/** The last order of a payout in the files for the bank. */
const ordered = (payoutId: string) => {
  const bare = payoutId.replaceAll('-', '');
  const file = orderFiles().findLast((content) => content.includes(bare))!;
  const endToEndId = new RegExp(`${bare}-\\d+`).exec(file)![0];
  const messageId = /<MsgId>(.*?)<\/MsgId>/.exec(file)![1]!;
  return { file, endToEndId, messageId };
};

const report = (payoutId: string, status: string, more: Partial<PaymentReport> = {}) => {
  const { endToEndId, messageId } = ordered(payoutId);
  const one = { status, reasonCode: status === 'RJCT' ? 'AC01' : null, text: null };
  return app.runner.run(SYSTEM, acceptPaymentReport, {
    bookId: null,
    brought: BY_NOBODY,
    report: {
      format: 'pain.002',
      messageId: 'ANSWER',
      originalMessageId: messageId,
      group: null,
      batches: [],
      transactions: [{ ...one, endToEndId, paymentInformationId: messageId }],
      ...more,
    },
  });
};
const debit = async (payoutId: string, more: Partial<IncomingLine> = {}) => {
  const { endToEndId } = ordered(payoutId);
  const { amount } = (
    await as(
      kari,
      'query ($id: ID!) { payoutDetails(queryData: { payoutId: $id, requestFromPartnerPublic: true }) { amount } }',
      { id: payoutId },
    )
  ).data.payoutDetails;
  const line = aLine({ amount: -BigInt(Math.round(amount * 100)), endToEndId, ...more });
  return (await app.runner.run(SYSTEM, acceptOrderLines, [line])).has(line.id);
};
const balances = async (leaseId: string) =>
  Object.fromEntries(
    await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, leaseId }),
      undefined,
    ),
  );
/** A bank's file is imported when a second look finds it unchanged. */
const receive = async (file: string, content: Buffer) => {
  const folder = join(app.config.BANK_DIR, 'in');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), content);
  await work();
  await work();
  expect(readdirSync(join(folder, 'done'))).toContainEqual(expect.stringContaining(file));
};
const audit = () => app.runner.read(SYSTEM, auditPayouts, undefined);

const withCommissions = (leaseId: string, percent = 1000) =>
  app.database.session((session) =>
    session.query(
      `update assignment set management_type = 'percent', management_amount = $2
       where id = (select assignment_id from lease where id = $1)`,
      [leaseId, percent],
    ),
  );

test('rent is paid out on the day of payout, less the commission, and is paid when the bank debits it', async () => {
  on('2026-12-10');
  const id = await lease();
  await withCommissions(id);
  await until('2026-12-28');
  expect(await history(id)).toMatchObject([
    { status: 'estimated', amount: 10_800, payoutDate: '2027-01-11', isRentReceived: false },
  ]);
  await until('2027-01-02');
  await pay(id);
  await until('2027-01-10');
  expect(await latest(id)).toBeUndefined();
  await until('2027-01-11');
  const made = await latest(id);
  expect(resultOf(made)).toEqual([
    ['rent_invoice', 12_000],
    ['management_commission', -1200],
    10_800,
  ]);
  expect(made.metaInfo.map(({ vatAmount }: any) => vatAmount)).toEqual([0, -240]);
  expect(made.vatNumber).toBe('NO 974 760 673 MVA');
  expect(made).toMatchObject({ status: 'pending_for_approval', paymentStatus: null });
  expect(made.referanse).toBe(String(made.serialId));
  expect(await balances(id)).toMatchObject({
    landlord_payable: -1_080_000n,
    commission_income: -96_000n,
    vat_payable: -24_000n,
  });
  // Nothing goes to the bank before an approver has approved it.
  await order();
  expect((await approve(kari, made._id)).errors?.[0]?.extensions.code).toBe('payouts.not_found');
  expect((await approve(agent, made._id)).data.approvePayouts).toEqual([{ status: 'approved' }]);
  expect((await approve(agent, made._id)).errors?.[0]?.extensions.code).toBe('payouts.wrong_state');
  await order();
  expect(await latest(id)).toMatchObject({ status: 'in_progress', paymentStatus: 'pending' });
  const { file, endToEndId } = ordered(made._id);
  expect(file).toContain('<InstdAmt Ccy="NOK">10800.00</InstdAmt>');
  expect(file).toContain(`<Id>${ACCOUNT}</Id>`);
  sentToBank = file;
  expect(await balances(id)).toMatchObject({
    landlord_payable: 0n,
    payouts_under_way: -1_080_000n,
  });
  expect(await report(made._id, 'ACCP')).toMatchObject({ bookId: book.id, unknown: [] });
  expect(await latest(id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'pending',
    bankRef: endToEndId,
  });
  on('2027-01-12');
  expect(await debit(made._id)).toBe(true);
  expect(await debit(made._id)).toBe(false);
  expect(await latest(id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    paidDate: '2027-01-12',
    events: [
      { event: 'estimated', date: '2027-01-11' },
      { event: 'created' },
      { event: 'approved' },
      { event: 'ordered' },
      { event: 'accepted' },
      { event: 'paid', date: '2027-01-12' },
    ],
  });
  // All fields of payoutDetails in the specification, by its names (sections 3 and 7).
  const details = `query ($id: ID!) {
    payoutDetails(queryData: { payoutId: $id, requestFromPartnerPublic: true }) {
      _id amount bankRef holdPayout numberOfFails paymentStatus serialId status propertyInfo { name }
      tenantsInfo { name } accountInfo { accountNumber } agentInfo { name } branchInfo { name }
      events { event date }
      metaInfo {
        type amount serialId correctionsInfo invoiceId landlordInvoiceId payoutId commissionId
        addonsInfo { name }
      }
      rentAmount brokeringCommission managementCommission addonCommissions credits
      unpaidEarlierPayout paidDate } }`;
  const [invoice] = await invoicesOf(id);
  const aboutNothing = {
    correctionsInfo: null,
    landlordInvoiceId: null,
    payoutId: null,
    addonsInfo: [],
  };
  expect((await as(kari, details, { id: made._id })).data.payoutDetails).toEqual({
    _id: made._id,
    amount: 10_800,
    bankRef: endToEndId,
    holdPayout: false,
    numberOfFails: 0,
    paymentStatus: 'paid',
    serialId: made.serialId,
    status: 'completed',
    propertyInfo: { name: expect.stringMatching(/^Hjem \d+$/) },
    tenantsInfo: [{ name: ingrid.name }],
    accountInfo: { accountNumber: ACCOUNT },
    agentInfo: null,
    branchInfo: { name: 'Nordbolig AS' },
    events: ['estimated', 'created', 'approved', 'ordered', 'accepted', 'paid'].map((event) => ({
      event,
      date: event === 'paid' ? '2027-01-12' : '2027-01-11',
    })),
    metaInfo: [
      {
        type: 'rent_invoice',
        amount: 12_000,
        serialId: 1,
        ...aboutNothing,
        invoiceId: invoice!.id,
        commissionId: null,
      },
      {
        type: 'management_commission',
        amount: -1200,
        serialId: 1,
        ...aboutNothing,
        invoiceId: invoice!.id,
        commissionId: expect.any(String),
      },
    ],
    rentAmount: 12_000,
    brokeringCommission: 0,
    managementCommission: -1200,
    addonCommissions: 0,
    credits: 0,
    unpaidEarlierPayout: 0,
    paidDate: '2027-01-12',
  });
  expect(await balances(id)).toMatchObject({ payouts_under_way: 0n, client_account: 120_000n });
  // Its file is listed, and downloaded as it is in the bank's folder.
  const files = `query ($id: ID!) { getPaymentOrders(queryData: { partnerId: $id }) {
    data { messageId serial executionDate payments sum rejected paid returned } } }`;
  const [notified] = (await as(agent, files, { id: partnerId })).data.getPaymentOrders.data;
  expect(notified).toMatchObject({
    serial: 1,
    executionDate: '2027-01-11',
    payments: 1,
    sum: 10_800,
  });
  expect(notified).toMatchObject({ paid: 1, rejected: 0, returned: 0 });
  const fetched = async (person: TestPerson) =>
    app.call({
      url: `/api/money/${partnerId}/payment-orders/${notified.messageId}`,
      headers: { authorization: `Bearer ${await newToken(app, person)}` },
    });
  expect((await fetched(agent)).body).toBe(file);
  expect((await fetched(kari)).statusCode).toBe(404);
  const statement = async (person: TestPerson, file: string) =>
    app.call({
      url: `/api/annual-statements/2027/${file}?partnerId=${partnerId}`,
      headers: { authorization: `Bearer ${await newToken(app, person)}` },
    });
  const csv = shownCsv((await statement(kari, 'statement.csv')).body).split('\r\n');
  expect(csv[1]).toMatch(
    /^Hjem \d+;"?Markveien 12, 0554 Oslo"?;2027-01;0,00;12000,00;0,00;1200,00;10800,00$/,
  );
  const pdf = await statement(kari, 'statement.pdf');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await statement(ingrid, 'statement.csv')).statusCode).toBe(404);
  const query = `query ($id: ID!) { payoutDetails(queryData: { payoutId: $id }) { amount } }`;
  expect((await as(ingrid, query, { id: made._id })).errors?.[0]?.extensions.code).toBe(
    'payouts.not_found',
  );
  expect(await audit()).toEqual([]);
});

test('the order is valid by the bank’s schema', { tags: ['real-files'] }, () => {
  expect(schemaErrors('pain.001.001.03', sentToBank)).toBe('');
});

test('rent that is paid late is paid out some days after it, and not on the next day of payout', async () => {
  on('2027-01-13');
  const id = await lease({ startsOn: '2027-02-01' });
  await until('2027-02-10');
  expect((await history(id))[0]).toMatchObject({ status: 'estimated', payoutDate: '2027-03-10' });
  await until('2027-02-16');
  await pay(id);
  expect((await history(id))[0]).toMatchObject({ payoutDate: '2027-02-19', isRentReceived: true });
  await until('2027-02-19');
  expect(await latest(id)).toMatchObject({ amount: 12_000, payoutDate: '2027-02-19' });
  expect(await audit()).toEqual([]);
});

test('a payout that the bank rejects is booked back, tried again, and finally part of the next', async () => {
  on('2027-02-20');
  const id = await lease({ startsOn: '2027-03-01' });
  await until('2027-03-01');
  await pay(id, 0, { isBrought: true, broughtById: second.id });
  await until('2027-03-10');
  const made = await latest(id);
  await approve(agent, made._id);
  await order();
  await report(made._id, 'RJCT');
  await report(made._id, 'RJCT');
  expect(await latest(id)).toMatchObject({
    status: 'pending_for_approval',
    paymentStatus: 'failed',
    numberOfFails: 1,
  });
  expect(await balances(id)).toMatchObject({
    landlord_payable: -1_200_000n,
    payouts_under_way: 0n,
  });
  // The approval before it failed no longer counts, and it is not tried on the same day again.
  on('2027-03-11');
  await order();
  expect(await latest(id)).toMatchObject({ status: 'pending_for_approval' });
  on('2027-03-10');
  await approve(agent, made._id);
  await order();
  expect(await latest(id)).toMatchObject({ status: 'approved' });
  on('2027-03-11');
  await order();
  expect(await latest(id)).toMatchObject({ status: 'in_progress', numberOfFails: 1 });
  expect(ordered(made._id).endToEndId).toMatch(/-2$/);
  // The whole file this time; the agency allows one retry.
  const group = { status: 'RJCT', reasonCode: 'AM04', text: 'No money' };
  await report(made._id, 'RJCT', { group, transactions: [] });
  expect(await latest(id)).toMatchObject({ status: 'failed', numberOfFails: 2 });
  on('2027-03-12');
  await order();
  expect(await latest(id)).toMatchObject({ status: 'failed' });
  await until('2027-04-12');
  expect(resultOf(await latest(id))).toEqual([['unpaid_earlier_payout', 12_000], 12_000]);
  // The person who uploaded its money's file is still not enough alone, for the next payout as for the first.
  const { _id: next } = await latest(id);
  const states = async (person: TestPerson) => (await approve(person, next)).data.approvePayouts;
  expect(await states(second)).toEqual([{ status: 'pending_for_approval' }]);
  expect(await states(agent)).toEqual([{ status: 'approved' }]);
  expect(await audit()).toEqual([]);
});

test('a guarantee pays before the tenant does, and not again afterwards', async () => {
  on('2027-04-15');
  const id = await lease({ startsOn: '2027-05-01', guaranteeMonths: 2 });
  await until('2027-05-10');
  expect(resultOf(await latest(id))).toEqual([['rent_invoice', 12_000], 12_000]);
  await pay(id);
  await until('2027-05-20');
  const [expected, made, ...others] = await history(id);
  expect(others).toEqual([]);
  expect(expected.status).toBe('estimated');
  // Credited after it was paid out: the landlord pays it back with the next payout.
  const [invoice] = await invoicesOf(id);
  const credit =
    'mutation ($id: ID!, $reason: String!) { addCreditNote(inputData: { invoiceId: $id, amount: 2000, reason: $reason }) { _id } }';
  const undrawable = await as(agent, credit, { id: invoice!.id, reason: 'Lekkasje 💧' });
  expect(undrawable.errors?.[0]?.extensions).toMatchObject({
    code: 'request.undrawable',
    params: { where: 'reason', characters: '💧' },
  });
  await as(agent, credit, { id: invoice!.id, reason: 'Lekkasje' });
  await until('2027-06-10');
  const next = await latest(id);
  expect(next._id).not.toBe(made._id);
  expect(resultOf(next)).toEqual([
    ['credit_rent_invoice', -2000],
    ['rent_invoice', 12_000],
    10_000,
  ]);
  expect(await audit()).toEqual([]);
});

test('a guarantee pays the months of its assignment, whatever the agency’s setting is today', async () => {
  on('2027-04-15');
  const guaranteed = (guaranteeMonths: number) =>
    lease({ startsOn: '2027-05-01', guaranteeMonths });
  const ids = [await guaranteed(1), await guaranteed(2)];
  const paidOut = async () => {
    const all = await Promise.all(ids.map((id) => history(id)));
    return all.map((one) => one.filter(({ status }: any) => status !== 'estimated').length);
  };
  await settings({ guaranteeMonths: 24 });
  await until('2027-06-11');
  expect(await paidOut()).toEqual([1, 2]);
  await settings({ guaranteeMonths: 1 });
  await until('2027-07-12');
  expect(await paidOut()).toEqual([1, 2]);
  await settings();
  expect(await audit()).toEqual([]);
});

test('two have to approve where the agency requires two, and no one counts twice', async () => {
  await settings({ approvalsNeeded: 2 });
  on('2027-06-15');
  const id = await lease({ startsOn: '2027-07-01' });
  await until('2027-07-01');
  await pay(id);
  await until('2027-07-12');
  await settings();
  const { _id } = await latest(id);
  await approve(agent, _id);
  expect(await latest(id)).toMatchObject({ status: 'pending_for_approval' });
  expect((await approve(agent, _id)).errors?.[0]?.extensions.code).toBe('payouts.already_approved');
  const hold = `mutation ($id: ID!) { holdPayout(inputData: { payoutId: $id, reason: "Tvist" }) { holdPayout } }`;
  expect((await as(kari, hold, { id: _id })).errors?.[0]?.extensions.code).toBe(
    'payouts.not_found',
  );
  await as(agent, hold, { id: _id });
  expect(
    (await Promise.all([approve(second, _id), approve(second, _id)])).filter(
      ({ errors }) => errors,
    ),
  ).toHaveLength(1);
  await order();
  expect(await latest(id)).toMatchObject({ status: 'approved', holdPayout: true });
  const release = `mutation ($id: ID!) { releasePayout(inputData: { payoutId: $id }) { holdPayout } }`;
  await as(agent, release, { id: _id });
  expect(await latest(id)).toMatchObject({ status: 'pending_for_approval', holdPayout: false });
  await approve(agent, _id);
  await approve(second, _id);
  await order();
  expect(await latest(id)).toMatchObject({ status: 'in_progress', holdPayout: false });
});

test('killed between the rows and the file, the next start writes the same file, once', async () => {
  on('2027-07-15');
  const id = await lease({ startsOn: '2027-08-01' });
  await until('2027-08-02');
  await pay(id);
  await until('2027-08-10');
  const { _id } = await latest(id);
  await approve(agent, _id);
  const before = orderFiles().length;
  await Promise.all([app.jobs.perform('payouts.order'), app.jobs.perform('payouts.order')]);
  await work();
  const { file } = ordered(_id);
  expect(orderFiles()).toHaveLength(before + 1);
  await app.database.session((session) =>
    session.exec('update payment_order set written_at = null'),
  );
  await work();
  await app.jobs.perform('payouts.order');
  await work();
  expect(orderFiles()).toHaveLength(before + 1);
  expect(ordered(_id).file).toBe(file);
});

test('waits while the client account is refused, and is ordered when there is another', async () => {
  const id = await lease({ startsOn: '2027-09-01' });
  await until('2027-09-02');
  await pay(id);
  await until('2027-09-10');
  const { _id } = await latest(id);
  await approve(agent, _id);
  const { clientAccount, bic } = book;
  const run = (sql: string) => app.database.session((session) => session.exec(sql));
  await run(`delete from client_account where account = '${clientAccount}';
    insert into refused_client_account values
      ('${book.id}', '${clientAccount}', '${bic}', now(), now(), null, 'Feil konto')`);
  const before = orderFiles().length;
  await order();
  expect(orderFiles()).toHaveLength(before);
  expect(await latest(id)).toMatchObject({ status: 'approved' });
  await run(`delete from refused_client_account;
    insert into client_account values ('${clientAccount}', '${book.id}', '${bic}', now())`);
  await order();
  expect(orderFiles()).toHaveLength(before + 1);
});

test('two runs at once make each payout once, and number them without a gap', async () => {
  on('2027-08-15');
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push(await lease({ startsOn: '2027-09-01' }));
  await until('2027-09-01');
  for (const id of ids) await pay(id);
  on('2027-09-10');
  await Promise.all([app.jobs.perform('payouts.run'), app.jobs.perform('payouts.run')]);
  await app.jobs.perform('payouts.run');
  for (const id of ids)
    expect(resultOf(await latest(id))).toEqual([['rent_invoice', 12_000], 12_000]);
  expect(await audit()).toEqual([]);
});

describe('a landlord’s payout account', () => {
  test('is checked by its digits, announced by mail, and delayed a banking day when it changes', async () => {
    await app.mails();
    on('2027-10-01');
    expect((await name(kari, '12345678904')).errors?.[0]?.extensions.statusCode).toBe(400);
    const changed = (await name(kari, OTHER_ACCOUNT)).data.setPayoutAccount;
    expect(changed).toEqual({
      accountNumber: ACCOUNT,
      nextAccountNumber: OTHER_ACCOUNT,
      // It is a Friday.
      nextCountsFrom: '2027-10-04T09:00:00Z',
    });
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: 'kari@x.no', subject: 'Utbetalingskontoen din er endret' });
    expect(mail!.text).toContain('9999.10.42764');
    // An owner who did not make the change undoes it by naming the old account again.
    await name(kari, ACCOUNT);
    on('2027-10-05');
    const own = await as(kari, '{ getPayoutAccount { accountNumber nextAccountNumber } }');
    expect(own.data.getPayoutAccount).toEqual({ accountNumber: ACCOUNT, nextAccountNumber: null });
  });
});

test('a person who acted on a payout’s chain can not approve it alone', async () => {
  const year = Number(app.clock.today().year) + 1;
  on(`${year}-01-01`);
  await name(agent, ACCOUNT);
  await name(kari, ACCOUNT);
  const brought = (broughtById: string | null) => ({ isBrought: true, broughtById });
  const involved = {
    receives: [agent, {}],
    brought_file: [kari, brought(agent.id)],
    // A file uploaded with a key whose owner is unknown.
    unknown: [kari, brought(null)],
    // The landlord named the account by a password, on an address that the agent may have.
    brought_in: [kari, {}],
    none: [kari, {}],
  } as const satisfies Record<string, readonly [TestPerson, Partial<IncomingLine>]>;
  const leases = new Map<string, string>();
  for (const [how, [landlord]] of Object.entries(involved))
    leases.set(
      how,
      await lease({
        landlord,
        startsOn: `${year}-01-01`,
        ...(how === 'brought_in' && { assignedBy: agent }),
      }),
    );
  await until(`${year}-01-02`);
  for (const [how, [, line]] of Object.entries(involved)) await pay(leases.get(how)!, 0, line);
  await until(`${year}-01-13`);
  for (const [how, [landlord]] of Object.entries(involved)) {
    const { _id } = await latest(leases.get(how)!, landlord);
    const status = how === 'none' ? 'approved' : 'pending_for_approval';
    const { data } = await approve(agent, _id);
    expect({ how, payouts: data.approvePayouts }).toEqual({ how, payouts: [{ status }] });
    if (how !== 'none')
      expect((await approve(second, _id)).data.approvePayouts).toEqual([{ status: 'approved' }]);
  }
});

test('a lease that ends with a debt is settled once, and that is reversed when more comes', async () => {
  on('2027-10-10');
  const id = await lease({ startsOn: '2027-11-01', endsOn: '2030-11-30' });
  await until('2027-11-01');
  await pay(id);
  await until('2027-11-10');
  expect(resultOf(await latest(id))).toEqual([['rent_invoice', 12_000], 12_000]);
  // The bank takes the rent back, the lease ends, and the rest of the month is written off.
  await pay(id, 0, { amount: -1_200_000n, isReversal: true });
  await endLease(app, id, '2027-11-30');
  const [invoice] = await invoicesOf(id);
  await as(
    agent,
    'mutation ($id: ID!) { writeOffInvoice(inputData: { invoiceId: $id, reason: "x" }) { _id } }',
    {
      id: invoice!.id,
    },
  );
  await until('2027-12-10');
  expect(resultOf(await latest(id))).toEqual([
    ['rent_invoice', -12_000],
    ['final_settlement_invoiced', 12_000],
    0,
  ]);
  expect(await latest(id)).toMatchObject({ status: 'completed', paymentStatus: 'balanced' });
  await work();
  expect(await audit()).toEqual([]);
});

test('the landlord’s invoices are deducted once, and returned when credited', async () => {
  on('2027-12-12');
  const id = await lease({ startsOn: '2028-01-01' });
  await until('2028-01-02');
  await pay(id);
  const lines = [
    { name: 'Rørlegger', amount: 1500 },
    { name: 'Nøkler', amount: 500 },
  ];
  const add = `mutation ($id: ID!, $lines: [LandlordInvoiceLineInput!]!) {
    addLandlordInvoice(inputData: { contractId: $id, lines: $lines }) { _id kind status invoiceTotal kidNumber }
  }`;
  expect((await as(ingrid, add, { id, lines })).errors?.[0]?.extensions.statusCode).toBe(404);
  // A PDF cannot show it: it is refused by its field.
  const refusedAt = ({ errors }: { errors?: any }) => [
    errors?.[0]?.extensions.code,
    errors?.[0]?.extensions.params.where,
  ];
  expect(
    refusedAt(await as(agent, add, { id, lines: [...lines, { name: '🔑', amount: 5 }] })),
  ).toEqual(['request.undrawable', 'lines.2.name']);
  const added = (await as(agent, add, { id, lines })).data.addLandlordInvoice;
  expect(added).toMatchObject({ kind: 'landlord', invoiceTotal: 2000, kidNumber: null });
  await until('2028-01-10');
  const made = await latest(id);
  expect(resultOf(made)).toEqual([['rent_invoice', 12_000], ['landlord_invoice', -2000], 10_000]);
  const credit = `mutation ($id: ID!, $amount: Kroner) {
    creditLandlordInvoice(inputData: { invoiceId: $id, amount: $amount, reason: "Garanti" }) { kind invoiceTotal }
  }`;
  expect(
    (await as(agent, credit, { id: added._id, amount: 500 })).data.creditLandlordInvoice,
  ).toEqual({ kind: 'landlord_credit_note', invoiceTotal: 500 });
  const undrawable = credit.replace('Garanti', 'Garanti 🙂');
  expect(refusedAt(await as(agent, undrawable, { id: added._id, amount: 500 }))).toEqual([
    'request.undrawable',
    'reason',
  ]);
  const tooMuch = await as(agent, credit, { id: added._id, amount: 1500.01 });
  expect(tooMuch.errors?.[0]?.extensions.code).toBe('invoicing.too_much');
  await until('2028-02-10');
  expect(resultOf(await latest(id))).toEqual([['landlord_invoice', 500], 500]);
  const shown = await as(
    kari,
    `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { kind status } } }`,
    { id },
  );
  expect(
    shown.data.getAllInvoiceForPartnerPublicSite.data.filter(({ kind }: any) => kind !== 'rent'),
  ).toEqual([
    { kind: 'landlord_credit_note', status: 'completed' },
    { kind: 'landlord', status: 'completed' },
  ]);
  await app.mails();
  await work();
  const mails = await app.mails();
  const subjects = mails.filter(({ to }) => to === 'kari@x.no').map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^Faktura nr\. \d+ til utleier$/),
    expect.stringMatching(/^Kreditnota nr\. \d+ til utleier$/),
  ]);
  expect(await audit()).toEqual([]);
});

test('a bank’s own files report the outcome', async () => {
  on('2028-02-12');
  const id = await lease({ startsOn: '2028-03-01' });
  await until('2028-03-01');
  await pay(id);
  await until('2028-03-10');
  const { _id } = await latest(id);
  await approve(agent, _id);
  await order();
  const { endToEndId, messageId } = ordered(_id);
  const stranger = { endToEndId: 'NOBODYS', status: 'RJCT' };
  const transactions = [{ endToEndId, status: 'ACCP' }, stranger];
  const answer = pain002({ originalMessageId: messageId, transactions });
  await receive('answer.xml', answer);
  const inFolder = join(app.config.BANK_DIR, 'in', 'done', 'answer.xml.report.txt');
  expect(readFileSync(inFolder, 'utf8')).toContain(
    '  a payment that the order does not have: «NOBODYS»',
  );
  expect(await latest(id)).toMatchObject({ status: 'completed', paymentStatus: 'pending' });
  const out = { amount: -1_200_000n, paidOn: '2028-03-13', endToEndId };
  const debits = camt054({ account: book.clientAccount, payments: [out] });
  on('2028-03-13');
  await receive('debits.xml', debits);
  expect(await latest(id)).toMatchObject({ paymentStatus: 'paid', paidDate: '2028-03-13' });
  expect(await balances(id)).toMatchObject({ payouts_under_way: 0n, landlord_payable: 0n });
  // Reported by another message as well.
  const again = camt054({ account: book.clientAccount, payments: [out], id: 'OTHER' });
  await receive('again.xml', again);
  expect(await balances(id)).toMatchObject({ payouts_under_way: 0n, client_account: 0n });
  expect(await audit()).toEqual([]);
});

test('a payout returned after its debit is owed again, tried again, and finally part of the next', async () => {
  on('2028-03-20');
  const id = await lease({ startsOn: '2028-04-01' });
  await until('2028-04-03');
  await pay(id);
  await until('2028-04-10');
  const { _id } = await latest(id);
  await approve(agent, _id);
  await order();
  // Debited and returned, in one file.
  const out = aLine({ amount: -1_200_000n, endToEndId: ordered(_id).endToEndId });
  const back = { ...out, id: crypto.randomUUID(), amount: 1_200_000n, text: 'Konto avsluttet' };
  const twice = { ...back, id: crypto.randomUUID() };
  const taken = await app.runner.run(SYSTEM, acceptOrderLines, [back, out, twice]);
  expect([...taken]).toEqual([out.id, back.id]);
  expect(await latest(id)).toMatchObject({
    status: 'pending_for_approval',
    paymentStatus: 'failed',
    numberOfFails: 1,
    paidDate: null,
    events: expect.arrayContaining([
      expect.objectContaining({ event: 'returned', note: 'Konto avsluttet' }),
    ]),
  });
  expect(await balances(id)).toMatchObject({
    client_account: 1_200_000n,
    payouts_under_way: 0n,
    landlord_payable: -1_200_000n,
  });
  expect(await audit()).toEqual([]);
  // Another answer from the bank comes too late.
  await report(_id, 'RJCT');
  expect(await latest(id)).toMatchObject({ status: 'pending_for_approval', numberOfFails: 1 });
  await approve(agent, _id);
  await order();
  expect(await latest(id)).toMatchObject({ status: 'approved', numberOfFails: 1 });
  on('2028-04-11');
  await order();
  expect(ordered(_id).endToEndId).toMatch(/-2$/);
  expect(await latest(id)).toMatchObject({ status: 'in_progress', paymentStatus: 'pending' });
  // The first try is not debited again, nor returned.
  const late = [out, back].map((line) => ({ ...line, id: crypto.randomUUID() }));
  expect((await app.runner.run(SYSTEM, acceptOrderLines, late)).size).toBe(0);
  await debit(_id);
  expect(await latest(id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  expect(await audit()).toEqual([]);
  // The agency allows one retry.
  const again = { ...back, id: crypto.randomUUID(), endToEndId: ordered(_id).endToEndId };
  expect((await app.runner.run(SYSTEM, acceptOrderLines, [again])).size).toBe(1);
  expect(await audit()).toEqual([]);
  on('2028-04-12');
  await order();
  expect(await latest(id)).toMatchObject({ status: 'failed', numberOfFails: 2 });
  await until('2028-05-10');
  expect(resultOf(await latest(id))).toEqual([['unpaid_earlier_payout', 12_000], 12_000]);
  expect(await audit()).toEqual([]);
});

test.each(['paid_out', 'counted'] as const)(
  'a payout that the bank rejected but debited waits for a person’s decision: %s',
  async (choice) => {
    const month = choice === 'paid_out' ? '2028-05' : '2028-06';
    on(choice === 'paid_out' ? '2028-04-20' : '2028-05-20');
    const id = await lease({ startsOn: `${month}-01` });
    await until(`${month}-02`);
    await pay(id);
    await until(`${month}-12`);
    const { _id, serialId } = await latest(id);
    await approve(agent, _id);
    await order();
    await report(_id, 'RJCT');
    const { endToEndId } = ordered(_id);
    const out = { amount: -1_200_000n, paidOn: `${month}-13`, endToEndId };
    const debits = camt054({ account: book.clientAccount, payments: [out], id: `LATE-${month}` });
    on(`${month}-13`);
    await receive(`late-${month}.xml`, debits);
    expect(await latest(id)).toMatchObject({
      status: 'pending_for_approval',
      holdPayout: true,
      numberOfFails: 1,
      events: expect.arrayContaining([{ event: 'debited_late', date: `${month}-13`, note: null }]),
    });
    const release = `mutation ($id: ID!) { releasePayout(inputData: { payoutId: $id }) { holdPayout } }`;
    const refused = await as(agent, release, { id: _id });
    expect(refused.errors?.[0]?.extensions.code).toBe('payouts.debit_waits');
    on(`${month}-19`);
    await approve(agent, _id);
    await order();
    expect(await latest(id)).toMatchObject({ status: 'approved', numberOfFails: 1 });

    const waiting = `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) {
      data { _id amount reason lateDebit { isRefund serialId } } } }`;
    const { data } = (await as(agent, waiting, { id: partnerId })).data.getBankExceptions;
    expect(data).toMatchObject([
      { amount: -12_000, reason: 'debit_unknown', lateDebit: { isRefund: false, serialId } },
    ]);
    const lineId = data[0]._id;
    const settle = (input: string) =>
      as(
        agent,
        `mutation ($input: SettleBankExceptionInputData!) { settleBankException(inputData: $input) { state } }`,
        {
          input: {
            lineId,
            choice: input,
            ...(input === 'counted' && { note: 'Rettet av banken' }),
          },
        },
      );
    expect((await settle(choice)).data.settleBankException).toEqual({ state: expect.any(String) });
    const undo = `mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { state } }`;
    if (choice === 'paid_out') {
      expect(await latest(id)).toMatchObject({
        status: 'completed',
        paymentStatus: 'paid',
        holdPayout: false,
        numberOfFails: 0,
        paidDate: `${month}-13`,
      });
      expect(await balances(id)).toMatchObject({ landlord_payable: 0n, payouts_under_way: 0n });
      const undone = await as(agent, undo, { id: lineId });
      expect(undone.errors?.[0]?.extensions.code).toBe('banking.wrong_state');
    } else {
      // When the settlement is undone the debit waits again, and so does the payout.
      await as(agent, undo, { id: lineId });
      const again = await as(agent, release, { id: _id });
      expect(again.errors?.[0]?.extensions.code).toBe('payouts.debit_waits');
      await settle(choice);
      expect((await as(agent, release, { id: _id })).errors).toBeUndefined();
      // The person who settled the debit and released the payout is not enough alone.
      await approve(agent, _id);
      await order();
      expect(await latest(id)).toMatchObject({ status: 'pending_for_approval' });
      await approve(second, _id);
      await order();
      expect(await latest(id)).toMatchObject({ status: 'in_progress', numberOfFails: 1 });
      const late = await settle('paid_out');
      expect(late.errors?.[0]?.extensions.code).toBe('banking.wrong_state');
    }
    expect(await audit()).toEqual([]);
  },
);

test('two who approve at the same moment are two, also with the same payouts in another order', async () => {
  await settings({ approvalsNeeded: 2 });
  on('2028-05-15');
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push(await lease({ startsOn: '2028-06-01' }));
  await until('2028-06-01');
  for (const id of ids) await pay(id);
  await until('2028-06-12');
  await settings();
  const made = [];
  for (const id of ids) made.push((await latest(id))._id as string);
  const both = await Promise.all([
    approve(agent, ...made),
    approve(second, ...made.toReversed()),
    approve(agent, ...made),
  ]);
  expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  for (const id of ids) expect(await latest(id)).toMatchObject({ status: 'approved' });
  await Promise.all([app.jobs.perform('payouts.order'), app.jobs.perform('payouts.order')]);
  await work();
  for (const id of ids) expect(await latest(id)).toMatchObject({ status: 'in_progress' });
  expect(await audit()).toEqual([]);
});
