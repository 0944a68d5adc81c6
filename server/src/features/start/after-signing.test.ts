import { afterAll, beforeAll, expect, test } from 'vitest';

import { BOOK_TERMS, openBook } from '../../../testing/books.ts';
import { interestCalls } from '../../../testing/interest.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { addSignedLease, type SignedLease } from '../../../testing/signed-leases.ts';
import { addListings, createTestApp, type TestApp } from '../../../testing/test-app.ts';

/* What everybody is told as soon as the last person has signed. No job runs in this file. */

let app: TestApp;
let kari: TestPerson;
let ingrid: TestPerson;
let bo: TestPerson;
let eva: TestPerson;
let calls: ReturnType<typeof interestCalls>;
let homes = 0;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(Temporal.Instant.from('2026-12-01T09:00:00Z'));
  await openBook(app, null);
  const person = async (name: string, language: 'no' | 'en' = 'no') => {
    const added = await addPerson(app, { email: `${name}@x.no`, name, language });
    return { ...added, tokens: { ...added.tokens, accessToken: await newToken(app, added) } };
  };
  kari = await person('kari');
  ingrid = await person('ingrid');
  bo = await person('bo');
  eva = await person('eva', 'en');
  calls = interestCalls(app);
});
afterAll(() => app.close());

const as = async (who: TestPerson, query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await app.api(query, variables, await newToken(app, who));
  return data ?? errors?.[0]?.extensions;
};

/** An advertised home of Kari’s that three people have asked for and one has saved. */
async function advertised(): Promise<{ listingId: string; title: string }> {
  homes += 1;
  const title = `Home ${homes}`;
  const owner = { feed: title, partnerId: null, ownerId: kari.id, contactId: null };
  await addListings(app, [{ title, availableFrom: '2027-01-01' }], owner);
  const [{ id } = { id: '' }] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing where title = $1', [title]),
  );
  for (const who of [ingrid, bo, eva]) await calls.send(who, id);
  await as(
    bo,
    'mutation ($id: ID!) { toggleFavoriteListing(inputData: { listingId: $id }) { isFavorite } }',
    { id },
  );
  await app.dispatcher.settle();
  await app.mails();
  return { listingId: id, title };
}

const sign = (input: Partial<SignedLease>) =>
  addSignedLease(app, {
    partnerId: null,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    rentCollection: 'collected' as const,
    ...input,
  });

const mine = async (listingId: string) =>
  (
    await as(
      kari,
      'query ($id: ID!) { getMyListing(queryData: { listingId: $id }) { state letFrom } }',
      { id: listingId },
    )
  ).getMyListing;
const show = (listingId: string) =>
  as(
    kari,
    `mutation ($id: ID!) {
      setListingActive(inputData: { listingId: $id, isActive: true, isInSearch: true }) { state letFrom } }`,
    { id: listingId },
  );
const notified = async (who: TestPerson, title: string): Promise<string[]> => {
  const { getNotifications } = await as(who, '{ getNotifications { data { kind title } } }');
  return getNotifications.data
    .filter((one: { title: string }) => one.title === title)
    .map(({ kind }: { kind: string }) => kind);
};
const formOf = async (who: TestPerson, listingId: string) =>
  (
    await as(who, '{ getMyInterestForms { data { state isLet listing { _id } } } }')
  ).getMyInterestForms.data.find(
    ({ listing }: { listing: { _id: string } }) => listing._id === listingId,
  );

test('a home that is let is taken off, and its owner, the others who asked and those who saved it are told', async () => {
  const { listingId, title } = await advertised();
  await sign({ listingId });
  expect(await mine(listingId)).toEqual({ state: 'inactive', letFrom: '2027-01-01' });
  expect(await notified(kari, title)).toContain('listing_taken_off');
  for (const other of [bo, eva]) {
    expect(await notified(other, title)).toEqual(['home_let']);
    expect(await formOf(other, listingId)).toMatchObject({ state: 'declined', isLet: true });
  }
  // Who signed asked for it too.
  expect(await formOf(ingrid, listingId)).toMatchObject({ state: 'sent', isLet: false });
  expect(await notified(ingrid, title)).toEqual([]);
  const mails = await app.mails();
  expect(mails.find(({ to }) => to === 'bo@x.no')?.text).toContain('leid ut til noen andre');
  expect(mails.find(({ to }) => to === 'eva@x.no')?.text).toContain('let to somebody else');
  expect(mails.some(({ to }) => to === 'ingrid@x.no')).toBe(false);
  const { getFavoriteListings } = await as(
    bo,
    '{ getFavoriteListings { data { title isAvailable isLet card { _id } } } }',
  );
  expect(getFavoriteListings.data).toEqual([
    { title, isAvailable: false, isLet: true, card: null },
  ]);
});

