import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { addPerson, newToken, PASSWORD, type TestPerson } from '../../../../testing/people.ts';
import { createTestApp, NOW, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let people = 0;
let kari: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  kari = await addPerson(app, { email: `kari${(people += 1)}@x.no`, language: 'en' });
  await app.mails();
});
afterAll(() => app.close());

const post = (call: string, payload: object, who?: TestPerson) =>
  app.call({
    method: 'POST',
    url: `/api/auth/${call}`,
    payload,
    ...(who && { headers: { authorization: `Bearer ${who.tokens.accessToken}` } }),
  });
/** Requests another e-mail address, and returns the links in the mails, by address. */
async function linksTo(email: string, who = kari) {
  expect((await post('change-email', { email }, who)).statusCode).toBe(200);
  const mails = await app.mails();
  return new Map(
    mails.map(({ to, text }) => {
      const [, id, secret] = /confirm-email\/([\w-]+)#([\w-]+)/.exec(text) ?? [];
      return [to, { id, secret }];
    }),
  );
}
const enter = async (user: string) =>
  (await app.call({ method: 'POST', url: '/api/auth', payload: { user, password: PASSWORD } }))
    .statusCode;

test('an e-mail is changed when both addresses have confirmed, in either order', async () => {
  for (const first of ['former', 'new'] as const) {
    const who = await addPerson(app, { email: `${first}@x.no` });
    await app.mails();
    const next = `${first}.next@x.no`;
    const links = await linksTo(next.toUpperCase(), who);
    const [former, other] = [links.get(who.email)!, links.get(next)!];
    const [one, last] = first === 'former' ? [former, other] : [other, former];
    for (let again = 0; again < 2; again++)
      expect((await post('confirm-email', one)).json()).toEqual({ isDone: false, email: next });
    expect(await enter(who.email)).toBe(200);
    expect((await post('confirm-email', last)).json()).toEqual({ isDone: true, email: next });
    expect(await enter(who.email)).toBe(401);
    expect(await enter(next)).toBe(200);
    const notified = await app.mails();
    expect(notified.map(({ to }) => to).toSorted()).toEqual([who.email, next].toSorted());
    expect((await post('confirm-email', last)).statusCode).toBe(410);
  }
});

test('the profile shows the unconfirmed change for a day', async () => {
  const waiting = async () =>
    (
      await app.api(
        'query ($id: ID!) { myProfile(queryData: { userId: $id }) { newEmail } }',
        { id: kari.id },
        await newToken(app, kari),
      )
    ).data.myProfile.newEmail;
  expect(await waiting()).toBeNull();
  await linksTo('waits@x.no');
  expect(await waiting()).toBe('waits@x.no');
  app.clock.set(NOW.add({ hours: 24 }));
  expect(await waiting()).toBeNull();
});

test('a link is valid for a day, for its own change only, and can not be guessed', async () => {
  const first = (await linksTo('one@x.no')).get(kari.email)!;
  const second = (await linksTo('two@x.no')).get(kari.email)!;
  expect((await post('confirm-email', first)).statusCode).toBe(410);
  expect((await post('confirm-email', { ...second, secret: first.secret! })).statusCode).toBe(410);
  app.clock.set(NOW.add({ hours: 24 }));
  expect((await post('confirm-email', second)).statusCode).toBe(410);
});

test('an address that has an account is notified, and no one else is', async () => {
  const other = await addPerson(app, { email: 'taken@x.no', language: 'no' });
  expect((await post('change-email', { email: other.email }, kari)).json()).toEqual({
    msg: 'links sent',
  });
  const mails = await app.mails();
  const taken = mails.find(({ to }) => to === other.email)!;
  expect(taken.subject).toBe('Denne adressen har allerede en konto');
  expect(taken.text).not.toContain('confirm-email');
  expect(taken.text).not.toContain(kari.email);
});

test('an address that another account took meanwhile is refused, and nothing changes', async () => {
  const links = await linksTo('late@x.no');
  await addPerson(app, { email: 'late@x.no' });
  await post('confirm-email', links.get('late@x.no')!);
  const refused = await post('confirm-email', links.get(kari.email)!);
  expect(refused.json().errors[0].extensions.code).toBe('accounts.email_taken');
  expect(await enter(kari.email)).toBe(200);
});

test('deleting an account deletes its change', async () => {
  const links = await linksTo('gone@x.no');
  await post('confirm-email', links.get('gone@x.no')!);
  const { errors } = await app.api(
    'mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }',
    { id: kari.id },
    kari.tokens.accessToken,
  );
  expect(errors).toBeUndefined();
  expect((await post('confirm-email', links.get(kari.email)!)).statusCode).toBe(410);
  const left = await app.database.session((session) =>
    session.query('select 1 from email_change where account_id = $1', [kari.id]),
  );
  expect(left).toEqual([]);
});

test('an invalid e-mail, or the user’s own, is refused', async () => {
  expect((await post('change-email', { email: 'x' }, kari)).statusCode).toBe(400);
  const own = await post('change-email', { email: kari.email }, kari);
  expect(own.json().errors[0].extensions.code).toBe('accounts.same_email');
  expect((await post('change-email', { email: 'x@x.no' })).statusCode).toBe(401);
});
