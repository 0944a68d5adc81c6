import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aWaitingPayment } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { homeOf, interestCalls } from '../../../testing/interest.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { sendForSigning, signerOf } from '../../../testing/signing.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { startPage } from '../../../testing/start-page.ts';
import { addListings, addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Book } from '../ledger/public.ts';

let app: TestApp;
let nordbolig: string;
let fjordutleie: string;
let book: Book;
let people: Record<'tenant' | 'landlord' | 'agent' | 'janitor' | 'newcomer', TestPerson>;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  fjordutleie = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  book = await openBook(app, nordbolig);
  const as = (name: string, role?: 'agent' | 'janitor') =>
    addPerson(app, {
      email: `${name}@x.no`,
      name,
      ...(role && { grants: [{ role, partnerId: nordbolig }] }),
    });
  people = {
    tenant: await as('tenant'),
    landlord: await as('landlord'),
    agent: await as('agent', 'agent'),
    janitor: await as('janitor', 'janitor'),
    newcomer: await as('newcomer'),
  };
  const { tenant, landlord } = people;
  await on('2026-12-01');
  const terms = { landlord, tenants: [tenant], startsOn: '2027-01-01' };
  await addSignedLease(app, { ...terms, partnerId: nordbolig, endsOn: '2030-01-31' });
  // Without an agency, and without books of the operator: the tenant pays the landlord.
  await addSignedLease(app, { ...terms, partnerId: null });
  await on('2026-12-20');
});
afterAll(() => app.close());

async function on(day: string): Promise<void> {
  app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  await app.jobs.perform('payouts.run');
}

async function see(who: keyof typeof people, here: string | null = null) {
  const token = await newToken(app, people[who]);
  const { data, errors } = await app.api(startPage(), { id: here }, token);
  expect(errors).toBeUndefined();
  return data.getStartPage;
}

/** The person with a token that is valid on this day. */
async function withNewToken(who: TestPerson): Promise<TestPerson> {
  return { ...who, tokens: { ...who.tokens, accessToken: await newToken(app, who) } };
}

async function callAs(who: TestPerson, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await app.api(query, variables, await newToken(app, who));
  expect(errors).toBeUndefined();
  return data;
}

