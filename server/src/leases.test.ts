import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../testing/books.ts';
import { homeOf, interestCalls } from '../testing/interest.ts';
import { aLease, ASSIGNMENT, LEASE_TENANT, LEASE_TERMS, setLeaseState } from '../testing/leases.ts';
import { addPerson, type TestPerson } from '../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  NOW,
  type Answer,
  type TestApp,
} from '../testing/test-app.ts';
import { recordBounce } from './platform/mail/bounces.ts';
import { SYSTEM } from './platform/viewer.ts';

const FIELDS = `_id leaseSerial version leaseStatus rentStatus contractStartDate contractEndDate isTermTooShort
  noticeMonths monthlyRentAmount security securityAmount useCosts dueDay houseRules monthlyPayoutDate assignmentFrom
  property { propertySerial name city postalCode } partner { name } landlord { name } agent { name }
  brokeringCommission { type amount } rentalManagementCommission { type amount } addons { name amount }
  remaining { year month days } remainingPercentage`;
let app: TestApp;
let partnerId: string;
let landlord: TestPerson;
let kari: TestPerson;
let agent: TestPerson;
let otherAgent: TestPerson;
let partnersLandlord: TestPerson;
let home: string;
let partnersHome: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const other = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  const agentOf = (id: string) => [{ role: 'agent' as const, partnerId: id }];
  landlord = await addPerson(app, { email: 'landlord@x.no', name: 'Ola Utleier' });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari' });
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Silje', grants: agentOf(partnerId) });
  otherAgent = await addPerson(app, { email: 'other@x.no', grants: agentOf(other) });
  const grants = [{ role: 'partner_landlord' as const, partnerId }];
  partnersLandlord = await addPerson(app, { email: 'turid@x.no', name: 'Turid Lien', grants });
  const own = { feed: 'own', partnerId: null, ownerId: landlord.id, contactId: null };
  await addListings(app, [{ title: 'Hjemme' }, { title: 'Et annet' }], own);
  await addListings(app, [{ title: 'Byens' }], { ...own, feed: 'p', partnerId, ownerId: null });
  home = await homeOf(app, 'Hjemme');
  partnersHome = await homeOf(app, 'Byens');
});
afterEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const fieldsOf = ({ errors }: Answer) =>
  (errors?.[0]?.extensions.params.fields ?? []).map(({ path, reason }: any) => `${path} ${reason}`);

