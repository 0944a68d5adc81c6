import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { savePartner, type Partner } from './public.ts';

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

const ASK = `query ($queryData: PartnersSubDomainQueryData!) {
  partnersSubDomain(queryData: $queryData) {
    partnerId isSubDomainExists isPublic name logo color partnerSiteURL features
    defaultFindHomeLocation { cityPlaceId defaultMapZoom defaultMapLocation lat lng }
    currencySettings { decimalSeparator thousandSeparator numberOfDecimal currencySymbol currencyPosition }
  }
}`;
const ask = async (queryData: Record<string, unknown>) =>
  (await app.api(ASK, { queryData })).data?.partnersSubDomain;

test("a partner's sub-domain says how that site looks", async () => {
  const { id: _, subDomain: __, siteUrl: ___, ...look } = nordbolig;
  expect(await ask({ subDomain: 'nordbolig', partnerSiteType: 'public' })).toEqual({
    partnerId: nordbolig.id,
    isSubDomainExists: true,
    isPublic: false,
    partnerSiteURL: 'https://nordbolig.example.com',
    ...look,
  });
});

test.each([[null], ['www'], ['dev'], ['test'], ['local'], ['demo']])(
  '%s is the public site',
  async (subDomain) => {
    expect(await ask({ subDomain })).toMatchObject({
      isPublic: true,
      isSubDomainExists: false,
      partnerId: null,
    });
  },
);

test('a sub-domain nobody has is neither', async () => {
  expect(await ask({ subDomain: 'nobody' })).toMatchObject({
    isPublic: false,
    isSubDomainExists: false,
  });
});

test('a partner is found by id as well, for its pages on the public site', async () => {
  expect(await ask({ partnerId: nordbolig.id })).toMatchObject({
    isPublic: true,
    isSubDomainExists: true,
    name: 'Nordbolig',
  });
});

test.each(['a.b', '-x', "x'; drop table partner", 'x'.repeat(64)])(
  '%s is no sub-domain',
  async (subDomain) => {
    const { status, errors } = await app.api(ASK, { queryData: { subDomain } });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.params.fields[0]).toMatchObject({
      path: 'queryData.subDomain',
      reason: 'wrong_format',
    });
  },
);
