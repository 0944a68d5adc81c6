import { afterAll, beforeAll, expect, test } from 'vitest';

import { camt054 } from '../../../testing/bank-files.ts';
import { receiveFromBank } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PAYER = '86011117947';
const OTHER = '12345678903';

let app: TestApp;
let partnerId: string;
let account: string;
let anne: TestPerson;
let files = 0;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const { id, clientAccount } = await openBook(app, partnerId, { kidSource: 'camt.054' });
  account = clientAccount;
  const grants = [{ role: 'agent' as const, partnerId }];
  anne = await addPerson(app, { email: 'anne@x.no', name: 'Anne Agent', grants });
  const siri = await addPerson(app, { email: 'siri@x.no', name: 'Siri Second', grants });
  await addPerson(app, { email: 'per@x.no', name: 'Per Agent', grants });
  await app.database.session(async (session) => {
    await session.query(
      `insert into payout_approver (book_id, account_id) values ('${id}', '${anne.id}'), ('${id}', '${siri.id}')`,
    );
    await session.query(
      `insert into payout_settings (book_id, payout_day, wait_days, guarantee_months, approvals_needed, retry_days, recipient_limit)
       values ('${id}', 10, 3, 2, 1, 1, 400000)`,
    );
  });
});
afterAll(() => app.close());

const mutate = async (name: string, fields: string, input: object) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData`;
  const { data } = await app.api(
    `mutation ($input: ${type}!) { ${name}(inputData: $input) { ${fields} } }`,
    { input },
    anne.tokens.accessToken,
  );
  return data[name];
};
/** Has a payment from the payer's account refunded. Returns the id of the refund. */
async function request(amount: bigint, receiver: object = {}): Promise<string> {
  files += 1;
  const reference = `R${files}`;
  const payment = {
    amount,
    reference,
    paidOn: '2026-11-20',
    account: PAYER,
    name: 'Per Payer',
  };
  await receiveFromBank(app, camt054({ account, id: `FILE-${files}`, payments: [payment] }));
  const [line] = await app.database.session((session) =>
    session.query<{ id: string }>(`select id from bank_line where reference = '${reference}'`),
  );
  const lineId = line!.id;
  await mutate('settleBankException', 'state', {
    lineId,
    choice: 'refund',
    note: 'Feil konto',
    ...receiver,
  });
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>(`select id from refund where bank_line_id = '${lineId}'`),
  );
  return row!.id;
}
const mails = async () => {
  await app.dispatcher.settle();
  return (await app.mails()).map(({ to, text }) => ({ to, text }));
};

test('approvers get a mail when the account of a refund is named, and when it is changed', async () => {
  const id = await request(100_000n);
  // The payer's own account is no choice of a person.
  expect(await mails()).toEqual([]);
  await mutate('correctRefund', '_id', { refundId: id, account: OTHER, name: 'Ola Payer' });
  const changed = await mails();
  expect(changed.map(({ to }) => to).sort()).toEqual(['anne@x.no', 'siri@x.no']);
  expect(changed[0]!.text).toContain('Anne Agent har endret kontoen');
  expect(changed[0]!.text).toMatch(
    /Ola Payer, konto 1234\.56\.78903, og ikke til konto 8601\.11\.17947/,
  );
  await request(100_000n, { account: OTHER, name: 'Ola Payer' });
  expect((await mails())[0]!.text).toContain('Anne Agent har lagt inn at 1');
});

test('approvers get a mail of an order above a limit of the day, which two of them approve', async () => {
  await request(500_000n);
  const above = await mails();
  expect(above.map(({ to }) => to).sort()).toEqual(['anne@x.no', 'siri@x.no']);
  expect(above[0]!.text).toMatch(/En betaling på 5\s000.* er over en av beløpsgrensene/);
});
