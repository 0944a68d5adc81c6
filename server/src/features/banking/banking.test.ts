import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  camt053,
  camt054,
  ocrFile,
  ocrTransmission,
  pain002,
} from '../../../testing/bank-files.ts';
import { uploadBankFile } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { features } from '../../features.ts';
import { newId } from '../../platform/ids.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { findBalances, type Book } from '../ledger/public.ts';

let app: TestApp;
let partnerId: string;
let othersId: string;
let book: Book;
let silje: TestPerson;
let stranger: TestPerson;
let kari: TestPerson;
let ingrid: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  othersId = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  book = await openBook(app, partnerId);
  await openBook(app, othersId, { clientAccount: '12345678903', kidSource: 'camt.054' });
  const agent = (email: string, of: string) =>
    addPerson(app, { email, grants: [{ role: 'agent', partnerId: of }] });
  silje = await agent('silje@x.no', partnerId);
  stranger = await agent('stranger@x.no', othersId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
});
afterAll(() => app.close());

const balances = (bookId = book.id) =>
  app.runner.read(
    SYSTEM,
    async ({ tx }) =>
      Object.fromEntries(await findBalances(tx, { bookId })) as Record<string, bigint>,
    undefined,
  );

/** A lease with one invoice of 12,000 kr, and that invoice. */
async function leaseWithInvoice(name = 'Ingrid Solheim') {
  const leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [{ ...ingrid, name }],
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
  });
  const invoice = async () => {
    const [row] = await app.database.session((session) =>
      session.query<{ id: string; kid: string; total: bigint; paid: bigint }>(
        `select id, kid, total, paid from invoice where lease_id = '${leaseId}'`,
      ),
    );
    return row!;
  };
  return { leaseId, invoice, ...(await invoice()) };
}

const upload = (bytes: Buffer, who = silje, to = partnerId) =>
  uploadBankFile(app, { partnerId: to, bytes, who });

const paidOn = '2026-12-03';
const account = '86011117947';
/** An amount in øre that no other payment of these tests has. */
let odd = 100_000n;
const anAmount = () => (odd += 7n);

const FILES = `query ($id: ID!) { getBankFiles(queryData: { partnerId: $id }, optionData: { limit: 50 }) {
  metaData { totalDocuments }
  data { _id name format bankId state byName lines sum taken repeated otherSource leftOut
    waiting { reason count } passed { reason count } problems { code line found expected } moreProblems } } }`;
const filesOf = async (who = silje) =>
  (await app.api(FILES, { id: partnerId }, who.tokens.accessToken)).data?.getBankFiles.data;

const passedOf = (fileId: string, who = silje, of = partnerId) =>
  app.api(
    `query ($id: ID!, $file: ID!) { getPassedBankEntries(queryData: { partnerId: $id, fileId: $file }) {
      data { account money { amount currency } bookedOn text reason } metaData { totalDocuments } } }`,
    { id: of, file: fileId },
    who.tokens.accessToken,
  );

const EXCEPTION = `_id amount paidOn kid text counterpartyAccount counterpartyName state reason
  original { amount currency } charges { amount currency }
  settlements { choice contractId note byName undoneAt undoneByName }`;
const exceptionsOf = async (isSettled = false) =>
  (
    await app.api(
      `query ($id: ID!, $is: Boolean) { getBankExceptions(queryData: { partnerId: $id, isSettled: $is }, optionData: { limit: 50 }) {
        data { ${EXCEPTION} } metaData { totalDocuments } } }`,
      { id: partnerId, is: isSettled },
      silje.tokens.accessToken,
    )
  ).data.getBankExceptions.data;

const change = (
  name: 'settleBankException' | 'undoBankSettlement',
  inputData: object,
  who = silje,
) =>
  app
    .api(
      `mutation ($in: ${name === 'settleBankException' ? 'SettleBankException' : 'UndoBankSettlement'}InputData!) {
        ${name}(inputData: $in) { ${EXCEPTION} } }`,
      { in: inputData },
      who.tokens.accessToken,
    )
    .then(({ data, errors }) => ({ line: data?.[name], error: errors?.[0]?.extensions }));

/** The findings of all audits. */
const audit = async () => {
  const found = features.flatMap(({ audit: one }) =>
    one ? [app.runner.read(SYSTEM, one, undefined)] : [],
  );
  return (await Promise.all(found)).flat();
};

