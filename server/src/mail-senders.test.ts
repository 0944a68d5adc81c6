import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createAuthenticator } from '../testing/authenticator.ts';
import { addPerson, type TestPerson } from '../testing/people.ts';
import { addListings, addPartner, createTestApp, NOW, type TestApp } from '../testing/test-app.ts';
import { createBrowser } from '../testing/test-browser.ts';

const PUBLIC = 'http://localhost:3000';
const NORDBOLIG = 'http://nordbolig.localhost:3000';
const OPERATOR = { sender: null, replyTo: 'hei@husvaer.example' };
const AGENCY = { sender: 'Nordbolig', replyTo: 'post@nordbolig.example' };

let app: TestApp;
/** People who ask about homes; they use different sites. */
const people: Record<'atPublic' | 'atNordbolig' | 'loggedOut', TestPerson> = {} as never;
let landlord: TestPerson;
let operator: TestPerson;
let agent: TestPerson;
/** Homes by their owner. */
const homes: Record<'own' | 'agencys', string> = {} as never;

const query = <Row>(statement: string) =>
  app.database.session((session) => session.query<Row>(statement));
const callAs = async (call: string, variables: Record<string, unknown>, who: TestPerson) => {
  const { data, errors } = await app.api(call, variables, who.tokens.accessToken);
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as any;
};

beforeAll(async () => {
  app = await createTestApp({ MAIL_REPLY_TO: OPERATOR.replyTo });
  const nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  await query(`update partner set email = '${AGENCY.replyTo}'`);
  const grants = [{ role: 'agent' as const, partnerId: nordbolig }];
  agent = await addPerson(app, { email: 'agent@x.no', grants, partnerId: nordbolig });
  landlord = await addPerson(app, { email: 'utleier@x.no' });
  const staff = [{ role: 'operator' as const, partnerId: null }];
  operator = await addPerson(app, { email: 'drift@x.no', grants: staff });
  people.atPublic = await addPerson(app, { email: 'public@x.no' });
  people.atNordbolig = await addPerson(app, { email: 'nord@x.no', partnerId: nordbolig });
  people.loggedOut = await addPerson(app, { email: 'out@x.no' });
  const nobody = { ownerId: null, contactId: null };
  await addListings(app, [{ title: 'Loft' }], {
    feed: 'own',
    partnerId: null,
    ...nobody,
    ownerId: landlord.id,
  });
  await addListings(app, [{ title: 'Hybel' }], {
    feed: 'nord',
    partnerId: nordbolig,
    ...nobody,
    contactId: agent.id,
  });
  for (const { id, title } of await query<{ id: string; title: string }>(
    'select id, title from listing',
  ))
    homes[title === 'Loft' ? 'own' : 'agencys'] = id;
});
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

/** The sender, the reply address and the links of a mail to a person. */
async function mailTo({ email }: TestPerson) {
  const mail = (await app.mails()).find(({ to }) => to === email)!;
  const links = [
    ...mail.html.matchAll(/href="([^"]+)"/g),
    ...(mail.headers['List-Unsubscribe'] ?? '').matchAll(/<(.+)>/g),
  ];
  return {
    sender: mail.sender,
    replyTo: mail.headers['Reply-To'],
    isSigned: mail.text.includes('via Husvær'),
    sites: [...new Set(links.map(([, link = '']) => new URL(link).origin))],
  };
}

let sent = 0;
/** Writes to people who ask about homes and do not answer. Returns their mails. */
async function writtenTo(who: TestPerson, about: readonly (keyof typeof homes)[]) {
  for (const whose of about) {
    const begin = 'mutation ($id: ID!) { addConversations(inputData: { listingId: $id }) { _id } }';
    const [{ _id: conversationId }] = await callAs(begin, { id: homes[whose] }, who);
    for (const from of [who, whose === 'own' ? landlord : agent]) {
      const clientId = `019aa000-0000-7000-8000-${String((sent += 1)).padStart(12, '0')}`;
      await callAs(
        'mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) { position } }',
        { inputData: { conversationId, text: 'Hei', clientId } },
        from,
      );
    }
  }
  if (who === people.loggedOut)
    await query(`update session set ended_at = now() where account_id = '${who.id}'`);
  app.clock.set(NOW.add({ minutes: 10 }));
  await app.jobs.perform('messaging.mail_unread');
  return mailTo(who);
}