test('after the last day, nobody reads that the home is let', async () => {
  const { listingId, title } = await advertised();
  await sign({ listingId, endsOn: '2027-02-28' });
  const saved = async () =>
    (
      await as(bo, '{ getFavoriteListings { data { title isLet } } }')
    ).getFavoriteListings.data.find((one: { title: string }) => one.title === title);
  const before = app.clock.now();
  for (const [day, isLet] of [
    ['2027-02-28', true],
    ['2027-03-01', false],
  ] as const) {
    app.clock.set(Temporal.Instant.from(`${day}T07:00:00Z`));
    await app.jobs.perform('leases.record_days');
    await app.dispatcher.settle();
    expect(await saved()).toEqual({ title, isLet });
    expect(await mine(listingId)).toEqual({
      state: 'inactive',
      letFrom: isLet ? '2027-01-01' : null,
    });
  }
  app.clock.set(before);
});

test('its owner shows it again, and who was told that it is let may ask again', async () => {
  const { listingId, title } = await advertised();
  await sign({ listingId });
  expect(await show(listingId)).toEqual({
    setListingActive: { state: 'published', letFrom: null },
  });
  await calls.send(bo, listingId);
  expect(await formOf(bo, listingId)).toMatchObject({ state: 'sent', isLet: false });
  await app.dispatcher.settle();
  expect(await notified(kari, title)).toContain('interest_received');
});

test('a home of which a room is let stays, and its owner is told', async () => {
  const { listingId, title } = await advertised();
  await sign({ listingId, kind: 'room' });
  expect(await mine(listingId)).toEqual({ state: 'published', letFrom: null });
  expect(await notified(kari, title)).toContain('room_let');
  expect(await notified(bo, title)).toEqual([]);
  expect(await formOf(bo, listingId)).toMatchObject({ state: 'sent' });
});

test('a feed brings a let home back by another date only', async () => {
  const { listingId, title } = await advertised();
  await sign({ listingId });
  const owner = { feed: title, partnerId: null, ownerId: kari.id, contactId: null };
  await addListings(app, [{ title, availableFrom: '2027-01-01', monthlyRent: 17_000 }], owner);
  expect(await mine(listingId)).toEqual({ state: 'inactive', letFrom: '2027-01-01' });
  await addListings(app, [{ title, availableFrom: '2027-06-01' }], owner);
  expect(await mine(listingId)).toEqual({ state: 'published', letFrom: null });
});

test('the landlord is asked for an account, and every page knows it and the next payout', async () => {
  const turid = await addPerson(app, { email: 'turid@x.no', name: 'turid' });
  await app.mails();
  const id = await sign({ landlord: turid });
  const read = async () => {
    const found = await as(
      turid,
      `query ($id: ID!) {
        getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
          payoutInfo { nextPayoutDate nextPayoutAmount payoutTo } }
        getStartPage { letting { needsAccount nextPayout { on amount } } } }`,
      { id },
    );
    return { ...found.getSingleLeaseForPublicSite.payoutInfo, ...found.getStartPage.letting };
  };
  const next = {
    nextPayoutDate: '2027-01-11',
    nextPayoutAmount: 12_000,
    nextPayout: { on: '2027-01-11', amount: 12_000 },
  };
  expect(await read()).toEqual({ ...next, payoutTo: null, needsAccount: true });
  const requests = (await app.mails()).filter(({ to }) => to === 'turid@x.no');
  expect(requests.map(({ text }) => text)).toEqual([expect.stringContaining('/payout-details')]);
  const { getNotifications } = await as(turid, '{ getNotifications { data { kind path } } }');
  expect(getNotifications.data).toContainEqual({
    kind: 'payout_account_needed',
    path: '/payout-details',
  });
  const name = (account: string) =>
    as(
      turid,
      `mutation ($account: String!) {
        setPayoutAccount(inputData: { accountNumber: $account }) { accountNumber } }`,
      { account },
    );
  // The client account of these books.
  expect(await name(BOOK_TERMS.clientAccount)).toMatchObject({
    code: 'payouts.account_of_books',
    statusCode: 409,
  });
  await name('12345678903');
  expect(await read()).toEqual({ ...next, payoutTo: '12345678903', needsAccount: false });
  // Of the next lease they are asked for nothing.
  await app.mails();
  await sign({ landlord: turid, startsOn: '2027-02-01' });
  expect((await app.mails()).filter(({ to }) => to === 'turid@x.no')).toEqual([]);
});

test.each([
  [
    'that was given up',
    'insert into client_account (account, book_id, bic, since, given_up_at)',
    'now(), now()',
  ],
  [
    'that is to replace another',
    'insert into client_account_change (account, book_id, bic, id, requested_at)',
    'gen_random_uuid(), now()',
  ],
])('a client account %s is nobody’s payout account', async (_, insert, rest) => {
  const account = '99991042764';
  await app.database.session(async (session) => {
    await session.query('delete from client_account where account = $1', [account]);
    await session.query(`${insert} select $1, id, 'DNBANOKK', ${rest} from ledger_book`, [account]);
  });
  const answer = await as(
    kari,
    'mutation ($account: String!) { setPayoutAccount(inputData: { accountNumber: $account }) { accountNumber } }',
    { account },
  );
  expect(answer.code).toBe('payouts.account_of_books');
});
