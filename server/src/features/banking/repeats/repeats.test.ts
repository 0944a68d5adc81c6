import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  camt053,
  camt054,
  type CamtFile,
  type PaymentInFile,
} from '../../../../testing/bank-files.ts';
import { uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPartnerKey } from '../../../../testing/partner-key.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { features } from '../../../features.ts';
import { SYSTEM } from '../../../platform/viewer.ts';

const account = '86011117947';
const paidOn = '2026-11-18';
let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let othersAgent: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const othersId = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, partnerId, { kidSource: 'camt.054' });
  await openBook(app, othersId, { clientAccount: '12345678903' });
  const agentOf = (email: string, of: string) =>
    addPerson(app, { email, name: 'Silje Agent', grants: [{ role: 'agent', partnerId: of }] });
  agent = await agentOf('agent@x.no', partnerId);
  othersAgent = await agentOf('others@x.no', othersId);
});
afterAll(() => app.close());

/** An amount in øre that no other payment of these tests has. */
let odd = 100_000n;
const aPayment = (input: Partial<PaymentInFile> = {}): PaymentInFile => ({
  amount: (odd += 7n),
  paidOn,
  text: 'Husleie',
  ...input,
});
const upload = async (file: Partial<CamtFile> & { id: string }, make = camt054) => {
  const { body } = await uploadBankFile(app, {
    partnerId,
    bytes: make({ account, ...file }),
    who: agent,
  });
  return { lines: body.lines as number, repeated: body.repeated as number };
};
const stored = async ({ amount }: PaymentInFile) => {
  const [row] = await app.database.session((session) =>
    session.query<{ count: number }>(
      'select count(*)::integer as count from bank_line where amount = $1',
      [amount],
    ),
  );
  return row!.count;
};
const FIELDS = `_id amount paidOn text isExpected repeatsState note bookedAt bookedByName
  told { fileName format position } repeats { fileName format position }`;
const listed = async (withExpected = false, who = agent) => {
  const { data, errors } = await app.api(
    `query ($id: ID!, $all: Boolean) { getRepeatedPayments(queryData: { partnerId: $id, withExpected: $all }) {
      data { ${FIELDS} } metaData { totalDocuments } } }`,
    { id: partnerId, all: withExpected },
    who.tokens.accessToken,
  );
  return errors?.[0]?.extensions ?? data.getRepeatedPayments.data;
};
const book = async (repeatId: string, note = 'To betalinger', who = agent) => {
  const { data, errors } = await app.api(
    `mutation ($in: BookRepeatedPaymentInputData!) { bookRepeatedPayment(inputData: $in) { ${FIELDS} } }`,
    { in: { repeatId, note } },
    who.tokens.accessToken,
  );
  return { repeat: data?.bookRepeatedPayment, error: errors?.[0]?.extensions };
};
const audit = async () => {
  const found = features.flatMap(({ audit: one }) =>
    one ? [app.runner.read(SYSTEM, one, undefined)] : [],
  );
  return (await Promise.all(found)).flat();
};