test('a tenant reads what to pay, by when and how; of a lease that is not invoiced, the agreed rent', async () => {
  const { rented, letting, agency, care, trouble } = await see('tenant');
  expect({ letting, agency, care, trouble }).toEqual({
    letting: null,
    agency: null,
    care: null,
    trouble: null,
  });
  expect(rented).toMatchObject([
    {
      partnerName: 'Nordbolig',
      isInvoiced: true,
      due: { amount: 12_000, on: '2027-01-04', isLate: false },
      accountNumber: book.clientAccount,
      kidNumber: expect.stringMatching(/^\d+$/),
      href: expect.stringMatching(/^http:\/\/nordbolig\.localhost:3000\/lease\//),
    },
    {
      partnerName: null,
      isInvoiced: false,
      due: null,
      monthlyRentAmount: 12_000,
      href: expect.stringMatching(/^\/my-lease\//),
    },
  ]);
  const [there] = (await see('tenant', nordbolig)).rented;
  expect(there.href).toMatch(/^\/lease\//);
});

test('a landlord reads the next payout, and the status of each home’s rent', async () => {
  const { letting } = await see('landlord');
  expect(letting).toMatchObject({
    total: 2,
    needsAccount: true,
    latePayouts: [],
    nextPayout: { on: '2027-01-11', amount: 12_000, isReceived: false, homes: 1 },
    counts: [
      { state: 'due', leases: 1, amount: 12_000 },
      { state: 'direct', leases: 1, amount: 0 },
    ],
  });
});

test('late rent comes first for all, and an agent reads its age', async () => {
  await on('2027-01-20');
  expect((await see('tenant')).rented[0].due).toMatchObject({ isLate: true, on: '2027-01-04' });
  expect((await see('landlord')).letting.leases[0]).toMatchObject({
    state: 'late',
    amount: 12_000,
    dueDate: '2027-01-04',
    tenants: ['tenant'],
  });
  const { agency } = await see('agent', nordbolig);
  expect(agency).toMatchObject({
    name: 'Nordbolig',
    root: '',
    lateTotal: 1,
    endingTotal: 0,
    tasks: { payouts: { count: 0 }, settings: 0 },
    late: [{ tenant: 'tenant', amount: 12_000, dueDate: '2027-01-04' }],
    arrears: [
      { from: 1, to: 14, leases: 0 },
      { from: 15, to: 30, leases: 1, amount: 12_000 },
      { from: 31, to: 60, leases: 0 },
      { from: 61, to: null, leases: 0 },
    ],
  });
  expect((await see('agent')).agency.root).toBe('http://nordbolig.localhost:3000');
});

test('each agency’s is visible to its own staff alone', async () => {
  expect((await see('agent', fjordutleie)).agency).toBeNull();
  expect((await see('janitor', nordbolig)).agency).toBeNull();
  expect((await see('janitor', nordbolig)).care).toMatchObject({ total: 1, root: '' });
  expect((await see('janitor', fjordutleie)).care).toBeNull();
  expect((await see('tenant', nordbolig)).agency).toBeNull();
});

test('a pending signature is there while it is the user’s turn', async () => {
  const { newcomer, agent } = people;
  await sendForSigning(app, [signerOf(newcomer, 'tenant', 1), signerOf(agent, 'agent', 2)]);
  await app.dispatcher.settle();
  expect((await see('newcomer')).toSign).toMatchObject([
    { href: expect.stringMatching(/^\/sign\//), titleNo: expect.any(String) },
  ]);
  expect((await see('agent', nordbolig)).toSign).toEqual([]);
});

test('a guest has none', async () => {
  const { errors } = await app.api('{ getStartPage { toSign { _id } } }');
  expect(errors?.[0]?.extensions.code).toBe('accounts.login_required');
});

describe('viewings', () => {
  const calls = () => interestCalls(app);
  /** Applies for a home as the newcomer, and is invited to a viewing. */
  async function invited(title: string, answerer: TestPerson, startsAt: string): Promise<string> {
    const listingId = await homeOf(app, title);
    const form = await calls().send(await withNewToken(people.newcomer), listingId, {
      rentFrom: '2027-03-01',
    });
    const [waiting] = (await see(answerer === people.agent ? 'agent' : 'landlord')).interest
      .waiting;
    expect(waiting).toMatchObject({ _id: form, listingId, home: title, name: 'newcomer' });
    const endsAt = Temporal.Instant.from(startsAt).add({ minutes: 30 }).toString();
    const input = { _ids: [form], startsAt, endsAt };
    await calls().call('inviteToViewing', input, await withNewToken(answerer));
    return form;
  }
  const decline = async (_id: string) =>
    calls().call('answerViewing', { _id, answer: 'declined' }, await withNewToken(people.newcomer));

  test('are on the pages of invitees and hosts until the invitee declines', async () => {
    const owner = { feed: 'shown', partnerId: null, ownerId: people.landlord.id, contactId: null };
    await addListings(app, [{ title: 'Loft med utsikt' }], owner);
    const form = await invited('Loft med utsikt', people.landlord, '2027-01-25T16:00:00Z');
    const viewing = { home: 'Loft med utsikt', listingId: await homeOf(app, 'Loft med utsikt') };
    expect((await see('newcomer')).interest).toMatchObject({
      own: [{ _id: form, state: 'invited' }],
      invitations: [viewing],
    });
    expect((await see('landlord')).interest.showings).toMatchObject([{ ...viewing, people: 1 }]);
    await decline(form);
    expect((await see('newcomer')).interest.invitations).toEqual([]);
    expect((await see('landlord')).interest.showings).toEqual([]);
  });

  test('of an agency’s homes are on its agents’ pages on the day itself', async () => {
    const owner = { feed: 'theirs', partnerId: nordbolig, ownerId: null, contactId: null };
    await addListings(app, [{ title: 'Rekkehus ved marka' }], owner);
    await invited('Rekkehus ved marka', people.agent, '2027-01-21T16:00:00Z');
    expect((await see('agent', nordbolig)).interest.showings).toEqual([]);
    await on('2027-01-21');
    expect((await see('agent', nordbolig)).interest.showings).toMatchObject([
      { home: 'Rekkehus ved marka', people: 1 },
    ]);
    expect((await see('agent', fjordutleie)).interest.showings).toEqual([]);
  });
});

test('an unassigned payment is on the agent’s page until it is settled', async () => {
  const agent = await withNewToken(people.agent);
  const file = { partnerId: nordbolig, account: book.clientAccount, who: agent };
  const id = await aWaitingPayment(app, { ...file, amount: 123_400n, name: 'Ola Ukjent' });
  expect((await see('agent', nordbolig)).agency).toMatchObject({
    paymentsTotal: 1,
    root: '',
    payments: [{ _id: id, amount: 1_234, name: 'Ola Ukjent', paidOn: '2026-11-20' }],
  });
  expect((await see('landlord')).agency).toBeNull();
  await callAs(
    agent,
    `mutation ($in: SettleBankExceptionInputData!) { settleBankException(inputData: $in) { _id } }`,
    { in: { lineId: id, choice: 'not_ours', note: 'Ikke vår.' } },
  );
  expect((await see('agent', nordbolig)).agency).toMatchObject({ paymentsTotal: 0, payments: [] });
});

describe('an objection', () => {
  const object = (who: TestPerson, id: string) =>
    callAs(
      who,
      `mutation ($id: ID!) {
        objectToInvoice(inputData: { invoiceId: $id, text: "Varmen er borte." }) { _id } }`,
      { id },
    );
  const settle = (who: TestPerson, id: string) =>
    callAs(
      who,
      `mutation ($id: ID!) { settleInvoiceObjection(inputData: { invoiceId: $id }) { _id } }`,
      { id },
    );
  const rentOf = (leaseId: string) =>
    app.database.session(async (session) => {
      const [found] = await session.query<{ id: string }>(
        `select id from invoice where lease_id = $1 and kind = 'rent' order by serial limit 1`,
        [leaseId],
      );
      return found!.id;
    });

  test('to an agency’s invoice is on its agents’ pages until it is settled', async () => {
    const { tenant, agent } = people;
    const { agency } = await see('agent', nordbolig);
    const { contractId } = agency.late[0];
    const invoiceId = await rentOf(contractId);
    await object(tenant, invoiceId);
    expect((await see('agent', nordbolig)).agency).toMatchObject({
      objectionsTotal: 1,
      root: '',
      objections: [{ _id: invoiceId, contractId, amount: 12_000, dueDate: '2027-01-04' }],
    });
    expect((await see('landlord')).letting.objections).toEqual([]);
    const listed = await callAs(
      agent,
      `query ($id: ID!) {
        getPartnerInvoices(queryData: { partnerId: $id, status: objected }) { data { _id } } }`,
      { id: nordbolig },
    );
    expect(listed.getPartnerInvoices.data).toEqual([{ _id: invoiceId }]);
    await settle(agent, invoiceId);
    expect((await see('agent', nordbolig)).agency).toMatchObject({ objections: [] });
  });

  test('to an invoice without an agency is on the landlord’s page until it is settled', async () => {
    await openBook(app, null, { clientAccount: '12345678903' });
    const { landlord, newcomer } = people;
    const leaseId = await addSignedLease(app, {
      partnerId: null,
      landlord,
      tenants: [newcomer],
      startsOn: '2027-02-01',
      rentCollection: 'collected',
    });
    await on('2027-01-25');
    const invoiceId = await rentOf(leaseId);
    await object(newcomer, invoiceId);
    const { letting } = await see('landlord');
    expect(letting.objections).toEqual([
      { contractId: leaseId, href: `/my-lease/${leaseId}`, home: expect.stringMatching(/^Hjem/) },
    ]);
    await settle(landlord, invoiceId);
    expect((await see('landlord')).letting.objections).toEqual([]);
  });
});
