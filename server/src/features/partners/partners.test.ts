import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { changeGrants } from '../accounts/public.ts';
import { findLogo, identifyPartner, mailSender, savePartner, type Partner } from './public.ts';

let app: TestApp;
const nordbolig: Partner = {
  id: '019aa000-0000-7000-8000-000000000001',
  subDomain: 'nordbolig',
  name: 'Nordbolig',
  logo: '/partners/nordbolig.svg',
  color: '#1f4e79',
  siteUrl: 'nordbolig.example.com',
  defaultFindHomeLocation: {
    cityPlaceId: '3133880',
    defaultMapZoom: 12,
    defaultMapLocation: 'Trondheim',
    lat: 63.43,
    lng: 10.39,
  },
  currencySettings: {
    decimalSeparator: ',',
    thousandSeparator: ' ',
    numberOfDecimal: 0,
    currencySymbol: 'kr',
    currencyPosition: 'before',
  },
  features: ['leases'],
};

beforeAll(async () => {
  app = await createTestApp();
  await app.runner.run(SYSTEM, ({ tx }) => savePartner(tx, nordbolig, NOW), undefined);
});
afterAll(() => app.close());

const QUERY = `query ($queryData: PartnersSubDomainQueryData!) {
  partnersSubDomain(queryData: $queryData) {
    partnerId isSubDomainExists isPublic name logo color partnerSiteURL features
    defaultFindHomeLocation { cityPlaceId defaultMapZoom defaultMapLocation lat lng }
    currencySettings { decimalSeparator thousandSeparator numberOfDecimal currencySymbol currencyPosition }
  }
}`;
const findPartner = async (queryData: Record<string, unknown>) =>
  (await app.api(QUERY, { queryData })).data?.partnersSubDomain;

test('mails in its name have its number, and its logo as a picture that mail programs show', async () => {
  const logo = `data:image/svg+xml;utf8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="2"><rect width="8" height="2" fill="red"/></svg>')}`;
  const fjord = {
    ...nordbolig,
    id: '019aa000-0000-7000-8000-000000000009',
    subDomain: 'fjord',
    logo,
  };
  await app.runner.run(
    SYSTEM,
    async ({ tx }) => {
      await savePartner(tx, fjord, NOW);
      const { id } = fjord;
      await identifyPartner(tx, { id, legalName: 'Fjord Utleie AS', orgNumber: '889640782' });
    },
    undefined,
  );
  const sender = await app.runner.read(SYSTEM, mailSender, fjord.id);
  expect(sender).toMatchObject({
    name: 'Nordbolig',
    facts: ['Fjord Utleie AS, org.nr. 889\u00a0640\u00a0782'],
    color: '#1f4e79',
  });
  const { pathname, host } = new URL(sender!.logo!.url);
  expect(host).toMatch(/^fjord\./);
  const picture = await app.call({ url: pathname });
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  // A logo that can't be read is treated as missing, and a replaced one is drawn again.
  for (const [replaced, status] of [
    ['data:image/svg+xml;utf8,%E0%A4%A', 404],
    [logo.replace('red', 'blue'), 200],
  ] as const) {
    await app.runner.run(
      SYSTEM,
      ({ tx }) => savePartner(tx, { ...fjord, logo: replaced }, NOW),
      undefined,
    );
    const answer = await app.call({ url: pathname });
    expect(answer.statusCode).toBe(status);
    expect(answer.rawPayload.equals(picture.rawPayload)).toBe(false);
    const ofPapers = await app.runner.read(SYSTEM, ({ tx }) => findLogo(tx, fjord.id), undefined);
    expect(ofPapers === null).toBe(status === 404);
  }
  const none = pathname.replace(fjord.id, '019aa000-0000-7000-8000-00000000000f');
  expect((await app.call({ url: none })).statusCode).toBe(404);
});

test('a partner’s sub-domain has that site’s appearance', async () => {
  const { id: _, subDomain: __, siteUrl: ___, ...branding } = nordbolig;
  expect(await findPartner({ subDomain: 'nordbolig', partnerSiteType: 'public' })).toEqual({
    partnerId: nordbolig.id,
    isSubDomainExists: true,
    isPublic: false,
    partnerSiteURL: 'https://nordbolig.example.com',
    ...branding,
  });
});

test.each([[null], ['www'], ['dev'], ['test'], ['local'], ['demo']])(
  '%s is the public site',
  async (subDomain) => {
    expect(await findPartner({ subDomain })).toMatchObject({
      isPublic: true,
      isSubDomainExists: false,
      partnerId: null,
    });
  },
);

test('an unknown sub-domain is neither', async () => {
  expect(await findPartner({ subDomain: 'nobody' })).toMatchObject({
    isPublic: false,
    isSubDomainExists: false,
  });
});

test('a partner is found by id as well, for its pages on the public site', async () => {
  expect(await findPartner({ partnerId: nordbolig.id })).toMatchObject({
    isPublic: true,
    isSubDomainExists: true,
    name: 'Nordbolig',
  });
});