describe('a file that an agent uploads', () => {
  test('pays the invoice that its KID names', async () => {
    const { kid, total, invoice } = await leaseWithInvoice();
    const before = await balances();
    const answer = await upload(ocrFile({ account, payments: [{ kid, amount: total, paidOn }] }));
    expect(answer).toMatchObject({
      status: 200,
      body: { sum: 12_000, lines: 1, repeated: 0, taken: { invoicing: 1 }, waiting: {} },
    });
    expect(await invoice()).toMatchObject({ paid: total });
    expect((await balances()).client_account! - (before.client_account ?? 0n)).toBe(total);
    expect((await filesOf())[0]).toMatchObject({
      format: 'ocr',
      bankId: '0000001',
      state: 'booked',
      byName: expect.any(String),
      lines: 1,
      sum: 12_000,
      taken: 1,
    });
    expect(await audit()).toEqual([]);
  });

  test('is reported to the tenant in one mail: what came, what it paid and what remains; not to one who opted out', async () => {
    const { kid, total } = await leaseWithInvoice();
    const pay = async (amount: bigint) => {
      await app.mails();
      await upload(ocrFile({ account, payments: [{ kid, amount, paidOn: '2026-11-20' }] }));
      const mails = (await app.mails()).filter(({ subject }) => subject.startsWith('Betaling'));
      return mails.map(({ to, subject, text }) => ({
        to,
        text: `${subject} ${text}`.replaceAll('\u00a0', ' '),
      }));
    };
    const [first, ...others] = await pay(1_000_000n);
    expect(others).toEqual([]);
    expect(first!.to).toBe('ingrid@x.no');
    for (const part of [
      'Beløp: 10 000,00 kr',
      'Betalt: 20.11.2026',
      '2 000,00 kr gjenstår, forfall ',
    ])
      expect(first!.text).toContain(part);
    expect((await pay(total - 1_000_100n))[0]!.text).toContain('1,00 kr gjenstår');
    const silence = (isMailed: boolean) =>
      app.api(
        `mutation ($is: Boolean!) { updateNotificationSettings(inputData: { kind: payments, isMailed: $is }) { kind } }`,
        { is: isMailed },
        ingrid.tokens.accessToken,
      );
    await silence(false);
    expect(await pay(100n)).toEqual([]);
    await silence(true);
    const [over] = await pay(5_500n);
    expect(over!.text).toContain('Overføres til neste faktura: 55,00 kr');
  });

  test('changes nothing the second time, nor when it is sent twice at once', async () => {
    const { kid, invoice } = await leaseWithInvoice();
    const bytes = ocrFile({ account, payments: [{ kid, amount: anAmount(), paidOn }] });
    const answers = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await upload(bytes)).error).toMatchObject({ code: 'banking.seen_before' });
    expect((await invoice()).paid).toBe(odd);
  });

  test('can repeat payments of another file, and they are counted once', async () => {
    const { kid, invoice } = await leaseWithInvoice();
    const one = { kid, amount: anAmount(), paidOn, reference: '111111111' };
    const other = { kid, amount: anAmount(), paidOn, reference: '222222222' };
    await upload(ocrFile({ account, payments: [one], number: 7 }));
    const { body } = await upload(ocrFile({ account, payments: [other, one], number: 8 }));
    expect(body).toMatchObject({ lines: 2, repeated: 1, taken: { invoicing: 1 } });
    expect((await invoice()).paid).toBe(one.amount + other.amount);
  });

  test('changes nothing when other files repeat the same payments at the same time', async () => {
    const claims = [await leaseWithInvoice(), await leaseWithInvoice(), await leaseWithInvoice()];
    const payments = claims.flatMap(({ kid }) => {
      const one = { kid, amount: anAmount(), paidOn };
      return [one, one, { kid: '1234567897', amount: anAmount(), paidOn }];
    });
    const before = await balances();
    const orders = [payments, payments.toReversed(), payments.slice(3), payments.slice(0, 6)];
    const answers = await Promise.all(
      orders.map((some, index) => upload(ocrFile({ account, payments: some, number: 70 + index }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const sum = payments.reduce((total, { amount }) => total + amount, 0n);
    expect((await balances())['client_account']! - before['client_account']!).toBe(sum);
    for (const [index, { invoice }] of claims.entries())
      expect((await invoice()).paid).toBe(2n * payments[index * 3]!.amount);
    expect(await audit()).toEqual([]);
  });

  test('has two payments where two are alike', async () => {
    const { kid, invoice } = await leaseWithInvoice();
    const alike = { kid, amount: anAmount(), paidOn };
    await upload(ocrFile({ account, payments: [alike, alike] }));
    expect((await invoice()).paid).toBe(2n * alike.amount);
    const { body } = await upload(ocrFile({ account, payments: [alike, alike, alike], number: 2 }));
    expect(body).toMatchObject({ repeated: 2, taken: { invoicing: 1 } });
    expect((await invoice()).paid).toBe(3n * alike.amount);
  });

  test('reverses what was paid', async () => {
    const { kid, invoice } = await leaseWithInvoice();
    const amount = anAmount();
    await upload(ocrFile({ account, payments: [{ kid, amount, paidOn }] }));
    await upload(
      ocrFile({ account, payments: [{ kid, amount: -amount, paidOn: '2026-12-04', type: '18' }] }),
    );
    expect((await invoice()).paid).toBe(0n);
    expect(await audit()).toEqual([]);
  });

  test('is refused whole when a sum is wrong, and the error says where', async () => {
    const { kid, invoice } = await leaseWithInvoice();
    const before = await balances();
    const text = ocrFile({ account, payments: [{ kid, amount: 200_000n, paidOn }] }).toString(
      'latin1',
    );
    const { status, error } = await upload(
      Buffer.from(text.replace(/(?<=NY090088.{16})0{11}200000/, '00000000000200001'), 'latin1'),
    );
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'banking.bad_file',
      params: {
        problems: [{ code: 'wrong_sum', line: 5, found: '200001', expected: '200000' }],
        more: 0,
      },
    });
    expect((await invoice()).paid).toBe(0n);
    expect(await balances()).toEqual(before);
    expect((await filesOf()).find(({ state }: any) => state === 'refused')).toMatchObject({
      problems: [{ code: 'wrong_sum', line: 5, found: '200001', expected: '200000' }],
    });
    expect((await upload(Buffer.from(text, 'latin1'))).status).toBe(200);
  });

  test('pays what belongs to the agency, and reports payments to other accounts', async () => {
    const { kid, total, invoice } = await leaseWithInvoice();
    const assignments = [
      { account: '99991042764', payments: [{ kid: '1234567897', amount: 500n, paidOn }] },
      { account, payments: [{ kid, amount: total, paidOn }] },
      { account: '12345678903', payments: [{ kid: '1234567897', amount: 700n, paidOn }] },
    ];
    const { body } = await upload(ocrTransmission({ assignments, number: 900 }));
    expect(body).toMatchObject({
      lines: 1,
      taken: { invoicing: 1 },
      passed: { foreign_account: 2 },
    });
    expect((await invoice()).paid).toBe(total);
    expect((await filesOf()).find(({ _id }: any) => _id === body._id)).toMatchObject({
      passed: [{ reason: 'foreign_account', count: 2 }],
    });
    const passed = await passedOf(body._id);
    const foreign = { bookedOn: paidOn, text: null, reason: 'foreign_account' };
    expect(passed.data.getPassedBankEntries).toEqual({
      metaData: { totalDocuments: 2 },
      data: [
        { ...foreign, account: '99991042764', money: { amount: '5.00', currency: 'NOK' } },
        { ...foreign, account: '12345678903', money: { amount: '7.00', currency: 'NOK' } },
      ],
    });
    expect((await passedOf(body._id, stranger, othersId)).errors?.[0]?.extensions.code).toBe(
      'banking.not_found',
    );
    expect((await passedOf(newId())).errors?.[0]?.extensions.code).toBe('banking.not_found');
    expect(await audit()).toEqual([]);
  });

  test('is refused if no payment is the agency’s, and can be sent again', async () => {
    const payments = [{ kid: '1234567897', amount: anAmount(), paidOn }];
    for (const foreign of ['12345678903', '99991042764']) {
      const bytes = ocrTransmission({ assignments: [{ account: foreign, payments }] });
      for (let time = 0; time < 2; time += 1)
        expect((await upload(bytes)).error.params.problems).toEqual([
          { code: 'foreign_account', found: foreign },
        ]);
    }
  });

  test('is refused when payments come in the other kind of file', async () => {
    const { error } = await upload(
      ocrFile({ account: '12345678903', payments: [{ kid: '1234567897', amount: 1n, paidOn }] }),
      stranger,
      othersId,
    );
    expect(error.params.problems).toEqual([
      { code: 'other_source', found: 'ocr', expected: 'camt.054' },
    ]);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a damaged ZIP', Buffer.from('504b0304aaaa', 'hex'), 'archive'],
    ['a letter', Buffer.from('Dear bank'), 'unknown_kind'],
    [
      'entities',
      Buffer.from(
        camt054({ account }).toString().replace('<Doc', '<!DOCTYPE a [<!ENTITY b "c">]><Doc'),
      ),
      'xml_doctype',
    ],
    [
      'a day of another century',
      camt054({ account, payments: [{ amount: 5n, paidOn: '1926-12-03' }] }),
      'implausible_date',
    ],
    [
      'an answer to nothing',
      pain002({ originalMessageId: 'X', groupStatus: 'ACCP' }),
      'unknown_order',
    ],
  ])('is refused for %s', async (_, bytes, code) => {
    const before = await balances();
    const { status, error } = await upload(bytes);
    expect({ status, codes: error.params.problems.map((one: any) => one.code) }).toMatchObject({
      status: 400,
      codes: expect.arrayContaining([code]),
    });
    expect(await balances()).toEqual(before);
  });

  test('can be sent and seen by no other user', async () => {
    const bytes = ocrFile({ account, payments: [] });
    for (const who of [stranger, kari, ingrid]) expect((await upload(bytes, who)).status).toBe(404);
    expect(await filesOf(stranger)).toBeUndefined();
    expect((await upload(bytes, silje, newId())).status).toBe(404);
  });

  test('without a file is refused', async () => {
    const answer = await app.call({
      method: 'POST',
      url: `/api/bank/files/${partnerId}`,
      headers: { authorization: `Bearer ${silje.tokens.accessToken}` },
      payload: {},
    });
    expect(answer.json().errors[0].extensions.code).toBe('banking.missing');
  });
});

