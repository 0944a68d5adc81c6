import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../testing/test-app.ts';

let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;
let landlord: TestPerson;
let agent: TestPerson;
let otherAgent: TestPerson;
let nordbolig: string;
/** A landlord's home, one that a partner lets, and one without a contact person. */
let own: string;
let partners: string;
let nobodys: string;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  const other = await addPartner(app, 'fjord', 'Fjord');
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola Nordmann' });
  const grants = (partnerId: string) => ({ grants: [{ role: 'agent', partnerId } as const] });
  landlord = await addPerson(app, { email: 'utleier@x.no', name: 'Ulla Utleier' });
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Arne Agent', ...grants(nordbolig) });
  otherAgent = await addPerson(app, { email: 'other@x.no', ...grants(other) });
  const nobody = { partnerId: null, ownerId: null, contactId: null };
  await addListings(app, [{}], { ...nobody, feed: 'own', ownerId: landlord.id });
  await addListings(app, [{}], { ...nobody, feed: 'partner', partnerId: nordbolig });
  await addListings(app, [{}], { ...nobody, feed: 'nobody' });
  const rows = await app.database.session((session) =>
    session.query<{ id: string; feed: string }>('select id, feed from listing'),
  );
  const idOf = (feed: string) => rows.find((row) => row.feed === feed)!.id;
  [own, partners, nobodys] = ['own', 'partner', 'nobody'].map(idOf) as [string, string, string];
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const FIELDS = `_id identity userStatus lastMessage listingId partnerId tenantId agentId accountId hideForPartner
  published uniqueInteraction unreadCount messageCount archivedBy favoriteBy unreadBy
  participants { _id name deliveredPosition readPosition } listing { title isOpen }`;
const callAs = (call: string, variables: object, who: TestPerson | undefined) =>
  app.api(call, variables as never, who?.tokens.accessToken);
const begin = async (who: TestPerson | undefined, listingId: string, more: object = {}) => {
  const answer = await callAs(
    `mutation ($inputData: AddConversationsInputData!) { addConversations(inputData: $inputData) { ${FIELDS} } }`,
    { inputData: { listingId, ...more } },
    who,
  );
  return { ...answer, first: answer.data?.addConversations[0] };
};
let sent = 0;
const newClientId = () => `019aa000-0000-7000-8000-${String((sent += 1)).padStart(12, '0')}`;
const write = async (
  who: TestPerson | undefined,
  conversationId: string,
  text: string,
  clientId = newClientId(),
) => {
  const answer = await callAs(
    `mutation ($inputData: AddMessageInputData!) { addMessage(inputData: $inputData) {
      _id position senderId clientId text carriesWarning } }`,
    { inputData: { conversationId, text, clientId } },
    who,
  );
  return { ...answer, message: answer.data?.addMessage };
};
const read = async (who: TestPerson | undefined, queryData: object, limit?: number) =>
  callAs(
    `query ($queryData: MessagesQueryData!, $limit: Int) {
      getMessages(queryData: $queryData, optionData: { limit: $limit }) {
        data { position text senderId } metaData { totalDocuments } } }`,
    { queryData, limit },
    who,
  );
const list = async (who: TestPerson, queryData: object = {}) => {
  const { data, errors } = await callAs(
    `query ($queryData: ConversationsQueryData) { getConversations(queryData: $queryData) {
      data { ${FIELDS} } metaData { totalDocuments filteredDocuments } } unreadConversationCount }`,
    { queryData },
    who,
  );
  return errors ? { errors } : { ...data.getConversations, unread: data.unreadConversationCount };
};
const update = async (who: TestPerson | undefined, inputData: object) => {
  const answer = await callAs(
    `mutation ($inputData: UpdateConversationInputData!) { updateConversation(inputData: $inputData) { ${FIELDS} } }`,
    { inputData },
    who,
  );
  return { ...answer, conversation: answer.data?.updateConversation };
};
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code;

