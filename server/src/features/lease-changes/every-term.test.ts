import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';

import type { leaseTerms } from '@husvaer/domain/leases/terms';
import type { assignmentTerms } from '@husvaer/domain/properties/assignment';

import { homeOf } from '../../../testing/interest.ts';
import { aLease, ASSIGNMENT, LEASE_TENANT } from '../../../testing/leases.ts';
import { addPartnerKey, partnerCalls } from '../../../testing/partner-key.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addListings, addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let call: ReturnType<typeof partnerCalls>;
let turid: TestPerson;
let agent: TestPerson;
let homes: { own: string; letByAgency: string };

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  call = partnerCalls(app, await addPartnerKey(app, partnerId));
  turid = await addPerson(app, {
    email: 'turid@x.no',
    name: 'Turid Lien',
    birthDate: '1963-04-09',
    grants: [{ role: 'partner_landlord', partnerId }],
  });
  agent = await addPerson(app, {
    email: 'silje@x.no',
    name: 'Silje',
    grants: [{ role: 'agent', partnerId }],
  });
  const owner = { ownerId: turid.id, contactId: turid.id };
  const feed = { ...owner, feed: `partner:${partnerId}`, partnerId };
  await addListings(app, [{ externalId: 'a-1', title: 'Deres' }], feed);
  await addListings(app, [{ title: 'Egen' }], { ...owner, feed: 'own', partnerId: null });
  homes = { own: await homeOf(app, 'Egen'), letByAgency: await homeOf(app, 'Deres') };
});
afterAll(() => app.close());

type Terms = z.input<ReturnType<typeof leaseTerms>>;
type Assignment = z.input<typeof assignmentTerms>;

/** Every term, and changes in which each has another value and is removed. */
const TERMS: Required<Terms> = {
  kind: 'room',
  startsOn: '2027-01-01',
  endsOn: '2030-12-31',
  roomName: 'Rommet mot gaten, 2. etasje',
  homeOf: 'Turid Lien',
  fixedTermGround: 'other',
  fixedTermReason: 'Huset skal selges',
  mayGiveNotice: true,
  noticeMonths: 2,
  monthlyRent: 12_000.5,
  useCosts: ['electricity'],
  dueDay: 5,
  securityType: 'deposit_account',
  securityAmount: 36_000,
  houseRules: 'Ro etter 23.\nIngen røyk.',
  rentCollection: 'direct',
  rentAccount: '86011117947',
};
const CHANGES: Partial<Terms>[] = [
  { kind: 'home' },
  { startsOn: '2027-02-15' },
  { endsOn: '2031-06-30' },
  { endsOn: null },
  { roomName: 'Bod 4' },
  { roomName: null },
  { homeOf: 'Ola Lien' },
  { homeOf: null },
  { fixedTermGround: 'own_use' },
  { fixedTermReason: 'Datteren flytter inn' },
  { fixedTermGround: null, fixedTermReason: null },
  { mayGiveNotice: false },
  { noticeMonths: 5 },
  { monthlyRent: 13_000 },
  { useCosts: ['fuel', 'water', 'sewage'] },
  { useCosts: [] },
  { dueDay: 20 },
  { securityType: 'deposit_insurance' },
  { securityAmount: 40_000.5 },
  { securityType: 'no_deposit', securityAmount: null },
  { houseRules: 'Ingen fest' },
  { houseRules: null },
  { rentAccount: null },
  { rentCollection: null, rentAccount: null },
];
const ASSIGNMENT_TERMS: Required<Assignment> = {
  startsOn: '2026-12-01',
  endsOn: '2030-12-31',
  brokering: { type: 'fixed', amount: 8_000.5 },
  hadOtherBroker: true,
  management: { type: 'percent', amount: 7.5 },
  addons: [{ name: 'Vaktmester', amount: 250.5 }],
  payoutDay: 10,
  guaranteeMonths: 3,
};
const ASSIGNMENT_CHANGES: Partial<Assignment>[] = [
  { startsOn: '2026-12-15' },
  { endsOn: null },
  { brokering: { type: 'percent', amount: 50 } },
  { brokering: null },
  { hadOtherBroker: false },
  { management: { type: 'fixed', amount: 900 } },
  { management: null },
  { addons: [] },
  { payoutDay: 15 },
  { guaranteeMonths: 12 },
  { guaranteeMonths: null },
];

test('the changes change every term', () => {
  const changed = (changes: object[]) => new Set(changes.flatMap(Object.keys));
  expect(changed(CHANGES)).toEqual(new Set(Object.keys(TERMS)));
  expect(changed(ASSIGNMENT_CHANGES)).toEqual(new Set(Object.keys(ASSIGNMENT_TERMS)));
});

