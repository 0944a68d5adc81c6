import { existsSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { numberOf } from '../../../testing/national-number.ts';
import { addPerson, PASSWORD, type TestPerson } from '../../../testing/people.ts';
import { createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { recordBounce } from '../../platform/mail/bounces.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { lockAccount, recordIdentity, releaseAccount, openIdentification } from './public.ts';

let app: TestApp;
let kari: TestPerson;
let ola: TestPerson;
/** Made up: month + 80, as in Norwegian test numbers. */
const TEST_NUMBER = '13897000061';

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no' });
  ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola Nordmann' });
});
afterAll(() => app.close());

const FIELDS = `_id name email language occupation birthday gender phoneNumber postalAddress orgNumber
  norwegianNationalIdentification status profileImage optimiseFor hasPassword roles { role partnerId }`;
const MINE = `query ($id: ID!) { myProfile(queryData: { userId: $id }) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $data: UserProfileData!) {
  updateUserProfile(inputData: { _id: $id, data: $data }) { _id profile { ${FIELDS} } } }`;
const DEACTIVATE = `mutation ($id: ID!) { deactivateAccount(inputData: { _id: $id }) { _id } }`;
const DELETE = `mutation ($id: ID!) {
  deleteAccount(inputData: { _id: $id }) { _id } }`;

const update = (data: Record<string, unknown>, who = kari) =>
  app.api(UPDATE, { id: who.id, data }, who.tokens.accessToken);

describe('a profile', () => {
  test('is readable by its owner alone', async () => {
    const own = await app.api(MINE, { id: kari.id }, kari.tokens.accessToken);
    expect(own.data.myProfile).toMatchObject({
      email: 'kari@x.no',
      status: 'active',
      hasPassword: true,
      roles: [{ role: 'tenant', partnerId: null }],
    });
    for (const [id, token] of [
      [kari.id, ola.tokens.accessToken],
      [kari.id, undefined],
      ['x', kari.tokens.accessToken],
    ] as const)
      expect(await app.api(MINE, { id }, token)).toMatchObject({
        status: 404,
        errors: [{ message: 'User not found' }],
      });
    expect((await app.api(UPDATE, { id: kari.id, data: {} }, ola.tokens.accessToken)).status).toBe(
      404,
    );
  });

  test('says that no mail reaches its address, until one does', async () => {
    const isRefused = async (who: TestPerson) =>
      (
        await app.api(
          `query ($id: ID!) { myProfile(queryData: { userId: $id }) { isEmailRefused } }`,
          { id: who.id },
          who.tokens.accessToken,
        )
      ).data.myProfile.isEmailRefused;
    await app.runner.run(SYSTEM, ({ tx }) => recordBounce(tx, kari.email, NOW), undefined);
    expect(await isRefused(kari)).toBe(true);
    expect(await isRefused(ola)).toBe(false);
    const mail = { to: kari.email, subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' };
    await app.runner.run(SYSTEM, queueMail, mail);
    await app.mails();
    expect(await isRefused(kari)).toBe(false);
  });

  test('accepts every field, and returns it normalised', async () => {
    const { status, data } = await update({
      name: 'Kari Solberg Nordmann',
      language: 'en',
      occupation: 'Snekker',
      birthday: '1970-09-13',
      gender: 'female',
      phoneNumber: '22 33 44 55',
      postalAddress: ' Kirkeveien 4,\n0363 Oslo ',
      orgNumber: '974 760 673',
      norwegianNationalIdentification: `${TEST_NUMBER.slice(0, 6)} ${TEST_NUMBER.slice(6)}`,
      optimiseFor: 'landlord',
    });
    expect(status).toBe(200);
    expect(data.updateUserProfile.profile).toMatchObject({
      name: 'Kari Solberg Nordmann',
      language: 'en',
      occupation: 'Snekker',
      birthday: '1970-09-13',
      gender: 'female',
      phoneNumber: '+4722334455',
      postalAddress: 'Kirkeveien 4, 0363 Oslo',
      orgNumber: '974760673',
      norwegianNationalIdentification: '138970*****',
      optimiseFor: 'landlord',
    });
  });

  test('changing the language alone keeps the rest', async () => {
    const { data } = await update({ language: 'no' });
    expect(data.updateUserProfile.profile).toMatchObject({ language: 'no', occupation: 'Snekker' });
  });

  test('null clears a field', async () => {
    const { data } = await update({
      occupation: null,
      gender: null,
      postalAddress: '',
      orgNumber: null,
    });
    expect(data.updateUserProfile.profile).toMatchObject({
      occupation: null,
      gender: null,
      postalAddress: null,
      orgNumber: null,
    });
  });

  test.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ language: 'de' }, 'language', 'not_allowed'],
    [{ occupation: 'x'.repeat(101) }, 'occupation', 'too_long'],
    [{ postalAddress: 'x'.repeat(201) }, 'postalAddress', 'too_long'],
    [{ orgNumber: '974760674' }, 'orgNumber', 'wrong_format'],
    [{ birthday: '2015-01-01' }, 'birthday', 'not_allowed'],
    [{ gender: 'yes' }, 'gender', 'not_allowed'],
    [{ name: null }, 'name', 'required'],
    [{ birthday: null }, 'birthday', 'required'],
    [{ phoneNumber: null }, 'phoneNumber', 'required'],
    [{ phoneNumber: ' ' }, 'phoneNumber', 'required'],
    [{ phoneNumber: '123' }, 'phoneNumber', 'wrong_format'],
    [{ phoneNumber: '+46 70' }, 'phoneNumber', 'wrong_format'],
    [
      { norwegianNationalIdentification: '12345678901' },
      'norwegianNationalIdentification',
      'wrong_format',
    ],
    [{ optimiseFor: 'agent' }, 'optimiseFor', 'not_allowed'],
  ])('%o is refused by name, and nothing of it is kept', async (input, field, reason) => {
    const answer = await update({ occupation: 'Baker', ...input });
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.extensions.params.fields).toContainEqual(
      expect.objectContaining({ path: `inputData.data.${field}`, reason }),
    );
    const { data } = await app.api(MINE, { id: kari.id }, kari.tokens.accessToken);
    expect(data.myProfile.occupation).toBeNull();
  });
});

