import { afterAll, beforeAll, expect, test } from 'vitest';

import { aWaitingPayment } from '../../../testing/banking.ts';
import { openBook } from '../../../testing/books.ts';
import { interestCalls } from '../../../testing/interest.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { startPage } from '../../../testing/start-page.ts';
import { addListings, addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';

/*
 * What a start page or the menu counts is the number of rows on the page behind its link. The tasks of books are
 * in tasks.test.ts, with those of the money pages' tabs.
 */

let app: TestApp;
let partnerId: string;
let people: Record<
  'tenant' | 'landlord' | 'agent' | 'janitor' | 'operator' | 'bookkeeper' | 'seeker',
  TestPerson
>;

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const query = (text: string, values: unknown[] = []) =>
  app.database.session((session) => session.query<{ id: string }>(text, values));

async function as(who: keyof typeof people, text: string, variables: object = {}) {
  const token = await newToken(app, people[who]);
  const { data, errors } = await app.api(text, { ...variables }, token);
  expect(errors).toBeUndefined();
  return data;
}

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const book = await openBook(app, partnerId);
  const own = await openBook(app, null, { clientAccount: '12345678903' });
  const person = (name: string, role?: string, of: string | null = null) =>
    addPerson(app, {
      email: `${name}@x.no`,
      name,
      ...(role && { grants: [{ role: role as 'agent', partnerId: of }] }),
    });
  people = {
    tenant: await person('tenant'),
    landlord: await person('landlord'),
    agent: await person('agent', 'agent', partnerId),
    janitor: await person('janitor', 'janitor', partnerId),
    operator: await person('operator', 'operator'),
    bookkeeper: await person('bookkeeper', 'bookkeeper'),
    seeker: await person('seeker'),
  };
  const { tenant, landlord, seeker } = people;
  on('2027-02-01');
  // Late, ends within ninety days, has a plan that nobody has answered, and contradicts itself.
  const late = await addSignedLease(app, {
    partnerId,
    landlord,
    tenants: [tenant],
    startsOn: '2027-02-01',
    endsOn: '2027-03-31',
    dueDay: 15,
  });
  // Ends within ninety days, and nothing of it is late: its status is another.
  await addSignedLease(app, {
    partnerId,
    landlord,
    tenants: [seeker],
    startsOn: '2027-02-18',
    endsOn: '2027-05-01',
    dueDay: 28,
  });
  await query(
    `insert into lease_contradiction (lease_id, key, found_at) values ($1, 'no_street', now())`,
    [late],
  );
  // Without an agency: the landlord answers.
  const privately = await addSignedLease(app, {
    partnerId: null,
    landlord,
    tenants: [tenant],
    startsOn: '2027-02-01',
    dueDay: 15,
    rentCollection: 'collected',
  });
  on('2027-02-20');
  for (const contractId of [late, privately]) {
    await as(
      'tenant',
      `mutation ($in: ProposePaymentPlanInputData!) { proposePaymentPlan(inputData: $in) { _id } }`,
      {
        in: {
          contractId,
          instalments: [
            { dueOn: '2027-03-10', amount: 6000 },
            { dueOn: '2027-04-10', amount: 6000 },
          ],
        },
      },
    );
  }
  await as(
    'tenant',
    `mutation ($id: ID!) { objectToInvoice(inputData: { invoiceId: $id, text: "Varmen er borte." }) { _id } }`,
    { id: (await query(`select id from invoice where lease_id = $1 limit 1`, [late]))[0]!.id },
  );
  const agent = { ...people.agent, tokens: { ...people.agent.tokens } };
  agent.tokens.accessToken = await newToken(app, agent);
  await aWaitingPayment(app, { partnerId, account: book.clientAccount, who: agent });

  const owner = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: null };
  await addListings(app, [{ title: 'Loft', availableFrom: '2027-04-01' }], owner);
  const [{ id: listingId } = { id: '' }] = await query(`select id from listing where feed = 'own'`);
  const calls = interestCalls(app);
  const applicant = { ...seeker, tokens: { ...seeker.tokens } };
  applicant.tokens.accessToken = await newToken(app, seeker);
  await calls.send(applicant, listingId, { rentFrom: '2027-04-01' });
  // A form that is withdrawn is on the person's list too.
  const others = { ...owner, feed: 'others', ownerId: people.agent.id };
  await addListings(app, [{ title: 'Cellar', availableFrom: '2027-04-01' }], others);
  const [{ id: cellarId } = { id: '' }] = await query(
    `select id from listing where feed = 'others'`,
  );
  const withdrawn = await calls.send(applicant, cellarId, { rentFrom: '2027-04-01' });
  await calls.call('withdrawInterest', { _id: withdrawn }, applicant);
  await as(
    'seeker',
    `mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: scam }) { _id } }`,
    { id: listingId },
  );
  await app.dispatcher.settle();

  // Of the mails above.
  await query(
    'update mail set given_up_at = now(), attempts = 36 where id = (select min(id::text)::uuid from mail)',
  );
  await query(
    `insert into webhook (id, partner_id, url, types, secret, created_at)
     values ($1, $2, 'https://x.no', '{}', '\\x00', now())`,
    [crypto.randomUUID(), partnerId],
  );
  await query(
    `insert into webhook_delivery (id, webhook_id, event_id, type, body, created_at)
     select $1, id, $1, 'lease.signed', '{}', now() from webhook`,
    [crypto.randomUUID()],
  );
  await query(
    `insert into bank_original (id, sha256, bytes, name, is_brought, received_at, tries)
     values ($1, repeat('0', 64), 1, 'a.txt', false, now(), 99)`,
    [crypto.randomUUID()],
  );
  // The operator's books have a statement of a month that is over.
  await query(
    `with file as (
       insert into bank_file (id, book_id, sha256, name, format, state, received_at, is_brought)
       values ($1, $2, 'b', 'b.xml', 'camt.053', 'booked', now(), false) returning id, book_id
     )
     insert into bank_statement (id, file_id, book_id, position, account, format, series, closing, closing_on)
     select $3, id, book_id, 1, '12345678903', 'camt.053', 'legal', 0, '2027-01-29' from file`,
    [crypto.randomUUID(), own.id, crypto.randomUUID()],
  );
});
afterAll(() => app.close());

