import { afterAll, beforeAll, expect, test } from 'vitest';

import { camt052, camt053, camt054, ocrFile } from '../../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const account = '86011117947';
const paidOn = '2026-11-19';
const kid = '1234567897';

let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const others = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  await openBook(app, partnerId);
  await openBook(app, others, { clientAccount: '12345678903' });
  const agentOf = (email: string, name: string, of: string) =>
    addPerson(app, { email, name, grants: [{ role: 'agent', partnerId: of }] });
  agent = await agentOf('agent@x.no', 'Silje Agent', partnerId);
  stranger = await agentOf('stranger@x.no', 'Stein', others);
});
afterAll(() => app.close());

/** The id of the payment of this amount. */
async function lineOf(amount: bigint): Promise<string> {
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from bank_line where amount = $1', [amount]),
  );
  return row!.id;
}

const MOVEMENT = `query ($id: ID!) { getBankMovement(queryData: { lineId: $id }) {
  account takenBy contractIds payment { amount state }
  evidence { kind format fileName isBrought byName sentByBankAt hasOriginal lineId amount reference } } }`;
const movementOf = async (amount: bigint, who = agent) =>
  app.api(MOVEMENT, { id: await lineOf(amount) }, who.tokens.accessToken);
const evidenceOf = async (amount: bigint) =>
  (await movementOf(amount)).data.getBankMovement.evidence;

test('a payment shows each file that states it, and who brought it', async () => {
  const payment = { amount: 1_200_000n, paidOn, kid };
  const other = { amount: 800_000n, paidOn, kid: '12345674' };
  const ocr = ocrFile({ account, payments: [payment, other] });
  await uploadBankFile(app, { partnerId, bytes: ocr, who: agent });
  const sum = { amount: 2_000_000n, paidOn };
  await receiveFromBank(app, camt052({ account, id: 'SO-FAR', payments: [sum] }));
  await receiveFromBank(app, camt053({ account, id: 'DAY', payments: [sum] }));
  await receiveFromBank(app, camt054({ account, id: 'LIST', lumps: [[payment, other]] }));
  await receiveFromBank(app, ocr).catch(() => {});
  const { data } = await movementOf(1_200_000n);
  expect(data.getBankMovement).toMatchObject({
    account,
    takenBy: null,
    contractIds: [],
    payment: { amount: 12_000, state: 'waiting' },
  });
  const ofSum = await lineOf(2_000_000n);
  const evidence = await evidenceOf(1_200_000n);
  expect(evidence).toHaveLength(4);
  expect(evidence).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'booked',
        format: 'ocr',
        isBrought: true,
        byName: 'Silje Agent',
        sentByBankAt: expect.any(String),
        hasOriginal: true,
        amount: 12_000,
      }),
      expect.objectContaining({ kind: 'interim', format: 'camt052', amount: 20_000 }),
      expect.objectContaining({
        kind: 'sum',
        format: 'camt053',
        amount: 20_000,
        lineId: ofSum,
        isBrought: false,
        byName: null,
        hasOriginal: false,
      }),
      expect.objectContaining({ kind: 'statement', format: 'camt054', amount: 12_000 }),
    ]),
  );
  expect((await evidenceOf(2_000_000n)).map(({ kind }: any) => kind).toSorted()).toEqual([
    'booked',
    'interim',
    'part',
    'part',
  ]);
});

test('an entry of a camt.052 is evidence only of the payment with its reference', async () => {
  const one = { amount: 333_00n, paidOn, text: 'A', reference: 'REF-A' };
  const other = { ...one, text: 'B', reference: 'REF-B' };
  await receiveFromBank(app, camt052({ account, id: 'REFERENCES', payments: [one, other] }));
  await receiveFromBank(app, camt053({ account, id: 'BOTH', payments: [one] }));
  expect(await evidenceOf(333_00n)).toMatchObject([
    { kind: 'interim', reference: 'REF-A' },
    { kind: 'booked', reference: 'REF-A' },
  ]);
  // Two equal payments without references: nobody knows which of them the entry is.
  const vague = [
    { amount: 444_00n, paidOn, text: 'A' },
    { amount: 444_00n, paidOn, text: 'B' },
  ];
  await receiveFromBank(app, camt052({ account, id: 'VAGUE', payments: [vague[0]!] }));
  await receiveFromBank(app, camt053({ account, id: 'VAGUE-DAY', payments: vague }));
  expect(await evidenceOf(444_00n)).toMatchObject([{ kind: 'booked' }]);
});

test('a payment that a file reports again shows that file', async () => {
  const payment = { amount: 555_00n, paidOn, text: 'Husleie' };
  await receiveFromBank(app, camt054({ account, id: 'FIRST', payments: [payment] }));
  await receiveFromBank(app, camt053({ account, id: 'AGAIN', payments: [payment] }));
  expect(await evidenceOf(555_00n)).toMatchObject([
    { kind: 'booked', format: 'camt054' },
    { kind: 'repeat', format: 'camt053', lineId: null },
  ]);
});

test('a payment of other books is not found', async () => {
  const { errors } = await movementOf(555_00n, stranger);
  expect(errors![0]!.extensions['code']).toBe('banking.not_found');
});
