import { afterAll, beforeAll, expect, test } from 'vitest';

import { agreeToChanges } from '../../../../testing/approvals.ts';
import { camt054 } from '../../../../testing/bank-files.ts';
import { receiveFromBank } from '../../../../testing/banking.ts';
import { BOOK_TERMS, openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const FORMER = BOOK_TERMS.clientAccount;
const OTHER = '99991042764';

let app: TestApp;
let partnerId: string;
let anne: TestPerson;
let siri: TestPerson;
let hanne: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId, { kidSource: 'camt.054' });
  await openBook(app, null, { name: 'Husvær AS', clientAccount: '15200400043' });
  const grants = [{ role: 'agent' as const, partnerId }];
  anne = await addPerson(app, { email: 'anne@x.no', name: 'Anne Agent', grants });
  siri = await addPerson(app, { email: 'siri@x.no', name: 'Siri Second', grants });
  hanne = await addPerson(app, {
    email: 'hanne@x.no',
    name: 'Hanne Moe',
    grants: [{ role: 'bookkeeper' as const, partnerId: null }],
  });
  await addPerson(app, {
    email: 'staff@x.no',
    name: 'Stine Stab',
    grants: [{ role: 'operator' as const, partnerId: null }],
  });
  // A Friday.
  on('2027-01-08');
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));
const codeOf = ({ errors }: Awaited<ReturnType<typeof as>>) => errors?.[0]?.extensions['code'];

const set = (person: TestPerson, clientAccount: string) =>
  as(
    person,
    'mutation ($input: SetLedgerBookInputData!) { setLedgerBook(inputData: $input) { clientAccount } }',
    { input: { ...BOOK_TERMS, kidSource: 'camt054', partnerId, clientAccount } },
  );
const stop = (person: TestPerson) =>
  as(person, 'mutation ($id: ID) { stopClientAccount(inputData: { partnerId: $id }) }', {
    id: partnerId,
  });
const openChange = async (): Promise<string> =>
  (
    await app.database.session((session) =>
      session.query<{ id: string }>('select id from client_account_change where ended_at is null'),
    )
  )[0]!.id;
const agree = async (person: TestPerson, changeId?: string) =>
  as(
    person,
    'mutation ($id: ID, $changeId: ID!) { agreeToClientAccount(inputData: { partnerId: $id, changeId: $changeId }) }',
    { id: partnerId, changeId: changeId ?? (await openChange()) },
  );
const book = async (person = anne) =>
  (
    await as(
      person,
      `query ($id: ID) { getLedgerBook(queryData: { partnerId: $id }) {
        clientAccount clientAccountChange { nextClientAccount requestedByName agreedByName countsOn mayAgree } } }`,
      { id: partnerId },
    )
  ).data.getLedgerBook;
const mailed = async () => (await app.mails()).map(({ to }) => to).sort();

test('is changed by two people, after a banking day, and everybody is told', async () => {
  await app.mails();
  const { data } = await set(anne, OTHER);
  expect(data.setLedgerBook).toEqual({ clientAccount: FORMER });
  expect(await mailed()).toEqual(['anne@x.no', 'hanne@x.no', 'siri@x.no', 'staff@x.no']);
  expect(await book()).toEqual({
    clientAccount: FORMER,
    clientAccountChange: {
      nextClientAccount: OTHER,
      requestedByName: 'Anne Agent',
      agreedByName: null,
      countsOn: null,
      mayAgree: false,
    },
  });
  // Neither time nor the same person is enough.
  expect(codeOf(await agree(anne))).toBe('ledger.own_request');
  on('2027-01-15');
  await app.jobs.perform('ledger.change_client_accounts');
  expect((await book()).clientAccount).toBe(FORMER);
  await agree(siri);
  expect(await mailed()).toEqual(['anne@x.no', 'hanne@x.no', 'siri@x.no', 'staff@x.no']);
  await app.jobs.perform('ledger.change_client_accounts');
  expect(await book()).toMatchObject({
    clientAccount: FORMER,
    clientAccountChange: { agreedByName: 'Siri Second', countsOn: '2027-01-18' },
  });
  // A banking day has to pass, and not a weekend.
  on('2027-01-17');
  await app.jobs.perform('ledger.change_client_accounts');
  expect((await book()).clientAccount).toBe(FORMER);
  on('2027-01-18');
  await app.jobs.perform('ledger.change_client_accounts');
  expect(await book()).toEqual({ clientAccount: OTHER, clientAccountChange: null });
  const { data: log } = await as(
    anne,
    'query ($id: ID) { getSettingChanges(queryData: { partnerId: $id }) { what byName } }',
    { id: partnerId },
  );
  expect(log.getSettingChanges.slice(0, 3)).toEqual([
    { what: 'client_account', byName: null },
    { what: 'client_account_agreed', byName: 'Siri Second' },
    { what: 'client_account_asked', byName: 'Anne Agent' },
  ]);
});

test('a payment with a KID is recognized on the former account and on the new one', async () => {
  const kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-02-01',
  });
  on('2027-01-25');
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  const [invoice] = await app.database.session((session) =>
    session.query<{ kid: string; account: string }>(
      `select kid, account from invoice where lease_id = '${leaseId}'`,
    ),
  );
  expect(invoice!.account).toBe(OTHER);
  for (const account of [FORMER, OTHER])
    expect(
      await receiveFromBank(
        app,
        camt054({
          account,
          id: `TO-${account}`,
          payments: [
            { amount: 100_000n, kid: invoice!.kid, paidOn: '2027-01-25', reference: account },
          ],
        }),
      ),
    ).toMatchObject({ taken: { invoicing: 1 }, waiting: {} });
});

