import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { homeOf, interestCalls } from '../../../../testing/interest.ts';
import { numberOf } from '../../../../testing/national-number.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../../testing/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof interestCalls>;
let landlord: TestPerson;
let contact: TestPerson;
let agent: TestPerson;
let strangers: TestPerson[];
let home: string;
let other: string;
let partners: string;
let kari: TestPerson;
let partnerId: string;
let people = 0;

const NUMBER = numberOf('1998-03-04');
const VIEWING = { startsAt: '2026-11-25T16:00:00Z', endsAt: '2026-11-25T16:30:00Z' };

const newPerson = (name = 'Kari') => addPerson(app, { email: `person${(people += 1)}@x.no`, name });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code;
const shortlist = (_id: string, isShortlisted = true, who = landlord) =>
  calls.call('shortlistInterest', { _id, isShortlisted }, who);
const decline = (_id: string, text?: string, who = landlord) =>
  calls.call('declineInterest', { _id, text }, who);
const invite = (_ids: string[], input: object = {}, who = landlord) =>
  calls.call('inviteToViewing', { _ids, ...VIEWING, ...input }, who);
const open = (id: string, who: TestPerson) =>
  app.api(
    `mutation ($id: ID!) { openInterestIdentification(inputData: { _id: $id }) { nationalIdentification } }`,
    { id },
    who.tokens.accessToken,
  );

beforeAll(async () => {
  app = await createTestApp();
  calls = interestCalls(app);
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  const agentOf = (email: string, id: string) =>
    addPerson(app, { email, grants: [{ role: 'agent', partnerId: id }] });
  landlord = await addPerson(app, { email: 'landlord@x.no' });
  contact = await addPerson(app, { email: 'contact@x.no' });
  agent = await agentOf('agent@x.no', partnerId);
  const former = await addPerson(app, { email: 'former@x.no' });
  strangers = [
    await addPerson(app, { email: 'other@x.no', grants: [{ role: 'landlord', partnerId: null }] }),
    await agentOf('other-agent@x.no', elsewhere),
    await newPerson(),
    former,
  ];
  const own = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: contact.id };
  await addListings(app, [{ title: 'Home' }, { title: 'Other' }], own);
  // Its contact person is no longer an agent.
  await addListings(app, [{ title: 'Partner’s' }], {
    feed: 'partner',
    partnerId,
    ownerId: null,
    contactId: former.id,
  });
  home = await homeOf(app, 'Home');
  other = await homeOf(app, 'Other');
  partners = await homeOf(app, 'Partner’s');
  await app.database.session((session) =>
    session.exec(`update partner set features = '{credit_check}'`),
  );
});
beforeEach(async () => {
  kari = await newPerson();
  await app.database.session((session) => session.exec('delete from interest'));
});
afterAll(() => app.close());