test.each(['a.b', '-x', "x'; drop table partner", 'x'.repeat(64)])(
  '%s is not a sub-domain',
  async (subDomain) => {
    const { status, errors } = await app.api(QUERY, { queryData: { subDomain } });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.params.fields[0]).toMatchObject({
      path: 'queryData.subDomain',
      reason: 'wrong_format',
    });
  },
);

describe('an agency’s own page', () => {
  const SHOWN =
    'aboutNo aboutEn phoneNumber email streetAddress licence responsibleBroker people { name title phoneNumber email }';
  const read = async () =>
    (
      await app.api(
        `query ($id: ID!) { getPartnerPresentation(queryData: { partnerId: $id }) { ${SHOWN} } }`,
        { id: nordbolig.id },
      )
    ).data.getPartnerPresentation;
  const write = (input: object, who?: TestPerson) =>
    app.api(
      `mutation ($input: PartnerPresentationInputData!) { setPartnerPresentation(inputData: $input) { ${SHOWN} } }`,
      { input: { partnerId: nordbolig.id, people: [], ...input } },
      who?.tokens.accessToken,
    );
  const NOTHING = {
    aboutNo: null,
    aboutEn: null,
    phoneNumber: null,
    email: null,
    streetAddress: null,
    licence: null,
    responsibleBroker: null,
    people: [],
  };

  test('is written by its agents, and shows only current staff', async () => {
    const grants = [{ role: 'agent', partnerId: nordbolig.id }] as const;
    const silje = await addPerson(app, { email: 'silje@x.no', name: 'Silje Bakken', grants });
    const ola = await addPerson(app, { email: 'ola@x.no', name: 'Ola Dahl', grants });
    const stranger = await addPerson(app, { email: 'fremmed@x.no' });
    expect(await read()).toEqual(NOTHING);

    const shown = { accountId: silje.id, title: ' Daglig leder ', phoneNumber: '22 33 44 55' };
    const { data } = await write(
      {
        aboutNo: 'Vi leier ut.',
        aboutEn: '',
        email: 'Post@Nordbolig.no',
        licence: ' Eiendomsmeglingsforetak, nr. 1 ',
        responsibleBroker: 'Berit Moe',
        people: [shown, { accountId: ola.id }, { ...shown, title: 'Igjen' }],
      },
      silje,
    );
    const input = {
      ...NOTHING,
      aboutNo: 'Vi leier ut.',
      email: 'post@nordbolig.no',
      licence: 'Eiendomsmeglingsforetak, nr. 1',
      responsibleBroker: 'Berit Moe',
      people: [
        {
          name: 'Silje Bakken',
          title: 'Daglig leder',
          phoneNumber: '+4722334455',
          email: null,
        },
        { name: 'Ola Dahl', title: null, phoneNumber: null, email: null },
      ],
    };
    expect(data.setPartnerPresentation).toEqual(input);
    expect(await read()).toEqual(input);

    await addPerson(app, { email: 'per@x.no', name: 'Per Moe', grants });
    await app.database.session((session) =>
      session.exec("update account set phone_number = '+4799900999' where email = 'per@x.no'"),
    );
    const staff = await app.api(
      `query ($id: ID!) { getPartnerStaff(queryData: { partnerId: $id }) {
        name isShown phoneNumber email } }`,
      { id: nordbolig.id },
      silje.tokens.accessToken,
    );
    // A colleague's own phone number and e-mail address are not shown.
    expect(staff.data.getPartnerStaff).toEqual([
      { name: 'Silje Bakken', isShown: true, phoneNumber: '+4722334455', email: null },
      { name: 'Ola Dahl', isShown: true, phoneNumber: null, email: null },
      { name: 'Per Moe', isShown: false, phoneNumber: null, email: null },
    ]);

    expect((await write({ people: [{ accountId: stranger.id }] }, silje)).status).toBe(404);
    expect((await write({ aboutNo: 'Kuppet' }, stranger)).status).toBe(404);
    const refused = await write({ aboutNo: 'x'.repeat(2001), phoneNumber: 'ring!' }, silje);
    expect(refused.errors?.[0]?.extensions.params.fields).toMatchObject([
      { path: 'inputData.aboutNo', reason: 'too_long' },
      { path: 'inputData.phoneNumber', reason: 'wrong_format' },
    ]);
    expect(await read()).toEqual(input);

    const taken = await app.call({
      url: '/api/my-data',
      headers: { authorization: `Bearer ${silje.tokens.accessToken}` },
    });
    expect(taken.json().partners.shownBy).toEqual([
      { partner: 'Nordbolig', title: 'Daglig leder', phoneNumber: '+4722334455', email: null },
    ]);

    // People who no longer work there are not shown.
    await app.runner.run(
      SYSTEM,
      ({ tx }) =>
        changeGrants(tx, silje.id, {
          taken: [{ role: 'agent', partnerId: nordbolig.id }],
          given: [],
        }),
      undefined,
    );
    expect(await read()).toEqual({ ...input, people: input.people.slice(1) });
  });
});