const see = async (who: keyof typeof people, here: string | null = null) =>
  (await as(who, startPage(), { id: here })).getStartPage;

test('of an agent', async () => {
  const { agency } = await see('agent', partnerId);
  const lists = await as(
    'agent',
    `query ($id: ID!) {
      getArrears(queryData: { partnerId: $id }) { data { overdue } }
      getBankExceptions(queryData: { partnerId: $id }) { metaData { totalDocuments } }
      getPartnerInvoices(queryData: { partnerId: $id, status: objected }) { data { _id } }
      ending: getLeases(queryData: { partnerId: $id, endsWithinDays: 90 }) { data { _id } }
      contradictory: getLeases(queryData: { partnerId: $id, isContradictory: true }) { data { _id } }
    }`,
    { id: partnerId },
  );
  const isLate = ({ overdue }: { overdue: number }) => overdue > 0;
  expect(agency).toMatchObject({ lateTotal: 1, paymentsTotal: 1, objectionsTotal: 1 });
  expect(agency).toMatchObject({ endingTotal: 2, contradictory: 1, plansTotal: 1 });
  expect(agency).toMatchObject({
    lateTotal: lists.getArrears.data.filter(isLate).length,
    paymentsTotal: lists.getBankExceptions.metaData.totalDocuments,
    objectionsTotal: lists.getPartnerInvoices.data.length,
    endingTotal: lists.ending.data.length,
    contradictory: lists.contradictory.data.length,
  });
});

test('a proposed plan is on the page of who answers it, with the lease where it is, until they do', async () => {
  const { agency, plans } = await see('agent', partnerId);
  expect(plans).toEqual([]);
  const [{ contractId }] = agency.plans;
  expect(agency.plans).toMatchObject([{ tenant: 'tenant', proposedAt: '2027-02-20T09:00:00Z' }]);
  const page = `query ($id: ID!) {
    getSingleLeaseForPublicSite(queryData: { contractId: $id }) { paymentPlan { _id state isOwn } } }`;
  const planOf = async (who: keyof typeof people, id: string) =>
    (await as(who, page, { id })).getSingleLeaseForPublicSite.paymentPlan;
  expect(await planOf('agent', contractId)).toMatchObject({ state: 'proposed', isOwn: false });
  const [ofLandlord, ...others] = (await see('landlord')).plans;
  expect(others).toEqual([]);
  expect(ofLandlord.href).toBe(`/my-lease/${ofLandlord.contractId}`);
  const { _id } = await planOf('landlord', ofLandlord.contractId);
  expect((await see('tenant')).plans).toEqual([]);
  await as(
    'landlord',
    `mutation ($in: PaymentPlanInputData!) { acceptPaymentPlan(inputData: $in) { _id } }`,
    { in: { contractId: ofLandlord.contractId, planId: _id } },
  );
  expect((await see('landlord')).plans).toEqual([]);
});