describe('forms about a home', () => {
  test('are compared without criteria that a landlord may not use', async () => {
    await calls.send(kari, home, { birthDate: '2009-01-01', aboutYou: 'Rolig' });
    for (const who of [landlord, contact]) {
      const { data } = (await calls.forms(who, home)).data.getInterestForms;
      expect(data).toMatchObject([
        { name: 'Kari', isOwn: false, isAdult: false, birthDate: null, aboutYou: 'Rolig' },
      ]);
    }
  });

  test('come sorted, by pages and by status', async () => {
    const send = async (name: string, input: object) =>
      calls.send(await newPerson(name), home, input);
    await send('A', { rentFrom: '2027-03-01', people: 4, leaseLength: 12 });
    const b = await send('B', { rentFrom: '2027-01-01', people: 1, leaseLength: null });
    await send('C', { rentFrom: '2027-02-01', people: 2, leaseLength: 36 });
    const gone = await newPerson('D');
    await calls.call('withdrawInterest', { _id: await calls.send(gone, home) }, gone);
    await shortlist(b);
    const names = async (input: object) => {
      const { data } = (await calls.forms(landlord, home, input)).data.getInterestForms;
      return data.map(({ name }: { name: string }) => name).join('');
    };
    expect(await names({ sort: 'rentFrom' })).toBe('BCA');
    expect(await names({ sort: 'people' })).toBe('BCA');
    expect(await names({ sort: 'leaseLength' })).toBe('BCA');
    expect(await names({ sort: 'rentFrom', limit: 1, skip: 1 })).toBe('C');
    expect(await names({ state: 'shortlisted' })).toBe('B');
    const { metaData, counts } = (await calls.forms(landlord, home, { state: 'sent' })).data
      .getInterestForms;
    expect(metaData).toEqual({ totalDocuments: 3, filteredDocuments: 2 });
    expect(counts).toEqual({ sent: 2, shortlisted: 1, invited: 0, declined: 0 });
  });

  test.each([
    { state: 'withdrawn' },
    { sort: 'age' },
    { sort: 'name' },
    { limit: 0 },
    { skip: -1 },
  ])('can not be queried by %o', async (input) => {
    expect((await calls.forms(landlord, home, input)).status).toBe(400);
  });

  test('are counted in the list of homes', async () => {
    await calls.send(kari, home);
    await decline(await calls.send(await newPerson(), home));
    await calls.send(kari, other);
    const { data } = await app.api(
      '{ getMyListings { data { content { title } interestCount } } }',
      {},
      landlord.tokens.accessToken,
    );
    expect(
      data.getMyListings.data
        .map(({ content, interestCount }: any) => `${content.title} ${interestCount}`)
        .sort(),
    ).toEqual(['Home 1', 'Other 1']);
  });

  test('are seen and answered by no other user', async () => {
    const mine = await calls.send(kari, home);
    const theirs = await calls.send(kari, partners, {});
    for (const who of strangers) {
      for (const listingId of [home, partners])
        expect((await calls.forms(who, listingId)).status).toBe(404);
      for (const id of [mine, theirs]) {
        const answers = [
          await calls.form(who, id),
          await shortlist(id, true, who),
          await decline(id, '', who),
          await invite([id], {}, who),
          await open(id, who),
        ];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      }
    }
    // Neither may the sender answer it, nor one side the other's.
    expect((await shortlist(mine, true, kari)).status).toBe(404);
    expect((await shortlist(theirs, true, landlord)).status).toBe(404);
    expect((await shortlist(mine, true, agent)).status).toBe(404);
    expect((await shortlist(theirs, true, agent)).status).toBe(200);
    expect((await calls.form(undefined, mine)).status).toBe(401);
  });
});

