import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { bankAnswers, depositBank } from '../../../../testing/deposit-bank.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { newToken } from '../../../../testing/people.ts';
import { addPartner } from '../../../../testing/test-app.ts';

let scenario: LeaseScenario;
let bank: ReturnType<typeof depositBank>;
let call: ReturnType<typeof partnerCalls>;
let reader: ReturnType<typeof partnerCalls>;
let stranger: ReturnType<typeof partnerCalls>;
let webhook: string;

beforeAll(async () => {
  scenario = await createLeaseScenario();
  const { app, partnerId } = scenario;
  bank = depositBank(app);
  scenario.on('2026-11-20');
  await openBook(app, partnerId);
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  reader = partnerCalls(app, await addPartnerKey(app, partnerId, ['money:read']));
  const other = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  stranger = partnerCalls(app, await addPartnerKey(app, other));
  const request = { url: 'https://example.com/hook', types: ['deposit.changed'] };
  webhook = (await call('POST', '/webhooks', request)).body._id;
});
afterAll(() => scenario.close());

const once = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });
const TERMS = { startsOn: '2026-12-01', endsOn: '2029-11-30' };
const sign = async (securityType: string): Promise<string> =>
  (await scenario.signed({ who: scenario.silje, terms: { ...TERMS, securityType } }))._id;
/** The leases in webhooks about deposits, one per delivery. */
const notified = async () => {
  const rows = await scenario.app.database.session((session) =>
    session.query<{ body: string }>(
      `select body from webhook_delivery where webhook_id = '${webhook}' order by id`,
    ),
  );
  return rows.map(({ body }) => JSON.parse(body));
};

test('an account is read from its forms to the claim on its money, without the answers of the forms', async () => {
  const { app, ingrid, silje } = scenario;
  const { _id: leaseId } = await scenario.draft({ who: silje, terms: TERMS });
  const path = `/leases/${leaseId}/deposit`;
  expect((await call('GET', path)).body.code).toBe('deposits.not_found');
  await scenario.send(leaseId, silje);
  expect((await reader('GET', path)).body).toMatchObject({
    leaseId,
    type: 'deposit_account',
    status: 'waiting_for_kyc',
    amount: 36_000,
    paid: 0,
    forms: [{ name: 'Ingrid Solheim', submittedAt: null }, { submittedAt: null }],
    accounts: [],
    insurance: null,
    guarantee: null,
    release: null,
  });
  for (const signer of [ingrid, scenario.jonas, scenario.turid])
    await scenario.sign(leaseId, signer);
  await app.jobs.perform('deposits.hand_over');
  await scenario.settle();
  const { reference } = bank.newest().openings[0];
  const account = '86010000019';
  await bank.answer(
    'opened.json',
    bankAnswers({
      file: 'opened',
      accounts: [{ reference, account }],
      payments: [{ id: 'p', account, amount: '36000.00' }],
    }),
  );
  const { body: paid } = await call('GET', path);
  expect(paid).toMatchObject({
    status: 'paid',
    securityStatus: 'registered',
    isPaid: true,
    paid: 36_000,
    balance: 36_000,
    accounts: [{ name: 'Ingrid Solheim', number: account, bankName: 'Bank' }],
  });
  expect(paid.forms[0].submittedAt).toEqual(expect.any(String));
  expect(JSON.stringify(paid)).not.toMatch(/17859400078|540000|kyc|path/);
  expect((await stranger('GET', path)).body.code).toBe('leases.not_found');

  scenario.on('2029-12-03');
  await app.api(
    'mutation ($id: ID!) { claimDeposit(inputData: { contractId: $id }) { _id } }',
    { id: leaseId },
    await newToken(app, ingrid, 'identity'),
  );
  // The first key has ended by then.
  const later = partnerCalls(app, await addPartnerKey(app, scenario.partnerId));
  expect((await later('GET', path)).body.release).toEqual({
    ground: 'tenant_claim',
    state: 'waiting',
    by: 'tenant',
    asked: 0,
    claimedOn: '2029-12-03',
    notifiedOn: '2029-12-03',
    until: '2030-01-07',
  });
  scenario.on('2026-11-20');
});

test('the system records what an insurer says, once, and no other system can', async () => {
  const leaseId = await sign('deposit_insurance');
  const path = `/leases/${leaseId}/deposit`;
  const { body: made } = await call('GET', path);
  expect(made).toMatchObject({
    status: 'due',
    paid: 0,
    insurance: {
      fee: 5760,
      invoice: {
        account: '86011117947',
        total: 5760,
        paid: 0,
        kid: expect.stringMatching(/^\d+$/),
      },
      reference: null,
    },
  });
  const input = { reference: ' P-7 ', isRefused: false };
  const note = `${path}/insurance`;
  expect((await stranger('POST', note, input, once())).status).toBe(404);
  expect((await reader('POST', note, input, once())).body.code).toBe('partners.scope_missing');
  expect((await call('POST', note, input)).body.code).toBe('partners.idempotency_required');
  expect((await call('POST', note, {}, once())).body.errors).toEqual([
    { path: 'isRefused', reason: 'required' },
  ]);
  const before = (await notified()).length;
  const noted = await call('POST', note, input, once('p-7'));
  expect(noted.body).toMatchObject({ status: 'registered', insurance: { reference: 'P-7' } });
  expect((await call('POST', note, input, once('p-7'))).body).toEqual(noted.body);
  await scenario.settle();
  const news = (await notified()).slice(before);
  expect(news).toMatchObject([{ type: 'deposit.changed', data: { leaseId } }]);
  const guarantee = { guarantor: 'Nav', reference: null };
  expect((await call('POST', `${path}/guarantee`, guarantee, once())).body.code).toBe(
    'deposits.wrong_state',
  );
});

test('and who guarantees the rent in place of a deposit', async () => {
  const path = `/leases/${await sign('deposit_guarantee')}/deposit`;
  const input = { guarantor: 'Nav Grünerløkka', reference: 'G-1' };
  expect((await call('POST', `${path}/guarantee`, input, once())).body).toMatchObject({
    status: 'registered',
    guarantee: input,
    insurance: null,
    paid: null,
    endsOn: '2029-11-30',
  });
});
