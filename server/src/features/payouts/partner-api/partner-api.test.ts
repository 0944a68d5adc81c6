import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { readToApprove } from '../../../../testing/approvals.ts';
import { camt053, pain002 } from '../../../../testing/bank-files.ts';
import { receiveFromBank } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { acceptPayments } from '../../payments/public.ts';
import type { Book } from '../../ledger/public.ts';

const ACCOUNT = '12345678903';

let app: TestApp;
let book: Book;
let partnerId: string;
let agent: TestPerson;
let key: string;
let call: ReturnType<typeof partnerCalls>;
let reader: ReturnType<typeof partnerCalls>;
let stranger: ReturnType<typeof partnerCalls>;
let leases: string[];
let webhook: string;

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown>) =>
  app.api(query, variables, await newToken(app, person));
const once = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });

/** Two leases whose first rent has come in and is to be paid out. */
beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const other = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  book = await openBook(app, partnerId);
  await openBook(app, other, { clientAccount: '99991042764' });
  key = await addPartnerKey(app, partnerId);
  call = partnerCalls(app, key);
  reader = partnerCalls(app, await addPartnerKey(app, partnerId, ['money:read']));
  stranger = partnerCalls(app, await addPartnerKey(app, other));
  const kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Anne Agent', grants });
  await as(
    kari,
    `mutation ($account: String!) {
      setPayoutAccount(inputData: { accountNumber: $account }) { accountNumber } }`,
    { account: ACCOUNT },
  );
  const second = await addPerson(app, { email: 'second@x.no', name: 'Siri Second', grants });
  await as(
    second,
    `mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { payoutDay } }`,
    {
      input: {
        partnerId,
        payoutDay: 10,
        waitDays: 3,
        guaranteeMonths: 2,
        approvalsNeeded: 1,
        retryDays: 1,
        approverIds: [agent.id],
      },
    },
  );
  webhook = (await call('POST', '/webhooks', { url: 'https://example.com/hook' }, once())).body._id;
  on('2026-12-20');
  leases = [];
  for (let count = 0; count < 2; count += 1)
    leases.push(
      await addSignedLease(app, {
        partnerId,
        landlord: kari,
        tenants: [ingrid],
        startsOn: '2027-01-01',
      }),
    );
  await app.jobs.perform('payouts.run');
  on('2027-01-02');
  for (const leaseId of leases) await pay(leaseId);
  await app.dispatcher.settle();
});
afterAll(() => app.close());

async function pay(leaseId: string): Promise<void> {
  const { data } = (await call('GET', `/invoices?leaseId=${leaseId}`)).body;
  const line = {
    id: crypto.randomUUID(),
    bookId: book.id,
    account: book.clientAccount,
    amount: 1_200_000n,
    bookedOn: '2027-01-02',
    paidOn: '2027-01-02',
    kid: data[0].kid,
    text: null,
    counterparty: { account: null, name: null },
    reference: null,
    endToEndId: null,
    isReversal: false,
    isBrought: false,
    broughtById: null,
  };
  await app.runner.run(SYSTEM, acceptPayments, [line]);
}

const made = async (leaseId: string) => {
  const { body } = await call('GET', `/payouts?leaseId=${leaseId}`);
  return body.data.find(({ status }: any) => status !== 'estimated');
};
const approve = async (payoutId: string) =>
  as(
    agent,
    'mutation ($payouts: [OrderToApproveInputData!]!) { approvePayouts(inputData: { payouts: $payouts }) { status } }',
    { payouts: await readToApprove(app, [payoutId]) },
  );
const order = async () => {
  await app.jobs.perform('payouts.order');
  for (const worker of app.workers) await worker.runDue();
};

test('a landlord’s next payout is known before it is made', async () => {
  const { body } = await call('GET', `/leases/${leases[0]}/next-payout`);
  expect(body.data).toMatchObject({
    number: null,
    leaseId: leases[0],
    landlord: { name: 'Kari Nordmann' },
    status: 'estimated',
    amount: 12_000,
    date: '2027-01-11',
    isRentReceived: true,
    account: ACCOUNT,
    lines: [{ type: 'rent_invoice', amount: 12_000, month: '2027-01-01' }],
  });
  expect((await stranger('GET', `/leases/${leases[0]}/next-payout`)).status).toBe(404);
});