/** Calls a mutation of leases, and returns its lease. */
async function call(name: string, inputData: object, who?: TestPerson) {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}InputData!`;
  const query = `mutation ($inputData: ${type}) { ${name}(inputData: $inputData) { ${FIELDS} } }`;
  const answer = await app.api(query, { inputData }, who?.tokens.accessToken);
  return { ...answer, lease: answer.data?.[name] };
}
const draft = (input: Parameters<typeof aLease>[1] = {}, who: TestPerson | undefined = landlord) =>
  call('addLease', aLease(home, input), who);
const agencys = (input: object = {}, who = agent) =>
  draft(
    { listingId: partnersHome, landlordId: partnersLandlord.id, assignment: ASSIGNMENT, ...input },
    who,
  );
const read = (contractId: string, who?: TestPerson) =>
  app.api(
    `query ($contractId: ID!) {
      getSingleLeaseForPublicSite(queryData: { contractId: $contractId }) { ${FIELDS} } }`,
    { contractId },
    who?.tokens.accessToken,
  );
const tenantsOf = async (contractId: string, who: TestPerson) => {
  const user = 'user { _id name email phoneNumber avatarKey }';
  const { data } = await app.api(
    `query ($contractId: ID!) { getLeaseTenants(queryData: { contractId: $contractId }) {
      data { mainTenant { ${user} } coTenants { ${user} } } } }`,
    { contractId },
    who.tokens.accessToken,
  );
  return data.getLeaseTenants.data;
};
/** As signing will set it. */
const becomes = (id: string, paper: 'sent' | 'signed') => setLeaseState(app, id, paper);

describe('a landlord without an agency', () => {
  test('drafts a lease of their home, with its terms', async () => {
    const { lease } = await draft();
    expect(lease).toMatchObject({
      leaseStatus: 'new',
      rentStatus: null,
      contractStartDate: '2027-01-01',
      contractEndDate: '2029-12-31',
      isTermTooShort: false,
      noticeMonths: 3,
      monthlyRentAmount: 12_000,
      security: 'deposit_account',
      securityAmount: 36_000,
      monthlyPayoutDate: 15,
      assignmentFrom: '2027-01-01',
      property: { propertySerial: 1, name: 'Hjemme', city: 'Oslo', postalCode: '0554' },
      partner: null,
      landlord: { name: 'Ola Utleier' },
      agent: null,
      brokeringCommission: null,
      addons: [],
      remaining: { year: 3, month: 1, days: 12 },
      remainingPercentage: 0,
    });
  });

  test('drafts from an interest form, about this home and still open', async () => {
    const calls = interestCalls(app);
    const interestId = await calls.send(kari, home);
    const { lease } = await draft({ tenants: [{ interestId }] });
    const { mainTenant, coTenants } = await tenantsOf(lease._id, landlord);
    expect(mainTenant.user).toMatchObject({ _id: null, name: 'Kari', email: 'kari@x.no' });
    expect(coTenants).toEqual([]);
    const refused = ['inputData.tenants.0.interestId not_allowed'];
    const other = await draft({
      listingId: await homeOf(app, 'Et annet'),
      tenants: [{ interestId }],
    });
    expect(fieldsOf(other)).toEqual(refused);
    await calls.call('declineInterest', { _id: interestId }, landlord);
    expect(fieldsOf(await draft({ tenants: [{ interestId }] }))).toEqual(refused);
  });

  test('numbers leases of a home in order, also two at the same moment', async () => {
    const listingId = await homeOf(app, 'Et annet');
    const drafts = await Promise.all([1, 2, 3].map(() => draft({ listingId })));
    expect(drafts.map(({ lease }) => lease.leaseSerial).sort()).toEqual([1, 2, 3]);
    expect(new Set(drafts.map(({ lease }) => lease.property.propertySerial)).size).toBe(1);
  });
});

describe('an agency', () => {
  test('drafts for one of its landlords, by an assignment', async () => {
    const { lease } = await agencys();
    expect(lease).toMatchObject({
      partner: { name: 'Nordbolig' },
      landlord: { name: 'Turid Lien' },
      agent: { name: 'Silje' },
      brokeringCommission: { type: 'fixed', amount: 8_000 },
      rentalManagementCommission: { type: 'percent', amount: 7.5 },
      addons: [{ name: 'Vaktmester', amount: 250 }],
      monthlyPayoutDate: 10,
      assignmentFrom: '2026-12-01',
    });
    expect((await read(lease._id, partnersLandlord)).status).toBe(200);
  });

  test.each([
    [{ landlordId: null }, 'inputData.landlordId required'],
    [{ landlordId: '019aa000-0000-7000-8000-000000000000' }, 'inputData.landlordId not_allowed'],
    [{ assignment: null }, 'inputData.assignment required'],
    [
      { assignment: { ...ASSIGNMENT, management: { type: 'percent', amount: 101 } } },
      'inputData.assignment.management.amount too_big',
    ],
    [
      { assignment: { ...ASSIGNMENT, endsOn: '2026-11-30' } },
      'inputData.assignment.endsOn swapped',
    ],
    [{ assignment: { ...ASSIGNMENT, payoutDay: 31 } }, 'inputData.assignment.payoutDay too_big'],
  ])('with %o is refused', async (input, problem) => {
    expect(fieldsOf(await agencys(input))).toEqual([problem]);
  });

  test('sees all of its leases, page by page, and no other agency’s', async () => {
    const [{ lease: one }, { lease: two }] = [await agencys(), await agencys()];
    const leasesOf = (who: TestPerson, input: object) =>
      app.api(
        `query ($queryData: LeasesQueryData!) { getLeases(queryData: $queryData, optionData: { limit: 100 }) {
          data { _id leaseStatus } metaData { totalDocuments } } }`,
        { queryData: input },
        who.tokens.accessToken,
      );
    const [row] = await app.database.session((session) =>
      session.query<{ id: string }>(`select id from partner where sub_domain = 'nordbolig'`),
    );
    const { data } = await leasesOf(agent, { partnerId: row!.id });
    const ids = data.getLeases.data.map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual(expect.arrayContaining([one._id, two._id]));
    expect(data.getLeases.metaData.totalDocuments).toBe(ids.length);
    expect(codeOf(await leasesOf(otherAgent, { partnerId: row!.id }))).toBe('leases.not_found');
    const theirs = await leasesOf(partnersLandlord, { personType: 'landlord' });
    expect(theirs.data.getLeases.data).toHaveLength(ids.length);
    expect((await leasesOf(kari, { personType: 'landlord' })).data.getLeases.data).toEqual([]);
  });
});

describe('a refused input', () => {
  test.each<[Parameters<typeof aLease>[1], string[]]>([
    [
      { terms: { ...LEASE_TERMS, securityAmount: 84_000 } },
      ['inputData.terms.securityAmount too_big'],
    ],
    [{ terms: { ...LEASE_TERMS, endsOn: '2026-12-31' } }, ['inputData.terms.endsOn swapped']],
    [{ terms: { ...LEASE_TERMS, dueDay: 31 } }, ['inputData.terms.dueDay too_big']],
    [{ tenants: [] }, ['inputData.tenants required']],
    [{ tenants: [{ name: 'Kari' }] }, ['inputData.tenants.0.email required']],
    [{ tenants: [{ email: 'kari@x.no' }] }, ['inputData.tenants.0.name required']],
    [{ tenants: [LEASE_TENANT, LEASE_TENANT] }, ['inputData.tenants.1 not_allowed']],
    [{ landlordId: '019aa000-0000-7000-8000-000000000000' }, ['inputData.landlordId not_allowed']],
  ])('%o', async (input, problems) => {
    expect(fieldsOf(await draft(input))).toEqual(problems);
  });

  test('an error for seven rents of deposit names the maximum', async () => {
    const { errors } = await draft({ terms: { ...LEASE_TERMS, securityAmount: 84_000 } });
    expect(errors?.[0]?.extensions.params.fields[0].params).toEqual({ maximum: 72_000, count: 6 });
  });

  test('a lease to oneself, of another’s home, and by a guest', async () => {
    const oneself = { tenants: [{ email: 'landlord@x.no', name: 'Ola' }] };
    expect(codeOf(await draft(oneself))).toBe('leases.own_home');
    expect(codeOf(await draft({}, kari))).toBe('listings.not_found');
    expect(codeOf(await agencys({}, otherAgent))).toBe('listings.not_found');
    expect(codeOf(await agencys({}, landlord))).toBe('listings.not_found');
    expect(
      (await draft({}, { ...kari, tokens: { accessToken: '', refreshToken: '' } })).status,
    ).toBe(401);
  });
});

test('an agency that has stated no licence makes no assignment with brokering', async () => {
  const state = (licence: string | null, broker: string | null) =>
    app.database.session((session) =>
      session.query('update partner set licence = $2, responsible_broker = $3 where id = $1', [
        partnerId,
        licence,
        broker,
      ]),
    );
  await state(null, null);
  expect(codeOf(await agencys())).toBe('leases.licence_missing');
  const { lease } = await agencys({ assignment: { ...ASSIGNMENT, brokering: null } });
  expect(lease).toMatchObject({ brokeringCommission: null });
  await state('Eiendomsmeglingsforetak, nr. 1', 'Berit Moe');
  expect((await agencys()).lease).toMatchObject({ brokeringCommission: { amount: 8_000 } });
});

test('a fixed term that is too short is until further notice, and says so', async () => {
  const { lease } = await draft({ terms: { ...LEASE_TERMS, endsOn: '2027-12-31' } });
  expect(lease).toMatchObject({ contractEndDate: null, isTermTooShort: true });
  const fixedTermReason = 'Utleier flytter inn igjen i 2028.';
  const { lease: reasoned } = await draft({
    terms: { ...LEASE_TERMS, endsOn: '2027-12-31', fixedTermGround: 'other', fixedTermReason },
  });
  expect(reasoned).toMatchObject({ contractEndDate: '2027-12-31', isTermTooShort: false });
});

describe('a draft', () => {
  const change = (contractId: string, version: number, input: object = {}, who = landlord) =>
    call(
      'updateLease',
      { contractId, version, tenants: [LEASE_TENANT], terms: { ...LEASE_TERMS, ...input } },
      who,
    );

  test('is changed only from its latest version', async () => {
    const { lease } = await draft();
    const { lease: changed } = await change(lease._id, 1, { monthlyRent: 13_000 });
    expect(changed).toMatchObject({ version: 2, monthlyRentAmount: 13_000 });
    const late = await change(lease._id, 1, { monthlyRent: 14_000 });
    expect([codeOf(late), late.status]).toEqual(['leases.changed_elsewhere', 409]);
    const both = await Promise.all([
      change(lease._id, 2, { monthlyRent: 15_000 }),
      change(lease._id, 2, { monthlyRent: 16_000 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(await change(lease._id, 3, {}, kari))).toBe('leases.not_found');
  });

  test('is visible only to the letting side until it is sent', async () => {
    const { lease } = await draft();
    for (const who of [kari, otherAgent])
      expect(codeOf(await read(lease._id, who))).toBe('leases.not_found');
    await becomes(lease._id, 'sent');
    const { data } = await read(lease._id, kari);
    expect(data.getSingleLeaseForPublicSite.leaseStatus).toBe('in_progress');
    expect(codeOf(await change(lease._id, 1))).toBe('leases.wrong_state');
  });

  test('is cancelled, once', async () => {
    const { lease } = await draft();
    expect((await call('callOffLease', { contractId: lease._id }, landlord)).lease).toMatchObject({
      leaseStatus: 'closed',
    });
    const again = await call('callOffLease', { contractId: lease._id }, landlord);
    expect(codeOf(again)).toBe('leases.wrong_state');
  });
});

test('a signed lease follows the calendar, as each side reads it', async () => {
  const { lease } = await agencys();
  await becomes(lease._id, 'signed');
  const statusOn = async (day: string, who: TestPerson) => {
    app.clock.set(Temporal.Instant.from(`${day}T10:00:00Z`));
    const [fresh] = await Promise.all([addLogin(who)]);
    const { data } = await read(lease._id, fresh);
    const { leaseStatus, rentStatus } = data.getSingleLeaseForPublicSite;
    return [leaseStatus, rentStatus];
  };
  expect(await statusOn('2026-12-31', kari)).toEqual(['upcoming', 'paid']);
  expect(await statusOn('2027-01-01', kari)).toEqual(['paid', 'paid']);
  expect(await statusOn('2027-01-01', agent)).toEqual(['active', 'paid']);
  expect(await statusOn('2027-01-01', partnersLandlord)).toEqual(['active', 'payout']);
  expect(await statusOn('2029-08-31', agent)).toEqual(['soon_ending', 'paid']);
  expect(await statusOn('2030-01-01', agent)).toEqual(['closed', 'paid']);
});

/** The same person, logged in at this time. */
async function addLogin(who: TestPerson): Promise<TestPerson> {
  const { tokens } = await app.auth('', { user: who.email, password: 'riktig hest batteri' });
  return { ...who, tokens: tokens! };
}

test('a tenant reads their own data, and no commissions', async () => {
  const { lease } = await agencys();
  await becomes(lease._id, 'signed');
  const { data } = await read(lease._id, kari);
  expect(data.getSingleLeaseForPublicSite).toMatchObject({
    monthlyRentAmount: 12_000,
    brokeringCommission: null,
    rentalManagementCommission: null,
    addons: [],
  });
});

describe('a tenant by e-mail', () => {
  test('is shown as entered until all have signed', async () => {
    await app.api(
      `mutation ($id: ID!) { updateUserProfile(inputData: { _id: $id, data: { phoneNumber: "+4741234567" } }) { _id } }`,
      { id: kari.id },
      kari.tokens.accessToken,
    );
    const { lease } = await draft({ tenants: [{ email: 'KARI@x.no', name: 'K. Nordmann' }] });
    const shown = { name: 'K. Nordmann', email: 'kari@x.no' };
    expect((await tenantsOf(lease._id, landlord)).mainTenant.user).toMatchObject({
      ...shown,
      phoneNumber: null,
    });
    await becomes(lease._id, 'signed');
    expect((await tenantsOf(lease._id, landlord)).mainTenant.user).toMatchObject({
      ...shown,
      phoneNumber: '+4741234567',
    });
  });

  test('looks the same with and without an account until all have signed', async () => {
    const account = await addPerson(app, { email: 'har.konto@x.no' });
    const shown = async (email: string, state: 'draft' | 'sent' | 'signed') => {
      const { lease, ...answer } = await draft({ tenants: [{ email, name: 'Noen' }] });
      if (state !== 'draft') await becomes(lease._id, state);
      const notified = await tenantsOf(lease._id, landlord);
      return JSON.stringify([answer, notified]).replaceAll(email, 'e-mail');
    };
    const withoutIds = (text: string) =>
      text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id').replace(/"leaseSerial":\d+/, '');
    for (const state of ['draft', 'sent'] as const)
      expect(withoutIds(await shown('har.konto@x.no', state))).toBe(
        withoutIds(await shown('har.ingen@x.no', state)),
      );
    expect(await shown('har.konto@x.no', 'signed')).toContain(account.id);

    const { lease } = await draft({ tenants: [{ email: 'har.konto@x.no', name: 'Noen' }] });
    await becomes(lease._id, 'sent');
    expect((await tenantsOf(lease._id, account)).mainTenant.user._id).toBe(account.id);
  });

  test('without an account is linked to the user who confirms the e-mail', async () => {
    const someone = { email: 'ny@x.no', name: 'Ny Leietaker' };
    const { lease } = await draft({ tenants: [LEASE_TENANT, someone] });
    await becomes(lease._id, 'sent');
    expect((await tenantsOf(lease._id, landlord)).coTenants[0].user).toMatchObject({
      ...someone,
      _id: null,
    });
    const account = await addPerson(app, { email: 'ny@x.no' });
    expect(codeOf(await read(lease._id, account))).toBe('leases.not_found');
    await app.runner.run(
      SYSTEM,
      (work) => work.emit({ name: 'accounts.verified', payload: { accountId: account.id } }),
      undefined,
    );
    await app.dispatcher.settle();
    expect((await read(lease._id, account)).status).toBe(200);
  });

  test('is not linked to an account that has not confirmed the e-mail', async () => {
    await app.auth('/register', {
      name: 'Hvem Som Helst',
      email: 'tatt@x.no',
      password: 'riktig hest batteri',
      birthDate: '1990-05-17',
      registerAs: 'tenant',
      optimiseFor: 'tenant',
      agreesToTerms: true,
      agreesToPrivacy: true,
      language: 'no',
    });
    const { lease } = await draft({ tenants: [{ email: 'tatt@x.no', name: 'Tatt' }] });
    expect((await tenantsOf(lease._id, landlord)).mainTenant.user._id).toBeNull();
  });
});

test('leases are part of the data export', async () => {
  const { lease } = await draft({ tenants: [LEASE_TENANT] });
  await becomes(lease._id, 'signed');
  const mine = async ({ tokens }: TestPerson) => {
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    return JSON.parse((await app.call({ url: '/api/my-data', headers })).body).leases.leases;
  };
  const signed = { startsOn: '2027-01-01', paper: 'signed', monthlyRent: 12_000 };
  expect(await mine(kari)).toContainEqual(expect.objectContaining({ as: 'tenant', ...signed }));
  expect(await mine(landlord)).toContainEqual(
    expect.objectContaining({ as: 'landlord', ...signed }),
  );
});

test('a lease’s history is recorded and can not be changed', async () => {
  const { lease } = await draft();
  await call('callOffLease', { contractId: lease._id }, landlord);
  const { data } = await app.api(
    `query ($id: ID!) { getLeaseHistory(queryData: { contractId: $id }) { position byId name } }`,
    { id: lease._id },
    landlord.tokens.accessToken,
  );
  expect(data.getLeaseHistory).toEqual([
    { position: 1, byId: landlord.id, name: 'drafted' },
    { position: 2, byId: landlord.id, name: 'called_off' },
  ]);
  for (const sql of [
    `update lease_event set name = 'signed' where lease_id = '${lease._id}'`,
    `delete from lease_event where lease_id = '${lease._id}'`,
  ])
    await expect(app.database.session((session) => session.exec(sql))).rejects.toThrow(
      'history of a lease',
    );
});

describe('the text of a lease', () => {
  const preview = async (contractId: string, language: 'en' | 'no', who = landlord) => {
    const { data } = await app.api(
      `query ($queryData: LeasePreviewQueryData!) { getLeasePreview(queryData: $queryData) {
        title sections { heading blocks { text rows { label value } } } } }`,
      { queryData: { contractId, language } },
      who.tokens.accessToken,
    );
    const { title, sections } = data.getLeasePreview;
    const texts = sections.flatMap(({ heading, blocks }: any) => [
      heading,
      ...blocks.flatMap(({ text, rows }: any) =>
        text === null ? rows.map(({ label, value }: any) => `${label}: ${value}`) : text,
      ),
    ]);
    // Non-breaking spaces become spaces.
    return { title, text: texts.join('\n').replaceAll('\u00a0', ' ') };
  };

  test('of a fixed term includes what the law requires in writing', async () => {
    const houseRules = 'Ro etter klokka 23.\nIngen røyking inne.';
    const { lease } = await agencys({
      tenants: [LEASE_TENANT, { email: 'sukru@x.no', name: 'Şükrü Øzil' }],
      terms: { ...LEASE_TERMS, houseRules },
    });
    const { title, text } = await preview(lease._id, 'no', agent);
    expect(title).toBe(
      `Leiekontrakt for bolig, nr. ${lease.property.propertySerial}-${lease.leaseSerial}`,
    );
    for (const expected of [
      'Utleier: Turid Lien',
      'Forvalter: Nordbolig ved Silje',
      'Leietaker: Kari Nordmann',
      'Medleietaker: Şükrü Øzil',
      'svarer solidarisk',
      'Adresse: Markveien 12, 0554 Oslo',
      'Fra: 01.01.2027',
      'Til og med: 31.12.2029',
      'kan ikke sies opp i leietiden',
      'Leie per måned: 12 000 kr',
      'I tillegg til leien: eget forbruk: strøm',
      'Beløp: 36 000 kr',
      '§ 13-2 tredje ledd bokstav a',
      '§ 13-2 tredje ledd bokstav b',
      'Husordensregler\nRo etter klokka 23.\nIngen røyking inne.',
    ])
      expect(text).toContain(expected);
  });

  test('of a term that is too short: until further notice, in English as well', async () => {
    const { lease } = await draft({ terms: { ...LEASE_TERMS, endsOn: '2027-12-31' } });
    const { text } = await preview(lease._id, 'en');
    expect(text).toContain('Term: open-ended');
    expect(text).toContain('The period of notice is 3 months, to the end of a calendar month.');
    expect(text).not.toContain('fixed term');
    expect(text).toContain('Enforcement Act § 13-2 third paragraph a');
  });
});

test('only users who may write a lease read which of its addresses bounce', async () => {
  const { lease } = await draft({ tenants: [{ email: 'borte@x.no', name: 'Bo Borte' }] });
  const refusedFor = async (who: TestPerson) =>
    (
      await app.api(
        `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { refusedEmails } }`,
        { id: lease._id },
        who.tokens.accessToken,
      )
    ).data?.getSingleLeaseForPublicSite?.refusedEmails;
  expect(await refusedFor(landlord)).toEqual([]);
  await app.runner.run(SYSTEM, ({ tx }) => recordBounce(tx, 'Borte@x.no', NOW), undefined);
  await app.runner.run(SYSTEM, ({ tx }) => recordBounce(tx, 'fremmed@x.no', NOW), undefined);
  expect(await refusedFor(landlord)).toEqual(['borte@x.no']);
  const tenant = await addPerson(app, { email: 'borte@x.no', name: 'Bo Borte' });
  await app.database.session((session) =>
    session.exec(`update lease_tenant set account_id = '${tenant.id}' where email = 'borte@x.no'`),
  );
  await becomes(lease._id, 'sent');
  expect(await refusedFor(tenant)).toEqual([]);
});

const guarantorsOf = async (...leaseIds: string[]) =>
  (
    await app.database.session((session) =>
      session.query<{ by_id: string }>(
        `select by_id from money_act where about_id = any($1) and kind = 'agreed_guarantee' order by number`,
        [leaseIds],
      ),
    )
  ).map((act) => act.by_id);

test('everybody who agreed to a guaranteed lease before the books were opened is involved too', async () => {
  const grants = [{ role: 'agent' as const, partnerId }];
  const maker = await addPerson(app, { email: 'maker@x.no', grants });
  const drafter = await addPerson(app, { email: 'drafter@x.no', grants });
  const { lease } = await agencys({}, drafter);
  await app.database.session((session) =>
    session.exec(
      `update assignment set made_by_id = '${maker.id}' where id = (select assignment_id from lease where id = '${lease._id}')`,
    ),
  );
  const terms = { ...LEASE_TERMS, monthlyRent: 30_000 };
  const input = { contractId: lease._id, version: 1, tenants: [LEASE_TENANT], terms };
  await call('updateLease', input, agent);
  app.clock.set(NOW.add({ hours: 1 }));
  await openBook(app, partnerId);
  await becomes(lease._id, 'signed');
  await app.runner.run(
    SYSTEM,
    (work) => work.emit({ name: 'lease_documents.lease_signed', payload: { leaseId: lease._id } }),
    undefined,
  );
  await app.dispatcher.settle();
  expect((await guarantorsOf(lease._id)).sort()).toEqual([maker.id, drafter.id, agent.id].sort());
});

test('everybody who agrees to a guaranteed lease is involved in what it pays out', async () => {
  await openBook(app, partnerId);
  const { lease } = await agencys();
  const grants = [{ role: 'agent' as const, partnerId }];
  const colleague = await addPerson(app, { email: 'colleague@x.no', grants });
  const terms = { ...LEASE_TERMS, monthlyRent: 30_000 };
  const input = { contractId: lease._id, version: 1, tenants: [LEASE_TENANT], terms };
  await call('updateLease', input, colleague);
  const { lease: ordinary } = await agencys({
    assignment: { ...ASSIGNMENT, guaranteeMonths: null },
  });
  expect(await guarantorsOf(lease._id, ordinary._id)).toEqual([agent.id, colleague.id]);
});