test('of a landlord and a tenant', async () => {
  const own = `query ($side: LeasePersonType!) { getLeases(queryData: { personType: $side }) { data { _id leaseStatus } } }`;
  const running = async (who: 'landlord' | 'tenant') =>
    (await as(who, own, { side: who })).getLeases.data.filter(
      ({ leaseStatus }: { leaseStatus: string }) => leaseStatus !== 'closed',
    );
  const { letting } = await see('landlord');
  expect(letting.total).toBe(3);
  expect(await running('landlord')).toHaveLength(letting.total);
  const { rented } = await see('tenant');
  expect(rented).toHaveLength(2);
  expect(await running('tenant')).toHaveLength(rented.length);
});

test('of a janitor', async () => {
  const { care } = await see('janitor', partnerId);
  const homes = await as(
    'janitor',
    'query ($id: ID!) { getJanitorProperties(queryData: { partnerId: $id }) { data { _id } } }',
    { id: partnerId },
  );
  expect(care.total).toBe(2);
  expect(homes.getJanitorProperties.data).toHaveLength(care.total);
});

test('of an operator, who may open each page', async () => {
  const { trouble } = await see('operator');
  const lists = await as(
    'operator',
    `{ getOperations { paymentsWaiting payoutsWaiting contradictory failures { kind } }
       getRates { ending { day } }
       getReports(queryData: { isDecided: false }) { data { _id } } }`,
  );
  const { failures, ...operations } = lists.getOperations;
  const kinds = failures.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted()).toEqual(['bank_file', 'mail', 'webhook']);
  expect(trouble).toEqual({
    failedJobs: kinds.filter((kind: string) => kind === 'job').length,
    givenUp: kinds.filter((kind: string) => kind !== 'job').length,
    payments: operations.paymentsWaiting,
    payouts: operations.payoutsWaiting,
    contradictory: operations.contradictory,
    reports: lists.getReports.data.length,
    rates: lists.getRates.ending.length,
  });
  expect(trouble).toMatchObject({ payments: 1, contradictory: 1, reports: 1 });
});

test('of a bookkeeper, for whom a month waits to be reconciled', async () => {
  const { books } = await see('bookkeeper');
  expect(books).toMatchObject([{ partnerId: null, months: 1 }]);
  const { getBankReconciliation, getMoneyTasks } = await as(
    'bookkeeper',
    `{ getBankReconciliation(queryData: {}) { month nextToSign } getMoneyTasks(queryData: {}) { months } }`,
  );
  expect(getBankReconciliation).toEqual({ month: '2027-01', nextToSign: '2027-01' });
  expect(getMoneyTasks).toEqual({ months: 1 });
});

test('of people who look for a home and of those who answer them', async () => {
  const { interest } = await see('seeker');
  const forms = await as(
    'seeker',
    '{ getMyInterestForms { data { state } metaData { totalDocuments } } }',
  );
  expect(interest.ownTotal).toBe(2);
  expect(interest.own.map(({ state }: { state: string }) => state)).toEqual(['sent', 'withdrawn']);
  expect(forms.getMyInterestForms.metaData.totalDocuments).toBe(interest.ownTotal);
  const { interest: theirs } = await see('landlord');
  const [listing] = (
    await as('landlord', '{ getMyListings { data { interestCount state } } }')
  ).getMyListings.data.filter(({ interestCount }: { interestCount: number }) => interestCount > 0);
  expect(theirs.waitingTotal).toBe(1);
  expect(listing.interestCount).toBe(theirs.waitingTotal);
});

test('of the menu', async () => {
  const counts = await as(
    'landlord',
    `{ unreadConversationCount getStartPage { unread { total } }
       getNotifications(optionData: { limit: 100 }) { unreadCount data { isRead } } }`,
  );
  const { unreadCount, data } = counts.getNotifications;
  expect(unreadCount).toBeGreaterThan(0);
  expect(data.filter(({ isRead }: { isRead: boolean }) => !isRead)).toHaveLength(unreadCount);
  expect(counts.getStartPage.unread.total).toBe(counts.unreadConversationCount);
});