describe('a mail about messages', () => {
  test.each([
    { who: 'atPublic', about: ['own'], from: OPERATOR, site: PUBLIC },
    { who: 'atNordbolig', about: ['own'], from: OPERATOR, site: NORDBOLIG },
    { who: 'atPublic', about: ['agencys'], from: AGENCY, site: PUBLIC },
    { who: 'atNordbolig', about: ['agencys'], from: AGENCY, site: NORDBOLIG },
    { who: 'loggedOut', about: ['agencys'], from: AGENCY, site: NORDBOLIG },
    { who: 'atNordbolig', about: ['own', 'agencys'], from: OPERATOR, site: NORDBOLIG },
  ] as const)('to $who about $about', async ({ who, about, from, site }) => {
    await query('delete from conversation');
    expect(await writtenTo(people[who], about)).toEqual({
      ...from,
      isSigned: from === AGENCY,
      sites: [site],
    });
  });
});

test.each([
  ['atPublic', PUBLIC],
  ['atNordbolig', NORDBOLIG],
] as const)(
  'a mail about a report to %s is from Husvær, and answers reach it',
  async (who, site) => {
    const { _id: reportId } = await callAs(
      `mutation ($id: ID!) { reportListing(inputData: { listingId: $id, reason: scam, text: "Rar" }) { _id } }`,
      { id: homes.agencys },
      people[who],
    );
    await app.mails();
    await callAs(
      'mutation ($input: DecideReportInputData!) { decideReport(inputData: $input) { decision { _id } } }',
      { input: { reportId, outcome: 'nothing', reason: 'Den er i orden.' } },
      operator,
    );
    expect(await mailTo(people[who])).toEqual({ ...OPERATOR, isSigned: false, sites: [site] });
  },
);

// Browsers create no passkeys on a subdomain of localhost.
test.each(['http://husvaer.test', 'http://nordbolig.husvaer.test'])(
  'mails about an added or removed passkey at %s link to that site',
  async (site) => {
    const own = await createTestApp({
      ORIGIN: 'http://husvaer.test',
      TEST_FEATURES: 'on',
      MAIL_REPLY_TO: OPERATOR.replyTo,
    });
    await addPartner(own, 'nordbolig', 'Nordbolig');
    const person = await addPerson(own, { email: 'kari@x.no' });
    const authorization = `Bearer ${person.tokens.accessToken}`;
    const { post } = createBrowser(own, site);
    const call = async (path: string, body: unknown) =>
      (await post(path, body, { authorization })).json<any>();
    const answer = createAuthenticator(site).make(await call('/api/auth/passkeys/options', {}));
    await call('/api/auth/passkeys', { answer, name: 'Telefon' });
    const [made] = await own.mails();
    const mine = await call('/api/graphql', { query: '{ getMyPasskeys { _id } }' });
    await own.database.session(({ exec }) => exec(`update session set proved_by = 'identity'`));
    await call('/api/graphql', {
      query: 'mutation ($id: ID!) { removePasskey(inputData: { _id: $id }) { _id } }',
      variables: { id: mine.data.getMyPasskeys[0]._id },
    });
    const [removed] = await own.mails();
    for (const mail of [made, removed]) {
      expect(mail).toMatchObject({ sender: null, headers: { 'Reply-To': OPERATOR.replyTo } });
      expect(mail!.text).toContain(`${site}/profile`);
    }
    await own.close();
  },
);

test('without a reply address Husvær’s own mails have none', async () => {
  const silent = await createTestApp();
  const person = await addPerson(silent, { email: 'kari@x.no' });
  await silent.auth('/forgot-password', { user: person.email });
  const mails = await silent.mails();
  expect(mails.map(({ headers }) => headers)).toEqual([{}]);
  await silent.close();
});
