import { afterAll, beforeAll, expect, test } from 'vitest';

import { camt053, type PaymentInFile } from '../../../../testing/bank-files.ts';
import { receiveFromBank } from '../../../../testing/banking.ts';
import { BOOK_TERMS, openBook } from '../../../../testing/books.ts';
import { addPerson, setProved, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let partnerId: string;
let agent: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Silje Agent', grants });
});
afterAll(() => app.close());

let files = 0;
/** What becomes of an entry of the bank: the feature that accepts it, or why it waits. */
async function outcomeOf(payment: Omit<PaymentInFile, 'paidOn'>) {
  files += 1;
  const payments = [{ ...payment, paidOn: '2026-11-19', text: `Post ${files}` }];
  const { taken, waiting } = await receiveFromBank(
    app,
    camt053({ account: BOOK_TERMS.clientAccount, id: `M${files}`, payments }),
  );
  return Object.keys({ ...taken, ...waiting })[0];
}

test.each<[string, Omit<PaymentInFile, 'paidOn'>, string]>([
  ['of a usual code', { amount: -45_00n, bankCode: 'Gebyr' }, 'charges'],
  ['given back', { amount: 45_00n, bankCode: 'GEBYR' }, 'charges'],
  ['of another code', { amount: -45_00n, bankCode: '230' }, 'debit_unknown'],
  ['of a thousand kroner', { amount: -1_000_00n, bankCode: 'GEBYR' }, 'charges'],
  ['of more', { amount: -1_000_01n, bankCode: 'GEBYR' }, 'debit_unknown'],
  ['of more, by the code of ISO 20022', { amount: -1_000_02n, isCharge: true }, 'charges'],
  [
    'to another account',
    { amount: -9_00n, bankCode: 'GEBYR', account: '99991042764' },
    'debit_unknown',
  ],
  ['to somebody', { amount: -8_00n, bankCode: 'GEBYR', name: 'Ola' }, 'debit_unknown'],
  [
    'with a reference of an order',
    { amount: -7_00n, bankCode: 'GEBYR', endToEndId: 'X' },
    'debit_unknown',
  ],
])('an entry %s', async (_, payment, outcome) => {
  expect(await outcomeOf(payment)).toBe(outcome);
});

test('the codes are a setting of the books, which other settings leave as it is', async () => {
  await setProved(app, agent, 'identity');
  const set = async (more: object) => {
    const { data, errors } = await app.api(
      `mutation ($in: SetLedgerBookInputData!) { setLedgerBook(inputData: $in) { chargeCodes } }`,
      { in: { ...BOOK_TERMS, partnerId, ...more } },
      agent.tokens.accessToken,
    );
    return data?.setLedgerBook?.chargeCodes ?? errors?.[0]?.extensions;
  };
  expect(await set({ chargeCodes: ['omk ', 'OMK', 'Pris'] })).toEqual(['OMK', 'PRIS']);
  expect(await set({})).toEqual(['OMK', 'PRIS']);
  expect(await outcomeOf({ amount: -6_00n, bankCode: 'OMK' })).toBe('charges');
  expect(await outcomeOf({ amount: -5_00n, bankCode: 'GEBYR' })).toBe('debit_unknown');
  expect(await set({ chargeCodes: ['x'.repeat(36)] })).toMatchObject({
    params: { fields: [{ path: 'inputData.chargeCodes.0' }] },
  });
});