describe('a conversation', () => {
  test('about a home is with its landlord or agent, and the same each time, also at once', async () => {
    const [one, again] = await Promise.all([begin(kari, own), begin(kari, own)]);
    expect(again.first._id).toBe(one.first._id);
    expect(one.first).toMatchObject({
      listingId: own,
      tenantId: kari.id,
      agentId: landlord.id,
      accountId: landlord.id,
      published: false,
      userStatus: 'active',
      listing: { isOpen: true },
    });
    expect(one.first.participants.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Kari Nordmann',
      'Ulla Utleier',
    ]);
    expect((await begin(ola, own)).first._id).not.toBe(one.first._id);
    // Before the first message the other side does not see it.
    expect((await list(landlord)).data).toEqual([]);
  });

  test('about a partner’s home is with one of its agents, and the others can read it', async () => {
    const { first } = await begin(kari, partners);
    expect(first).toMatchObject({ partnerId: nordbolig, agentId: agent.id });
    await write(kari, first._id, 'Er den ledig?');
    const second = await addPerson(app, {
      email: 'second@x.no',
      name: 'Siv',
      grants: [{ role: 'agent', partnerId: nordbolig }],
    });
    const [seen] = (await list(second, { partnerId: nordbolig })).data;
    expect(seen).toMatchObject({ _id: first._id, unreadCount: 0 });
    expect((await write(second, first._id, 'Ja, den er ledig.')).message.position).toBe(2);
    expect((await list(second)).data).toHaveLength(1);

    await update(kari, { conversationId: first._id, hideForPartner: true });
    expect((await list(otherAgent, { partnerId: nordbolig })).errors).toBeDefined();
    const third = await addPerson(app, {
      email: 'third@x.no',
      grants: [{ role: 'agent', partnerId: nordbolig }],
    });
    expect((await list(third, { partnerId: nordbolig })).data).toEqual([]);
    expect(codeOf(await read(third, { conversationId: first._id }))).toBe('messaging.not_found');
  });

  test.each([
    ['a guest', () => begin(undefined, own), 'accounts.login_required'],
    ['the user’s own home', () => begin(landlord, own), 'messaging.with_oneself'],
    ['a home without a contact', () => begin(kari, nobodys), 'messaging.nobody_there'],
    ['no home at all', () => begin(kari, 'x'), 'listings.not_found'],
    ['in another user’s name', () => begin(kari, own, { senderId: ola.id }), 'messaging.not_found'],
  ])('is not started: %s', async (_, tries, code) => {
    expect(codeOf(await tries())).toBe(code);
  });

  test('about a home that is withdrawn can not be started, but continued', async () => {
    const owner = { feed: 'gone', partnerId: null, ownerId: landlord.id, contactId: null };
    await addListings(app, [{}], owner);
    const [row] = await app.database.session((session) =>
      session.query<{ id: string }>("select id from listing where feed = 'gone'"),
    );
    const { first } = await begin(kari, row!.id);
    await addListings(app, [{ state: 'inactive' }], owner);
    expect(codeOf(await begin(ola, row!.id))).toBe('listings.withdrawn');
    expect((await write(kari, first._id, 'Hei')).message.position).toBe(1);
    expect((await list(kari)).data[0].listing.isOpen).toBe(false);
  });
});