test('payouts come page by page, by lease or by status, to their own agency alone', async () => {
  on('2027-01-11');
  await app.jobs.perform('payouts.run');
  const { body: first } = await call('GET', '/payouts?limit=1');
  expect(first.data).toHaveLength(1);
  const { body: rest } = await call('GET', `/payouts?limit=10&after=${first.next}`);
  const all = [...first.data, ...rest.data];
  expect(rest.next).toBeNull();
  expect(all.map(({ status }) => status).sort()).toEqual([
    'estimated',
    'estimated',
    'pending_for_approval',
    'pending_for_approval',
  ]);
  const { body: waiting } = await reader('GET', '/payouts?status=pending_for_approval');
  expect(waiting.data.map(({ number }: any) => number).sort()).toEqual([1, 2]);
  expect(waiting.data[0]).toMatchObject({ isHeld: false, approvalsNeeded: 1, approvals: [] });
  const own = await made(leases[0]!);
  expect((await call('GET', `/payouts/${own._id}`)).body).toEqual(own);
  expect((await call('GET', '/payouts?status=paid')).body.errors).toMatchObject([
    { path: 'status', reason: 'not_allowed' },
  ]);
  expect((await stranger('GET', '/payouts')).body.data).toEqual([]);
  expect((await stranger('GET', `/payouts/${own._id}`)).status).toBe(404);
  const narrow = partnerCalls(app, await addPartnerKey(app, partnerId, ['leases:read']));
  expect((await narrow('GET', '/payouts')).body).toMatchObject({
    code: 'partners.scope_missing',
    params: { scope: 'money:read' },
  });
});

test('a payout on hold is not sent to the bank until it is released', async () => {
  const { _id } = await made(leases[0]!);
  const hold = `/payouts/${_id}/hold`;
  const input = { reason: ' Tvist om  leien ' };
  expect((await reader('POST', hold, input, once())).status).toBe(403);
  expect((await stranger('POST', hold, input, once())).body.code).toBe('payouts.not_found');
  expect((await call('POST', hold, input)).body.code).toBe('partners.idempotency_required');
  expect((await call('POST', hold, { reason: ' ' }, once())).body.errors).toMatchObject([
    { path: 'reason', reason: 'required' },
  ]);
  const held = await call('POST', hold, input, once('hold-1'));
  expect(held.body).toMatchObject({ isHeld: true, status: 'pending_for_approval' });
  expect(held.body.events.at(-1)).toMatchObject({ name: 'held', note: 'Tvist om leien' });
  const again = await call('POST', hold, input, once('hold-1'));
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body).toEqual(held.body);
  expect((await call('POST', hold, input, once())).body.code).toBe('payouts.wrong_state');

  // A key holds and releases; approvers are named people.
  for (const leaseId of leases) await approve((await made(leaseId))._id);
  await order();
  expect(await made(leases[0]!)).toMatchObject({ status: 'approved', isHeld: true });
  expect(await made(leases[1]!)).toMatchObject({
    status: 'in_progress',
    approvals: [{ name: 'Anne Agent' }],
  });
  const release = `/payouts/${_id}/release`;
  expect((await stranger('POST', release, undefined, once())).status).toBe(404);
  const released = await call('POST', release, undefined, once());
  expect(released.body).toMatchObject({ isHeld: false, status: 'pending_for_approval' });
  expect((await call('POST', release, undefined, once())).status).toBe(409);
});

test('the system is notified of each event of a payout, once', async () => {
  const { bankReference } = await made(leases[1]!);
  const folder = join(app.config.BANK_DIR, 'out');
  const orders = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const file = orders.find((content) => content.includes(bankReference))!;
  const originalMessageId = /<MsgId>(.*?)<\/MsgId>/.exec(file)![1]!;
  const accepted = { endToEndId: bankReference, status: 'ACCP' };
  const debited = { amount: -1_200_000n, paidOn: '2027-01-12', endToEndId: bankReference };
  app.clock.set(Temporal.Instant.from('2027-01-12T09:00:00Z'));
  for (const bytes of [
    pain002({ originalMessageId, transactions: [accepted] }),
    camt053({ account: book.clientAccount, payments: [debited] }),
  ])
    await receiveFromBank(app, bytes);
  const paid = await made(leases[1]!);
  expect(paid).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    paidOn: '2027-01-12',
  });
  expect(paid.events.map(({ name }: any) => name)).toEqual([
    'estimated',
    'created',
    'approved',
    'ordered',
    'accepted',
    'paid',
  ]);

  await app.dispatcher.settle();
  await app.dispatcher.settle();
  const { body: payouts } = await call('GET', '/payouts');
  const { body: sent } = await call('GET', `/webhooks/${webhook}/deliveries?limit=200`);
  const notified = sent.data
    .map(({ type }: any) => type)
    .filter((type: string) => /^payout/.test(type));
  const occurred = payouts.data.flatMap(({ events }: any) =>
    events.map(({ name }: any) => `payout.${name}`),
  );
  expect(notified.sort()).toEqual(occurred.sort());
  expect(new Set(notified)).toEqual(
    new Set(
      [
        'estimated',
        'created',
        'held',
        'released',
        'approved',
        'approval_lapsed',
        'ordered',
        'accepted',
        'paid',
      ].map((name) => `payout.${name}`),
    ),
  );
  const [body] = await app.database.session((session) =>
    session.query<{ body: string }>("select body from webhook_delivery where type = 'payout.paid'"),
  );
  expect(JSON.parse(body!.body).data).toEqual({ payoutId: paid._id, leaseId: leases[1] });
});
