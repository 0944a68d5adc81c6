import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addPerson, PASSWORD, type TestPerson } from '../../../testing/people.ts';
import { addPartner, createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let nordbolig: string;
let agent: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  agent = await addPerson(app, {
    email: 'agent@x.no',
    grants: [{ role: 'agent', partnerId: nordbolig }],
  });
  other = await addPerson(app, {
    email: 'other@x.no',
    grants: [{ role: 'agent', partnerId: elsewhere }],
  });
});
afterAll(() => app.close());

const INVITE = `mutation ($data: InvitationInputData!) {
  addInvitation(inputData: $data) { _id email isAccepted expiresAt } }`;
const LIST = `query ($id: ID!) { getInvitations(queryData: { partnerId: $id }) { email isAccepted } }`;

const invite = (input: Record<string, unknown> = {}, who: TestPerson | null = agent) =>
  app.api(
    INVITE,
    {
      data: {
        partnerId: nordbolig,
        email: 'Ny@x.no',
        name: 'Ny Leier',
        registerAs: 'tenant',
        ...input,
      },
    },
    who?.tokens.accessToken,
  );
const claimsOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    roles: string[];
    partnerId: string;
  };
const keyIn = (text = '') => {
  const [, id, secret] = /acceptInvitation\?id=([\w-]+)#([\w-]+)/.exec(text) ?? [];
  return { id, secret };
};
const newcomer = {
  name: 'Ny Leier',
  password: PASSWORD,
  birthDate: '1990-05-17',
  agreesToTerms: true,
  agreesToPrivacy: true,
};

describe('an invitation', () => {
  test('is for agents of that partner', async () => {
    const tenant = await addPerson(app, { email: 'tenant@x.no' });
    for (const who of [null, tenant, other])
      expect(await invite({}, who)).toMatchObject({
        status: 404,
        errors: [{ extensions: { code: 'partners.not_found' } }],
      });
    expect((await app.api(LIST, { id: nordbolig }, other.tokens.accessToken)).status).toBe(404);
    expect(await app.mails()).toEqual([]);
  });

  test.each([
    [{ email: 'x' }, 'email', 'wrong_format'],
    [{ name: '' }, 'name', 'required'],
    [{ registerAs: 'agent' }, 'registerAs', 'not_allowed'],
    [{ language: 'de' }, 'language', 'not_allowed'],
  ])('%o is refused by name', async (input, field, reason) => {
    const { status, errors } = await invite(input);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.params.fields).toContainEqual(
      expect.objectContaining({ path: `inputData.${field}`, reason }),
    );
  });

  test('opens an account for a new user, on the partner’s site, once', async () => {
    await invite();
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: 'ny@x.no', subject: 'Nordbolig inviterer deg til Husvær' });
    expect(mail?.text).toContain('http://nordbolig.localhost:3000/acceptInvitation');
    const key = keyIn(mail?.text);
    expect(await app.auth('/invitation', key)).toMatchObject({
      status: 200,
      email: 'ny@x.no',
      partnerName: 'Nordbolig',
      hasAccount: false,
    });
    expect((await app.auth('/accept-invitation', key)).status).toBe(400);
    const accepted = await app.auth('/accept-invitation', { ...key, ...newcomer });
    expect(accepted.status).toBe(200);
    expect(claimsOf(accepted.tokens?.accessToken)).toMatchObject({
      roles: ['partner_tenant', 'tenant'],
      partnerId: nordbolig,
    });
    expect(await app.auth('/accept-invitation', { ...key, ...newcomer })).toMatchObject({
      status: 410,
      error: 'Invalid token',
    });
    const { data } = await app.api(LIST, { id: nordbolig }, agent.tokens.accessToken);
    expect(data.getInvitations).toEqual([{ email: 'ny@x.no', isAccepted: true }]);
    expect((await app.auth('', { user: 'ny@x.no', password: PASSWORD })).status).toBe(200);
  });

  test('adds its roles to an existing account', async () => {
    const person = await addPerson(app, { email: 'gammel@x.no' });
    await invite({ email: person.email, registerAs: 'landlord', language: 'en' });
    const [mail] = await app.mails();
    expect(mail?.subject).toBe('Nordbolig invites you to Husvær');
    const accepted = await app.auth('/accept-invitation', keyIn(mail?.text));
    expect(accepted.userInfo?._id).toBe(person.id);
    expect(claimsOf(accepted.tokens?.accessToken).roles).toEqual([
      'landlord',
      'partner_landlord',
      'tenant',
    ]);
  });

  test('gives nothing to a user who registered the address and never confirmed it', async () => {
    await app.auth('/register', {
      ...newcomer,
      name: 'Squatter',
      email: 'mine@x.no',
      password: 'the squatters own',
      registerAs: 'tenant',
      optimiseFor: 'tenant',
    });
    await app.mails();
    await invite({ email: 'mine@x.no' });
    const [mail] = await app.mails();
    const accepted = await app.auth('/accept-invitation', { ...keyIn(mail?.text), ...newcomer });
    expect(accepted.userInfo?.name).toBe('Ny Leier');
    expect((await app.auth('', { user: 'mine@x.no', password: 'the squatters own' })).status).toBe(
      401,
    );
  });

  test('a wrong or expired secret is invalid', async () => {
    await invite({ email: 'late@x.no' });
    const key = keyIn((await app.mails())[0]?.text);
    expect((await app.auth('/invitation', { ...key, secret: 'wrong' })).status).toBe(410);
    app.clock.set(NOW.add({ hours: 24 * 14 }));
    expect((await app.auth('/invitation', key)).status).toBe(410);
    app.clock.set(NOW);
  });
});

test('users who work for agencies see which, and their sites; no one else does', async () => {
  const workplacesOf = async (who: TestPerson | null) => {
    const { data } = await app.api(
      '{ getWorkplaces { _id name site } }',
      {},
      who?.tokens.accessToken,
    );
    return data.getWorkplaces;
  };
  const { protocol, host } = app.config.ORIGIN;
  expect(await workplacesOf(agent)).toEqual([
    { _id: nordbolig, name: 'Nordbolig', site: `${protocol}//nordbolig.${host}` },
  ]);
  const tenant = await addPerson(app, { email: 'leier@x.no' });
  expect(await workplacesOf(tenant)).toEqual([]);
  expect(await workplacesOf(null)).toEqual([]);
});