test('a postal address with characters that can not be printed is refused by name', async () => {
  const { errors } = await update({ postalAddress: 'Kirkeveien 4 🏠, 0363 Oslo' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'request.undrawable',
    params: { where: 'postalAddress', text: 'Kirkeveien 4 🏠, 0363 Oslo', characters: '🏠' },
  });
});

describe('who BankID has confirmed', () => {
  const confirm = (who: TestPerson, name: string, birthDate: string) => {
    const identity = { issuer: 'https://bank.example', subject: who.id, name, birthDate };
    return app.runner.run(SYSTEM, (work) => recordIdentity(work, who.id, identity), undefined);
  };

  test('has the name of BankID as a person, also after the name of an organisation', async () => {
    const bo = await addPerson(app, { email: 'bo@x.no', name: 'Bo Eier' });
    await confirm(bo, 'Bo Eier', '1970-02-03');
    const nameAfter = async (data: Record<string, unknown>) =>
      (await update(data, bo)).data.updateUserProfile.profile.name;
    const asOrganisation = { orgNumber: '974760673', name: 'Bygg Utleie AS' };
    expect(await nameAfter(asOrganisation)).toBe('Bygg Utleie AS');
    expect(await nameAfter({ occupation: 'Utleier' })).toBe('Bygg Utleie AS');
    expect(await nameAfter({ orgNumber: null })).toBe('Bo Eier');
    await update(asOrganisation, bo);
    expect(await nameAfter({ orgNumber: null, name: 'Bygg Utleie AS' })).toBe('Bo Eier');
  });

  test('has no national identity number of somebody born on another day', async () => {
    const nils = await addPerson(app, { email: 'nils@x.no', birthDate: '1970-02-03' });
    await update({ norwegianNationalIdentification: numberOf('1970-02-03') }, nils);
    const hint = async () =>
      (await app.api(MINE, { id: nils.id }, nils.tokens.accessToken)).data.myProfile
        .norwegianNationalIdentification;
    await confirm(nils, 'Nils Nummer', '1970-02-03');
    expect(await hint()).toBe('038270*****');
    await confirm(nils, 'Nils Nummer', '1985-06-07');
    expect(await hint()).toBeNull();
    expect(
      await app.runner.run(SYSTEM, openIdentification, { accountId: nils.id, purpose: 'test' }),
    ).toBeNull();
  });
});