describe('messages', () => {
  test('are numbered, counted as unread for the other, and read up to a number', async () => {
    const { first } = await begin(ola, own);
    const conversationId = first._id;
    await write(ola, conversationId, 'Hei!');
    await write(ola, conversationId, 'Er den ledig?');
    const before = await list(landlord);
    const found = before.data.find(({ _id }: { _id: string }) => _id === conversationId);
    expect(found).toMatchObject({
      unreadCount: 2,
      lastMessage: 'Er den ledig?',
      uniqueInteraction: false,
      unreadBy: [landlord.id],
    });
    expect(before.unread).toBeGreaterThan(0);
    await update(landlord, { conversationId, deliveredPosition: 2, readPosition: 1 });
    // A read position never goes back, or past the last message.
    const { conversation } = await update(landlord, { conversationId, readPosition: 99 });
    const { readPosition } = conversation.participants.find(
      ({ _id }: { _id: string }) => _id === landlord.id,
    );
    expect(readPosition).toBe(2);
    const answered = await write(landlord, conversationId, 'Ja!');
    expect(answered.message).toMatchObject({ position: 3, senderId: landlord.id });
    expect((await list(ola)).data[0]).toMatchObject({ uniqueInteraction: true, unreadCount: 1 });
  });

  test('sent twice are there once, also at the same moment', async () => {
    const conversationId = (await begin(kari, own)).first._id;
    const clientId = newClientId();
    const [one, again] = await Promise.all([
      write(kari, conversationId, 'En gang', clientId),
      write(kari, conversationId, 'En gang', clientId),
    ]);
    expect(again.message).toEqual(one.message);
    const { data } = await read(kari, { conversationId });
    expect(
      data.getMessages.data.filter(({ text }: { text: string }) => text === 'En gang'),
    ).toHaveLength(1);
  });

  test('come by pages from the end, and all that was missed', async () => {
    const someone = await addPerson(app, { email: 'side@x.no' });
    const conversationId = (await begin(someone, own)).first._id;
    for (const text of ['1', '2', '3', '4', '5']) await write(someone, conversationId, text);
    const texts = async (queryData: object, limit = 2) =>
      (await read(someone, { conversationId, ...queryData }, limit)).data.getMessages.data.map(
        ({ text }: { text: string }) => text,
      );
    expect(await texts({})).toEqual(['4', '5']);
    expect(await texts({ before: 4 })).toEqual(['2', '3']);
    expect(await texts({ after: 2 }, 50)).toEqual(['3', '4', '5']);
    expect(await texts({ after: 5 })).toEqual([]);
  });

  test('from a new account with outside links have a warning', async () => {
    const conversationId = (await begin(kari, own)).first._id;
    // The clock of a test app is stopped: the account is new.
    expect((await write(kari, conversationId, 'Betal på https://x.example')).message).toMatchObject(
      {
        carriesWarning: true,
      },
    );
    expect((await write(kari, conversationId, 'Takk!')).message.carriesWarning).toBe(false);
    await app.database.session((session) =>
      session.exec(`update account set created_at = '2026-01-01' where id = '${landlord.id}'`),
    );
    expect((await write(landlord, conversationId, 'Ring 22 33 44 55')).message.carriesWarning).toBe(
      false,
    );
  });

  test.each([
    ['empty', '', 'required'],
    ['only invisible characters', '\u0000 \n', 'required'],
    ['10,001 characters', 'x'.repeat(10_001), 'too_long'],
  ])('that are %s are refused', async (_, text, reason) => {
    const conversationId = (await begin(kari, own)).first._id;
    const { errors } = await write(kari, conversationId, text);
    expect(errors![0]!.extensions.params.fields).toMatchObject([
      { path: 'inputData.text', reason },
    ]);
  });

  test('are visible to participants only', async () => {
    const conversationId = (await begin(kari, own)).first._id;
    for (const who of [ola, agent, otherAgent]) {
      expect(codeOf(await read(who, { conversationId }))).toBe('messaging.not_found');
      expect(codeOf(await write(who, conversationId, 'Hei'))).toBe('messaging.not_found');
      expect(codeOf(await update(who, { conversationId, isArchived: true }))).toBe(
        'messaging.not_found',
      );
    }
    expect(codeOf(await write(kari, 'nonsense', 'Hei'))).toBe('messaging.not_found');
  });
});

describe('a list', () => {
  test('has separate places for archived and kept ones, and archived ones come back', async () => {
    const someone = await addPerson(app, { email: 'liste@x.no', name: 'Lise' });
    const conversationId = (await begin(someone, own)).first._id;
    await write(someone, conversationId, 'Hei');
    await update(someone, { conversationId, isArchived: true, isFavorite: true });
    expect((await list(someone)).data).toEqual([]);
    expect((await list(someone, { filter: 'archived' })).data).toHaveLength(1);
    await write(landlord, conversationId, 'Svar');
    const [back] = (await list(someone, { filter: 'favorite' })).data;
    expect(back).toMatchObject({ archivedBy: [], favoriteBy: [someone.id], unreadCount: 1 });
    expect((await list(someone, { filter: 'unread' })).data).toHaveLength(1);
  });

  test('is searched by names, homes and last words', async () => {
    const found = async (search: string) => (await list(landlord, { search })).data.length;
    expect(await found('lise')).toBe(1);
    expect(await found('svar')).toBeGreaterThan(0);
    expect(await found('grünerløkka')).toBeGreaterThan(1);
    expect(await found('%')).toBe(0);
  });
});

