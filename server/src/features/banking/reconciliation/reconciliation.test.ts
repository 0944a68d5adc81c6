import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  camt053,
  camt054,
  ocrFile,
  type CamtFile,
  type PaymentInFile,
} from '../../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPartnerKey } from '../../../../testing/partner-key.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { poppler } from '../../../../testing/poppler.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { auditBanking } from '../use-cases/audit-banking.ts';

// Each test has its own agency, and some have a second account.
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const ACCOUNTS = Array.from({ length: 60 }, (_, index) => String(1_503_208_010 + index)).flatMap(
  (digits) => {
    const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
    const check = (11 - (sum % 11)) % 11;
    return check === 10 ? [] : `${digits}${check}`;
  },
);

let app: TestApp;
let opened = 0;
let account: string;
let partnerId: string;
let agent: TestPerson;
let last: { closing: bigint; number: number };

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  opened += 1;
  account = ACCOUNTS[opened - 1]!;
  last = { closing: 0n, number: 0 };
  on('2026-11-04');
  partnerId = await addPartner(app, `byra${opened}`, `Byrå ${opened}`);
  await openBook(app, partnerId, { kidSource: 'camt.054', clientAccount: account });
  agent = await addPerson(app, {
    email: `agent${opened}@x.no`,
    name: 'Silje Agent',
    grants: [{ role: 'agent', partnerId }],
  });
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T11:00:00Z`));

async function upload(bytes: Buffer) {
  const accessToken = await newToken(app, agent);
  const who = { ...agent, tokens: { ...agent.tokens, accessToken } };
  const { status, body } = await uploadBankFile(app, { partnerId, bytes, who });
  await app.dispatcher.settle();
  expect(status).toBe(200);
  return body;
}
const sumOf = (payments: readonly PaymentInFile[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0n);
/** The bank's next statement, which begins where the last one ended unless something else is given. */
function statement(
  closingOn: string,
  payments: PaymentInFile[] = [],
  input: Partial<CamtFile> = {},
): Buffer {
  const { opening = last.closing, number = last.number + 1 } = input;
  last = { closing: opening + sumOf(payments), number };
  return camt053({
    id: `S${opened}-${closingOn}-${number}`,
    account,
    payments,
    closingOn,
    opening,
    number,
  });
}
const paid = (
  amount: bigint,
  paidOn: string,
  input: Partial<PaymentInFile> = {},
): PaymentInFile => ({
  amount,
  paidOn,
  text: 'Husleie',
  ...input,
});

const FIELDS = `month until toRefill notSignable needsNote nextToSign signedByName note
  problems { kind account on amount firstNumber lastNumber }
  unclear { on amount text reason } charges { on amount text }
  accounts { account statementOn bank ledger
    differences { kind from amount count } entries { kind on amount kid }
    days { on bank ledger unexplained } }`;
/** A month; its unclear payments are always what the books have in suspense at its end. */
async function reconciliation(month: string | null = '2026-11') {
  const token = await newToken(app, agent);
  const { data, errors } = await app.api(
    `query ($id: ID!, $month: String) {
      getBankReconciliation(queryData: { partnerId: $id, month: $month }) { ${FIELDS} } }`,
    { id: partnerId, month },
    token,
  );
  expect(errors).toBeUndefined();
  const { until, unclear } = data.getBankReconciliation;
  const books = await app.api(
    `query ($id: ID!, $on: String!) {
      getLedgerBalances(queryData: { partnerId: $id, on: $on }) { account amount } }`,
    { id: partnerId, on: until },
    token,
  );
  const suspense = books.data.getLedgerBalances.find(
    (one: { account: string }) => one.account === 'suspense',
  );
  const listed = unclear.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0);
  expect(listed).toBeCloseTo(-(suspense?.amount ?? 0), 2);
  return data.getBankReconciliation;
}
async function sign(month: string, note = '') {
  const { data, errors } = await app.api(
    `mutation ($in: SignBankReconciliationInputData!) {
      signBankReconciliation(inputData: $in) { ${FIELDS} } }`,
    { in: { partnerId, month, note } },
    await newToken(app, agent),
  );
  return errors ? errors[0]!.extensions : data.signBankReconciliation;
}
const audit = async () =>
  (await app.runner.read(SYSTEM, auditBanking, undefined)).filter((sentence) =>
    sentence.includes(account),
  );
const differences = async () => (await reconciliation()).accounts[0].differences;

test('a bank that has what the books have has no differences', async () => {
  await upload(statement('2026-11-02', [paid(500_000n, '2026-11-02')]));
  await upload(
    statement('2026-11-03', [paid(700_000n, '2026-11-03'), paid(-20_000n, '2026-11-03')]),
  );
  const { accounts, problems, unclear } = await reconciliation();
  expect(accounts).toEqual([
    {
      account,
      statementOn: '2026-11-03',
      bank: 11_800,
      ledger: 11_800,
      differences: [],
      entries: [],
      days: [
        { on: '2026-11-02', bank: 5000, ledger: 5000, unexplained: 0 },
        { on: '2026-11-03', bank: 11_800, ledger: 11_800, unexplained: 0 },
      ],
    },
  ]);
  expect(problems).toEqual([]);
  const amounts = unclear.map(({ amount }: { amount: number }) => amount);
  expect(new Set(amounts)).toEqual(new Set([5000, 7000, -200]));
  expect(await audit()).toEqual([]);
});

test('a payment in transit between banks is named', async () => {
  await upload(statement('2026-11-02'));
  const late = paid(900_000n, '2026-11-02', { bookedOn: '2026-11-03', kid: '2345676' });
  await upload(camt054({ id: `T${opened}`, account, payments: [late] }));
  const { accounts } = await reconciliation();
  expect(accounts[0]).toMatchObject({
    bank: 0,
    ledger: 9000,
    differences: [{ kind: 'in_transit', from: '2026-11-02', amount: -9000, count: 1 }],
    entries: [{ kind: 'in_transit', on: '2026-11-02', amount: -9000, kid: '2345676' }],
  });
  const key = await addPartnerKey(app, partnerId, ['money:read']);
  const request = await app.call({
    url: '/partner/v1/bank-reconciliation?month=2026-11',
    headers: { authorization: `Bearer ${key}` },
  });
  expect(request.json()).toMatchObject({
    month: '2026-11',
    signedAt: null,
    toRefill: 0,
    problems: [],
    accounts: [
      {
        account,
        statementOn: '2026-11-02',
        bank: 0,
        ledger: 9000,
        differences: [{ kind: 'in_transit', from: '2026-11-02', amount: -9000, count: 1 }],
      },
    ],
  });
  await upload(statement('2026-11-03', [late]));
  expect(await differences()).toEqual([]);
  expect(await audit()).toEqual([]);
});

test('a missing statement is reported, and again when it comes', async () => {
  await upload(statement('2026-11-02', [paid(110_000n, '2026-11-02')]));
  const missing = statement('2026-11-03', [paid(800_000n, '2026-11-03')]);
  await upload(statement('2026-11-04', [paid(10_000n, '2026-11-04')]));
  const { accounts, problems } = await reconciliation();
  expect(accounts[0].differences).toEqual([
    { kind: 'missing_statement', from: '2026-11-04', amount: 8000, count: 1 },
  ]);
  expect(problems).toEqual([
    {
      kind: 'missing_statement',
      account,
      on: '2026-11-04',
      amount: 8000,
      firstNumber: null,
      lastNumber: null,
    },
  ]);
  expect(await audit()).toHaveLength(1);
  await upload(missing);
  expect((await reconciliation()).problems).toEqual([]);
  expect(await audit()).toEqual([]);
});

test('a missing number of a file is reported', async () => {
  on('2026-11-12');
  for (const day of ['02', '03', '04', '05']) await upload(statement(`2026-11-${day}`));
  for (const [number, day] of [
    [701, '09'],
    [702, '10'],
    [703, '10'],
    [705, '11'],
  ] as const) {
    const payments = [paid(100n, `2026-11-${day}`, { text: String(number) })];
    await upload(camt054({ id: `N${opened}-${number}`, account, number, payments }));
  }
  expect((await reconciliation()).problems).toMatchObject([
    { kind: 'late_statement', account, on: '2026-11-05' },
    { kind: 'missing_number', account, on: '2026-11-11', firstNumber: 704, lastNumber: 704 },
  ]);
  expect(await audit()).toEqual([expect.stringContaining('files 704 to 704')]);
});

test('a payment with a KID that came in no file of its own is named, and found on another day', async () => {
  const payment = paid(1_200_000n, '2026-11-02', { kid: '2345676' });
  await upload(statement('2026-11-02', [payment]));
  expect((await reconciliation()).accounts[0]).toMatchObject({
    differences: [{ kind: 'not_received', from: '2026-11-02', amount: 12_000, count: 1 }],
    entries: [{ kind: 'not_received', amount: 12_000, kid: '2345676' }],
  });
  expect((await reconciliation()).problems).toEqual([]);
  on('2026-11-05');
  expect((await reconciliation()).problems).toMatchObject([
    { kind: 'payments_missing', on: '2026-11-02', amount: 12_000 },
  ]);
  const moved = { ...payment, paidOn: '2026-11-03' };
  await upload(camt054({ id: `K${opened}`, account, payments: [moved] }));
  await upload(statement('2026-11-04'));
  expect(await differences()).toEqual([]);
});

test('a statement that is sent twice counts its payments once', async () => {
  const payment = paid(300_000n, '2026-11-02', { kid: '2345676' });
  const bytes = statement('2026-11-02', [payment]);
  await upload(bytes);
  await upload(Buffer.from(String(bytes).replace('<MsgId>', '<MsgId>AGAIN-')));
  await upload(camt054({ id: `D${opened}`, account, payments: [payment] }));
  expect(await differences()).toEqual([]);
});

test('a file of thousands of statements is accepted, and one of more than any bank sends is refused', async () => {
  const file = (count: number) => {
    const bytes = String(camt053({ id: `M${opened}-${count}`, account, closingOn: '2026-11-02' }));
    const one = /<Stmt>[^]*<\/Stmt>/.exec(bytes)![0];
    return Buffer.from(bytes.replace(one, one.repeat(count)));
  };
  await upload(file(5000));
  const { days } = (await reconciliation()).accounts[0];
  expect(days).toHaveLength(1);
  const { status, error } = await uploadBankFile(app, {
    partnerId,
    bytes: file(10_001),
    who: { ...agent, tokens: { ...agent.tokens, accessToken: await newToken(app, agent) } },
  });
  expect(status).toBe(400);
  expect(error.params.problems[0].code).toBe('too_large');
});

test('a charge that the bank gives back is one less', async () => {
  const charge = { isCharge: true, text: 'Gebyr' };
  await upload(
    statement('2026-11-02', [
      paid(500_000n, '2026-11-02'),
      paid(-4500n, '2026-11-02', charge),
      paid(1500n, '2026-11-02', charge),
    ]),
  );
  expect(await reconciliation()).toMatchObject({ toRefill: 30, accounts: [{ differences: [] }] });
});

test('the bank’s charges must be paid in again', async () => {
  await upload(
    statement('2026-11-02', [
      paid(500_000n, '2026-11-02'),
      paid(-4500n, '2026-11-02', { isCharge: true, text: 'Gebyr' }),
    ]),
  );
  const before = await reconciliation();
  expect(before).toMatchObject({
    toRefill: 45,
    charges: [{ on: '2026-11-02', amount: -45, text: 'Gebyr' }],
    problems: [{ kind: 'refill', account, amount: 45 }],
    accounts: [{ bank: 4955, ledger: 4955, differences: [] }],
  });
  await upload(statement('2026-11-03', [paid(4500n, '2026-11-03', { text: 'Dekker gebyr' })]));
  const { data } = await app.api(
    `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { _id amount } } }`,
    { id: partnerId },
    await newToken(app, agent),
  );
  const refill = data.getBankExceptions.data.find(
    ({ amount }: { amount: number }) => amount === 45,
  );
  const settled = await app.api(
    `mutation ($in: SettleBankExceptionInputData!) { settleBankException(inputData: $in) { state } }`,
    { in: { lineId: refill._id, choice: 'bank_charge' } },
    await newToken(app, agent),
  );
  expect(settled.errors).toBeUndefined();
  expect(await reconciliation()).toMatchObject({ toRefill: 0, problems: [] });
});

test('a sum that an OCR file itemises makes no difference', async () => {
  await openBook(app, partnerId, { kidSource: 'ocr', clientAccount: account });
  const payments = [
    paid(400_000n, '2026-11-02', { kid: '2345676' }),
    paid(600_000n, '2026-11-02', { kid: '2345676' }),
  ];
  await upload(ocrFile({ account, payments }));
  const sum = paid(1_000_000n, '2026-11-01', { text: 'OCR', bookedOn: '2026-11-02' });
  await upload(statement('2026-11-02', [sum]));
  expect(await differences()).toEqual([]);
});

test('a corrected statement replaces the wrong one, and what only that had is a task', async () => {
  const real = paid(500_000n, '2026-11-02', { reference: 'REAL' });
  const never = paid(70_000n, '2026-11-02', { reference: 'NEVER' });
  await receiveFromBank(app, statement('2026-11-02', [real, never]));
  await receiveFromBank(app, statement('2026-11-02', [real], { opening: 0n, number: 1 }));
  expect(await reconciliation()).toMatchObject({ accounts: [{ bank: 5000, ledger: 5700 }] });
  const { data } = await app.api(
    `query ($id: ID!) {
      getBankFiles(queryData: { partnerId: $id }) { data { isSuperseded } }
      getBankConflicts(queryData: { partnerId: $id }) { open data { amount } } }`,
    { id: partnerId },
    await newToken(app, agent),
  );
  expect(data.getBankFiles.data).toEqual([{ isSuperseded: false }, { isSuperseded: true }]);
  expect(data.getBankConflicts).toEqual({ open: 1, data: [{ amount: 700 }] });
});

test('a corrected statement with the same balances replaces the wrong one too', async () => {
  const of = (text: string) =>
    statement('2026-11-02', [paid(990_000n, '2026-11-02', { text })], { opening: 0n, number: 7 });
  await receiveFromBank(app, of('Hsleie'));
  const again = of('Husleie');
  await receiveFromBank(app, again);
  // The same statement in another file corrects nothing.
  await receiveFromBank(app, Buffer.from(again.toString().replace('<MsgId>', '<MsgId>2')));
  const { data } = await app.api(
    `query ($id: ID!) {
      getBankFiles(queryData: { partnerId: $id }) { data { isSuperseded } }
      getBankConflicts(queryData: { partnerId: $id }) { open data { amount } } }`,
    { id: partnerId },
    await newToken(app, agent),
  );
  const superseded = data.getBankFiles.data.map((one: any) => one.isSuperseded);
  expect(superseded).toEqual([false, false, true]);
  expect(data.getBankConflicts).toEqual({ open: 1, data: [{ amount: 9900 }] });
});

test('a statement of the same day that goes on from the first corrects nothing', async () => {
  await upload(statement('2026-11-02', [paid(500_000n, '2026-11-02')]));
  await upload(statement('2026-11-02', [paid(70_000n, '2026-11-02')], { number: 1 }));
  expect(await reconciliation()).toMatchObject({ accounts: [{ bank: 5700, ledger: 5700 }] });
});

test('a transfer between two client accounts waits until both accounts have it', async () => {
  const [from, to] = [account, ACCOUNTS[opened + 30]!];
  await openBook(app, partnerId, { kidSource: 'camt.054', clientAccount: to });
  const waiting = async () => {
    const { data } = await app.api(
      `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { amount } } }`,
      { id: partnerId },
      await newToken(app, agent),
    );
    return data.getBankExceptions.data;
  };
  const out = paid(-250_000n, '2026-11-02', { account: to, text: 'Overføring' });
  const taken = paid(-90_000n, '2026-11-02', { text: 'Uttak' });
  await upload(statement('2026-11-02', [paid(250_000n, '2026-11-02'), out]));
  await receiveFromBank(app, statement('2026-11-02', [paid(90_000n, '2026-11-02'), taken]));
  expect(await waiting()).toHaveLength(4);
  const credit = paid(250_000n, '2026-11-03', { text: 'Overføring' });
  // An upload explains no debit that the bank itself reported.
  const claimed = paid(90_000n, '2026-11-03', { account: from, text: 'Overføring' });
  await upload(
    camt053({
      id: `T${opened}`,
      account: to,
      payments: [credit, claimed],
      closingOn: '2026-11-03',
      opening: 0n,
    }),
  );
  const amounts = (await waiting()).map(({ amount }: { amount: number }) => amount);
  expect(amounts.toSorted((a: number, b: number) => a - b)).toEqual([-900, 900, 900, 2500]);
  const { accounts } = await reconciliation();
  expect(accounts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ account: from, bank: 0, ledger: 0 }),
      expect.objectContaining({ account: to, bank: 3400, ledger: 3400 }),
    ]),
  );
});

test('a tenant’s payment is no side of a transfer, and a transfer can be taken back', async () => {
  const [from, to] = [account, ACCOUNTS[opened + 30]!];
  await openBook(app, partnerId, { kidSource: 'camt.054', clientAccount: to });
  const out = paid(-250_000n, '2026-11-02', { account: to, text: 'Overføring' });
  await receiveFromBank(app, statement('2026-11-02', [paid(250_000n, '2026-11-02'), out]));
  const into = [
    paid(250_000n, '2026-11-02', { name: 'Kari Leietaker', text: 'Husleie' }),
    paid(250_000n, '2026-11-03', { account: from, text: 'Overføring' }),
  ];
  await receiveFromBank(
    app,
    camt053({
      id: `T${opened}`,
      account: to,
      payments: into,
      closingOn: '2026-11-03',
      opening: 0n,
    }),
  );
  const lines = () =>
    app.database.session((session) =>
      session.query<{ id: string; state: string }>(
        `select id, state from bank_line where account in ($1, $2)
         order by amount, counterparty_account nulls first, counterparty_name`,
        [from, to],
      ),
    );
  const before = await lines();
  expect(before.map(({ state }) => state)).toEqual(['settled', 'waiting', 'waiting', 'settled']);
  const { data } = await app.api(
    'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { state } }',
    { id: before[0]!.id },
    await newToken(app, agent),
  );
  expect(data.undoBankSettlement).toEqual({ state: 'waiting' });
  expect(new Set((await lines()).map(({ state }) => state))).toEqual(new Set(['waiting']));
});

test('users who run the books are notified of a problem once', async () => {
  const reconcile = async () => {
    await app.jobs.perform('banking.reconcile');
    const { data } = await app.api(
      `query ($id: ID!) { getMoneyTasks(queryData: { partnerId: $id }) { problems }
        getNotifications { data { kind path } } }`,
      { id: partnerId },
      await newToken(app, agent),
    );
    return data;
  };
  await upload(statement('2026-11-02', [paid(100_000n, '2026-11-02')]));
  expect(await reconcile()).toMatchObject({ getMoneyTasks: { problems: 0 } });
  on('2026-11-16');
  for (let again = 0; again < 2; again += 1)
    expect(await reconcile()).toMatchObject({
      getMoneyTasks: { problems: 1 },
      getNotifications: {
        data: [{ kind: 'bank_differs', path: '/money/reconciliation?month=now' }],
      },
    });
  await upload(statement('2026-11-13'));
  expect(await reconcile()).toMatchObject({ getMoneyTasks: { problems: 0 } });
});

test('a month is saved as a PDF and for spreadsheets', { tags: ['poppler-utils'] }, async () => {
  await upload(statement('2026-11-02', [paid(123_450n, '2026-11-02')], { opening: 100_000n }));
  const save = async (name: string, who = agent) =>
    app.call({
      method: 'GET',
      url: `/api/money/${partnerId}/reconciliation.${name}`,
      headers: { authorization: `Bearer ${await newToken(app, who)}` },
    });
  const text = poppler(
    'pdftotext',
    (await save('pdf?month=2026-11&language=no')).rawPayload,
    '-layout',
  );
  for (const words of ['Bankavstemming november 2026', '2 234,50', 'Ikke godkjent ennå'])
    expect(text.replaceAll(/\s/gu, ' ')).toContain(words);
  const { body } = await save('csv?month=2026-11&language=en');
  expect(body).toContain(`"=""${account}""";2026-11-02;;;;2234,50;1234,50;1000,00`);
  const stranger = await addPerson(app, { email: `fremmed${opened}@x.no` });
  expect((await save('pdf', stranger)).statusCode).toBe(404);
});

describe('a month', () => {
  const settle = () => upload(statement('2026-11-30'));

  test('is signed off when it is over and fully reported, and does not change then', async () => {
    await upload(statement('2026-11-02', [paid(100_000n, '2026-11-02')], { opening: 500_000n }));
    expect(await sign('2026-11')).toMatchObject({
      code: 'banking.not_signable',
      params: { reason: 'not_over' },
    });
    on('2026-12-01');
    expect(await sign('2026-11', 'x')).toMatchObject({ params: { reason: 'no_statement' } });
    await settle();
    expect(await reconciliation(null)).toMatchObject({
      month: '2026-11',
      nextToSign: '2026-11',
      notSignable: null,
      needsNote: true,
      accounts: [{ differences: [{ kind: 'before_first', amount: 5000 }] }],
    });
    expect(await sign('2026-11')).toMatchObject({ code: 'request.invalid' });
    const signed = await sign('2026-11', 'Innskutt av oss ved åpningen.');
    expect(signed).toMatchObject({
      signedByName: 'Silje Agent',
      note: 'Innskutt av oss ved åpningen.',
      notSignable: 'signed',
      nextToSign: null,
      accounts: [{ bank: 6000, ledger: 1000 }],
    });
    expect(await sign('2026-11', 'igjen')).toMatchObject({ params: { reason: 'signed' } });
    // Later payments change the next month, not what was signed.
    await upload(
      statement('2026-12-01', [paid(70_000n, '2026-11-30', { bookedOn: '2026-12-01' })]),
    );
    expect((await reconciliation()).accounts).toEqual(signed.accounts);
    expect((await reconciliation('2026-12')).accounts[0]).toMatchObject({
      differences: [{ kind: 'signed_off', from: '2026-11-30', amount: 5000 }],
    });
    expect(await audit()).toEqual([]);
  });

  test('ends where the next statement begins, as banks send none for days without movements', async () => {
    await upload(statement('2026-11-20', [paid(100_000n, '2026-11-20')]));
    on('2026-12-03');
    expect(await reconciliation()).toMatchObject({ notSignable: 'no_statement' });
    await upload(statement('2026-12-02', [paid(100_000n, '2026-12-02')]));
    expect(await reconciliation()).toMatchObject({ notSignable: null, needsNote: false });
    expect(await sign('2026-11')).toMatchObject({ signedByName: 'Silje Agent', note: null });
  });
});

describe('the unclear payments of a month', () => {
  const settleWaiting = async (input: object) => {
    const token = await newToken(app, agent);
    const waiting = await app.api(
      'query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }) { data { _id } } }',
      { id: partnerId },
      token,
    );
    const lineId = waiting.data.getBankExceptions.data[0]._id;
    const { errors } = await app.api(
      `mutation ($in: SettleBankExceptionInputData!) { settleBankException(inputData: $in) { state } }`,
      { in: { lineId, ...input } },
      token,
    );
    expect(errors).toBeUndefined();
    return lineId;
  };

  test('are without a sum whose payments came in the next month with the days of this one', async () => {
    const kids = ['1234567897', '12345674'];
    on('2026-11-30');
    await upload(statement('2026-11-30', [paid(320_000n, '2026-11-30', { text: 'OCR' })]));
    expect((await reconciliation()).unclear).toMatchObject([{ on: '2026-11-30', amount: 3200 }]);
    on('2026-12-01');
    const payments = [
      paid(120_000n, '2026-11-30', { kid: kids[0]! }),
      paid(200_000n, '2026-11-30', { kid: kids[1]! }),
    ];
    await upload(camt054({ account, id: randomUUID(), payments }));
    const amounts = (await reconciliation()).unclear.map(({ amount }: any) => amount);
    expect(amounts.toSorted()).toEqual([1200, 2000]);
  });

  test('have what was settled later, and again what was given back', async () => {
    await upload(statement('2026-11-30', [paid(50_000n, '2026-11-30')]));
    on('2026-12-01');
    const lineId = await settleWaiting({ choice: 'not_ours', note: 'x' });
    expect((await reconciliation()).unclear).toMatchObject([{ amount: 500 }]);
    expect((await reconciliation('2026-12')).unclear).toEqual([]);
    on('2026-12-02');
    await app.api(
      'mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { state } }',
      { id: lineId },
      await newToken(app, agent),
    );
    expect((await reconciliation('2026-12')).unclear).toMatchObject([
      { on: '2026-11-30', amount: 500 },
    ]);
  });

  test('are by the ledger’s day, as charges are: what came when its month was closed is in the next one', async () => {
    await upload(statement('2026-11-30'));
    on('2026-12-01');
    await sign('2026-11');
    const charge = { isCharge: true, bookedOn: '2026-11-30' };
    await upload(
      statement('2026-12-01', [paid(50_000n, '2026-11-30'), paid(-4500n, '2026-11-30', charge)]),
    );
    expect(await reconciliation()).toMatchObject({ unclear: [], charges: [] });
    expect(await reconciliation('2026-12')).toMatchObject({
      unclear: [{ on: '2026-12-01', amount: 500 }],
      charges: [{ on: '2026-12-01', amount: -45 }],
    });
  });
});