describe('two payments that are alike in two files are', () => {
  test('two where their entries have references of their own', async () => {
    const payment = aPayment({ reference: 'SAME' });
    await upload({ id: 'A1', payments: [{ ...payment, entryReference: 'E1' }] });
    const other = { ...payment, entryReference: 'E2' };
    expect(await upload({ id: 'A2', payments: [other] })).toEqual({ lines: 1, repeated: 0 });
    expect(await upload({ id: 'A3', payments: [other] })).toEqual({ lines: 1, repeated: 1 });
    expect(await stored(payment)).toBe(2);
  });

  test('the same, in whichever order another file has them', async () => {
    const one = aPayment();
    const file = (id: string, references: string[]) =>
      upload({ id, payments: references.map((entryReference) => ({ ...one, entryReference })) });
    await file('order-1', ['R-1', 'R-2']);
    expect(await file('order-2', ['R-3', 'R-2', 'R-1'])).toMatchObject({ lines: 3, repeated: 2 });
    expect(await stored(one)).toBe(3);
  });

  test('two where the bank writes the same reference on all days, and they are in two messages', async () => {
    const payment = aPayment({ reference: 'ALWAYS', entryReference: '1' });
    const earlier = {
      ...aPayment(),
      reference: 'ALWAYS',
      entryReference: '1',
      paidOn: '2026-11-11',
    };
    await upload({ id: 'B1', payments: [payment, earlier] });
    expect(await upload({ id: 'B2', payments: [payment] })).toEqual({ lines: 1, repeated: 0 });
    expect(await upload({ id: 'B2', payments: [payment], summary: true })).toMatchObject({
      repeated: 1,
    });
    expect(await stored(payment)).toBe(2);
  });

  test('one where no reference differs, or the bank says that it is a copy', async () => {
    const payment = aPayment({ entryReference: 'E1' });
    await upload({ id: 'C1', payments: [payment] });
    expect(await upload({ id: 'C2', payments: [payment] })).toMatchObject({ repeated: 1 });
    const copy = { id: 'C3', copy: 'DUPL', payments: [{ ...payment, entryReference: 'E2' }] };
    expect(await upload(copy)).toMatchObject({ repeated: 1 });
    expect(await stored(payment)).toBe(1);
  });

  test('one where a statement repeats a notification, with references of its own', async () => {
    const payment = aPayment({ entryReference: 'N1' });
    const other = { ...payment, entryReference: 'N2' };
    await upload({ id: 'D1', payments: [payment] });
    await upload({ id: 'D2', payments: [other] });
    const statement = ['S1', 'S2', 'S3'].map((entryReference) => ({ ...payment, entryReference }));
    expect(await upload({ id: 'D3', payments: statement }, camt053)).toEqual({
      lines: 3,
      repeated: 2,
    });
    expect(await upload({ id: 'D4', payments: [{ ...payment, entryReference: 'N3' }] })).toEqual({
      lines: 1,
      repeated: 1,
    });
    expect(await upload({ id: 'D5', payments: [{ ...payment, entryReference: 'N4' }] })).toEqual({
      lines: 1,
      repeated: 0,
    });
    expect(await stored(payment)).toBe(4);
    expect(await audit()).toEqual([]);
  });

  test('one where the first was kept before entries’ references were read', async () => {
    const payment = aPayment({ reference: 'OLD' });
    await upload({ id: 'E1', payments: [payment] });
    const again = { ...payment, entryReference: 'NEW' };
    expect(await upload({ id: 'E2', payments: [again] })).toMatchObject({ repeated: 1 });
    expect(await stored(payment)).toBe(1);
  });
});

test('two files with different payments that are alike, at once: each is kept once', async () => {
  const payment = aPayment();
  const files = ['1', '2', '3', '4'].map((entryReference) => ({
    id: `F${entryReference}`,
    payments: [{ ...payment, entryReference }, aPayment()],
  }));
  await Promise.all(
    [...files, ...files.map((file) => ({ ...file, id: `${file.id}-again` }))].map((file) =>
      upload(file),
    ),
  );
  expect(await stored(payment)).toBe(4);
  expect(await audit()).toEqual([]);
});

describe('a payment that was taken for repeated', () => {
  test('is listed with what it repeats; expected repeats only on request', async () => {
    const payment = aPayment({ entryReference: 'E1' });
    await upload({ id: 'G1', payments: [aPayment(), payment] });
    await upload({ id: 'G2', payments: [payment] });
    await upload({ id: 'G3', payments: [payment] }, camt053);
    const amount = Number(payment.amount) / 100;
    const of = (all: any[]) => all.filter((one) => one.amount === amount);
    expect(of(await listed())).toEqual([
      expect.objectContaining({
        isExpected: false,
        text: 'Husleie',
        repeatsState: 'waiting',
        told: { fileName: 'blob', format: 'camt054', position: 1 },
        repeats: { fileName: 'blob', format: 'camt054', position: 2 },
      }),
    ]);
    expect(of(await listed(true))).toMatchObject([
      { isExpected: true, told: { format: 'camt053' } },
      { isExpected: false },
    ]);
    expect(await listed(false, othersAgent)).toMatchObject({ code: 'ledger.not_found' });
  });

  test('is booked after all by a person, once, and names that person', async () => {
    const payment = aPayment();
    await upload({ id: 'H1', payments: [payment] });
    await upload({ id: 'H2', payments: [payment] });
    const [{ _id: id }] = await listed();
    expect((await book(id, ' ')).error).toMatchObject({ code: 'request.invalid' });
    expect((await book(id, 'x', othersAgent)).error).toMatchObject({ code: 'banking.not_found' });
    const both = await Promise.all([book(id), book(id)]);
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual(['banking.wrong_state']);
    expect(both.find(({ repeat }) => repeat)!.repeat).toMatchObject({
      note: 'To betalinger',
      bookedByName: 'Silje Agent',
      bookedAt: expect.any(String),
    });
    expect(await stored(payment)).toBe(2);
    expect(await audit()).toEqual([]);
    // The same file once more adds neither again.
    await upload({ id: 'H3', payments: [payment, payment] });
    expect(await stored(payment)).toBe(2);
  });

  test('is read by a partner’s own system', async () => {
    const key = await addPartnerKey(app, partnerId);
    const response = await app.call({
      url: '/partner/v1/payments/repeated?limit=1',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.json()).toMatchObject({
      data: [
        {
          isExpected: false,
          told: { format: 'camt.054', position: 1 },
          repeats: { format: 'camt.054', state: 'waiting' },
        },
      ],
    });
  });
});
