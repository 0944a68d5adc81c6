import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addListings, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;
let homes: string[];
let people = 0;

const TOGGLE = `mutation ($inputData: ToggleFavoriteListingInputData!) {
  toggleFavoriteListing(inputData: $inputData) { listingId isFavorite }
}`;
const OWN = `query ($optionData: FavoriteListingsOptionData) {
  getFavoriteListings(optionData: $optionData) {
    data { _id addedAt title city isAvailable card { _id monthlyRent images { url } } }
    metaData { totalDocuments shareId }
  }
}`;
const SHARE = `mutation ($inputData: ShareFavoriteListingsInputData!) {
  shareFavoriteListings(inputData: $inputData) { shareId }
}`;
const SHARED = `query ($queryData: SharedFavoriteListingsQueryData!) {
  getSharedFavoriteListings(queryData: $queryData) { data { _id title } metaData { totalDocuments } }
}`;

const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';

async function toggle(who: TestPerson | null, listingId: string, isFavorite?: boolean) {
  return app.api(TOGGLE, { inputData: { listingId, isFavorite } }, who?.tokens.accessToken);
}
const own = async (who: TestPerson, optionData = {}) =>
  (await app.api(OWN, { optionData }, who.tokens.accessToken)).data.getFavoriteListings;
const share = async (who: TestPerson, isShared: boolean) =>
  (await app.api(SHARE, { inputData: { isShared } }, who.tokens.accessToken)).data
    .shareFavoriteListings.shareId as string | null;
const shared = (shareId: string | null) => app.api(SHARED, { queryData: { shareId } });

beforeAll(async () => {
  app = await createTestApp();
  await addListings(app, [
    { title: 'One' },
    { title: 'Two' },
    { title: 'Three' },
    { title: 'Let', state: 'inactive' },
    { title: 'Draft', state: 'draft' },
    { title: 'By link', state: 'active' },
  ]);
  homes = await app.database.session(async (session) =>
    (await session.query<{ id: string }>('select id from listing order by external_id')).map(
      ({ id }) => id,
    ),
  );
});
beforeEach(async () => {
  app.clock.set(NOW);
  people += 1;
  kari = await addPerson(app, { email: `kari${people}@example.com` });
  ola = await addPerson(app, { email: `ola${people}@example.com` });
});
afterAll(() => app.close());

const setState = (id: string, state: string) =>
  app.database.session((session) =>
    session.exec(`update listing set state = '${state}' where id = '${id}'`),
  );

describe('keeping a home', () => {
  test('and removing it again', async () => {
    const [one = '', two = ''] = homes;
    expect((await toggle(kari, one)).data.toggleFavoriteListing).toEqual({
      listingId: one,
      isFavorite: true,
    });
    app.clock.set(NOW.add({ minutes: 1 }));
    await toggle(kari, two);
    const { data, metaData } = await own(kari);
    expect(metaData).toEqual({ totalDocuments: 2, shareId: null });
    expect(data).toMatchObject([
      { _id: two, title: 'Two', isAvailable: true, card: { _id: two, monthlyRent: 15_000 } },
      { _id: one, title: 'One', city: 'Oslo', addedAt: NOW.toString() },
    ]);
    expect((await own(kari, { limit: 1, skip: 1 })).data).toMatchObject([{ _id: one }]);
    const ids = await app.api('{ favoriteListingIds }', {}, kari.tokens.accessToken);
    expect(ids.data.favoriteListingIds).toEqual([two, one]);
    expect((await toggle(kari, two)).data.toggleFavoriteListing.isFavorite).toBe(false);
    expect((await own(kari)).data).toMatchObject([{ _id: one }]);
  });

  test('with a wish, repeated, is one', async () => {
    const [one = ''] = homes;
    for (const state of [true, true, false, false]) {
      const answer = await toggle(kari, one, state);
      expect(answer.data.toggleFavoriteListing.isFavorite).toBe(state);
    }
  });

  test('two at once are saved one after the other', async () => {
    const [one = ''] = homes;
    const answers = await Promise.all([toggle(kari, one), toggle(kari, one)]);
    expect(answers.map(({ data }) => data.toggleFavoriteListing.isFavorite).sort()).toEqual([
      false,
      true,
    ]);
    expect((await own(kari)).data).toEqual([]);
  });

  test('a guest must log in', async () => {
    const [one = ''] = homes;
    const { status, errors } = await toggle(null, one);
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'accounts.login_required']);
    for (const query of ['{ favoriteListingIds }', OWN]) {
      expect((await app.api(query)).status).toBe(401);
    }
    expect((await app.api(SHARE, { inputData: { isShared: true } })).status).toBe(401);
  });

  test.each([
    ['that does not exist', () => UNKNOWN_ID, 404, 'listings.not_found'],
    ['with a malformed id', () => "x' or true", 404, 'listings.not_found'],
    ['that is a draft', () => homes[4]!, 404, 'listings.not_found'],
    ['that is withdrawn', () => homes[3]!, 410, 'listings.withdrawn'],
  ])('a home %s can not be kept', async (_, id, status, code) => {
    for (const state of [undefined, true]) {
      const answer = await toggle(kari, id(), state);
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([status, code]);
    }
  });

  test('a home that is withdrawn later stays on the list, without its card, and can be removed', async () => {
    const [one = ''] = homes;
    await toggle(kari, one);
    await setState(one, 'inactive');
    expect((await own(kari)).data).toMatchObject([
      { _id: one, title: 'One', isAvailable: false, card: null },
    ]);
    expect((await toggle(kari, one)).data.toggleFavoriteListing.isFavorite).toBe(false);
    await setState(one, 'published');
  });

  test('five hundred are the most', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ externalId: `many${at}` }));
    await addListings(app, many);
    await app.database.session((session) =>
      session.exec(`insert into favourite
        select '${kari.id}', id, now() from listing where external_id like 'many%'`),
    );
    const { status, errors } = await toggle(kari, homes[0]!);
    expect([status, errors?.[0]?.extensions]).toMatchObject([
      409,
      { code: 'listings.too_many_favourites', params: { maximum: 500 } },
    ]);
    expect((await own(kari)).metaData.totalDocuments).toBe(500);
  });
});

