import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { ListingDraft } from '@husvaer/domain/listings/listing';
import type { ListingState } from '@husvaer/domain/listings/states';

import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addListings, createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let kari: TestPerson;

const ADD = `mutation ($inputData: AddSavedSearchInputData!) { addSavedSearch(inputData: $inputData) { _id } }`;

async function save(who: TestPerson, input: Record<string, unknown> = {}): Promise<string> {
  const inputData = {
    name: 'Oslo sentrum',
    queryData: { maxRent: 15_000 },
    frequency: 'at_once',
    language: 'no',
    ...input,
  };
  const { data, errors } = await app.api(ADD, { inputData }, who.tokens.accessToken);
  expect(errors).toBeUndefined();
  return data.addSavedSearch._id;
}
const offer = (externalId: string, input: Partial<ListingDraft> & { state?: ListingState } = {}) =>
  addListings(app, [{ externalId, title: `Bolig ${externalId}`, ...input }]);
const subjects = async () => (await app.mails()).map(({ subject }) => subject);
const digest = (name: 'daily' | 'weekly') => app.jobs.perform(`search.mail_${name}`);

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  kari = await addPerson(app, { email: 'kari@example.com' });
});
// Removes all accounts and homes.
afterEach(async () => {
  await app.mails();
  await app.database.session(({ exec }) => exec('delete from account; delete from listing'));
});

