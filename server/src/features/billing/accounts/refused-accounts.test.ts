import { afterAll, beforeAll, expect, test } from 'vitest';

import { camt054 } from '../../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { BOOK_TERMS, openBook } from '../../../../testing/books.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner } from '../../../../testing/test-app.ts';

const TAKEN = BOOK_TERMS.clientAccount;
const OTHER = '99991042764';

let scenario: LeaseScenario;
let owner: string;
let siri: TestPerson;
let olga: TestPerson;
let hanne: TestPerson;

beforeAll(async () => {
  scenario = await createLeaseScenario();
  const { app, partnerId } = scenario;
  owner = await addPartner(app, 'eier', 'Eier Utleie AS');
  const agentOf = (partner: string) => [{ role: 'agent' as const, partnerId: partner }];
  siri = await addPerson(app, {
    email: 'siri@x.no',
    name: 'Siri',
    grants: agentOf(partnerId),
  });
  olga = await addPerson(app, { email: 'olga@x.no', name: 'Olga Eier', grants: agentOf(owner) });
  hanne = await addPerson(app, {
    email: 'hanne@x.no',
    name: 'Hanne Moe',
    grants: [{ role: 'bookkeeper', partnerId: null }],
  });
  await addPerson(app, {
    email: 'staff@x.no',
    name: 'Stine Stab',
    grants: [{ role: 'operator', partnerId: null }],
  });
  scenario.on('2027-01-04');
  // Nordbolig names an account that is the other agency's.
  await openBook(app, partnerId, { kidSource: 'camt.054' });
});
afterAll(() => scenario.close());

const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  scenario.app.api(query, variables, await newToken(scenario.app, person));
const codeOf = ({ errors }: Awaited<ReturnType<typeof as>>) => errors?.[0]?.extensions['code'];
const set = (person: TestPerson, partnerId: string, clientAccount: string) =>
  as(
    person,
    'mutation ($input: SetLedgerBookInputData!) { setLedgerBook(inputData: $input) { clientAccount isAccountRefused } }',
    { input: { ...BOOK_TERMS, kidSource: 'camt054', partnerId, clientAccount } },
  );
const refuse = (person: TestPerson, clientAccount = TAKEN) =>
  as(
    person,
    'mutation ($input: RefuseClientAccountInputData!) { refuseClientAccount(inputData: $input) }',
    { input: { clientAccount, reason: 'Banken sier at kontoen er en annens.' } },
  );
const tasks = async () =>
  (
    await as(
      hanne,
      '{ getUnprovedAccounts { name clientAccount invoices claimedBy isRefused since } }',
    )
  ).data.getUnprovedAccounts;
const mailed = async () => (await scenario.app.mails()).map(({ to }) => to).sort();
const invoicesOf = (leaseId: string) =>
  scenario.app.database.session((session) =>
    session.query<{ account: string; kid: string }>(
      `select account, kid from invoice where lease_id = '${leaseId}' order by serial`,
    ),
  );
async function issue(): Promise<void> {
  await scenario.app.jobs.perform('billing.issue_invoices');
  await scenario.settle();
}
async function changeAccount(account: string): Promise<void> {
  const { partnerId, silje } = scenario;
  expect(codeOf(await set(silje, partnerId, account))).toBeUndefined();
  const [change] = await scenario.app.database.session((session) =>
    session.query<{ id: string }>('select id from client_account_change where ended_at is null'),
  );
  await as(
    siri,
    'mutation ($id: ID, $changeId: ID!) { agreeToClientAccount(inputData: { partnerId: $id, changeId: $changeId }) }',
    { id: partnerId, changeId: change!.id },
  );
}

test('a number that another book holds unproved is a claim, of which the operator is notified once', async () => {
  await mailed();
  expect(codeOf(await set(olga, owner, TAKEN))).toBe('ledger.account_claimed');
  expect(await mailed()).toEqual(['hanne@x.no', 'staff@x.no']);
  expect(codeOf(await set(olga, owner, TAKEN))).toBe('ledger.account_claimed');
  expect(await mailed()).toEqual([]);
  expect(await tasks()).toEqual([
    {
      name: BOOK_TERMS.name,
      clientAccount: TAKEN,
      invoices: 0,
      isRefused: false,
      claimedBy: ['Eier Utleie AS'],
      since: expect.any(String),
    },
  ]);
});