describe('a statement', () => {
  test('imports payments without a KID; the rest comes as OCR', async () => {
    const { kid, invoice } = await leaseWithInvoice();
    const amount = anAmount();
    const { body } = await upload(
      camt053({
        account,
        payments: [
          { kid, amount: anAmount(), paidOn },
          { amount, paidOn, name: 'Ingrid Solheim', account: '99991042764', text: 'Leie' },
          { amount: -5_000n, paidOn, text: 'Gebyr' },
        ],
      }),
    );
    expect(body).toMatchObject({
      lines: 3,
      otherSource: 1,
      waiting: { no_kid: 1, debit_unknown: 1 },
    });
    expect((await invoice()).paid).toBe(0n);
    const waiting = await exceptionsOf();
    expect(waiting.find((line: any) => line.amount === Number(amount) / 100)).toMatchObject({
      state: 'waiting',
      reason: 'no_kid',
      text: 'Leie',
      counterpartyName: 'Ingrid Solheim',
      counterpartyAccount: '99991042764',
    });
    expect(await audit()).toEqual([]);
  });
});

test('a statement can have a foreign payment, zero entries, other money and expected entries', async () => {
  const amount = anAmount();
  const entry = (input: string, status: string, inside = '') =>
    `<Ntry><Amt Ccy="${input}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>${paidOn}</Dt></BookgDt><BkTxCd/>${inside}</Ntry>`;
  const kroner = (Number(amount) / 100).toFixed(2);
  const abroad = `<NtryDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">50.00</Amt></TxAmt></AmtDtls><Chrgs><Amt Ccy="NOK">20.00</Amt></Chrgs></TxDtls></NtryDtls>`;
  const text = camt053({ account, id: 'MIXED', payments: [] })
    .toString()
    .replace('</Stmt>', () =>
      [
        entry(`NOK">${kroner}`, 'BOOK', abroad),
        entry('NOK">0.00', 'BOOK', '<AddtlNtryInf>Renter</AddtlNtryInf>'),
        entry('EUR">100.00', 'BOOK'),
        entry('NOK">77.00', 'PDNG'),
        '</Stmt>',
      ].join(''),
    )
    .replace(/<Bal>[^]*<\/Bal>/, '');
  const before = await balances();
  const { body } = await upload(Buffer.from(text));
  expect(body).toMatchObject({
    lines: 1,
    waiting: { no_kid: 1 },
    passed: { zero: 1, other_currency: 1, pending: 1 },
  });
  expect((await balances())['client_account']! - before['client_account']!).toBe(amount);
  const waiting = (await exceptionsOf()).find((one: any) => one.amount === Number(amount) / 100);
  expect(waiting).toMatchObject({
    original: { amount: '50.00', currency: 'EUR' },
    charges: { amount: '20.00', currency: 'NOK' },
  });
  expect((await passedOf(body._id)).data.getPassedBankEntries.data).toMatchObject([
    { text: 'Renter', reason: 'zero' },
    { money: { amount: '100.00', currency: 'EUR' }, reason: 'other_currency' },
    { money: { amount: '77.00', currency: 'NOK' }, reason: 'pending' },
  ]);
  expect(await audit()).toEqual([]);
});

