import type { GraphQLObjectType } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { homeOf } from '../../../../testing/interest.ts';
import { aLease, ASSIGNMENT, LEASE_TERMS, setLeaseState } from '../../../../testing/leases.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type TestApp,
} from '../../../../testing/test-app.ts';
import { schema } from '../../../schema.ts';

let app: TestApp;
let partnerId: string;
let janitor: TestPerson;
let agent: TestPerson;
let leases: string[];

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const as = (role: 'agent' | 'janitor' | 'partner_landlord') => [{ role, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', grants: as('agent') });
  janitor = await addPerson(app, { email: 'janitor@x.no', grants: as('janitor') });
  await addPerson(app, { email: 'kari@x.no', name: 'Kari' });
  const turid = await addPerson(app, { email: 'turid@x.no', grants: as('partner_landlord') });
  const owner = { feed: 'p', partnerId, ownerId: turid.id, contactId: null };
  await addListings(app, [{ title: 'Løpende' }, { title: 'Kommende' }, { title: 'Utkast' }], owner);
  const terms = (startsOn: string) => ({ ...LEASE_TERMS, startsOn, endsOn: null });
  leases = [];
  for (const [title, startsOn] of [
    ['Løpende', '2026-11-01'],
    ['Kommende', '2027-02-01'],
    ['Utkast', '2026-11-01'],
  ] as const) {
    const input = { terms: terms(startsOn), assignment: ASSIGNMENT };
    const { data } = await app.api(
      'mutation ($lease: AddLeaseInputData!) { addLease(inputData: $lease) { _id } }',
      { lease: aLease(await homeOf(app, title), input) },
      agent.tokens.accessToken,
    );
    leases.push(data.addLease._id);
  }
  for (const id of leases.slice(0, 2)) await setLeaseState(app, id, 'signed');
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const findProperties = (who: TestPerson, page: object = {}, id = partnerId) =>
  app.api(
    `query ($id: ID!, $page: JanitorPropertiesOptionData) {
      getJanitorProperties(queryData: { partnerId: $id }, optionData: $page) {
        data { propertySerial name leases { _id contacts { name email phoneNumber isMainTenant } } }
        metaData { totalDocuments } } }`,
    { id, page },
    who.tokens.accessToken,
  );

test('a janitor sees the properties, and whom to meet there today', async () => {
  const { data } = await findProperties(janitor);
  const contact = {
    name: 'Kari Nordmann',
    email: 'kari@x.no',
    phoneNumber: null,
    isMainTenant: true,
  };
  expect(data.getJanitorProperties).toEqual({
    data: [
      {
        propertySerial: 1,
        name: 'Løpende',
        leases: [{ _id: leases[0], contacts: [contact] }],
      },
      { propertySerial: 2, name: 'Kommende', leases: [] },
      { propertySerial: 3, name: 'Utkast', leases: [] },
    ],
    metaData: { totalDocuments: 3 },
  });
  const { data: second } = await findProperties(janitor, { limit: 1, skip: 1 });
  expect(second.getJanitorProperties.data).toMatchObject([{ name: 'Kommende' }]);
});

const findProperty = async (who: TestPerson, id = leases[0]) =>
  app.api(
    `query ($id: ID!) {
      getJanitorProperty(queryData: { contractId: $id }) {
        name lat lng leases { _id contractStartDate contractEndDate agent { email } contacts { email } } } }`,
    { id },
    await newToken(app, who),
  );

test('a lease links to its home, with who lives there today', async () => {
  const { data } = await findProperty(janitor);
  expect(data.getJanitorProperty).toMatchObject({
    name: 'Løpende',
    leases: [
      {
        _id: leases[0],
        contractStartDate: '2026-11-01',
        contractEndDate: null,
        agent: { email: 'agent@x.no' },
        contacts: [{ email: 'kari@x.no' }],
      },
    ],
  });
  const { data: later } = await findProperty(janitor, leases[1]);
  expect(later.getJanitorProperty).toMatchObject({ name: 'Kommende', leases: [] });
  app.clock.set(Temporal.Instant.from('2027-02-01T09:00:00Z'));
  const { data: then } = await findProperty(janitor, leases[1]);
  expect(then.getJanitorProperty.leases).toMatchObject([{ contacts: [{ email: 'kari@x.no' }] }]);
});

test('and no one else sees it, nor of another partner', async () => {
  const elsewhere = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  const stranger = await addPerson(app, {
    email: 'other@x.no',
    grants: [{ role: 'janitor', partnerId: elsewhere }],
  });
  const tenant = await addPerson(app, { email: 'somebody@x.no' });
  for (const refused of [
    await findProperties(stranger),
    await findProperties(tenant),
    await findProperties(janitor, {}, elsewhere),
    await findProperty(stranger),
    await findProperty(tenant),
    await findProperty(janitor, partnerId),
  ])
    expect(refused.errors?.[0]?.extensions.code).toBe('leases.not_found');
});

describe('a janitor reads no money and no documents', () => {
  /** Fields with an amount, a commission or a document. */
  const FORBIDDEN =
    /amount|rent|commission|addon|payout|deposit|security|invoice|fee|file|document|pdf|sign/i;

  test('by an allowed query', () => {
    const whole = schema();
    const seen = new Set<string>();
    const fields: string[] = [];
    const visitType = (written: string) => {
      const name = written.replaceAll(/[[\]!]/g, '');
      if (seen.has(name)) return;
      seen.add(name);
      const type = whole.getType(name) as GraphQLObjectType;
      for (const [field, { type: of }] of Object.entries(type.getFields?.() ?? {})) {
        if (field !== 'totalDocuments') fields.push(field);
        visitType(String(of));
      }
    };
    for (const query of ['getJanitorProperties', 'getJanitorProperty'])
      visitType(String(whole.getQueryType()!.getFields()[query]!.type));
    expect(fields.length).toBeGreaterThan(10);
    expect([...seen]).not.toContain('Kroner');
    expect(fields.filter((name) => FORBIDDEN.test(name))).toEqual([]);
  });

  test('by any other query about a lease', async () => {
    const about = { id: leases[0], partnerId };
    const calls: Record<string, string> = {
      getSingleLeaseForPublicSite:
        'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { monthlyRentAmount } }',
      getLeases:
        'query ($partnerId: ID!) { getLeases(queryData: { partnerId: $partnerId }) { data { monthlyRentAmount } } }',
      getLeaseTenants:
        'query ($id: ID!) { getLeaseTenants(queryData: { contractId: $id }) { data { mainTenant { user { name } } } } }',
      getLeaseHistory:
        'query ($id: ID!) { getLeaseHistory(queryData: { contractId: $id }) { name } }',
      getLeasePreview:
        'query ($id: ID!) { getLeasePreview(queryData: { contractId: $id, language: en }) { title } }',
    };
    for (const [name, query] of Object.entries(calls)) {
      const variables = query.includes('$partnerId')
        ? { partnerId: about.partnerId }
        : { id: about.id };
      const { errors, data } = await app.api(query, variables, janitor.tokens.accessToken);
      expect({ name, code: errors?.[0]?.extensions.code }).toEqual({
        name,
        code: 'leases.not_found',
      });
      expect(data ?? null).toBeNull();
      // An agent's query is answered: the query itself is correct.
      expect((await app.api(query, variables, agent.tokens.accessToken)).status).toBe(200);
    }
    for (const side of ['tenant', 'landlord']) {
      const { data } = await app.api(
        `{ getLeases(queryData: { personType: ${side} }) { data { monthlyRentAmount } } }`,
        {},
        janitor.tokens.accessToken,
      );
      expect(data.getLeases.data).toEqual([]);
    }
  });
});