test('a refused account is free, and its book invoices nothing until it has another', async () => {
  const { app, partnerId, silje, turid, ingrid } = scenario;
  const lease = (startsOn: string) =>
    addSignedLease(app, { partnerId, landlord: turid, tenants: [ingrid], startsOn });
  const leaseId = await lease('2027-01-10');
  await scenario.settle();
  const [issued] = await invoicesOf(leaseId);
  expect(issued!.account).toBe(TAKEN);
  const payments = [{ amount: 100n, kid: issued!.kid, paidOn: '2027-01-05', reference: 'R1' }];
  const who = { ...silje, tokens: { ...silje.tokens, accessToken: await newToken(app, silje) } };
  const brought = camt054({ account: TAKEN, id: 'B', payments });
  expect((await uploadBankFile(app, { partnerId, bytes: brought, who })).status).toBe(200);
  await mailed();
  for (const person of [silje, olga]) expect(codeOf(await refuse(person))).toBe('ledger.not_found');
  expect((await refuse(hanne)).errors).toBeUndefined();
  expect(await mailed()).toEqual(['hanne@x.no', 'silje@x.no', 'siri@x.no', 'staff@x.no']);
  // The invoice that is issued already is a task for the operator.
  expect(await tasks()).toEqual([
    {
      name: BOOK_TERMS.name,
      clientAccount: TAKEN,
      invoices: 1,
      isRefused: true,
      claimedBy: [],
      since: expect.any(String),
    },
  ]);
  const second = await lease('2027-01-12');
  await scenario.settle();
  scenario.on('2027-01-20');
  await issue();
  expect(await invoicesOf(leaseId)).toHaveLength(1);
  expect(await invoicesOf(second)).toEqual([]);
  // No contract names it, nor may the agency name it again; its owner may.
  const { _id } = await scenario.draft({ who: silje, terms: { startsOn: '2027-03-01' } });
  await expect(scenario.send(_id, silje)).rejects.toThrow('leases.contradicted');
  expect(codeOf(await set(silje, partnerId, TAKEN))).toBe('ledger.account_refused');
  const { data } = await set(olga, owner, TAKEN);
  expect(data.setLedgerBook).toEqual({ clientAccount: TAKEN, isAccountRefused: false });
  await changeAccount(OTHER);
  scenario.on('2027-01-22');
  await app.jobs.perform('ledger.change_client_accounts');
  await app.jobs.perform('billing.notify_of_accounts');
  await issue();
  expect((await invoicesOf(leaseId)).slice(1)).toMatchObject([{ account: OTHER }]);
  expect(new Set((await invoicesOf(second)).map(({ account }) => account))).toEqual(
    new Set([OTHER]),
  );
  expect((await tasks()).map(({ clientAccount }: any) => clientAccount)).toEqual([OTHER]);
  // Money that comes to its owner pays no invoice of the other agency.
  // It repeats nothing that the agency brought either.
  expect(await receiveFromBank(app, camt054({ account: TAKEN, id: 'K', payments }))).toMatchObject({
    taken: {},
    repeated: 0,
    waiting: { unknown_kid: 1 },
  });
});

test('an account that the bank has confirmed is refused to nobody', async () => {
  expect(codeOf(await refuse(hanne))).toBe('ledger.account_proved');
  expect(codeOf(await set(siri, scenario.partnerId, TAKEN))).toBe('ledger.already_configured');
});

test('of two who name one number at the same moment, one has it', async () => {
  const { app } = scenario;
  const partners = await Promise.all(
    ['nord', 'sor', 'vest'].map(async (name) => {
      const id = await addPartner(app, name, name);
      const grants = [{ role: 'agent' as const, partnerId: id }];
      return { id, agent: await addPerson(app, { email: `${name}@x.no`, name, grants }) };
    }),
  );
  const codes = await Promise.all(
    partners.map(async ({ id, agent }) => codeOf(await set(agent, id, '15200400043'))),
  );
  expect(codes.toSorted()).toEqual(['ledger.account_claimed', 'ledger.account_claimed', undefined]);
  const [{ count } = { count: 0n }] = await app.database.session((session) =>
    session.query<{ count: bigint }>(
      `select count(*) from ledger_book where not exists (
        select from client_account where book_id = ledger_book.id and given_up_at is null)`,
    ),
  );
  expect(Number(count)).toBe(0);
});