describe('a shared list', () => {
  test('shows by its link what is public, until it is closed; then the link never works again', async () => {
    const [one = '', two = ''] = homes;
    const byLink = homes[5]!;
    for (const id of [one, two, byLink]) await toggle(kari, id);
    const first = await share(kari, true);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await share(kari, true)).toBe(first);
    expect((await own(kari)).metaData.shareId).toBe(first);

    const { data } = await shared(first);
    expect(data.getSharedFavoriteListings.metaData.totalDocuments).toBe(2);
    const ids = data.getSharedFavoriteListings.data.map(({ _id }: { _id: string }) => _id);
    expect(ids.sort()).toEqual([one, two].sort());

    expect(await share(kari, false)).toBeNull();
    const closed = await shared(first);
    expect([closed.status, closed.errors?.[0]?.extensions.code]).toEqual([
      404,
      'listings.list_not_found',
    ]);
    const second = await share(kari, true);
    expect(second).not.toBe(first);
    expect((await shared(first)).status).toBe(404);
    expect((await shared(second)).status).toBe(200);
  });

  test('two calls to share at once get one link', async () => {
    const links = await Promise.all([share(kari, true), share(kari, true)]);
    expect(links[0]).toBe(links[1]);
  });

  test('of another user stays theirs', async () => {
    await toggle(kari, homes[0]!);
    await share(kari, true);
    expect(await own(ola)).toEqual({ data: [], metaData: { totalDocuments: 0, shareId: null } });
    await share(ola, false);
    expect((await own(kari)).metaData.shareId).not.toBeNull();
  });

  test.each(['', 'nothing', '\0', 'x'.repeat(100)])('%j leads nowhere', async (shareId) => {
    expect((await shared(shareId)).status).toBe(404);
  });

  test('of a user who has left shows nothing', async () => {
    const link = await share(kari, true);
    const leave = `mutation { deactivateAccount(inputData: { _id: "${kari.id}" }) { _id } }`;
    expect((await app.api(leave, {}, kari.tokens.accessToken)).errors).toBeUndefined();
    expect((await shared(link)).status).toBe(404);
  });
});

test('deleting an account deletes its favourites, and its data export contains them', async () => {
  await toggle(kari, homes[0]!);
  await share(kari, true);
  const data = await app.call({
    url: '/api/my-data',
    headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
  });
  expect(data.json().listings.favourites).toMatchObject([{ listingId: homes[0] }]);
  const rows = () =>
    app.database.session((session) =>
      session.query(`select account_id from favourite where account_id = '${kari.id}'
        union all select account_id from favourite_share where account_id = '${kari.id}'`),
    );
  expect(await rows()).toHaveLength(2);
  const deleteAccount = `mutation ($inputData: AccountInputData!) { deleteAccount(inputData: $inputData) { _id } }`;
  const inputData = { _id: kari.id };
  expect(
    (await app.api(deleteAccount, { inputData }, kari.tokens.accessToken)).errors,
  ).toBeUndefined();
  await app.dispatcher.settle();
  expect(await rows()).toEqual([]);
});