test('a statement’s sum of OCR payments is not booked, and single payments of that amount are', async () => {
  const day = { paidOn: '2026-12-08' };
  const payments = [anAmount(), anAmount()].map((amount) => ({
    kid: '1234567897',
    amount,
    ...day,
  }));
  const sum = payments.reduce((total, { amount }) => total + amount, 0n);
  const statement = [{ amount: sum }, { amount: sum, account: '99991042764' }, { amount: 3n }];
  await upload(camt053({ account, payments: statement.map((one) => ({ ...one, ...day })) }));
  const before = await balances();
  await upload(ocrFile({ account, payments, number: 9 }));
  expect((await balances())['client_account']).toBe(before['client_account']!);
  const waiting = (await exceptionsOf()).filter((line: any) => line.amount === Number(sum) / 100);
  expect(waiting).toEqual([expect.objectContaining({ counterpartyAccount: '99991042764' })]);
  expect(await audit()).toEqual([]);
});

describe('an unassigned payment', () => {
  async function waiting(input: { kid?: string } = {}) {
    const amount = anAmount();
    await upload(
      input.kid
        ? ocrFile({ account, payments: [{ kid: input.kid, amount, paidOn }] })
        : camt054({ account, payments: [{ amount, paidOn }], id: newId().slice(0, 30) }),
    );
    const line = (await exceptionsOf()).find((one: any) => one.amount === Number(amount) / 100);
    return { ...line, ore: amount };
  }

  test.each([
    ['unknown_kid', '1234567897'],
    ['bad_kid', '1234567898'],
    ['bad_kid', '00000000000'],
  ])('waits for a person: %s %s', async (reason, kid) => {
    expect(await waiting({ kid })).toMatchObject({
      reason,
      kid,
      state: 'waiting',
      settlements: [],
    });
    expect(await audit()).toEqual([]);
  });

  test('belongs to the lease a person chooses, until they withdraw it, and can go to another then', async () => {
    const [one, other] = [await leaseWithInvoice(), await leaseWithInvoice()];
    const { _id: lineId, ore } = await waiting();
    const settle = (contractId: string) =>
      change('settleBankException', { lineId, choice: 'lease', contractId });
    expect((await settle(one.leaseId)).line).toMatchObject({
      state: 'settled',
      settlements: [{ choice: 'lease', contractId: one.leaseId, undoneAt: null }],
    });
    expect((await one.invoice()).paid).toBe(ore);
    expect((await settle(other.leaseId)).error).toMatchObject({ code: 'banking.wrong_state' });
    expect((await change('undoBankSettlement', { lineId })).line).toMatchObject({
      state: 'waiting',
      settlements: [{ contractId: one.leaseId, undoneAt: expect.any(String) }],
    });
    expect((await one.invoice()).paid).toBe(0n);
    await settle(other.leaseId);
    expect((await other.invoice()).paid).toBe(ore);
    expect(await audit()).toEqual([]);
    const settled = (await exceptionsOf(true)).find((line: any) => line._id === lineId);
    expect(settled.settlements).toHaveLength(2);
  });

  test('lists the leases it may be for, each with the best reason', async () => {
    const suggestionsOf = async (payment: object) => {
      const amount = anAmount();
      await upload(
        camt054({ account, payments: [{ amount, paidOn, ...payment }], id: newId().slice(0, 30) }),
      );
      const { data } = await app.api(
        `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) {
          data { _id text suggestions { contractId invoiceId kid open tenantNames why } } } }`,
        { id: partnerId },
        silje.tokens.accessToken,
      );
      const { text } = payment as { text: string };
      return data.getBankExceptions.data.find((line: any) => line.text === text);
    };
    const { leaseId, kid, id } = await leaseWithInvoice('Torbjørn Ås');
    const found = { contractId: leaseId, invoiceId: id, kid, open: 12_000 };
    const tenantNames = ['Torbjørn Ås'];
    const debtor = '99990512341';

    expect(await suggestionsOf({ text: 'a' })).toMatchObject({ suggestions: [] });
    expect(await suggestionsOf({ text: 'b', amount: 1_200_000n })).toMatchObject({
      suggestions: expect.arrayContaining([{ ...found, tenantNames, why: 'amount' }]),
    });
    const named = await suggestionsOf({ text: 'c', name: 'AAS TORBJØRN' });
    expect(named.suggestions).toEqual([]);
    expect(await suggestionsOf({ text: 'd', name: 'ÅS TORBJØRN' })).toMatchObject({
      suggestions: [{ ...found, tenantNames, why: 'name' }],
    });
    const { _id: lineId } = await suggestionsOf({ text: 'e', account: debtor });
    await change('settleBankException', { lineId, choice: 'lease', contractId: leaseId });
    expect((await suggestionsOf({ text: 'f', account: debtor })).suggestions).toMatchObject([
      { contractId: leaseId, why: 'debtor' },
    ]);
    await upload(
      ocrFile({ account, payments: [{ kid, amount: 100n, paidOn, account: '99990525561' }] }),
    );
    expect((await suggestionsOf({ text: 'g', account: '99990525561' })).suggestions).toMatchObject([
      { contractId: leaseId, why: 'debtor' },
    ]);

    const mistyped = kid.slice(0, 4) + String((Number(kid[4]) + 1) % 10) + kid.slice(5);
    const amount = anAmount();
    await upload(ocrFile({ account, payments: [{ kid: mistyped, amount, paidOn }] }));
    const { data } = await app.api(
      `query ($id: ID!) { getBankExceptions(queryData: { partnerId: $id }, optionData: { limit: 50 }) {
        data { kid suggestions { contractId why } } } }`,
      { id: partnerId },
      silje.tokens.accessToken,
    );
    const line = data.getBankExceptions.data.find((one: any) => one.kid === mistyped);
    expect(line.suggestions).toContainEqual({ contractId: leaseId, why: 'kid' });
  });

  test('can not be assigned to another agency’s lease', async () => {
    const { _id: lineId } = await waiting();
    const input = { lineId, choice: 'lease', contractId: newId() };
    expect((await change('settleBankException', input)).error?.code).toBe('banking.wrong_target');
    expect((await change('settleBankException', input, stranger)).error?.code).toBe(
      'banking.not_found',
    );
    expect((await change('undoBankSettlement', { lineId })).error?.code).toBe(
      'banking.wrong_state',
    );
  });

  test.each([
    ['refund', 'refunded', 'payouts_under_way', { account: '99991042764', name: 'Kari' }],
    ['not_ours', 'not_ours', 'operating_account', {}],
    ['counted', 'counted', 'client_account', {}],
  ])('is booked to its account: %s', async (choice, state, to, more) => {
    const { _id: lineId, ore } = await waiting();
    const before = await balances();
    const input = { lineId, choice, note: 'Feil konto', ...more };
    expect((await change('settleBankException', { ...input, note: '' })).error?.code).toBe(
      'request.invalid',
    );
    expect((await change('settleBankException', input)).line).toMatchObject({
      state,
      settlements: [{ choice, note: 'Feil konto' }],
    });
    const after = await balances();
    expect((after[to] ?? 0n) - (before[to] ?? 0n)).toBe(-ore);
    expect((after.suspense ?? 0n) - (before.suspense ?? 0n)).toBe(ore);
    expect(await audit()).toEqual([]);
    await change('undoBankSettlement', { lineId });
    const undone = await balances();
    expect(undone[to] ?? 0n).toBe(before[to] ?? 0n);
    expect(undone.suspense).toBe(before.suspense);
    expect(await audit()).toEqual([]);
  });

  test('is settled once when two settle it at once', async () => {
    const { _id: lineId } = await waiting();
    const both = await Promise.all(
      ['refund', 'not_ours'].map((choice) =>
        change('settleBankException', {
          lineId,
          choice,
          note: 'x',
          account: '99991042764',
          name: 'Kari',
        }),
      ),
    );
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['banking.wrong_state']);
    expect(await audit()).toEqual([]);
  });
});