describe('a national identity number', () => {
  test('belongs to one person', async () => {
    const birthday = '1970-09-13';
    const answer = await update({ birthday, norwegianNationalIdentification: TEST_NUMBER }, ola);
    expect(answer).toMatchObject({
      status: 409,
      errors: [{ message: 'This identification number already exists' }],
    });
  });

  test('is that of somebody born on the day of the profile, and not of a child', async () => {
    const eva = await addPerson(app, { email: 'eva@x.no', birthDate: '1990-05-17' });
    const paths = async (data: Record<string, unknown>) =>
      (await update(data, eva)).errors?.[0]?.extensions.params.fields.map(
        ({ path, reason }: { path: string; reason: string }) => [path.split('.').at(-1), reason],
      );
    const number = numberOf('1990-05-17');
    const field = 'norwegianNationalIdentification';
    expect(await paths({ [field]: numberOf('1991-05-17') })).toEqual([[field, 'not_allowed']]);
    expect(await paths({ [field]: '01010750160' })).toEqual([[field, 'not_allowed']]);
    expect(await paths({ [field]: number })).toBeUndefined();
    expect(await paths({ birthday: '1990-05-18' })).toEqual([['birthday', 'not_allowed']]);
    const both = { birthday: '1990-05-18', [field]: numberOf('1990-05-18') };
    expect(await paths(both)).toBeUndefined();
    // BankID corrects the birth date: everything else can still be changed.
    await app.database.session((session) =>
      session.query("update account set birth_date = '1992-01-01' where id = $1", [eva.id]),
    );
    expect(await paths({ phoneNumber: '22 33 44 55' })).toBeUndefined();
    expect(await paths({ [field]: numberOf('1992-01-01') })).toBeUndefined();
  });

  test('is stored encrypted, and every access is logged', async () => {
    const [row] = await app.database.session((session) =>
      session.query<{ row: string }>(
        `select account::text as row from account where email = 'kari@x.no'`,
      ),
    );
    expect(row?.row).not.toContain(TEST_NUMBER);
    const opened = await app.runner.run(SYSTEM, openIdentification, {
      accountId: kari.id,
      purpose: 'test',
    });
    expect(opened).toBe(TEST_NUMBER);
    const data = await app.call({
      url: '/api/my-data',
      headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
    });
    expect(data.json().accounts.identificationOpened).toMatchObject([{ purpose: 'test' }]);
    expect(data.body).not.toContain(TEST_NUMBER);
  });
});

