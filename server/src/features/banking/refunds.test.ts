import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { agreeToChanges, readToApprove } from '../../../testing/approvals.ts';
import { camt054, pain002, type PaymentInFile } from '../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { addPartnerKey, partnerCalls } from '../../../testing/partner-key.ts';
import { addPerson, newToken, setGone, type TestPerson } from '../../../testing/people.ts';
import { schemaErrors } from '../../../testing/schemas.ts';
import { addSignedLease, endLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { features } from '../../features.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { findBalances, type Book } from '../ledger/public.ts';

const PAYER = '99991042764';
const OTHER = '12345678903';

let app: TestApp;
let partnerId: string;
let othersId: string;
let book: Book;
let anne: TestPerson;
let siri: TestPerson;
let stranger: TestPerson;
let kari: TestPerson;
let ingrid: TestPerson;
/** The first order of the first test, as the bank gets it. */
let sentToBank = '';

beforeAll(async () => {
  app = await createTestApp();
  mkdirSync(join(app.config.BANK_DIR, 'out'), { recursive: true });
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId, { kidSource: 'camt.054' });
  othersId = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, othersId, { clientAccount: OTHER });
  const agent = (email: string, of = partnerId) =>
    addPerson(app, { email, name: email, grants: [{ role: 'agent', partnerId: of }] });
  anne = await agent('anne@x.no');
  siri = await agent('siri@x.no');
  stranger = await agent('stranger@x.no', othersId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  on('2027-01-04');
  await settings();
});
afterAll(() => app.close());
/** The books have to agree after every test. */
afterEach(async () => expect(await audit()).toEqual([]));

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));

const audit = async () => {
  const found = features.flatMap(({ audit: one }) =>
    one ? [app.runner.read(SYSTEM, one, undefined)] : [],
  );
  return (await Promise.all(found)).flat();
};

const settings = async (input: Record<string, unknown> = {}) => {
  const set = await as(
    siri,
    `mutation ($input: SetPayoutSettingsInputData!) {
      setPayoutSettings(inputData: $input) { approvalsNeeded }
    }`,
    {
      input: {
        partnerId,
        payoutDay: 10,
        waitDays: 3,
        guaranteeMonths: 2,
        approvalsNeeded: 1,
        retryDays: 1,
        approverIds: [anne.id, siri.id],
        ...input,
      },
    },
  );
  // Another approver agrees, so that it counts immediately.
  await agreeToChanges(app, anne, partnerId);
  return set;
};

const REFUND = `_id amount status account isAccountNamed accountByName name text note contractId bankLineId
  approvals { name } approvalsNeeded numberOfFails isGivenUp reason bankRef paidDate`;
const refunds = async (status: string | null = null, person = anne) =>
  (
    await as(
      person,
      `query ($id: ID!, $status: RefundStatus) {
        getRefunds(queryData: { partnerId: $id, status: $status }) { data { ${REFUND} } metaData { totalDocuments amount } }
      }`,
      { id: partnerId, status },
    )
  ).data?.getRefunds;
const refund = async (id: string) =>
  (await refunds()).data.find(({ _id }: { _id: string }) => _id === id);

