import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { camt053, camt054, ocrFile, type PaymentInFile } from '../../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

/* An equal amount on the same day is no proof that two payments are one. */

const BOOK = { ocr: '86011117947', 'camt.054': '99991042764' };
const KARI = { name: 'Kari Moe', account: '15032080208' };
const ANNES_ACCOUNT = '12345678903';
const RENT = 1_200_000n;

let app: TestApp;
let partnerId: string;
let anne: TestPerson;
let leaseIds: string[];
let kids: string[];
let balance = 0n;

beforeAll(async () => {
  app = await createTestApp();
  on('2026-12-01');
  partnerId = await addPartner(app, 'a', 'A');
  await openBook(app, partnerId, { clientAccount: BOOK.ocr, bankCustomerId: '999999990' });
  const other = await addPartner(app, 'b', 'B');
  const terms = { kidSource: 'camt.054', clientAccount: BOOK['camt.054'] };
  await openBook(app, other, { ...terms, bankCustomerId: '999999991' });
  anne = await addPerson(app, {
    email: 'anne@x.no',
    name: 'Anne Agent',
    grants: [partnerId, other].map((id) => ({ role: 'agent' as const, partnerId: id })),
  });
  const landlord = await addPerson(app, { email: 'l@x.no', name: 'Lars Utleier' });
  leaseIds = [];
  for (const name of ['Tor Moe', 'Siv Lie']) {
    const tenant = await addPerson(app, { email: `${name.slice(0, 3)}@x.no`, name });
    const lease = { partnerId, landlord, tenants: [tenant], startsOn: '2027-01-01' };
    leaseIds.push(await addSignedLease(app, lease));
  }
  on('2026-12-20');
  await app.jobs.perform('billing.issue_invoices');
  await settle();
  kids = await Promise.all(
    leaseIds.map(async (id) => {
      const [row] = await query(
        "select kid from invoice where lease_id = $1 and kind = 'rent' order by serial",
        [id],
      );
      return row.kid as string;
    }),
  );
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const settle = async () => {
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
};
const query = (text: string, values: unknown[] = []): Promise<any[]> =>
  app.database.session((session) => session.query(text, values));
const api = async (text: string, values: Record<string, unknown>) => {
  const { data, errors } = await app.api(text, values, await newToken(app, anne));
  if (errors) throw new Error(JSON.stringify(errors[0]?.extensions));
  return data;
};

/** The bank sends the statement of a day of the first agency. */
async function state(day: string, payments: Omit<PaymentInFile, 'paidOn'>[]): Promise<void> {
  on(day);
  const opening = balance;
  balance += payments.reduce((sum, { amount }) => sum + amount, 0n);
  const listed = payments.map((one) => ({ ...one, paidOn: day }));
  const statement = { account: BOOK.ocr, id: `S${day}`, closingOn: day, opening, payments: listed };
  await receiveFromBank(app, camt053(statement));
  await settle();
}
async function upload(bytes: Buffer, ofPartner = partnerId): Promise<void> {
  const who = { ...anne, tokens: { ...anne.tokens, accessToken: await newToken(app, anne) } };
  const { status } = await uploadBankFile(app, { bytes, partnerId: ofPartner, who });
  expect(status).toBe(200);
  await settle();
}
const linesOf = async (day: string): Promise<string[]> =>
  (
    await query(
      `select kid, amount, state, counterparty_account as account from bank_line
       where booked_on = $1 order by state, kid`,
      [day],
    )
  ).map(({ kid, amount, state, account }) =>
    [state, amount, kid ?? 'no KID', account ?? 'nobody'].join(' '),
  );
const openConflicts = async (): Promise<number> =>
  (
    await api('query ($id: ID!) { getBankConflicts(queryData: { partnerId: $id }) { open } }', {
      id: partnerId,
    })
  ).getBankConflicts.open;

test('a payment by KID is booked although an equal one of another tenant was placed first', async () => {
  const day = '2027-01-04';
  await state(day, [{ amount: RENT, kid: kids[0]! }, { amount: RENT }]);
  const [{ id }] = await query('select id from bank_line where booked_on = $1', [day]);
  await api(
    `mutation ($i: SettleBankExceptionInputData!) { settleBankException(inputData: $i) { state } }`,
    { i: { lineId: id, choice: 'lease', contractId: leaseIds[1] } },
  );
  await receiveFromBank(
    app,
    ocrFile({ account: BOOK.ocr, payments: [{ amount: RENT, kid: kids[0]!, paidOn: day }] }),
  );
  await settle();
  expect(await linesOf(day)).toEqual([
    `settled ${RENT} no KID nobody`,
    `taken ${RENT} ${kids[0]} nobody`,
  ]);
});

test('a payer’s payment without KID waits, although the statement has an equal KID a day later', async () => {
  const day = '2027-01-05';
  const paid = { amount: RENT, kid: kids[1]!, paidOn: day };
  await receiveFromBank(app, ocrFile({ account: BOOK.ocr, number: 2, payments: [paid] }));
  await state(day, [{ amount: RENT, ...KARI, text: 'Husleie' }]);
  await state('2027-01-06', [{ amount: RENT, kid: kids[1]! }]);
  expect(await linesOf(day)).toEqual([
    `taken ${RENT} ${kids[1]} nobody`,
    `waiting ${RENT} no KID ${KARI.account}`,
  ]);
});

describe('what a person uploads does not replace a payer of the bank', () => {
  test('by an equal payment with a KID, and the upload is a task', async () => {
    const day = '2027-01-07';
    await state(day, [{ amount: 1_500_000n, ...KARI, text: 'Husleie for Storgata' }]);
    const before = await openConflicts();
    const paid = { amount: 1_500_000n, kid: kids[0]!, paidOn: day };
    await upload(ocrFile({ account: BOOK.ocr, number: 3, payments: [paid] }));
    expect(await linesOf(day)).toEqual([
      `taken 1500000 ${kids[0]} nobody`,
      `waiting 1500000 no KID ${KARI.account}`,
    ]);
    expect(await openConflicts()).toBe(before + 1);
  });

  test.each([
    ['with the bank’s reference, before the statement', '2027-01-08', 'REF', KARI, true],
    ['with the bank’s reference, after it', '2027-01-11', 'REF', KARI, false],
    ['where the statement has only the name', '2027-01-12', undefined, { name: KARI.name }, false],
    ['where the statement names nobody', '2027-01-13', undefined, {}, false],
  ] as const)('%s', async (_, day, reference, payer, isBefore) => {
    const paid = { amount: 3_500_000n, text: 'For mye', ...(reference && { reference }) };
    const forged = { ...paid, paidOn: day, name: KARI.name, account: ANNES_ACCOUNT };
    const forge = () => upload(camt054({ account: BOOK.ocr, id: `N${day}`, payments: [forged] }));
    const before = await openConflicts();
    if (isBefore) await forge();
    await state(day, [{ ...paid, ...payer }]);
    if (!isBefore) await forge();
    const account = 'account' in payer ? payer.account : 'nobody';
    expect(await linesOf(day)).toContain(`waiting 3500000 no KID ${account}`);
    const isListed = (await linesOf(day)).includes(`waiting 3500000 no KID ${ANNES_ACCOUNT}`);
    expect(await openConflicts()).toBe(before + (isListed ? 1 : 0));
  });

  test('and what it says the same way as the bank is evidence of the bank’s payment', async () => {
    const day = '2027-01-14';
    const paid = { amount: 4_100_000n, reference: 'R14', ...KARI };
    await upload(camt054({ account: BOOK.ocr, id: 'N14', payments: [{ ...paid, paidOn: day }] }));
    await state(day, [{ ...paid, text: 'Husleie' }]);
    const rows = await query(
      `select bank_line.state, is_own from bank_line join bank_file on bank_file.id = file_id
       where booked_on = $1 order by bank_line.state`,
      [day],
    );
    expect(rows).toEqual([
      { state: 'counted', is_own: false },
      { state: 'waiting', is_own: true },
    ]);
  });
});

test('a payment that a person brought and placed is no task when the bank states its payer too', async () => {
  const day = '2027-01-18';
  const paid = { amount: 5_300_000n, ...KARI };
  const before = await openConflicts();
  await upload(
    camt054({
      account: BOOK.ocr,
      id: 'N18',
      payments: [{ ...paid, paidOn: day, text: 'Leie' }],
    }),
  );
  const [{ id }] = await query('select id from bank_line where booked_on = $1', [day]);
  await api(
    `mutation ($i: SettleBankExceptionInputData!) { settleBankException(inputData: $i) { state } }`,
    { i: { lineId: id, choice: 'lease', contractId: leaseIds[1] } },
  );
  await state(day, [{ ...paid, text: 'Husleie januar' }]);
  expect(await openConflicts()).toBe(before);
  await state('2027-01-19', [{ amount: 100n }]);
  expect(await openConflicts()).toBe(before);
});

describe('who decides on a payment without KID', () => {
  const decide = (lineId: string, input: object) =>
    api(
      `mutation ($i: SettleBankExceptionInputData!) { settleBankException(inputData: $i) { state } }`,
      { i: { lineId, ...input } },
    );
  const undo = (id: string) =>
    api('mutation ($id: ID!) { undoBankSettlement(inputData: { lineId: $id }) { state } }', { id });

  test('and takes that back is on the chain of what another person books it to', async () => {
    const day = '2027-01-15';
    await state(day, [{ amount: 77_000n }]);
    const [{ id }] = await query('select id from bank_line where booked_on = $1', [day]);
    await decide(id, { choice: 'not_ours', note: 'Våre penger' });
    await undo(id);
    await decide(id, { choice: 'counted', note: 'Var talt' });
    await undo(id);
    const anneId = anne.id;
    anne = await addPerson(app, {
      email: 'siri@x.no',
      name: 'Siri Second',
      grants: [{ role: 'agent', partnerId }],
    });
    await decide(id, { choice: 'lease', contractId: leaseIds[1] });
    const acts = await query(
      `select by_id from money_act where kind = 'placed_payment' and about_id = $1
       order by number desc limit 2`,
      [leaseIds[1]],
    );
    expect(new Set(acts.map((act) => act.by_id))).toEqual(new Set([anneId, anne.id]));
    const { getMoneyActivity } = await api(
      `query ($id: ID!) { getMoneyActivity(queryData: { partnerId: $id }) {
        data { kind byName amount text } } }`,
      { id: partnerId },
    );
    const of = { byName: 'Anne Agent', amount: 770 };
    for (const entry of [
      { ...of, kind: 'undid_settlement', text: null },
      { ...of, kind: 'settled_as_counted', text: 'Var talt' },
      { ...of, kind: 'settled_as_not_ours', text: 'Våre penger' },
    ])
      expect(getMoneyActivity.data).toContainEqual(entry);
  });
});