describe('immediate alerts', () => {
  test('a new home is sent to users who want it, in their language', async () => {
    const eva = await addPerson(app, { email: 'eva@example.com' });
    const searchId = await save(kari);
    await save(eva, { language: 'en', name: 'Cheap', queryData: { maxRent: 12_000 } });
    await offer('1', { monthlyRent: 15_000 });
    await offer('2', { monthlyRent: 11_000.5 });
    await offer('3', { monthlyRent: 20_000 });

    const mails = await app.mails();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['eva@example.com', '1 new home: Cheap'],
      // Both were published before the mails were sent.
      ['kari@example.com', '2 nye boliger: Oslo sentrum'],
    ]);
    const [mine] = mails.filter(({ to }) => to === kari.email);
    expect(mine?.html).toContain('<html lang="nb">');
    expect(mine?.text).toContain('15\u00a0000\u00a0kr per måned');
    expect(mine?.text).toContain('Grünerløkka, Oslo');
    expect(mine?.text).toMatch(/http:\/\/localhost:3000\/listing\/[0-9a-f-]{36}\n/);
    expect(mine?.text).toContain('http://localhost:3000/find-home?maxRent=15000');
    const link = `http://localhost:3000/api/unsubscribe/saved_search.${searchId}.`;
    expect(mine?.headers['List-Unsubscribe']).toMatch(new RegExp(`^<${link}[0-9a-f]{64}>$`));
    expect(mine?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  test('the same home is never sent twice for the same reason', async () => {
    await save(kari);
    await offer('1');
    expect(await subjects()).toHaveLength(1);
    await offer('1');
    await offer('1', { title: 'Another title' });
    expect(await subjects()).toEqual([]);
    await offer('1', { state: 'inactive' });
    await offer('1');
    expect(await subjects()).toEqual([]);
  });

  test('a rent that drops is sent once, also where that makes the home a hit', async () => {
    const eva = await addPerson(app, { email: 'eva@example.com' });
    await save(kari);
    await save(eva, { queryData: { maxRent: 14_000 }, language: 'en' });
    await offer('1', { monthlyRent: 15_000 });
    await app.mails();
    await offer('1', { monthlyRent: 13_500 });
    const mails = await app.mails();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['eva@example.com', '1 rent lowered: Oslo sentrum'],
      ['kari@example.com', '1 bolig med lavere husleie: Oslo sentrum'],
    ]);
    expect(mails.find(({ to }) => to === kari.email)?.text).toContain(
      '13\u00a0500\u00a0kr per måned, ned fra 15\u00a0000\u00a0kr',
    );
    await offer('1', { monthlyRent: 14_500 });
    await offer('1', { monthlyRent: 13_000 });
    expect(await subjects()).toEqual([]);
  });

  test('two searches of one user are two mails, each with its reason', async () => {
    await save(kari);
    await save(kari, { name: 'Alt', queryData: {} });
    await offer('1');
    expect((await subjects()).sort()).toEqual(['1 ny bolig: Alt', '1 ny bolig: Oslo sentrum']);
  });

  test('homes that were there before, drafts and withdrawn ones are not sent', async () => {
    await offer('1');
    await app.dispatcher.settle();
    await save(kari);
    await offer('2', { state: 'draft' });
    await offer('3', { state: 'inactive' });
    await offer('4', { state: 'active' });
    expect(await subjects()).toEqual([]);
    await offer('2', { state: 'published' });
    expect(await subjects()).toEqual(['1 ny bolig: Oslo sentrum']);
  });

  test('a home withdrawn before its alert is sent when it is back', async () => {
    await save(kari);
    await offer('1');
    await offer('1', { state: 'inactive' });
    expect(await subjects()).toEqual([]);
    await offer('1');
    expect(await subjects()).toEqual(['1 ny bolig: Oslo sentrum']);
  });

  test('homes beyond those that a mail shows are counted', async () => {
    await save(kari);
    await addListings(
      app,
      Array.from({ length: 25 }, (_, at) => ({ externalId: `${at}` })),
    );
    const [mail] = await app.mails();
    expect(mail?.subject).toBe('25 nye boliger: Oslo sentrum');
    expect(mail?.text.match(/\/listing\//g)).toHaveLength(20);
    expect(mail?.text).toContain('Og 5 boliger til.');
  });

  test('250 people are notified by pages, and two dispatchers at once notify each of them once', async () => {
    await save(kari);
    await app.database.session((session) =>
      session.exec(`
        insert into account (id, name, email, created_at, verified_at)
          select gen_random_uuid(), 'x', n || '@example.com', now(), now() from generate_series(1, 250) as n;
        insert into saved_search (id, account_id, name, query, frequency, language, created_at, asks_max_rent)
          select gen_random_uuid(), id, 'x', '{"maxRent":15000}', 'at_once', 'en', now(), 1500000
          from account where name = 'x'`),
    );
    await offer('1');
    await Promise.all([app.dispatcher.settle(), app.dispatcher.settle()]);
    const mails = await app.mails();
    expect(mails).toHaveLength(251);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(251);
  });
});

describe('excluded users', () => {
  test.each([
    ['has not proven their address', 'verified_at = null'],
    ['has deactivated their account', 'deactivated_at = now()'],
  ])('a user who %s: not now, and not about the same home later', async (_, change) => {
    await save(kari);
    const set = (what: string) =>
      app.database.session((session) =>
        session.exec(`update account set ${what} where id = '${kari.id}'`),
      );
    await set(change);
    await offer('1');
    expect(await subjects()).toEqual([]);
    await set('verified_at = now(), deactivated_at = null');
    await offer('2');
    expect(await subjects()).toEqual(['1 ny bolig: Oslo sentrum']);
  });

  test('a deleted user', async () => {
    await save(kari);
    const deleteAccount = `mutation ($inputData: AccountInputData!) { deleteAccount(inputData: $inputData) { _id } }`;
    const inputData = { _id: kari.id };
    expect(
      (await app.api(deleteAccount, { inputData }, kari.tokens.accessToken)).errors,
    ).toBeUndefined();
    await app.mails();
    await offer('1');
    expect(await subjects()).toEqual([]);
    const rows = await app.database.session((session) => session.query('select from saved_search'));
    expect(rows).toEqual([]);
  });

  test('a user who opted out', async () => {
    await save(kari, { frequency: 'never' });
    await offer('1');
    await digest('daily');
    await digest('weekly');
    expect(await subjects()).toEqual([]);
  });
});

describe('digests', () => {
  const at = (oslo: string) =>
    app.clock.set(Temporal.PlainDateTime.from(oslo).toZonedDateTime('Europe/Oslo').toInstant());

  test('a daily digest is sent in the morning, whatever side of midnight a home came on', async () => {
    await save(kari, { frequency: 'daily' });
    at('2026-11-20T23:59:30');
    await offer('1');
    at('2026-11-21T00:00:30');
    await offer('2');
    expect(await subjects()).toEqual([]);
    at('2026-11-21T07:00:00');
    await Promise.all([digest('daily'), digest('daily')]);
    expect(await subjects()).toEqual(['2 nye boliger: Oslo sentrum']);
    await digest('daily');
    at('2026-11-22T07:00:00');
    await digest('daily');
    expect(await subjects()).toEqual([]);
  });

  test('also over the night the clocks are put back', async () => {
    await save(kari, { frequency: 'daily' });
    at('2027-10-31T01:30:00');
    await offer('1');
    app.clock.set(app.clock.now().add({ hours: 1 }));
    await offer('2');
    app.clock.set(app.clock.now().add({ hours: 1 }));
    await offer('3');
    await app.dispatcher.settle();
    at('2027-10-31T07:00:00');
    await digest('daily');
    expect(await subjects()).toEqual(['3 nye boliger: Oslo sentrum']);
  });

  test('a weekly digest is sent once, without homes withdrawn or made dearer again', async () => {
    await save(kari, { frequency: 'weekly' });
    for (const home of ['1', '2', '3']) await offer(home);
    await digest('daily');
    expect(await subjects()).toEqual([]);
    await app.dispatcher.settle();
    await digest('weekly');
    expect(await subjects()).toEqual(['3 nye boliger: Oslo sentrum']);
    await offer('1', { monthlyRent: 14_000 });
    await offer('2', { monthlyRent: 14_000 });
    await app.dispatcher.settle();
    await offer('2', { monthlyRent: 15_000 });
    await offer('3', { state: 'inactive' });
    await app.dispatcher.settle();
    await digest('weekly');
    expect(await subjects()).toEqual(['1 bolig med lavere husleie: Oslo sentrum']);
  });

  test('a home that is new and got cheaper meanwhile is sent once, as new', async () => {
    await save(kari, { frequency: 'daily' });
    await offer('1', { monthlyRent: 15_000 });
    await app.dispatcher.settle();
    await offer('1', { monthlyRent: 14_000 });
    await app.dispatcher.settle();
    await digest('daily');
    const [mail, ...others] = await app.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 ny bolig: Oslo sentrum');
    expect(mail?.text).toContain('14\u00a0000\u00a0kr per måned\n');
  });
});

describe('unsubscribing', () => {
  async function link(): Promise<string> {
    await offer('first');
    const [mail] = await app.mails();
    return new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname;
  }
  const post = (url: string, accept?: string) =>
    app.call({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(accept && { accept }),
      },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('works in one click, without logging in, and repeatedly; its owner can restart the mails', async () => {
    const _id = await save(kari);
    const url = await link();
    for (const times of [1, 2]) expect([times, (await post(url)).statusCode]).toEqual([times, 200]);
    await offer('1');
    expect(await subjects()).toEqual([]);
    const update = `mutation ($inputData: UpdateSavedSearchInputData!) { updateSavedSearch(inputData: $inputData) { frequency } }`;
    const inputData = { _id, data: { frequency: 'at_once' } };
    await app.api(update, { inputData }, kari.tokens.accessToken);
    await offer('2');
    expect(await subjects()).toEqual(['1 ny bolig: Oslo sentrum']);
  });

  test('following the link changes nothing and opens the confirmation page', async () => {
    await save(kari);
    const url = await link();
    const followed = await app.call({ url });
    expect([followed.statusCode, followed.headers.location]).toEqual([
      302,
      url.replace('/api', ''),
    ]);
    await offer('1');
    expect(await subjects()).toHaveLength(1);
    const answer = await post(url, 'text/html');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${url.replace('/api', '')}?done=1`,
    ]);
  });

  test.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'as %s',
    async (type) => {
      await save(kari);
      const url = await link();
      const headers = { 'content-type': type };
      const { statusCode } = await app.call({ method: 'POST', url, headers, payload: 'x' });
      expect(statusCode).toBe(200);
    },
  );

  test('a forged link, or one for another search, is refused', async () => {
    await save(kari);
    const url = await link();
    const other = await save(kari, { queryData: {} });
    const print = url.split('.')[2] ?? '';
    for (const forged of [
      'nothing',
      `saved_search.${other}.${print}`,
      `${url.split('/').at(-1)}0`,
    ]) {
      expect((await post(`/api/unsubscribe/${forged}`)).statusCode).toBe(404);
    }
    await offer('1');
    expect((await subjects()).length).toBeGreaterThan(0);
  });

  test('works after the search is deleted', async () => {
    const _id = await save(kari);
    const url = await link();
    const remove = `mutation { removeSavedSearch(inputData: { _id: "${_id}" }) { _id } }`;
    await app.api(remove, {}, kari.tokens.accessToken);
    expect((await post(url)).statusCode).toBe(200);
  });
});