/** Runs a mutation on a refund. */
async function change(name: string, inputData: object, person = anne) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData`;
  const { data, errors } = await as(
    person,
    `mutation ($input: ${type}!) { ${name}(inputData: $input) { ${REFUND} } }`,
    { input: inputData },
  );
  return { refund: data?.[name], error: errors?.[0]?.extensions };
}
const approve = async (id: string, person = anne) =>
  change('approveRefunds', { refunds: await readToApprove(app, [id]) }, person);

/** Settles a payment, or undoes that. */
async function settle(lineId: string, more: object | 'undo', person = anne) {
  const [name, type, input] =
    more === 'undo'
      ? ['undoBankSettlement', 'UndoBankSettlement', {}]
      : [
          'settleBankException',
          'SettleBankException',
          { choice: 'refund', note: 'Feil konto', ...more },
        ];
  const { data, errors } = await as(
    person,
    `mutation ($input: ${type}InputData!) { ${name}(inputData: $input) { state } }`,
    { input: { lineId, ...input } },
  );
  return { state: data?.[name].state, error: errors?.[0]?.extensions };
}
/** An unmatched payment from the payer's account, with a requested refund. */
async function requestOf(more: object = {}) {
  const lineId = await waitingFrom(PAYER);
  expect(await settle(lineId, more)).toMatchObject({ state: 'refunded' });
  const one = (await refunds()).data.find(({ bankLineId }: any) => bankLineId === lineId);
  return { lineId, id: one._id as string };
}

const once = () => ({ 'idempotency-key': crypto.randomUUID() });

let files = 0;
const upload = async (bytes: Buffer, by = { who: anne, partnerId }) => {
  // The clock has moved since they logged in.
  const tokens = { ...by.who.tokens, accessToken: await newToken(app, by.who) };
  const answered = await uploadBankFile(app, { ...by, bytes, who: { ...by.who, tokens } });
  await app.dispatcher.settle();
  return answered;
};
const importPayments = async (payments: readonly Partial<PaymentInFile>[]) => {
  files += 1;
  const paidOn = app.clock.today().toString();
  const report = await receiveFromBank(
    app,
    camt054({
      account: book.clientAccount,
      id: `FILE-${files}`,
      payments: payments.map((one) => ({
        amount: 0n,
        paidOn,
        reference: `R${files}`,
        ...one,
      })),
    }),
  );
  await app.dispatcher.settle();
  return report;
};
/** The id of a payment without KID, from an account. */
async function waitingFrom(account: string | undefined, amount = 250_000n) {
  const text = `Fra ${files + 1}`;
  await importPayments([{ amount, text, ...(account && { account, name: 'Per Payer' }) }]);
  const { data } = await as(
    anne,
    `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) {
      data { _id text } } }`,
    { id: partnerId },
  );
  return data.getBankExceptions.data.find((one: any) => one.text === text)._id as string;
}

const order = async () => {
  await app.jobs.perform('payouts.order');
  for (const worker of app.workers) await worker.runDue();
};
/** The last order of a refund in the files for the bank. */
const ordered = (id: string) => {
  const bare = id.replaceAll('-', '');
  const folder = join(app.config.BANK_DIR, 'out');
  const file = readdirSync(folder)
    .filter((name) => name.startsWith('payouts-'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .findLast((content) => content.includes(bare));
  const endToEndId = new RegExp(`${bare}-\\d+`).exec(file ?? '')?.[0] ?? '';
  return { file: file ?? '', endToEndId, messageId: /<MsgId>(.*?)</.exec(file ?? '')?.[1] ?? '' };
};
const answer = (id: string, status: string, by?: { who: TestPerson; partnerId: string }) => {
  const { endToEndId, messageId } = ordered(id);
  files += 1;
  const transactions = [
    { endToEndId, status, ...(status === 'RJCT' && { reasonCode: 'AC04', text: 'Sperret' }) },
  ];
  const bytes = pain002({ id: `ANSWER-${files}`, originalMessageId: messageId, transactions });
  return by ? upload(bytes, by) : receiveFromBank(app, bytes);
};
const debited = (id: string, amount = -250_000n) =>
  importPayments([{ amount, endToEndId: ordered(id).endToEndId }]);
/** The bank debits what it rejected. Returns the payment that then waits. */
async function debitedLate(id: string) {
  expect(await debited(id)).toMatchObject({ waiting: { debit_unknown: 1 } });
  const { data } = await as(
    anne,
    `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) {
      data { _id lateDebit { isRefund serialId } } } }`,
    { id: partnerId },
  );
  return data.getBankExceptions.data.find(({ lateDebit }: any) => lateDebit);
}

const balances = async (leaseId?: string) =>
  Object.fromEntries(
    await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, ...(leaseId && { leaseId }) }),
      undefined,
    ),
  ) as Record<string, bigint>;

describe('an unassigned payment', () => {
  test('is ordered from the bank when approved, and is closed when the bank debits it', async () => {
    const before = await balances();
    const { id } = await requestOf();
    expect(await refund(id)).toMatchObject({
      amount: 2500,
      status: 'pending_for_approval',
      account: PAYER,
      isAccountNamed: false,
      name: 'Per Payer',
      note: 'Feil konto',
      contractId: null,
      approvals: [],
      text: 'Tilbakebetaling av innbetaling 04.01.2027',
    });
    await order();
    expect(ordered(id).file).toBe('');
    expect((await approve(id, stranger)).error?.code).toBe('payouts.not_found');
    // The person who requested it is not enough alone.
    expect((await approve(id)).refund).toMatchObject([{ status: 'pending_for_approval' }]);
    expect((await approve(id, siri)).refund).toMatchObject([{ status: 'approved' }]);
    expect((await approve(id)).error?.code).toBe('payouts.wrong_state');
    await order();
    const { file } = ordered(id);
    expect(file).toContain('<InstdAmt Ccy="NOK">2500.00</InstdAmt>');
    expect(file).toContain(`<Id>${PAYER}</Id>`);
    sentToBank = file;
    expect(await refund(id)).toMatchObject({ status: 'in_progress' });
    expect(await audit()).toEqual([]);
    // An answer in another agency's file is refused.
    const theirs = await answer(id, 'RJCT', { who: stranger, partnerId: othersId });
    expect(theirs).toMatchObject({ status: 400, error: { code: 'banking.bad_file' } });
    expect(await refund(id)).toMatchObject({ status: 'in_progress' });
    await answer(id, 'ACCP');
    expect(await refund(id)).toMatchObject({ status: 'completed', paidDate: null });
    const under = (await balances())['payouts_under_way']!;
    expect(under - (before['payouts_under_way'] ?? 0n)).toBe(-250_000n);
    on('2027-01-05');
    expect(await debited(id)).toMatchObject({ taken: { payouts: 1 }, waiting: {} });
    expect(await refund(id)).toMatchObject({ status: 'completed', paidDate: '2027-01-05' });
    const after = await balances();
    for (const account of ['client_account', 'suspense', 'payouts_under_way'])
      expect(after[account] ?? 0n).toBe(before[account] ?? 0n);
    // Reported once more, it matches nothing.
    expect(await debited(id)).toMatchObject({ waiting: { debit_unknown: 1 } });
    expect((await refunds('completed')).metaData).toEqual({ totalDocuments: 1, amount: 2500 });
    expect(await refunds(null, stranger)).toBeUndefined();
  });

  test.each([
    ['none', undefined],
    ['a foreign one', 'SE4550000000058398257466'],
  ])('needs an account from a person where the bank names %s', async (_, from) => {
    const lineId = await waitingFrom(from);
    expect((await settle(lineId, {})).error).toMatchObject({
      code: 'request.invalid',
      params: {
        fields: expect.arrayContaining([{ path: 'inputData.account', reason: 'required' }]),
      },
    });
    expect((await settle(lineId, { account: '12345678904' })).error?.params.fields).toEqual([
      { path: 'inputData.account', reason: 'wrong_format' },
    ]);
    await settle(lineId, { account: '1234.56.78903', name: 'Ola Payer' });
    const one = (await refunds()).data.find(({ bankLineId }: any) => bankLineId === lineId);
    expect(one).toMatchObject({ account: OTHER, name: 'Ola Payer', accountByName: 'anne@x.no' });
    // The person who entered the account is not enough alone.
    expect((await approve(one._id)).refund).toMatchObject([
      { status: 'pending_for_approval', approvals: [{ name: 'anne@x.no' }] },
    ]);
    expect((await approve(one._id)).error?.code).toBe('payouts.already_approved');
    expect((await approve(one._id, siri)).refund).toMatchObject([{ status: 'approved' }]);
    expect(await settle(lineId, 'undo')).toMatchObject({ state: 'waiting' });
    expect(await refund(one._id)).toMatchObject({ status: 'withdrawn' });
    await order();
    expect(ordered(one._id).file).toBe('');
  });

  test.each<[string, (lineId: string, call: ReturnType<typeof partnerCalls>) => Promise<unknown>]>([
    [
      'with a key of theirs',
      (lineId, call) =>
        call(
          'POST',
          `/payments/unplaced/${lineId}/settle`,
          {
            choice: 'refund',
            note: 'Feil konto',
            account: OTHER,
            name: 'Ola Payer',
          },
          once(),
        ),
    ],
    ['by the file that it came with', (lineId) => settle(lineId, {})],
  ])('is not approved alone by the user who named its account %s', async (_, send) => {
    const call = partnerCalls(app, await addPartnerKey(app, partnerId, undefined, anne));
    files += 1;
    const text = `Fra ${files}`;
    const payment = { amount: 5_000_000n, paidOn: app.clock.today().toString(), account: PAYER };
    const file = camt054({
      account: book.clientAccount,
      id: `OWN-${files}`,
      payments: [{ ...payment, reference: `R${files}`, text, name: 'Anne selv' }],
    });
    const bank = { 'content-type': 'application/octet-stream' };
    expect((await call('POST', '/bank-files', file.toString(), bank)).status).toBe(201);
    const waiting = (await call('GET', '/payments/unplaced?limit=200')).body.data;
    const { _id: lineId } = waiting.find((one: any) => one.text === text);
    await send(lineId, call);
    const one = (await refunds()).data.find(({ bankLineId }: any) => bankLineId === lineId);
    expect((await approve(one._id)).refund).toMatchObject([{ status: 'pending_for_approval' }]);
    expect((await approve(one._id, siri)).refund).toMatchObject([{ status: 'approved' }]);
    await settle(lineId, 'undo');
  });

  test('the order is valid by the bank’s schema', { tags: ['real-files'] }, () => {
    expect(schemaErrors('pain.001.001.03', sentToBank)).toBe('');
  });

  test('is not approved by one user alone when it is unknown whose key named its account', async () => {
    const call = partnerCalls(app, await addPartnerKey(app, partnerId, undefined, anne));
    await app.database.session((session) =>
      session.exec(`update partner_key set created_by = null where created_by = '${anne.id}'`),
    );
    const lineId = await waitingFrom(PAYER);
    const input = { choice: 'refund', note: 'Feil konto', account: OTHER, name: 'Ola Payer' };
    await call('POST', `/payments/unplaced/${lineId}/settle`, input, once());
    const one = (await refunds()).data.find(({ bankLineId }: any) => bankLineId === lineId);
    expect((await approve(one._id)).refund).toMatchObject([{ status: 'pending_for_approval' }]);
    expect((await approve(one._id, siri)).refund).toMatchObject([{ status: 'approved' }]);
  });

  test('waits for another person also when the others have left', async () => {
    const { id } = await requestOf({ account: OTHER, name: 'Ola Payer' });
    await settings({ approverIds: [anne.id] });
    await setGone(app, siri, true);
    expect((await approve(id)).refund).toMatchObject([{ status: 'pending_for_approval' }]);
    await setGone(app, siri, false);
    await settings();
    expect((await approve(id, siri)).refund).toMatchObject([{ status: 'approved' }]);
  });

  test('is reported to approvers: in the app at once, and by one mail for all that waits', async () => {
    on('2027-01-07');
    await settings();
    await requestOf();
    await requestOf();
    await app.dispatcher.settle();
    const notified = (person: TestPerson) =>
      as(person, '{ getNotifications { data { kind path count } } }').then(
        ({ data }) =>
          data.getNotifications.data.find(({ kind }: any) => kind === 'refunds_to_approve')?.path,
      );
    expect(await notified(siri)).toBe('/money/payouts/refunds');
    expect(await notified(stranger)).toBeUndefined();
    await app.mails();
    const mails = async (day: string) => {
      on(day);
      await app.jobs.perform('payouts.remind_approvers');
      return (await app.mails()).map(({ to, subject }) => `${to} ${subject.replace(/\d+/, 'N')}`);
    };
    const subject = 'N betalinger venter på godkjenning';
    expect((await mails('2027-01-08')).sort()).toEqual([
      `anne@x.no ${subject}`,
      `siri@x.no ${subject}`,
    ]);
    expect(await mails('2027-01-09')).toEqual([]);
    const silence = `mutation { updateNotificationSettings(inputData: { kind: approvals, isMailed: false }) { kind } }`;
    expect((await as(siri, silence)).data.updateNotificationSettings).toContainEqual({
      kind: 'approvals',
    });
    const waiting = (await refunds('pending_for_approval')).data;
    const ids = waiting.map(({ _id }: any) => _id);
    await change('approveRefunds', { refunds: await readToApprove(app, ids) });
    // The rest waits for another person, if for anyone: approvers are not notified of what they approved.
    expect(await mails('2027-01-11')).toEqual([]);
  });

  test('waits again when that is withdrawn, until the bank is asked', async () => {
    const { lineId, id } = await requestOf();
    expect((await change('withdrawRefund', { refundId: id })).error?.code).toBe(
      'payouts.wrong_state',
    );
    expect(await settle(lineId, 'undo')).toMatchObject({ state: 'waiting' });
    expect((await approve(id)).error?.code).toBe('payouts.wrong_state');
    await settle(lineId, {});
    const [again] = (await refunds('pending_for_approval')).data;
    expect(again).toMatchObject({ bankLineId: lineId });
    await approve(again._id, siri);
    await order();
    expect((await settle(lineId, 'undo')).error?.code).toBe('banking.wrong_state');
    await debited(again._id);
    expect((await settle(lineId, 'undo')).error?.code).toBe('banking.wrong_state');
  });

  test('is tried again when the bank rejects it, to another account, or withdrawn', async () => {
    on('2027-01-11');
    const { lineId, id } = await requestOf();
    await approve(id, siri);
    await order();
    await answer(id, 'RJCT');
    await answer(id, 'RJCT');
    expect(await refund(id)).toMatchObject({
      status: 'pending_for_approval',
      numberOfFails: 1,
      isGivenUp: false,
      approvals: [],
      reason: 'AC04 Sperret',
    });
    expect(await audit()).toEqual([]);
    await approve(id, siri);
    await order();
    expect(ordered(id).endToEndId).toMatch(/-1$/);
    on('2027-01-12');
    await order();
    expect(ordered(id).endToEndId).toMatch(/-2$/);
    expect(await refund(id)).toMatchObject({ status: 'in_progress' });
    expect((await change('correctRefund', { refundId: id })).error?.code).toBe(
      'payouts.wrong_state',
    );
    await answer(id, 'RJCT');
    on('2027-01-13');
    await order();
    expect(await refund(id)).toMatchObject({ status: 'failed', numberOfFails: 2, isGivenUp: true });
    expect((await change('correctRefund', { refundId: id })).refund).toMatchObject({
      status: 'pending_for_approval',
      account: PAYER,
      isGivenUp: false,
      isAccountNamed: false,
    });
    // Another account needs the approval of another person too.
    const input = { refundId: id, account: OTHER };
    expect((await change('correctRefund', input, stranger)).error?.code).toBe('payouts.not_found');
    expect((await change('correctRefund', input)).refund).toMatchObject({
      status: 'pending_for_approval',
      account: OTHER,
      name: 'Per Payer',
      approvals: [],
      accountByName: 'anne@x.no',
      isGivenUp: false,
    });
    await order();
    expect(ordered(id).endToEndId).toMatch(/-2$/);
    await approve(id, siri);
    await order();
    const { file, endToEndId } = ordered(id);
    expect(endToEndId).toMatch(/-3$/);
    expect(file).toContain(`<Id>${OTHER}</Id>`);
    await answer(id, 'RJCT');
    expect(await settle(lineId, 'undo')).toMatchObject({ state: 'waiting' });
    expect(await refund(id)).toMatchObject({ status: 'withdrawn' });
    on('2027-01-14');
    await order();
    expect(ordered(id).endToEndId).toMatch(/-3$/);
  });

  test('that the bank rejected but debited is not tried again, and a person marks it as paid', async () => {
    on('2027-01-15');
    const before = await balances();
    const { lineId: paymentId, id } = await requestOf();
    await approve(id, siri);
    await order();
    await answer(id, 'RJCT');
    const late = await debitedLate(id);
    expect(late.lateDebit).toEqual({ isRefund: true, serialId: null });
    on('2027-01-18');
    await order();
    expect(ordered(id).endToEndId).toMatch(/-1$/);
    // The money cannot be sent a second time while it waits.
    expect((await change('correctRefund', { refundId: id })).error?.code).toBe(
      'payouts.debit_waits',
    );
    expect((await settle(paymentId, 'undo')).error?.code).toBe('payouts.debit_waits');
    expect(await settle(late._id, { choice: 'paid_out', note: null })).toMatchObject({
      state: 'settled',
    });
    expect(await refund(id)).toMatchObject({
      status: 'completed',
      paidDate: '2027-01-15',
      numberOfFails: 0,
    });
    const after = await balances();
    for (const account of ['client_account', 'suspense', 'payouts_under_way'])
      expect(after[account] ?? 0n).toBe(before[account] ?? 0n);
    expect((await settle(late._id, 'undo')).error?.code).toBe('banking.wrong_state');
    await order();
    expect(ordered(id).endToEndId).toMatch(/-1$/);
    expect(await audit()).toEqual([]);
  });

  test('that the bank debited after the last rejection can be marked as paid, a withdrawn one can not', async () => {
    on('2027-01-15');
    const { id } = await requestOf();
    await approve(id, siri);
    await order();
    await answer(id, 'RJCT');
    on('2027-01-18');
    await approve(id, siri);
    await order();
    await answer(id, 'RJCT');
    expect(await refund(id)).toMatchObject({ status: 'failed', isGivenUp: true });
    const late = await debitedLate(id);
    await settle(late._id, { choice: 'paid_out', note: null });
    expect(await refund(id)).toMatchObject({
      status: 'completed',
      isGivenUp: false,
      numberOfFails: 1,
      paidDate: '2027-01-18',
    });
    expect(await audit()).toEqual([]);

    const second = await requestOf();
    await approve(second.id, siri);
    await order();
    await answer(second.id, 'RJCT');
    expect(await settle(second.lineId, 'undo')).toMatchObject({ state: 'waiting' });
    const after = await debitedLate(second.id);
    expect((await settle(after._id, { choice: 'paid_out', note: null })).error?.code).toBe(
      'payouts.wrong_state',
    );
    expect(await refund(second.id)).toMatchObject({ status: 'withdrawn', paidDate: null });
    expect(await audit()).toEqual([]);
  });

  test('is no longer in progress when money returned by hand is settled as that', async () => {
    const lineId = await waitingFrom(PAYER, -123_400n);
    const before = await balances();
    expect(await settle(lineId, {})).toMatchObject({ state: 'refunded' });
    expect((await refunds()).data.some(({ bankLineId }: any) => bankLineId === lineId)).toBe(false);
    expect((await balances())['payouts_under_way']).toBe(
      (before['payouts_under_way'] ?? 0n) + 123_400n,
    );
    expect(await audit()).toEqual([]);
    expect(await settle(lineId, 'undo')).toMatchObject({ state: 'waiting' });
  });

  test('is in progress again when it comes back after its debit', async () => {
    on('2027-01-18');
    const { id } = await requestOf();
    await approve(id, siri);
    await order();
    await debited(id);
    const { endToEndId } = ordered(id);
    const back = { amount: 250_000n, endToEndId, text: 'Konto avsluttet', isReversal: true };
    // A person has to decide on a partial return.
    expect(await importPayments([{ ...back, amount: 249_000n }])).toMatchObject({
      waiting: { reversal_unknown: 1 },
    });
    expect(await importPayments([back])).toMatchObject({ taken: { payouts: 1 }, waiting: {} });
    expect(await refund(id)).toMatchObject({
      status: 'pending_for_approval',
      numberOfFails: 1,
      paidDate: null,
      reason: 'Konto avsluttet',
    });
    expect(await audit()).toEqual([]);
    // A late answer changes nothing.
    await answer(id, 'RJCT');
    expect(await refund(id)).toMatchObject({ numberOfFails: 1 });
    on('2027-01-19');
    await approve(id, siri);
    await order();
    await debited(id);
    expect(await refund(id)).toMatchObject({ status: 'completed', paidDate: '2027-01-19' });
  });

  test('is approved by two at once, and once by one who does so twice', async () => {
    await settings({ approvalsNeeded: 2 });
    const { id } = await requestOf();
    await settings();
    const both = await Promise.all([approve(id), approve(id, siri), approve(id)]);
    const codes = both.flatMap(({ error }) => error?.code ?? []);
    expect(codes).toHaveLength(1);
    expect(await refund(id)).toMatchObject({ status: 'approved', approvalsNeeded: 2 });
  });

  test('is withdrawn or ordered, never both, by two at once', async () => {
    on('2027-01-20');
    const { lineId, id } = await requestOf();
    await approve(id, siri);
    const [, undone] = await Promise.all([
      app.jobs.perform('payouts.order'),
      settle(lineId, 'undo'),
      app.jobs.perform('payouts.order'),
    ]);
    for (const worker of app.workers) await worker.runDue();
    const { status } = await refund(id);
    expect(status).toBe(undone.error ? 'in_progress' : 'withdrawn');
    expect(ordered(id).file === '').toBe(!undone.error);
  });
});

describe('an overpayment of a lease', () => {
  const SURPLUSES = `query ($id: ID!) { getSurpluses(queryData: { partnerId: $id }) {
    data { contractId leaseNumber home tenantNames endedOn surplus account name }
    metaData { totalDocuments } } }`;
  const surplusOf = async (leaseId: string) =>
    (await as(anne, SURPLUSES, { id: partnerId })).data.getSurpluses.data.find(
      ({ contractId }: any) => contractId === leaseId,
    );
  const invoiceOf = async (leaseId: string) => {
    const [row] = await app.database.session((session) =>
      session.query<{ kid: string; total: string; paid: string }>(
        'select kid, total::text, paid::text from invoice where lease_id = $1 order by serial',
        [leaseId],
      ),
    );
    return row!;
  };
  test('goes to no one who paid a krone last', async () => {
    const leaseId = await overpaid(PAYER);
    const { kid } = await invoiceOf(leaseId);
    await importPayments([{ kid, amount: 100n, account: '15200400043', name: 'En fremmed' }]);
    on('2027-03-01');
    expect(await surplusOf(leaseId)).toMatchObject({ surplus: 3001, account: PAYER });
    const { refund: requested } = await refundSurplus(leaseId);
    expect(requested).toMatchObject({ account: PAYER, amount: 3001 });
    expect((await approve(requested._id)).refund).toMatchObject([
      { status: 'pending_for_approval' },
    ]);
    await change('withdrawRefund', { refundId: requested._id });
  });

  /** A lease of one month that was overpaid by 3,000 kr, the last payment from the payer's account. */
  async function overpaid(from: string | null = PAYER, last = 400_000n) {
    on('2027-02-01');
    const leaseId = await addSignedLease(app, {
      partnerId,
      landlord: kari,
      tenants: [ingrid],
      startsOn: '2027-02-01',
      endsOn: '2030-02-28',
    });
    await endLease(app, leaseId, '2027-02-28');
    const { kid, total } = await invoiceOf(leaseId);
    await importPayments([{ kid, amount: BigInt(total) - 100_000n, account: OTHER, name: 'NAV' }]);
    on('2027-02-10');
    await importPayments([{ kid, amount: last, ...(from && { account: from, name: 'Ingrid S' }) }]);
    return leaseId;
  }
  const refundSurplus = (contractId: string, more: object = {}, person = anne) =>
    change('refundSurplus', { contractId, note: 'Betalt for mye', ...more }, person);

  test('is paid back on request, and the lease is paid, no more', async () => {
    const leaseId = await overpaid();
    on('2027-03-01');
    expect(await surplusOf(leaseId)).toMatchObject({
      endedOn: '2027-02-28',
      surplus: 3000,
      account: PAYER,
      name: 'Ingrid S',
      tenantNames: ['Ingrid Solheim'],
    });
    for (const person of [stranger, kari, ingrid])
      expect((await refundSurplus(leaseId, {}, person)).error?.code).toBe('ledger.not_found');
    expect((await refundSurplus(leaseId, { amount: 3000.01 })).error).toMatchObject({
      code: 'invoicing.too_much',
      params: { maximum: 3000 },
    });
    const before = await balances(leaseId);
    const { refund: part } = await refundSurplus(leaseId, { amount: 1000 });
    expect(part).toMatchObject({
      amount: 1000,
      status: 'pending_for_approval',
      account: PAYER,
      contractId: leaseId,
      text: expect.stringMatching(/^Tilbakebetaling av for mye betalt leie, Hjem \d+$/),
    });
    expect(await surplusOf(leaseId)).toMatchObject({ surplus: 2000 });
    const { refund: rest } = await refundSurplus(leaseId);
    expect(rest.amount).toBe(2000);
    expect(await surplusOf(leaseId)).toBeUndefined();
    expect((await refundSurplus(leaseId)).error).toMatchObject({ params: { maximum: 0 } });
    expect(await balances(leaseId)).toMatchObject({
      tenant_receivable: 0n,
      payouts_under_way: -300_000n,
      landlord_payable: before['landlord_payable'],
    });
    const { total, paid } = await invoiceOf(leaseId);
    expect(paid).toBe(total);
    const statuses = await as(
      ingrid,
      `query ($id: ID!) { getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) { data { status } } }`,
      { id: leaseId },
    );
    expect(statuses.data.getAllInvoiceForPartnerPublicSite.data).toEqual([{ status: 'paid' }]);
    await change(
      'approveRefunds',
      { refunds: await readToApprove(app, [part._id, rest._id]) },
      siri,
    );
    await order();
    await debited(part._id, -100_000n);
    await debited(rest._id, -200_000n);
    expect(await balances(leaseId)).toMatchObject({
      payouts_under_way: 0n,
      client_account: -before['landlord_payable']!,
    });
  });

  test('is paid back while the lease runs, and no later invoice takes it', async () => {
    on('2027-02-01');
    const leaseId = await addSignedLease(app, {
      partnerId,
      landlord: kari,
      tenants: [ingrid],
      startsOn: '2027-02-01',
    });
    const { kid, total } = await invoiceOf(leaseId);
    const rent = BigInt(total);
    const account = { account: PAYER, name: 'Ingrid S' };
    await importPayments([{ kid, amount: rent + 500_000n, ...account }]);
    expect(await surplusOf(leaseId)).toMatchObject({ endedOn: null, surplus: 5000 });
    const { refund: requested } = await refundSurplus(leaseId, { amount: 3000 });
    // It waits for another person, and is out of reach of the next invoice at once.
    expect(requested).toMatchObject({ amount: 3000, account: PAYER });
    expect((await approve(requested._id)).refund).toMatchObject([
      { status: 'pending_for_approval' },
    ]);
    const paidOf = async () => {
      const rows = await app.database.session((session) =>
        session.query<{ paid: string }>(
          'select paid::text from invoice where lease_id = $1 order by serial',
          [leaseId],
        ),
      );
      return rows.map(({ paid }) => BigInt(paid));
    };
    on('2027-02-20');
    await app.jobs.perform('billing.issue_invoices');
    await app.dispatcher.settle();
    expect(await paidOf()).toEqual([rent, 200_000n]);
    expect(await surplusOf(leaseId)).toBeUndefined();
    expect((await refundSurplus(leaseId)).error).toMatchObject({ params: { maximum: 0 } });
    // Withdrawn, it pays the invoice that was issued meanwhile.
    await change('withdrawRefund', { refundId: requested._id });
    expect(await paidOf()).toEqual([rent, 500_000n]);
    expect(await balances(leaseId)).toMatchObject({ tenant_receivable: rent - 500_000n });
    expect(await audit()).toEqual([]);
  });

  test('is written off with a reason where it is a few kroner, once the lease is over', async () => {
    const writeOff = async (contractId: string, person = anne, reason = 'Øredifferanse') => {
      const { data, errors } = await as(
        person,
        'mutation ($inputData: WriteOffSurplusInputData!) { writeOffSurplus(inputData: $inputData) }',
        { inputData: { contractId, reason } },
      );
      return data?.writeOffSurplus ?? errors![0]!.extensions;
    };
    const leaseId = await overpaid(PAYER, 100_040n);
    expect(await writeOff(leaseId)).toMatchObject({ code: 'invoicing.not_over' });
    on('2027-03-01');
    expect(await surplusOf(leaseId)).toMatchObject({ surplus: 0.4 });
    for (const person of [stranger, kari, ingrid])
      expect(await writeOff(leaseId, person)).toMatchObject({ code: 'ledger.not_found' });
    expect(await writeOff(leaseId, anne, '')).toMatchObject({ code: 'request.invalid' });
    const before = await balances(leaseId);
    expect(await writeOff(leaseId)).toBe(true);
    expect(await surplusOf(leaseId)).toBeUndefined();
    expect(await balances(leaseId)).toEqual({ ...before, tenant_receivable: 0n, rounding: -40n });
    expect(await writeOff(leaseId)).toMatchObject({ code: 'invoicing.too_much' });
    const { data } = await as(
      ingrid,
      `query ($id: ID!) { getLeaseTimeline(queryData: { contractId: $id }) { kind amount note } }`,
      { id: leaseId },
    );
    const item = { kind: 'surplus_written_off', amount: 0.4, note: 'Øredifferanse' };
    expect(data.getLeaseTimeline).toContainEqual(item);
    expect(data.getLeaseTimeline.map(({ kind }: { kind: string }) => kind)).not.toContain(
      'payment_taken_back',
    );
    const more = await overpaid(PAYER, 101_001n);
    on('2027-03-01');
    expect(await writeOff(more)).toMatchObject({
      code: 'invoicing.too_much',
      params: { maximum: 10 },
    });
  });

  test('is requested by an agency’s own system, which is notified of its outcome', async () => {
    const key = await addPartnerKey(app, partnerId);
    const call = partnerCalls(app, key);
    const reader = partnerCalls(app, await addPartnerKey(app, partnerId, ['money:read']));
    const foreign = partnerCalls(app, await addPartnerKey(app, othersId));
    await call('POST', '/webhooks', { url: 'https://example.com/hook' }, once());
    const leaseId = await overpaid();
    await overpaid();
    on('2027-03-01');
    const { body: first } = await reader('GET', '/surpluses?limit=1');
    const { body: rest } = await reader('GET', `/surpluses?after=${first.next}`);
    const theirs = [...first.data, ...rest.data].find((one) => one.leaseId === leaseId);
    expect(theirs).toEqual({
      leaseId,
      endedOn: '2027-02-28',
      tenants: ['Ingrid Solheim'],
      amount: 3000,
      payer: { name: 'Ingrid S', account: PAYER },
    });
    expect((await foreign('GET', '/surpluses')).body.data).toEqual([]);

    const path = `/leases/${leaseId}/surplus/refund`;
    const input = { note: 'Betalt for mye', account: OTHER, name: 'Ingrid Solheim' };
    expect((await reader('POST', path, input, once())).status).toBe(403);
    expect((await foreign('POST', path, input, once())).status).toBe(404);
    expect((await call('POST', path, input)).body.code).toBe('partners.idempotency_required');
    expect(
      (await call('POST', path, { ...input, account: '12345678904' }, once())).body.errors,
    ).toMatchObject([{ path: 'account', reason: 'wrong_format' }]);
    const { status, body } = await call('POST', path, input, once());
    expect(status).toBe(201);
    const { refundId } = body;
    const read = async (send = call) => (await send('GET', `/refunds/${refundId}`)).body;
    expect(await read(reader)).toMatchObject({
      leaseId,
      unplacedPaymentId: null,
      status: 'pending_for_approval',
      amount: 3000,
      account: OTHER,
      isAccountNamed: true,
      name: 'Ingrid Solheim',
      approvals: [],
    });
    expect((await foreign('GET', `/refunds/${refundId}`)).status).toBe(404);
    expect((await reader('GET', `/refunds?leaseId=${leaseId}`)).body.data).toEqual([await read()]);
    expect((await foreign('GET', '/refunds')).body.data).toEqual([]);
    const listed = async (input: string) =>
      (await reader('GET', `/refunds?${input}`)).body.data.map(({ _id }: any) => _id);
    expect(await listed('status=completed')).not.toContain(refundId);
    expect(await listed('status=pending_for_approval&limit=200')).toContain(refundId);

    await approve(refundId, siri);
    await order();
    const withdraw = (send = call) =>
      send('POST', `/refunds/${refundId}/withdraw`, undefined, once());
    expect((await withdraw()).body.code).toBe('payouts.wrong_state');
    await answer(refundId, 'RJCT');
    on('2027-03-02');
    await approve(refundId, siri);
    await order();
    await answer(refundId, 'RJCT');
    expect((await withdraw(foreign)).status).toBe(404);
    expect((await withdraw()).body).toMatchObject({ status: 'withdrawn' });
    await app.dispatcher.settle();
    const notified = await app.database.session((session) =>
      session.query<{ body: string }>("select body from webhook_delivery where type ~ '^refund'"),
    );
    const ofIt = notified
      .map(({ body: one }) => JSON.parse(one))
      .filter(({ data }) => data.refundId === refundId);
    expect(ofIt.map(({ type }) => type).sort()).toEqual(
      [
        'asked',
        'approved',
        'ordered',
        'rejected',
        'approved',
        'retried',
        'rejected',
        'failed',
        'withdrawn',
      ]
        .map((name) => `refund.${name}`)
        .sort(),
    );
    expect(ofIt[0].data).toEqual({ refundId, leaseId });
  });

  test('is an overpayment again when that is withdrawn, until the bank is asked', async () => {
    const leaseId = await overpaid();
    on('2027-03-01');
    const { refund: first } = await refundSurplus(leaseId);
    expect((await change('withdrawRefund', { refundId: first._id }, stranger)).error?.code).toBe(
      'payouts.not_found',
    );
    expect((await change('withdrawRefund', { refundId: first._id })).refund).toMatchObject({
      status: 'withdrawn',
    });
    expect(await surplusOf(leaseId)).toMatchObject({ surplus: 3000 });
    expect(await audit()).toEqual([]);
    const { refund: second } = await refundSurplus(leaseId, { account: OTHER });
    expect(second).toMatchObject({ account: OTHER, name: 'Ingrid S' });
    await approve(second._id, siri);
    await order();
    expect((await change('withdrawRefund', { refundId: second._id })).error?.code).toBe(
      'payouts.wrong_state',
    );
    await answer(second._id, 'RJCT');
    await change('withdrawRefund', { refundId: second._id });
    expect(await surplusOf(leaseId)).toMatchObject({ surplus: 3000 });
  });

  test('goes to the named recipient when the bank does not say who paid', async () => {
    const leaseId = await overpaid(null);
    on('2027-03-01');
    expect(await surplusOf(leaseId)).toMatchObject({ account: null, name: 'Ingrid Solheim' });
    expect((await refundSurplus(leaseId)).error).toMatchObject({
      params: { fields: [{ path: 'inputData.account', reason: 'required' }] },
    });
    expect((await refundSurplus(leaseId, { account: PAYER })).refund).toMatchObject({
      account: PAYER,
      name: 'Ingrid Solheim',
      accountByName: 'anne@x.no',
    });
  });

  test('is paid back once when two request it at once', async () => {
    const leaseId = await overpaid();
    on('2027-03-01');
    const both = await Promise.all([refundSurplus(leaseId), refundSurplus(leaseId)]);
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['invoicing.too_much']);
    expect(await surplusOf(leaseId)).toBeUndefined();
  });

  test('is owed again when the payer’s bank reverses it as well', async () => {
    const leaseId = await overpaid();
    on('2027-03-01');
    await refundSurplus(leaseId);
    const { kid } = await invoiceOf(leaseId);
    await importPayments([{ kid, amount: -400_000n, isReversal: true }]);
    const { total, paid } = await invoiceOf(leaseId);
    expect(BigInt(total) - BigInt(paid)).toBe(400_000n);
  });
});

test.each([
  [
    'an attempt that was not recorded',
    'tries = tries + 1',
    'tries = tries - 1',
    /^Refund .* tried/,
  ],
  ['money that no refund has', 'withdrawn_at = now()', 'withdrawn_at = null', /are under way/],
])('the audit reports %s', async (_, corruption, repair, input) => {
  const { id } = await requestOf();
  const change = (how: string) =>
    app.database.session((session) => session.exec(`update refund set ${how} where id = '${id}'`));
  await change(corruption);
  const found = await audit();
  await change(repair);
  expect(found).toEqual([expect.stringMatching(input)]);
});

test('the requester is erased with their account', async () => {
  await app.runner.run(
    SYSTEM,
    (work) => work.emit({ name: 'accounts.deleted', payload: { accountId: anne.id } }),
    undefined,
  );
  await app.dispatcher.settle();
  const rows = await app.database.session((session) =>
    session.query(
      `select count(*)::integer as named from refund
       where '${anne.id}' in (asked_by_id, brought_by_id)
       union all select count(*)::integer from money_act where by_id = '${anne.id}'`,
    ),
  );
  expect(rows).toEqual([{ named: 0 }, { named: 0 }]);
});