/** The names of terms in a lease's GraphQL type, where they differ. */
const NAMES: Partial<Record<keyof Terms, string>> = {
  startsOn: 'contractStartDate',
  endsOn: 'contractEndDate',
  monthlyRent: 'monthlyRentAmount',
  securityType: 'security',
};
const SELECTION = Object.keys(TERMS)
  .map((name) => (NAMES[name as keyof Terms] ? `${name}: ${NAMES[name as keyof Terms]}` : name))
  .join(' ');

/** A lease's terms by GraphQL: drafted, and changed once for each change. */
async function* byGraphql(who: TestPerson, listingId: string, first: object, changes: object[]) {
  const mutate = async (name: string, type: string, inputData: object) => {
    const { data, errors } = await app.api(
      `mutation ($inputData: ${type}!) { ${name}(inputData: $inputData) { _id version ${SELECTION} } }`,
      { inputData },
      who.tokens.accessToken,
    );
    expect(errors).toBeUndefined();
    return data[name];
  };
  const isAgent = who === agent;
  const drafted = await mutate(
    'addLease',
    'AddLeaseInputData',
    aLease(listingId, {
      terms: first,
      ...(isAgent && { landlordId: turid.id, assignment: ASSIGNMENT }),
    }),
  );
  yield { sent: first, read: drafted };
  let { version } = drafted;
  for (const change of changes) {
    const sent = { ...first, ...change };
    const input = { contractId: drafted._id, version, tenants: [LEASE_TENANT], terms: sent };
    const read = await mutate('updateLease', 'UpdateLeaseInputData', input);
    version = read.version;
    yield { sent, read };
  }
}

/** A lease's terms by the partner API, in the same way. */
async function* byPartnerApi(first: object, changes: object[]) {
  const answer = await call(
    'POST',
    '/leases',
    {
      assignment: { listingExternalId: 'a-1', landlordEmail: 'turid@x.no', terms: ASSIGNMENT },
      tenants: [LEASE_TENANT],
      terms: first,
    },
    { 'idempotency-key': 'every-term' },
  );
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  yield { sent: first, read: answer.body.terms };
  const { _id: id } = answer.body;
  let { version } = answer.body;
  for (const change of changes) {
    const sent = { ...first, ...change };
    const changed = await call('PUT', `/leases/${id}`, {
      version,
      tenants: [LEASE_TENANT],
      terms: sent,
    });
    expect([changed.status, changed.body]).toEqual([200, expect.anything()]);
    version = changed.body.version;
    const { body } = await call('GET', `/leases/${id}`);
    yield { sent, read: body.terms };
  }
}

/** An agency collects the rent of the homes that it manages. */
const { rentCollection: _, rentAccount: __, ...AGENCYS } = TERMS;
const AGENCYS_CHANGES = CHANGES.filter((change) => !('rentAccount' in change));

test.each([
  ['a landlord', () => byGraphql(turid, homes.own, TERMS, CHANGES)],
  ['an agent', () => byGraphql(agent, homes.letByAgency, AGENCYS, AGENCYS_CHANGES)],
  ['a partner’s system', () => byPartnerApi(AGENCYS, AGENCYS_CHANGES)],
] as const)('%s writes, changes and removes every term of a lease', async (_, drafts) => {
  const lost: unknown[] = [];
  for await (const { sent, read } of drafts())
    for (const [name, value] of Object.entries(sent))
      if (JSON.stringify(read[name]) !== JSON.stringify(value))
        lost.push([name, value, read[name]]);
  expect(lost).toEqual([]);
});

test('a partner’s system cannot set what an agency has no choice of', async () => {
  const answer = await call(
    'POST',
    '/leases',
    {
      assignment: { listingExternalId: 'a-1', landlordEmail: 'turid@x.no', terms: ASSIGNMENT },
      tenants: [LEASE_TENANT],
      terms: TERMS,
    },
    { 'idempotency-key': 'collection' },
  );
  expect(answer.body.errors).toMatchObject([
    { path: 'terms.rentCollection', reason: 'not_allowed' },
  ]);
});

test('a partner’s system writes and reads every term of an assignment', async () => {
  const lost: unknown[] = [];
  for (const [index, change] of [{}, ...ASSIGNMENT_CHANGES].entries()) {
    const sent = { ...ASSIGNMENT_TERMS, ...change };
    const { body } = await call(
      'POST',
      '/assignments',
      { listingExternalId: 'a-1', landlordEmail: 'turid@x.no', terms: sent },
      { 'idempotency-key': `assignment-${index}` },
    );
    for (const [name, value] of Object.entries(sent))
      if (JSON.stringify(body.terms?.[name]) !== JSON.stringify(value))
        lost.push([name, value, body.terms?.[name]]);
  }
  expect(lost).toEqual([]);
});