describe('a user who', () => {
  test('blocks another user gets no more from them, until unblocking', async () => {
    const rude = await addPerson(app, { email: 'rude@x.no' });
    const conversationId = (await begin(rude, own)).first._id;
    await write(rude, conversationId, 'Hei');
    const block = (isBlocked: boolean) =>
      callAs(
        `mutation ($inputData: BlockPersonInputData!) { blockPerson(inputData: $inputData) { userStatus } }`,
        { inputData: { conversationId, isBlocked } },
        landlord,
      );
    expect((await block(true)).data.blockPerson.userStatus).toBe('blocked');
    expect(codeOf(await write(rude, conversationId, 'Hallo?'))).toBe('messaging.blocked');
    expect(codeOf(await begin(rude, own))).toBe('messaging.blocked');
    await block(false);
    expect((await write(rude, conversationId, 'Hallo?')).message.position).toBe(2);
  });

  test('is reported waits for staff, with the reported text', async () => {
    const fraud = await addPerson(app, { email: 'svindel@x.no', name: 'Sven Svindel' });
    const conversationId = (await begin(fraud, own)).first._id;
    await write(fraud, conversationId, 'Betal forskudd først');
    const { data } = await callAs(
      `mutation ($inputData: ReportPersonInputData!) { reportPerson(inputData: $inputData) { _id } }`,
      { inputData: { conversationId, reason: 'fraud', text: 'Ville ha forskudd' } },
      landlord,
    );
    const grants = [{ role: 'operator' as const, partnerId: null }];
    const staff = await addPerson(app, { email: 'drift@x.no', grants });
    const { data: found } = await app.api(
      '{ getReports { data { _id personName reason text messages { text isTheirs } } } }',
      {},
      await newToken(app, staff),
    );
    expect(found.getReports.data).toEqual([
      {
        _id: data.reportPerson._id,
        personName: 'Sven Svindel',
        reason: 'fraud',
        text: 'Ville ha forskudd',
        messages: [{ text: 'Betal forskudd først', isTheirs: true }],
      },
    ]);
  });

  test('writes too often is stopped, and others are not', async () => {
    const busy = await addPerson(app, { email: 'rask@x.no' });
    const conversationId = (await begin(busy, own)).first._id;
    const answers: { status: number }[] = [];
    for (let time = 0; time < 65; time += 5) {
      const some = [0, 1, 2, 3, 4].map((more) => write(busy, conversationId, `${time + more}`));
      answers.push(...(await Promise.all(some)));
    }
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
    expect((await write(landlord, conversationId, 'Rolig')).status).toBe(200);
  });

  test('leaves for good takes their name along, and leaves the others their messages', async () => {
    const leaver = await addPerson(app, { email: 'farvel@x.no', name: 'Far Vel' });
    const conversationId = (await begin(leaver, own)).first._id;
    await write(leaver, conversationId, 'Hei og hå');
    await callAs(
      'mutation ($id: ID!) { deleteAccount(inputData: { _id: $id }) { _id } }',
      { id: leaver.id },
      leaver,
    );
    await app.dispatcher.settle();
    const { data } = await read(landlord, { conversationId });
    expect(data.getMessages.data).toEqual([{ position: 1, text: 'Hei og hå', senderId: null }]);
    const [found] = (await list(landlord, { search: 'hei og hå' })).data;
    expect(found).toMatchObject({ userStatus: 'inactive', participants: [{ _id: landlord.id }] });
  });
});

test('the usual response time counts all who wrote, once enough were answered', async () => {
  const person = await addPerson(app, { email: 'svarer@x.no', name: 'Siv Svarer' });
  const owner = { partnerId: null, ownerId: person.id, contactId: person.id };
  const minutes = [30, 90, 90, 90, 90, null, null, null, null];
  await addListings(
    app,
    minutes.map(() => ({})),
    { ...owner, feed: 'answers' },
  );
  const homes = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where feed = 'answers' order by id"),
  );
  const usual = async () =>
    (
      await app.api(
        `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) {
          contactPerson { answersWithinHours } } }`,
        { id: homes[0]!.id },
      )
    ).data.getSingleListing.contactPerson.answersWithinHours;
  const seen: unknown[] = [];
  for (const [index, after] of minutes.entries()) {
    app.clock.set(NOW);
    const { first } = await begin(kari, homes[index]!.id);
    await write(kari, first._id, 'Er den ledig?');
    if (after !== null) {
      app.clock.set(NOW.add({ minutes: after }));
      const accessToken = await newToken(app, person);
      await write({ ...person, tokens: { ...person.tokens, accessToken } }, first._id, 'Ja.');
    }
    seen.push(await usual());
  }
  // Requests of the last day do not count yet.
  expect(seen).toEqual([null, null, null, null, 2, 2, 2, 2, 2]);
  app.clock.set(NOW.add({ hours: 25 }));
  expect(await usual()).toBe(2);
  app.clock.set(NOW);
  for (const home of homes.slice(0, 2)) {
    const { first } = await begin(ola, home.id);
    await write(ola, first._id, 'Er den ledig?');
  }
  app.clock.set(NOW.add({ hours: 25 }));
  // Five of eleven were answered.
  expect(await usual()).toBeNull();
});
