import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { anInterestForm, homeOf, interestCalls } from '../../../testing/interest.ts';
import { numberOf } from '../../../testing/national-number.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOBODY,
  NOW,
  type TestApp,
} from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { findForm } from './store.ts';

let app: TestApp;
let calls: ReturnType<typeof interestCalls>;
let landlord: TestPerson;
let agent: TestPerson;
let kari: TestPerson;
let home: string;
let checked: string;
let people = 0;

const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';
const NUMBER = numberOf('1998-03-04');

const newPerson = () => addPerson(app, { email: `kari${(people += 1)}@x.no`, name: 'Kari' });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: { errors?: { extensions: { params: any } }[] }) =>
  (errors?.[0]?.extensions.params.fields ?? []).map(({ path, reason }: any) => `${path} ${reason}`);
const send = (listingId: string, input: object = {}, who: TestPerson | undefined = kari) =>
  calls.call('addInterestForm', anInterestForm(listingId, input), who);
const setState = (id: string, state: string) =>
  app.database.session((session) =>
    session.exec(`update listing set state = '${state}' where id = '${id}'`),
  );
const draft = (listingId: string, who: TestPerson | undefined = kari) =>
  app.api(
    `query ($listingId: ID!) { getInterestDraft(queryData: { listingId: $listingId }) {
      listing { title } form { _id state } creditCheckBy nationalIdentification rentFrom people
      leaseLength isSmoker birthDate phoneNumber occupation monthlyIncome aboutYou agreesToCreditCheck } }`,
    { listingId },
    who?.tokens.accessToken,
  );

beforeAll(async () => {
  app = await createTestApp();
  calls = interestCalls(app);
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  landlord = await addPerson(app, { email: 'landlord@x.no', name: 'Ola Utleier' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', grants });
  const own = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: null };
  await addListings(app, [{ title: 'Home' }, { title: 'Other home' }], own);
  await addListings(app, [{ title: 'Checked' }], { ...own, feed: 'p', partnerId, ownerId: null });
  await addListings(app, [{ title: 'Nobody’s' }], NOBODY);
  await app.database.session((session) =>
    session.exec(`update partner set features = '{credit_check}'`),
  );
  home = await homeOf(app, 'Home');
  checked = await homeOf(app, 'Checked');
});
afterEach(async () => {
  app.clock.set(NOW);
  await setState(home, 'published');
  kari = await newPerson();
});
beforeAll(async () => void (kari = await newPerson()));
afterAll(() => app.close());

describe('a form', () => {
  test('is sent, and readable by its sender', async () => {
    const input = {
      hasPets: true,
      petsText: 'En katt',
      referenceName: 'Per',
      referencePhone: '22334455',
      monthlyIncome: 41_500.5,
      aboutYou: 'Hei\u0000 på deg 👋',
    };
    const { status, form } = await send(home, input);
    expect(status).toBe(200);
    expect(form).toMatchObject({
      ...input,
      state: 'sent',
      name: 'Kari',
      isOwn: true,
      isAdult: true,
      birthDate: '1998-03-04',
      referencePhone: '+4722334455',
      aboutYou: 'Hei på deg 👋',
      listing: { _id: home, title: 'Home', state: 'published' },
      sentAt: NOW.toString(),
    });
    expect(await calls.mine(kari)).toEqual([form]);
  });

  test('sent again is changed, not doubled', async () => {
    const id = await calls.send(kari, home);
    app.clock.set(NOW.add({ minutes: 1 }));
    const { form } = await send(home, { people: 3, leaseLength: null });
    expect(form).toMatchObject({ _id: id, people: 3, leaseLength: null, sentAt: NOW.toString() });
    expect(await calls.mine(kari)).toHaveLength(1);
  });

  test('sent twice at once is one', async () => {
    const answers = await Promise.all([send(home), send(home)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ form }) => form._id)).size).toBe(1);
  });

  test('withdrawn is hidden from the landlord until it is sent again', async () => {
    const id = await calls.send(kari, home);
    expect((await calls.call('withdrawInterest', { _id: id }, kari)).form.state).toBe('withdrawn');
    expect((await calls.form(landlord, id)).status).toBe(404);
    const again = await calls.call('withdrawInterest', { _id: id }, kari);
    expect([again.status, codeOf(again)]).toEqual([409, 'interest.wrong_state']);
    expect((await send(home)).form).toMatchObject({ _id: id, state: 'sent' });
    expect((await calls.form(landlord, id)).status).toBe(200);
  });

  test('can be withdrawn by its sender alone', async () => {
    const id = await calls.send(kari, home);
    for (const other of [landlord, await newPerson()]) {
      const { status } = await calls.call('withdrawInterest', { _id: id }, other);
      expect(status).toBe(404);
    }
  });

  test('is deleted with the account', async () => {
    await calls.send(kari, home);
    const mutation = `mutation { deleteAccount(inputData: { _id: "${kari.id}" }) { _id } }`;
    expect((await app.api(mutation, {}, kari.tokens.accessToken)).status).toBe(200);
    await app.dispatcher.settle();
    const rows = await app.database.session((session) =>
      session.query(`select from interest where account_id = '${kari.id}'`),
    );
    expect(rows).toEqual([]);
  });

  test('is part of the data export', async () => {
    await calls.send(kari, home, { monthlyIncome: 41_500.5 });
    const { headers, statusCode, body } = await app.call({
      url: '/api/my-data',
      headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
    });
    expect([statusCode, String(headers['content-type'])]).toEqual([
      200,
      expect.stringContaining('json'),
    ]);
    expect(JSON.parse(body)).toMatchObject({ interest: { forms: [{ monthlyIncome: 41_500.5 }] } });
  });

  test('is deleted half a year after its last change', async () => {
    const id = await calls.send(kari, home);
    const isStored = () => app.runner.read(SYSTEM, ({ tx }) => findForm(tx, id), undefined);
    app.clock.set(NOW.add({ hours: 24 * 179 }));
    await app.jobs.perform('interest.delete_old_forms');
    expect(await isStored()).toBeDefined();
    app.clock.set(NOW.add({ hours: 24 * 181 }));
    await app.jobs.perform('interest.delete_old_forms');
    expect(await isStored()).toBeUndefined();
  });

  test('can be sent at most twenty times an hour', async () => {
    for (let time = 0; time < 20; time += 1) expect((await send(home)).status).toBe(200);
    expect((await send(home)).status).toBe(429);
  });
});