test('is agreed to by the operator’s bookkeeper where an agency has one agent, and stopped by anyone', async () => {
  await set(anne, '12345678903');
  const { data } = await as(hanne, '{ getClientAccountChanges { partnerId name mayAgree } }');
  expect(data.getClientAccountChanges).toEqual([
    { partnerId, name: 'Nordbolig AS', mayAgree: true },
  ]);
  expect((await agree(hanne)).errors).toBeUndefined();
  expect(codeOf(await set(siri, FORMER))).toBe('ledger.change_waits');
  await stop(siri);
  on('2027-02-15');
  await app.jobs.perform('ledger.change_client_accounts');
  expect(await book()).toEqual({ clientAccount: OTHER, clientAccountChange: null });
  expect(codeOf(await stop(siri))).toBe('ledger.not_found');
});

test('two who agree and stop at the same moment leave one outcome', async () => {
  await set(anne, '12345678903');
  const id = await openChange();
  await Promise.all([agree(siri, id), agree(hanne, id), stop(siri)]);
  expect((await book()).clientAccountChange).toBeNull();
});

test('nobody agrees to what somebody unknown requested, who may be any of them', async () => {
  await set(anne, '12345678903');
  await app.database.session((session) =>
    session.query('update client_account_change set requested_by_id = null where ended_at is null'),
  );
  expect((await book(siri)).clientAccountChange).toMatchObject({ mayAgree: false });
  expect(codeOf(await agree(siri))).toBe('ledger.own_request');
  await stop(siri);
});

test('what somebody agrees to is what they have read', async () => {
  await set(anne, '12345678903');
  const read = await openChange();
  await set(anne, FORMER);
  expect(codeOf(await agree(siri, read))).toBe('ledger.changed');
  expect((await book()).clientAccountChange).toMatchObject({ agreedByName: null });
  await stop(siri);
});

test('two first requests at the same moment, and one who opens the books twice, leave one row', async () => {
  const answers = await Promise.all([
    set(anne, '12345678903'),
    set(siri, '12345678903'),
    set(anne, '12345678903'),
  ]);
  expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
  await stop(siri);
  const other = await addPartner(app, 'fjord', 'Fjord');
  const turid = await addPerson(app, {
    email: 'turid@x.no',
    name: 'Turid',
    grants: [{ role: 'agent' as const, partnerId: other }],
  });
  const open = () =>
    as(
      turid,
      'mutation ($input: SetLedgerBookInputData!) { setLedgerBook(inputData: $input) { clientAccount } }',
      {
        input: {
          ...BOOK_TERMS,
          kidSource: 'camt054',
          partnerId: other,
          clientAccount: '12345678903',
        },
      },
    );
  const opened = await Promise.all([open(), open()]);
  expect(opened.map(({ data }) => data?.setLedgerBook)).toEqual(
    Array(2).fill({ clientAccount: '12345678903' }),
  );
});

test('is proved by an organisation number that one agent changed only when another has agreed to it', async () => {
  const fjell = await addPartner(app, 'fjell', 'Fjell');
  const account = '15200400051';
  const { id: bookId } = await openBook(app, fjell, { clientAccount: account });
  const grants = [{ role: 'agent' as const, partnerId: fjell }];
  const ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola', grants });
  const eva = await addPerson(app, { email: 'eva@x.no', name: 'Eva', grants });
  await app.database.session((session) =>
    session.query(
      'insert into payout_approver (book_id, account_id) select $1, unnest($2::uuid[])',
      [bookId, [ola.id, eva.id]],
    ),
  );
  const owner = '923609016';
  const { errors } = await as(
    ola,
    'mutation ($input: SetLedgerBookInputData!) { setLedgerBook(inputData: $input) { clientAccount } }',
    {
      input: {
        ...BOOK_TERMS,
        kidSource: 'ocr',
        partnerId: fjell,
        clientAccount: account,
        orgNumber: owner,
      },
    },
  );
  expect(errors).toBeUndefined();
  const isProvedBy = async (id: string) => {
    await receiveFromBank(
      app,
      camt054({ account, id, owner, payments: [{ amount: 100n, paidOn: '2027-02-15' }] }),
    );
    const { data } = await as(
      eva,
      'query ($id: ID) { getLedgerBook(queryData: { partnerId: $id }) { isAccountProved } }',
      { id: fjell },
    );
    return data.getLedgerBook.isAccountProved;
  };
  expect(await isProvedBy('OWNER-1')).toBe(false);
  await agreeToChanges(app, ola, fjell);
  expect(await isProvedBy('OWNER-2')).toBe(false);
  await agreeToChanges(app, eva, fjell);
  expect(await isProvedBy('OWNER-3')).toBe(true);
});

test('an account that a landlord is paid to is no client account', async () => {
  const grants = [{ role: 'landlord' as const, partnerId: null }];
  const kari = await addPerson(app, { email: 'paid@x.no', grants });
  const payOutTo = async (to: string) =>
    app.api(
      'mutation ($to: String!) { setPayoutAccount(inputData: { accountNumber: $to }) { accountNumber } }',
      { to },
      await newToken(app, kari, 'identity'),
    );
  const own = '12131415166';
  await payOutTo(own);
  expect(codeOf(await set(anne, own))).toBe('ledger.account_of_payee');
  const ofOperator = openBook(app, null, { name: 'Husvær AS', clientAccount: own });
  await expect(ofOperator).rejects.toThrow('ledger.account_of_payee');
  // It is hers until the next one counts.
  await payOutTo('15032080119');
  expect(codeOf(await set(anne, own))).toBe('ledger.account_of_payee');
  app.clock.set(app.clock.now().add({ hours: 24 * 7 }));
  expect(codeOf(await set(anne, own))).toBeUndefined();
});