describe('an answer', () => {
  test('shortlists a form, and removes it again', async () => {
    const id = await calls.send(kari, home);
    expect((await shortlist(id)).form.state).toBe('shortlisted');
    expect((await shortlist(id)).form.state).toBe('shortlisted');
    expect((await shortlist(id, false)).form.state).toBe('sent');
  });

  test('is a polite rejection, and final', async () => {
    const id = await calls.send(kari, home);
    const { form } = await decline(id, 'Takk for fin prat\u0000!');
    expect(form).toMatchObject({ state: 'declined', declinedText: 'Takk for fin prat!' });
    const late = [
      await decline(id),
      await shortlist(id),
      await invite([id]),
      await calls.call('withdrawInterest', { _id: id }, kari),
    ];
    expect(late.map(codeOf)).toEqual(Array(4).fill('interest.wrong_state'));
    const query = `mutation { addInterestForm(inputData: { listingId: "${home}", rentFrom: "2027-01-01", people: 1, isSmoker: false,
      hasPets: false, birthDate: "1998-03-04", phoneNumber: "41234567", occupation: "x", agreesToCreditCheck: false, agreesToTerms: true }) { _id } }`;
    const again = await app.api(query, {}, kari.tokens.accessToken);
    expect(codeOf({ errors: again.errors! })).toBe('interest.wrong_state');
  });

  test('given twice at once: one is too late', async () => {
    const id = await calls.send(kari, home);
    const answers = await Promise.all([
      decline(id),
      calls.call('withdrawInterest', { _id: id }, kari),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('longer than it may be is refused', async () => {
    const id = await calls.send(kari, home);
    const { status, errors } = await decline(id, 'å'.repeat(1001));
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.params.fields).toMatchObject([
      { path: 'inputData.text', reason: 'too_long' },
    ]);
  });
});

describe('a viewing', () => {
  test('is at the home unless another place is given, and may be moved', async () => {
    const ids = [await calls.send(kari, home), await calls.send(await newPerson(), home)];
    const { status, form } = await invite([...ids, ...ids]);
    expect(status).toBe(200);
    expect(form).toHaveLength(2);
    for (const one of form)
      expect(one).toMatchObject({
        state: 'invited',
        viewing: { ...VIEWING, place: 'Markveien 12, 0554 Oslo', text: null },
      });
    const moved = { startsAt: '2026-11-26T16:00:00Z', endsAt: '2026-11-26T17:00:00Z' };
    await invite([ids[0]!], { ...moved, place: 'I parken', text: 'Ta med sko' });
    expect(await calls.mine(kari)).toMatchObject([
      { viewing: { ...moved, place: 'I parken', text: 'Ta med sko' } },
    ]);
  });

  const answer = (_id: string, input: string, who: TestPerson, proposedStartsAt?: string) =>
    calls.call('answerViewing', { _id, answer: input, proposedStartsAt }, who);

  test('is answered by the invited person, and a proposed time is accepted by a new invitation', async () => {
    const eva = await newPerson();
    const id = await calls.send(eva, home);
    expect(codeOf(await answer(id, 'accepted', eva))).toBe('interest.wrong_state');
    await invite([id]);
    expect(codeOf(await answer(id, 'accepted', landlord))).toBe('interest.not_found');
    expect((await answer(id, 'proposed', eva)).status).toBe(400);
    const both = [answer(id, 'accepted', eva), answer(id, 'declined', eva)];
    for (const { status } of await Promise.all(both)) expect(status).toBe(200);
    const other = '2026-11-27T17:00:00.000Z';
    const { form } = await answer(id, 'proposed', eva, other);
    expect(form).toMatchObject({ viewingAnswer: 'proposed', proposedStartsAt: expect.anything() });
    const seen = (await calls.form(landlord, id)).data.getInterestForm;
    expect(Date.parse(seen.proposedStartsAt)).toBe(Date.parse(other));
    await app.dispatcher.settle();
    const notified = await app.api(
      '{ getNotifications { data { kind } } }',
      {},
      contact.tokens.accessToken,
    );
    const kinds = notified.data.getNotifications.data.map(({ kind }: { kind: string }) => kind);
    for (const kind of ['viewing_accepted', 'viewing_declined', 'viewing_proposed'])
      expect(kinds).toContain(kind);
    await invite([id], { startsAt: other, endsAt: '2026-11-27T17:30:00Z' });
    expect(await calls.mine(eva)).toMatchObject([
      { viewing: { startsAt: expect.stringMatching(/^2026-11-27T17:00/) }, viewingAnswer: null },
    ]);
  });

  test('is on the calendar of those who manage the home, until it is over', async () => {
    const held = async (who: TestPerson, of: string | null = null) => {
      const { data, errors } = await app.api(
        `query ($of: ID) { getViewings(queryData: { partnerId: $of }) {
          home place startsAt people { name phoneNumber viewingAnswer } } }`,
        { of },
        await newToken(app, who),
      );
      return data?.getViewings ?? codeOf({ errors });
    };
    const [ada, bo] = [await newPerson('Ada'), await newPerson('Bo')];
    const ids = [await calls.send(bo, home), await calls.send(ada, home)];
    await invite(ids);
    await answer(ids[1]!, 'accepted', ada);
    const theirs = await calls.send(ada, partners);
    await invite([theirs], { place: 'Kontoret' }, agent);
    const own = {
      home: 'Home',
      place: 'Markveien 12, 0554 Oslo',
      people: [
        { name: 'Ada', phoneNumber: '+4741234567', viewingAnswer: 'accepted' },
        { name: 'Bo', viewingAnswer: null },
      ],
    };
    expect(await held(landlord)).toMatchObject([own]);
    expect(await held(contact)).toMatchObject([own]);
    expect(await held(agent, partnerId)).toMatchObject([{ home: 'Partner’s', place: 'Kontoret' }]);
    for (const stranger of [...strangers, ada]) expect(await held(stranger)).toEqual([]);
    for (const stranger of [...strangers, landlord])
      expect(await held(stranger, partnerId)).toBe('interest.not_found');
    const file = async () => {
      const { body, headers } = await app.call({
        method: 'POST',
        url: '/api/viewings.ics',
        payload: { language: 'en' },
        headers: { authorization: `Bearer ${landlord.tokens.accessToken}` },
      });
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
      return body.replaceAll('\r\n ', '');
    };
    const events = await file();
    expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(events).toContain('SUMMARY:Viewing: Home');
    expect(events).toMatch(/DESCRIPTION:Ada\\, \+4741234567\\nBo\\, \+\d+\\, not answered/);
    // The file has only those who may come, and no viewing without guests.
    await answer(ids[0]!, 'declined', bo);
    expect(await file()).not.toContain('Bo');
    await answer(ids[1]!, 'declined', ada);
    expect(await file()).not.toContain('BEGIN:VEVENT');
    // Nobody is invited to it any more.
    await decline(ids[0]!);
    await calls.call('withdrawInterest', { _id: ids[1]! }, ada);
    expect(await held(landlord)).toEqual([]);
    app.clock.set(Temporal.Instant.from('2026-11-25T16:31:00Z'));
    expect(await held(agent, partnerId)).toEqual([]);
    app.clock.set(NOW);
  });

  test('is of one home, and all or none are invited', async () => {
    const here = await calls.send(kari, home);
    const there = await calls.send(kari, other);
    const declined = await calls.send(await newPerson(), home);
    await decline(declined);
    expect(codeOf(await invite([here, there]))).toBe('interest.several_listings');
    expect(codeOf(await invite([here, declined]))).toBe('interest.wrong_state');
    const theirs = await calls.send(kari, partners);
    expect(codeOf(await invite([here, theirs]))).toBe('interest.not_found');
    expect((await calls.form(kari, here)).data.getInterestForm.state).toBe('sent');
  });

  test.each([
    [
      { startsAt: '2026-11-20T07:00:00Z', endsAt: '2026-11-20T09:00:00Z' },
      'inputData.startsAt past',
    ],
    [{ endsAt: '2026-11-25T15:00:00Z' }, 'inputData.endsAt swapped'],
    [{ text: 'å'.repeat(1001) }, 'inputData.text too_long'],
  ])('is refused with %o', async (input, problem) => {
    const { status, errors } = await invite([await calls.send(kari, home)], input);
    const [field] = errors?.[0]?.extensions.params.fields ?? [];
    expect([status, `${field.path} ${field.reason}`]).toEqual([400, problem]);
  });

  test('needs a time, and someone to invite', async () => {
    const id = await calls.send(kari, home);
    expect((await invite([id], { startsAt: 'tomorrow' })).status).toBe(400);
    expect((await invite([])).status).toBe(400);
    expect((await invite(['nobody'])).status).toBe(404);
  });
});

describe('a conversation', () => {
  test('begins with an invitation, in the name of its sender', async () => {
    const id = await calls.send(kari, home);
    await invite([id], { text: 'Ring på' });
    await app.dispatcher.settle();
    const talk = await app.api(
      `mutation { talkAboutInterest(inputData: { _id: "${id}" }) { conversationId } }`,
      {},
      landlord.tokens.accessToken,
    );
    const { conversationId } = talk.data.talkAboutInterest;
    const { data } = await app.api(
      `query ($id: ID!) { getMessages(queryData: { conversationId: $id }) { data { text } } }`,
      { id: conversationId },
      kari.tokens.accessToken,
    );
    expect(data.getMessages.data).toEqual([
      {
        text: expect.stringMatching(
          /^Du er invitert på visning: onsdag 25. november 2026.*Markveien 12, 0554 Oslo\.\n\nRing på$/s,
        ),
      },
    ]);
  });

  test('is with the sender of the form, the same each time', async () => {
    const id = await calls.send(kari, partners);
    const talk = (who: TestPerson) =>
      app.api(
        `mutation { talkAboutInterest(inputData: { _id: "${id}" }) { conversationId } }`,
        {},
        who.tokens.accessToken,
      );
    const [first, second] = [await talk(agent), await talk(agent)];
    expect(first.data.talkAboutInterest).toEqual(second.data.talkAboutInterest);
    expect((await talk(kari)).status).toBe(404);
    for (const who of strangers) expect((await talk(who)).status).toBe(404);
  });
});

describe('a national identity number', () => {
  const consent = { agreesToCreditCheck: true, nationalIdentification: NUMBER };

  test('can be opened only for chosen applicants, is logged, and never by a landlord', async () => {
    const id = await calls.send(kari, partners, consent);
    expect(codeOf(await open(id, agent))).toBe('interest.wrong_state');
    await shortlist(id, true, agent);
    expect((await open(id, agent)).data.openInterestIdentification).toEqual({
      nationalIdentification: NUMBER,
    });
    const { body } = await app.call({
      url: '/api/my-data',
      headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
    });
    expect(JSON.parse(body).accounts.identificationOpened).toMatchObject([
      { purpose: 'credit check, Partner’s' },
    ]);
    expect((await open(await calls.send(kari, home), landlord)).status).toBe(404);
  });

  test('is missing for an applicant who did not agree', async () => {
    const id = await calls.send(kari, partners);
    await shortlist(id, true, agent);
    expect(codeOf(await open(id, agent))).toBe('interest.no_credit_check');
  });
});