describe('a picture', () => {
  const BOUNDARY = 'husvaer';
  const send = (bytes: Buffer, who: TestPerson | null = kari) =>
    app.call({
      method: 'POST',
      url: '/api/profile-image',
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(who && { authorization: `Bearer ${who.tokens.accessToken}` }),
      },
      payload: Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
        ),
        bytes,
        Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      ]),
    });
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a33' } });

  test('is cut square, loses its metadata, and replaces the former one', async () => {
    const jpeg = await picture(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const first = await send(jpeg);
    expect(first.statusCode).toBe(200);
    const { url } = first.json<{ url: string }>();
    const served = await app.call({ url });
    const { width, height, exif } = await sharp(served.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 480, height: 480, exif: undefined });

    await send(await picture(50, 50).png().toBuffer());
    await app.mails();
    const folder = join(app.config.VAR_DIR, url.replace(/\/480\.webp$/, ''));
    expect(existsSync(folder)).toBe(false);
  });

  test.each([
    ['text', Buffer.from('not a picture'), 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>'), 415],
    ['nothing', Buffer.alloc(0), 400],
    ['too many bytes', Buffer.alloc(25_000_001), 413],
  ])('%s is refused', async (_, bytes, status) => {
    expect((await send(bytes)).statusCode).toBe(status);
  });

  test('a picture of many pixels is decoded in another process', async () => {
    const large = await picture(7745, 7745).png({ compressionLevel: 9 }).toBuffer();
    const here = vi.fn();
    // sharp reports its work in this process.
    sharp.queue.on('change', here);
    const { statusCode, body } = await send(large);
    sharp.queue.off('change', here);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('/480.webp')]);
    expect(here).not.toHaveBeenCalled();
  });

  test('a truncated picture is refused', async () => {
    const whole = await picture(900, 600).jpeg().toBuffer();
    expect((await send(whole.subarray(0, 600))).statusCode).toBe(400);
  });

  test('more calls at once than may wait are told to retry', async () => {
    const small = await picture(40, 40).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(small)));
    // Which of them come first is not known, nor how many are done before the last arrives.
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(refused).not.toHaveLength(0);
    expect(taken.length).toBeGreaterThanOrEqual(8);
    expect(taken.length + refused.length).toBe(answers.length);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['10']));
  });

  test('a small file that unpacks into too much is refused', async () => {
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect((await send(bomb)).statusCode).toBe(415);
  });

  test('needs a login, and a form', async () => {
    expect((await send(Buffer.from('x'), null)).statusCode).toBe(401);
    const bare = await app.call({
      method: 'POST',
      url: '/api/profile-image',
      headers: { authorization: `Bearer ${kari.tokens.accessToken}` },
      payload: {},
    });
    expect(bare.statusCode).toBe(400);
  });
});

describe('leaving', () => {
  test('an active lease prevents deletion, and logging in reactivates an account', async () => {
    const { id, email, tokens } = await addPerson(app, { email: 'tenant@x.no' });
    const hold = { accountId: id, reason: 'lease_active', holderId: ola.id } as const;
    await app.runner.run(SYSTEM, ({ tx }) => lockAccount(tx, hold), undefined);
    expect(await app.api(DEACTIVATE, { id }, tokens.accessToken)).toMatchObject({
      status: 409,
      errors: [{ message: 'active lease blocks deactivation' }],
    });
    expect((await app.api(DELETE, { id }, tokens.accessToken)).status).toBe(409);
    await app.runner.run(SYSTEM, ({ tx }) => releaseAccount(tx, ola.id), undefined);
    expect((await app.api(DEACTIVATE, { id }, tokens.accessToken)).status).toBe(200);
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: email, subject: 'Kontoen din er deaktivert' });
    expect(mail!.text).toMatch(/https?:\/\/\S+\/login\b/);
    expect((await app.api(MINE, { id }, tokens.accessToken)).status).toBe(401);
    expect((await app.auth('/refresh', tokens)).status).toBe(401);
    const back = await app.auth('', { user: email, password: PASSWORD });
    const { data } = await app.api(MINE, { id }, back.tokens?.accessToken);
    expect(data.myProfile.status).toBe('active');
  });

  test('deleting leaves no personal data', async () => {
    const { id, email, tokens } = await addPerson(app, { email: 'goner@x.no', name: 'Gone Girl' });
    expect((await app.api(DELETE, { id: kari.id }, tokens.accessToken)).status).toBe(404);
    expect((await app.api(DELETE, { id }, tokens.accessToken)).status).toBe(200);
    expect((await app.auth('', { user: email, password: PASSWORD })).error).toBe(
      'Invalid credentials',
    );
    expect((await app.api(MINE, { id }, tokens.accessToken)).status).toBe(401);
    expect((await app.auth('/refresh', tokens)).status).toBe(401);
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: email, subject: 'Kontoen din er slettet' });
    const rows = await app.database.session((session) =>
      session.query<{ row: string }>(
        `select row(account.*)::text as row from account union all select row(outbox.*)::text from outbox`,
      ),
    );
    expect(rows.filter(({ row }) => /goner|Gone Girl/.test(row))).toEqual([]);
    // The address is free again.
    const again = await addPerson(app, { email });
    expect(again.id).not.toBe(id);
  });
});
