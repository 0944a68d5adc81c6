import { afterAll, beforeAll, expect, test } from 'vitest';

import { homeOf, interestCalls, type InterestCalls } from '../../../../testing/interest.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let call: ReturnType<typeof partnerCalls>;
let other: ReturnType<typeof partnerCalls>;
let interest: InterestCalls;
let partnerId: string;
let agent: TestPerson;
let kari: TestPerson;
let home: string;
let second: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  other = partnerCalls(app, await addPartnerKey(app, elsewhere));
  await call('POST', '/webhooks', { url: 'https://203.0.114.7/hook' });
  const own = { partnerId, ownerId: null, contactId: null };
  await addListings(app, [{ title: 'Systemets' }], { ...own, feed: `partner:${partnerId}` });
  await addListings(app, [{ title: 'Agentens' }], { ...own, feed: 'by hand' });
  home = await homeOf(app, 'Systemets');
  second = await homeOf(app, 'Agentens');
  interest = interestCalls(app);
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'silje@x.no', grants });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Lie' });
});
afterAll(() => app.close());

const list = async (query = '', who = call) => {
  const { status, body } = await who('GET', `/interests${query}`);
  expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
  return body.data;
};
const states = async () => {
  await app.dispatcher.settle();
  const rows = await app.database.session(({ query }) =>
    query<{ body: string }>(
      `select body from webhook_delivery where type like 'interest.%' order by created_at, id`,
    ),
  );
  return rows.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data.state]);
};

test('a form is read without what only people need to see, and each change of its state is told', async () => {
  const _id = await interest.send(kari, home, { monthlyIncome: 50_000, aboutYou: 'Hemmelig' });
  await app.dispatcher.settle();
  const [{ externalId }] = (await call('GET', '/listings')).body.data;
  const sent = {
    _id,
    listingId: home,
    listingExternalId: externalId,
    state: 'sent',
    name: 'Kari Lie',
    rentFrom: '2027-01-01',
    people: 2,
    leaseMonths: 36,
    sentAt: NOW.toString(),
    updatedAt: NOW.toString(),
  };
  expect(await list()).toEqual([sent]);
  expect((await call('GET', `/interests/${_id}`)).body).toEqual(sent);

  app.clock.set(NOW.add({ minutes: 1 }));
  const since = encodeURIComponent(app.clock.now().toString());
  expect(await list(`?updatedSince=${since}`)).toEqual([]);
  await interest.call('shortlistInterest', { _id, isShortlisted: true }, agent);
  expect(await list(`?updatedSince=${since}`)).toMatchObject([{ state: 'shortlisted' }]);
  await app.dispatcher.settle();
  await interest.call('withdrawInterest', { _id }, kari);
  expect(await list()).toMatchObject([
    { _id, state: 'withdrawn', name: null, rentFrom: null, people: null, leaseMonths: null },
  ]);
  expect(await states()).toEqual([
    ['interest.sent', 'sent'],
    ['interest.state_changed', 'shortlisted'],
    ['interest.state_changed', 'withdrawn'],
  ]);
});

test('forms are listed by home and state, those about homes that agents made too', async () => {
  const _id = await interest.send(kari, second);
  expect(await list(`?listingId=${second}`)).toMatchObject([{ _id, listingExternalId: null }]);
  expect(await list('?state=sent')).toMatchObject([{ _id }]);
  const [{ externalId }] = (await call('GET', '/listings')).body.data;
  expect(await list(`?listingExternalId=${externalId}`)).toMatchObject([{ listingId: home }]);
  const unknown = await call('GET', '/interests?listingExternalId=b-1');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'listings.not_found']);
});

test('another agency’s key, and a key without the scope, read no form', async () => {
  const [{ _id }] = await list(`?listingId=${second}`);
  expect(await list('', other)).toEqual([]);
  const narrow = partnerCalls(app, await addPartnerKey(app, partnerId, ['leases:read']));
  const { status, body } = await narrow('GET', '/interests');
  expect([status, body.params]).toEqual([403, { scope: 'interest:read' }]);
  const foreign = await other('GET', `/interests/${_id}`);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'interest.not_found']);
});
