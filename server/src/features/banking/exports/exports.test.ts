import { afterAll, beforeAll, expect, test } from 'vitest';

import { aWaitingPayment } from '../../../../testing/banking.ts';
import { openBook, BOOK_TERMS } from '../../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { shownCsv } from '../../../../testing/shown-csv.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let silje: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
});
afterAll(() => app.close());

const rows = async (query: string) => {
  const { body, statusCode } = await app.call({
    method: 'GET',
    url: `/api/money/${partnerId}/bank-lines.csv?${query}`,
    headers: { authorization: `Bearer ${silje.tokens.accessToken}` },
  });
  expect(statusCode).toBe(200);
  return shownCsv(body).trimEnd().split('\r\n');
};

test('payments of a book, and the unassigned ones, the earliest first', async () => {
  const input = { partnerId, account: BOOK_TERMS.clientAccount, who: silje };
  await aWaitingPayment(app, { ...input, amount: 50_000n, paidOn: '2026-11-19', name: '=Ola' });
  const settled = await aWaitingPayment(app, { ...input, paidOn: '2026-11-18' });
  await app.api(
    'mutation ($id: ID!) { settleBankException(inputData: { lineId: $id, choice: refund, note: "x", account: "99991042764", name: "Ola" }) { _id } }',
    { id: settled },
    silje.tokens.accessToken,
  );
  const all = await rows('language=en');
  expect(all[0]).toMatch(/^\uFEFFBooked;Paid;Amount;KID;From;/);
  expect(all.slice(1)).toEqual([
    expect.stringMatching(/^2026-11-18;.*;1000,00;.*;refunded;no KID;/),
    expect.stringMatching(/^2026-11-19;.*;500,00;;=Ola;.*;waiting;no KID;/),
  ]);
  const waiting = await rows('state=waiting');
  expect(waiting.slice(1)).toEqual([expect.stringMatching(/;uavklart;uten KID;/)]);
});