describe('the folder', () => {
  const at = (...names: string[]) => join(app.config.BANK_DIR, 'in', ...names);
  const names = (...place: string[]) => {
    try {
      return readdirSync(at(...place), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .toSorted();
    } catch {
      return [];
    }
  };
  /** Looks into the folder on the day of its files. */
  const pollFolder = async () => {
    const now = app.clock.now();
    app.clock.set(Temporal.Instant.from(`${paidOn}T12:00:00Z`));
    for (const worker of app.workers) await worker.runDue();
    app.clock.set(now);
  };
  const put = (name: string, bytes: Buffer) => {
    mkdirSync(at(), { recursive: true });
    writeFileSync(at(name), bytes);
  };
  beforeEach(pollFolder);

  test('is emptied file by file, each with a report next to it', async () => {
    const { kid, total, invoice } = await leaseWithInvoice();
    put('good.ocr', ocrFile({ account, payments: [{ kid, amount: total, paidOn }], number: 41 }));
    put('bad.ocr', Buffer.from('NY00'));
    put('half.ocr.part', Buffer.from('NY'));
    put('.hidden', Buffer.from('NY'));
    await pollFolder();
    expect((await invoice()).paid).toBe(0n);
    await pollFolder();
    expect((await invoice()).paid).toBe(total);
    expect(names()).toEqual(['.hidden', 'half.ocr.part']);
    expect(names('done')).toEqual(expect.arrayContaining(['good.ocr', 'good.ocr.report.txt']));
    expect(names('refused')).toEqual(['bad.ocr', 'bad.ocr.report.txt']);
    expect(readFileSync(at('done', 'good.ocr.report.txt'), 'utf8')).toBe(
      `good.ocr
Filen er bokført.
  1 betaling, 12\u00a0000,00 kr bokført eller kjent
  1 betaling plassert

good.ocr
The file was booked.
  1 payment, NOK 12,000.00 booked or known
  1 payment matched
`,
    );
    expect(readFileSync(at('refused', 'bad.ocr.report.txt'), 'utf8')).toContain(
      '  Linje 1: Linjen har feil lengde (fant «4», forventet «80»)\n',
    );
  });

  test('refuses a file of a gigabyte without reading it', async () => {
    put('huge.ocr', Buffer.from('NY000010'));
    truncateSync(at('huge.ocr'), 1_000_000_000);
    await pollFolder();
    await pollFolder();
    expect(readFileSync(at('refused', 'huge.ocr.report.txt'), 'utf8')).toContain(
      'Filen er for stor (fant «1000000000», forventet «200000000»)',
    );
  });

  test('waits for a file that is growing', async () => {
    const bytes = ocrFile({
      account,
      payments: [{ kid: '1234567897', amount: anAmount(), paidOn }],
    });
    put('grows.ocr', bytes.subarray(0, 200));
    await pollFolder();
    put('grows.ocr', bytes);
    await pollFolder();
    expect(names()).toContain('grows.ocr');
    await pollFolder();
    expect(names('done')).toContain('grows.ocr');
  });

  test('books nothing twice when the process was killed before the file was moved', async () => {
    const { kid, invoice } = await leaseWithInvoice();
    const amount = anAmount();
    put('killed.ocr', ocrFile({ account, payments: [{ kid, amount, paidOn }] }));
    await pollFolder();
    await pollFolder();
    renameSync(at('done', 'killed.ocr'), at('killed.ocr'));
    await pollFolder();
    await pollFolder();
    expect(names('done')).toEqual(expect.arrayContaining(['killed.ocr', 'killed.ocr.report.txt']));
    expect(names()).not.toContain('killed.ocr');
    expect((await invoice()).paid).toBe(amount);
  });

  test('may hold accounts of several agencies, and each sees its own', async () => {
    const { kid } = await leaseWithInvoice();
    const payment = { kid, amount: anAmount(), paidOn };
    const statement = (of: string) =>
      camt053({ account: of, payments: [{ ...payment, kid: undefined }] });
    const [ours, theirs] = [statement(account).toString(), statement('12345678903').toString()];
    const nobodys = camt053({ account: '99991042764', payments: [{ amount: 300n, paidOn }] });
    const partOf = (text: string) => /<Stmt>[^]*<\/Stmt>/.exec(text)![0];
    const more = partOf(theirs) + partOf(nobodys.toString());
    put('both.xml', Buffer.from(ours.replace('</Stmt>', () => `</Stmt>${more}`)));
    await pollFolder();
    await pollFolder();
    expect((await filesOf()).find(({ name }: any) => name === 'both.xml')).toMatchObject({
      lines: 1,
      byName: null,
      passed: [],
    });
    expect(readFileSync(at('done', 'both.xml.report.txt'), 'utf8')).toContain(
      '    99991042764, 2026-12-03, NOK 3.00: kontoen er ikke en klientkonto her\n',
    );
    expect(await audit()).toEqual([]);
  });
});

test('a form larger than a file may be is refused', async () => {
  const small = await createTestApp({ BANK_FILE_BYTES_MAX: '1000' });
  const id = await addPartner(small, 'nordbolig', 'Nordbolig');
  await openBook(small, id);
  const who = await addPerson(small, {
    email: 'a@x.no',
    grants: [{ role: 'agent', partnerId: id }],
  });
  const bytes = Buffer.alloc(2000, 'NY');
  expect(await uploadBankFile(small, { partnerId: id, bytes, who })).toMatchObject({
    status: 413,
    error: { code: 'request.too_large', params: { maximum: 1000 } },
  });
  expect(readdirSync(join(small.config.BANK_DIR, 'uploads'))).toEqual([]);
  await small.close();
});

test('files in any order result in the same balances', async () => {
  const { kid, invoice } = await leaseWithInvoice();
  const payment = fc.record({
    amount: fc.bigInt(1n, 5_000n),
    kid: fc.constantFrom(kid, '1234567897', '00000000000'),
    paidOn: fc.constantFrom('2026-12-01', '2026-12-02'),
  });
  const values = fc.array(fc.array(payment, { minLength: 1, maxLength: 4 }), {
    minLength: 2,
    maxLength: 4,
  });
  let round = 0;
  await fc.assert(
    fc.asyncProperty(values, fc.boolean(), async (lists, isTurned) => {
      round += 1;
      // The payments differ from those of the rounds before.
      const marked = lists.map((list) =>
        list.map((one, index) => ({
          ...one,
          reference: String(100_000_000 + round * 1000 + (index % 2)),
        })),
      );
      const sumOf = (mine: boolean) => {
        const most = new Map<string, { count: number; amount: bigint }>();
        for (const list of marked)
          for (const [key, alike] of Map.groupBy(
            list.filter((one) => (one.kid === kid) === mine),
            (one) => JSON.stringify({ ...one, amount: String(one.amount) }),
          )) {
            const { count = 0 } = most.get(key) ?? {};
            most.set(key, { count: Math.max(count, alike.length), amount: alike[0]!.amount });
          }
        return [...most.values()].reduce((sum, one) => sum + one.amount * BigInt(one.count), 0n);
      };
      const before = { paid: await paidFor(kid), suspense: (await balances())['suspense'] ?? 0n };
      const order = isTurned ? marked.toReversed() : marked;
      for (const [index, payments] of [...order, ...order].entries())
        await upload(
          ocrFile({
            account,
            payments: isTurned ? payments.toReversed() : payments,
            number: round * 100 + index,
          }),
        );
      const after = { paid: await paidFor(kid), suspense: (await balances())['suspense'] ?? 0n };
      expect(after.paid - before.paid).toBe(sumOf(true));
      expect(before.suspense - after.suspense).toBe(sumOf(false));
      expect(await audit()).toEqual([]);
    }),
    { numRuns: 8 },
  );
  expect((await invoice()).total).toBe(1_200_000n);
});

test('a user who uploaded and settled is erased with their account', async () => {
  const [row] = await app.database.session((session) =>
    session.query<{ by: number }>('select count(by_id)::integer as by from bank_settlement'),
  );
  expect(row!.by).toBeGreaterThan(0);
  await app.runner.run(
    SYSTEM,
    (work) => work.emit({ name: 'accounts.deleted', payload: { accountId: silje.id } }),
    undefined,
  );
  await app.dispatcher.settle();
  const [left] = await app.database.session((session) =>
    session.query(
      `select (select count(*)::integer from bank_file where by_id = $1) as files,
        (select count(by_id) + count(undone_by_id) from bank_settlement)::integer as settlements`,
      [silje.id],
    ),
  );
  expect(left).toEqual({ files: 0, settlements: 0 });
});

/** The sum of all payments with a KID, in øre. */
async function paidFor(kid: string): Promise<bigint> {
  const [row] = await app.database.session((session) =>
    session.query<{ paid: bigint | null }>(
      `select sum(payment.amount)::bigint as paid from payment join bank_line on bank_line.id = bank_line_id
       where bank_line.kid = '${kid}'`,
    ),
  );
  return row?.paid ?? 0n;
}