describe('no form', () => {
  test.each([
    ['an unknown home', () => UNKNOWN_ID, 404, 'listings.not_found'],
    ['a malformed id', () => 'home', 404, 'listings.not_found'],
    ['a home without a contact', () => homeOf(app, 'Nobody’s'), 409, 'interest.not_open'],
  ])('about %s', async (_, listingOf, status, code) => {
    const listingId = await listingOf();
    for (const answer of [await send(listingId), await draft(listingId)])
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  test('about a home that is withdrawn, or a draft', async () => {
    await setState(home, 'inactive');
    expect(codeOf(await send(home))).toBe('interest.not_open');
    await setState(home, 'draft');
    expect(codeOf(await send(home))).toBe('listings.not_found');
    await setState(home, 'active');
    expect((await send(home)).status).toBe(200);
  });

  test('about the user’s own home, or their partner’s', async () => {
    expect(codeOf(await send(home, {}, landlord))).toBe('interest.own_listing');
    expect(codeOf(await send(checked, {}, agent))).toBe('interest.own_listing');
  });

  test('from a guest', async () => {
    const { status, errors } = await app.api(
      'mutation ($inputData: AddInterestFormInputData!) { addInterestForm(inputData: $inputData) { _id } }',
      { inputData: anInterestForm(home) },
    );
    expect([status, codeOf({ errors: errors! })]).toEqual([401, 'accounts.login_required']);
  });

  test.each([
    [{ rentFrom: '2026-11-19' }, ['inputData.rentFrom past']],
    [
      { people: 0, occupation: '' },
      ['inputData.people too_small', 'inputData.occupation required'],
    ],
    [{ birthDate: '2012-01-01' }, ['inputData.birthDate not_allowed']],
    [{ aboutYou: 'å'.repeat(1001) }, ['inputData.aboutYou too_long']],
    [{ agreesToTerms: false }, ['inputData.agreesToTerms not_allowed']],
    [{ nationalIdentification: NUMBER }, ['inputData.nationalIdentification not_allowed']],
  ])('with %o', async (input, fields) => {
    const answer = await send(home, input);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
  });

  test.each([{ people: '2' }, { rentFrom: null }, { isSmoker: 'no' }, { religion: 'none' }])(
    'of the wrong shape: %o',
    async (input) => {
      expect((await send(home, input)).status).toBe(400);
    },
  );
});

describe('a new form', () => {
  test('begins with the profile, then with the latest answers', async () => {
    const query = `{ occupation: "Snekker", phoneNumber: "41234568", birthday: "1990-01-02" }`;
    await app.api(
      `mutation { updateUserProfile(inputData: { _id: "${kari.id}", data: ${query} }) { _id } }`,
      {},
      kari.tokens.accessToken,
    );
    expect((await draft(home)).data.getInterestDraft).toMatchObject({
      listing: { title: 'Home' },
      form: null,
      occupation: 'Snekker',
      phoneNumber: '+4741234568',
      birthDate: '1990-01-02',
      people: null,
      creditCheckBy: null,
    });
    const id = await calls.send(kari, home, { aboutYou: 'Rolig', monthlyIncome: 40_000 });
    expect((await draft(home)).data.getInterestDraft).toMatchObject({
      form: { _id: id, state: 'sent' },
      rentFrom: '2027-01-01',
    });
    expect((await draft(await homeOf(app, 'Other home'))).data.getInterestDraft).toMatchObject({
      form: null,
      rentFrom: null,
      agreesToCreditCheck: null,
      people: 2,
      occupation: 'Sykepleier',
      aboutYou: 'Rolig',
      monthlyIncome: 40_000,
    });
  });
});

describe('a credit check', () => {
  test('is agreed to with a number, which the account keeps and no one is shown', async () => {
    expect(fieldsOf(await send(checked, { agreesToCreditCheck: true }))).toEqual([
      'inputData.nationalIdentification required',
    ]);
    const input = { agreesToCreditCheck: true, nationalIdentification: NUMBER };
    const { status, form } = await send(checked, input);
    expect([status, form.agreesToCreditCheck]).toEqual([200, true]);
    expect((await draft(checked)).data.getInterestDraft).toMatchObject({
      creditCheckBy: 'Nordbolig',
      nationalIdentification: '048398*****',
    });
    expect((await draft(home)).data.getInterestDraft.nationalIdentification).toBeNull();
    // The account now has it.
    expect((await send(checked, { agreesToCreditCheck: true })).status).toBe(200);
    const stored = await app.database.session((session) =>
      session.query('select i::text as text from interest i'),
    );
    expect(JSON.stringify(stored)).not.toContain(NUMBER);
  });

  test('that is not requested can not be agreed to', async () => {
    const { form } = await send(home, { agreesToCreditCheck: true });
    expect(form.agreesToCreditCheck).toBe(false);
  });

  test('that is not agreed to accepts no number', async () => {
    const input = { agreesToCreditCheck: false, nationalIdentification: NUMBER };
    expect(fieldsOf(await send(checked, input))).toEqual([
      'inputData.nationalIdentification not_allowed',
    ]);
  });
});
