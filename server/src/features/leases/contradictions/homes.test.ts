import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { anInterestForm, interestCalls } from '../../../../testing/interest.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { aLease, draftTenant, ASSIGNMENT, LEASE_TERMS } from '../../../../testing/leases.ts';
import { addPartnerKey, partnerCalls } from '../../../../testing/partner-key.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { signAs } from '../../../../testing/signing.ts';
import { startPage } from '../../../../testing/start-page.ts';
import { ADDRESS, addListings, addPartner } from '../../../../testing/test-app.ts';
import { createBrowser } from '../../../../testing/test-browser.ts';

const ROOM = { roomName: 'Rom 1', homeOf: 'Kari Nordmann' };
let scenario: LeaseScenario;
let count = 0;
beforeAll(async () => {
  scenario = await createLeaseScenario();
  await openBook(scenario.app, null, { clientAccount: '15200400043' });
});
afterAll(() => scenario.close());

const run = (text: string, values: unknown[] = []) =>
  scenario.app.database.session((session) => session.query<Record<string, any>>(text, values));
const call = async (query: string, variables: Record<string, unknown>, who: TestPerson) =>
  scenario.app.api(query, variables, await newToken(scenario.app, who, 'identity'));
const keysOf = ({ errors }: any): string[] =>
  errors?.[0]?.extensions.params?.contradictions?.map(({ key }: any) => key) ??
  (errors ? [errors[0].extensions.code] : []);

async function person(name: string, birthDate: string): Promise<TestPerson> {
  count += 1;
  const grants = [{ role: 'landlord' as const, partnerId: null }];
  return addPerson(scenario.app, { email: `p${count}@x.no`, name, birthDate, grants });
}
async function home(owner: TestPerson, input: object = {}): Promise<string> {
  count += 1;
  const feed = `home ${count}`;
  const listing = { title: feed, address: { ...ADDRESS, streetNumber: String(500 + count) } };
  const whose = { feed, partnerId: null, ownerId: owner.id, contactId: null };
  await addListings(scenario.app, [{ ...listing, ...input }], whose);
  return (await run('select id from listing where feed = $1', [feed]))[0]!['id'];
}
async function draft(
  owner: TestPerson,
  listingId: string,
  { email, name }: { email: string; name: string },
  terms: object = {},
): Promise<string> {
  const none = { securityType: 'no_deposit', securityAmount: null };
  const input = aLease(listingId, {
    tenants: [{ email, name }],
    terms: { ...LEASE_TERMS, ...none, ...terms },
  });
  const { lease, errors } = await scenario.call('addLease', input, owner);
  expect(errors).toBeUndefined();
  return lease._id;
}
async function send(id: string, who: TestPerson, confirmed: string[] = []): Promise<string[]> {
  const { version } = await scenario.read(id, who);
  const answer = await scenario.call('sendLease', { contractId: id, version, confirmed }, who);
  await scenario.settle();
  return keysOf(answer);
}
const TEXTS = `contradictions { key confirmedBy en: text(language: en) advice(language: en) }`;
const found = async (id: string, who: TestPerson): Promise<any[]> =>
  (
    await call(
      `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { ${TEXTS} } }`,
      { id },
      who,
    )
  ).data.getSingleLeaseForPublicSite.contradictions;
const keys = async (id: string, who: TestPerson) => (await found(id, who)).map(({ key }) => key);
const start = async (who: TestPerson, id: string | null = null) =>
  (await call(startPage(), { id }, who)).data.getStartPage;
const night = () => scenario.app.jobs.perform('leases.compare');
/** Signs by the BankID of this name and birth date. Returns why not. */
async function sign(id: string, who: TestPerson, name: string, birthDate: string) {
  const lease = await scenario.read(id, who);
  const all = [lease.tenantLeaseSigningStatus, lease.landlordLeaseSigningStatus, ...lease.papers];
  const url: string = all.find((one: any) => one.signingUrl).signingUrl;
  count += 1;
  const browser = createBrowser(scenario.app, scenario.site, `10.9.0.${count}`);
  const tokens = { ...who.tokens, accessToken: await newToken(scenario.app, who) };
  const bank = `&name=${encodeURIComponent(name)}&birthDate=${birthDate}`;
  const end = await signAs(browser, { ...who, tokens }, url.split('/').at(-1)!, bank);
  await scenario.settle();
  return end.searchParams.get('reason');
}
describe('two leases for the same days', () => {
  test('an agreed end after a notice does not run into the next lease', async () => {
    const { ingrid, jonas, kari } = scenario;
    const listing = await home(kari);
    const first = await draft(kari, listing, ingrid, { endsOn: null, mayGiveNotice: true });
    await send(first, kari);
    for (const who of [ingrid, kari]) await scenario.sign(first, who);
    scenario.on('2027-03-10');
    await scenario.call('endLease', { contractId: first, endsOn: '2027-12-31' }, kari);
    await scenario.settle();
    await scenario.call('giveNotice', { contractId: first }, ingrid);
    expect((await scenario.read(first, kari)).contractEndDate).toBe('2027-06-30');
    const term = { startsOn: '2027-07-01', endsOn: '2030-06-30' };
    const second = await draft(kari, listing, jonas, term);
    expect(await send(second, kari)).toEqual([]);
    for (const who of [jonas, kari]) await scenario.sign(second, who);
    const ending = ({ papers }: any) =>
      papers.find(({ kind }: any) => kind === 'ending')?.signingUrl ?? null;
    for (const who of [ingrid, kari]) await scenario.sign(first, who, ending).catch(() => {});
    const { contractEndDate } = await scenario.read(first, kari);
    scenario.on('2026-11-20');
    expect(contractEndDate).toBe('2027-06-30');
  });

  test('two rooms are not sent with a sentence that is not true, and are confirmed once', async () => {
    const { ingrid, jonas, kari } = scenario;
    const listing = await home(kari);
    const [a, b] = [
      await draft(kari, listing, ingrid, { ...ROOM, kind: 'room' }),
      await draft(kari, listing, jonas, { ...ROOM, kind: 'room' }),
    ];
    await send(a, kari);
    const [one] = await found(b, kari);
    await send(b, kari, [one.key]);
    for (const [id, who] of [
      [a, ingrid],
      [a, kari],
      [b, jonas],
      [b, kari],
    ] as const)
      await scenario.sign(id, who);
    const both = [await scenario.read(a, kari), await scenario.read(b, kari)];
    expect.soft(both.map(({ leaseStatus }) => leaseStatus)).toEqual(['upcoming', 'upcoming']);
    expect.soft(one.advice).not.toContain('Only the first');
    await night();
    await scenario.call('confirmContradictions', { contractId: b, keys: [`room_let:${a}`] }, kari);
    await night();
    const left = await run('select key from lease_contradiction where lease_id in ($1, $2)', [
      a,
      b,
    ]);
    await run('delete from lease_contradiction');
    await run("update lease set paper = 'called_off' where id in ($1, $2)", [a, b]);
    expect(left).toEqual([]);
  });

  test.each([
    ['with a number of one of them alone', { apartmentNumber: 'H0201' }, {}],
    ['written 12 B and 12B', { streetNumber: '12 B' }, { streetNumber: '12B' }],
    ['written 12 b and 12 B', { streetNumber: '12 b' }, { streetNumber: '12 B' }],
  ])('one address %s is one address', async (_, one, other) => {
    const { ingrid, jonas, kari } = scenario;
    const street = `Likegata ${(count += 1)}`;
    const at = (more: object) =>
      home(kari, { address: { ...ADDRESS, street, streetNumber: '12', ...more } });
    const a = await draft(kari, await at(one), ingrid);
    await send(a, kari);
    const b = await draft(kari, await at(other), jonas);
    expect(await keys(b, kari)).toEqual([`address_let:${a}:2027-01-01..2029-12-31`]);
  });

  test('one flat with one number is not let twice', async () => {
    const { ingrid, jonas, kari } = scenario;
    const address = { ...ADDRESS, street: 'Tvillingveien', apartmentNumber: 'H0201' };
    const a = await draft(kari, await home(kari, { address }), ingrid);
    await send(a, kari);
    for (const who of [ingrid, kari]) await scenario.sign(a, who);
    const b = await draft(kari, await home(kari, { address }), jonas);
    expect(await send(b, kari, [`address_let:${a}`])).toHaveLength(1);
  });

  test('a lease that begins after another one, whose extension is out for signing, is confirmed', async () => {
    const { ingrid, jonas, kari } = scenario;
    const listing = await home(kari);
    const a = await draft(kari, listing, ingrid, {
      endsOn: '2027-09-30',
      fixedTermGround: 'own_use',
      fixedTermReason: 'Flytter inn.',
    });
    await send(a, kari);
    for (const who of [ingrid, kari]) await scenario.sign(a, who);
    const later = { startsOn: '2027-10-01', endsOn: '2030-09-30' };
    const b = await draft(kari, listing, jonas, later);
    expect(await keys(b, kari)).toEqual([]);
    await scenario.call('extendLease', { contractId: a, endsOn: '2032-12-31' }, kari);
    await scenario.settle();
    const offered = `extension_offered:${a}:2027-10-01..2030-09-30`;
    expect(await keys(b, kari)).toEqual([offered]);
    expect(await send(b, kari)).toEqual([offered]);
    expect(await send(b, kari, [offered])).toEqual([]);
    for (const who of [ingrid, kari]) await scenario.sign(a, who);
    expect(await keys(b, kari)).toEqual([`home_let:${a}`]);
  });

  test('another landlord’s lease of the home is asked about, and stops nobody', async () => {
    const { ingrid, jonas, kari } = scenario;
    const rolf = await person('Roar Utleier', '1970-02-03');
    const address = { ...ADDRESS, street: 'Fellesgata', apartmentNumber: 'H0201' };
    const a = await draft(kari, await home(kari, { address }), ingrid);
    await send(a, kari);
    // An offer proves nothing: who enters an address asks nobody anything.
    const listing = await home(rolf, {
      address: { ...address, street: 'fellesgata' },
    });
    const b = await draft(rolf, listing, jonas);
    expect(await keys(b, rolf)).toEqual([]);
    for (const who of [ingrid, kari]) await scenario.sign(a, who);
    const [asked] = await found(b, rolf);
    // Neither the other's days nor their number.
    expect(asked).toMatchObject({ key: `let_by_another:${a}`, confirmedBy: null });
    expect(asked.en).not.toMatch(/\d/);
    expect(await send(b, rolf)).toEqual([asked.key]);
    expect(await send(b, rolf, [asked.key])).toEqual([]);
    expect((await found(b, rolf)).map((one) => one.confirmedBy)).toEqual(['Roar Utleier']);
    expect(await keys(a, kari)).toEqual([]);
    await scenario.sign(b, jonas);
    expect(await sign(b, rolf, 'Roar Utleier', '1970-02-03')).toBeNull();
    expect((await scenario.read(b, rolf)).leaseStatus).toBe('upcoming');
    // Both have proved a claim: the other landlord is warned, and answers for themselves.
    const key = `let_by_another:${b}`;
    expect(await keys(a, kari)).toEqual([key]);
    const tasks = async () =>
      (await start(kari)).letting.contradictory.map(({ contractId }: any) => contractId);
    expect(await tasks()).toContain(a);
    await scenario.call('confirmContradictions', { contractId: a, keys: [key] }, kari);
    expect(await tasks()).not.toContain(a);
    await night();
    expect(
      await run('select key from lease_contradiction where lease_id in ($1, $2)', [a, b]),
    ).toEqual([]);
  });

  test('flats without numbers that two landlords let at one address are two flats', async () => {
    const { ingrid, jonas, kari } = scenario;
    const rolf = await person('Rolf Nabo', '1970-02-03');
    const address = { ...ADDRESS, street: 'Blokka' };
    const a = await draft(kari, await home(kari, { address }), ingrid);
    await send(a, kari);
    for (const who of [ingrid, kari]) await scenario.sign(a, who);
    expect(await keys(await draft(rolf, await home(rolf, { address }), jonas), rolf)).toEqual([]);
  });

  test('a confirmation counts for the days that it was given for', async () => {
    const { ingrid, jonas, kari } = scenario;
    const listing = await home(kari);
    const a = await draft(kari, listing, ingrid, { endsOn: '2030-03-31' });
    const late = { startsOn: '2027-12-31', endsOn: '2033-12-31' };
    const b = await draft(kari, listing, jonas, late);
    await send(a, kari);
    await send(b, kari, [`home_offered:${a}:2027-12-31..2030-03-31`]);
    await scenario.call('withdrawLease', { contractId: b, reason: 'x' }, kari);
    const { version } = await scenario.read(b, kari);
    const none = { securityType: 'no_deposit', securityAmount: null };
    await call(
      'mutation ($i: UpdateLeaseInputData!) { updateLease(inputData: $i) { _id } }',
      {
        i: {
          contractId: b,
          version,
          tenants: [draftTenant(jonas)],
          terms: { ...LEASE_TERMS, ...none, startsOn: '2027-01-01', endsOn: '2031-12-31' },
        },
      },
      kari,
    );
    expect(await send(b, kari)).toEqual([`home_offered:${a}:2027-01-01..2030-03-31`]);
  });
});

describe('the address of a home', () => {
  test('that is entered as the advice says lets the lease be sent', async () => {
    const { kari, ingrid, app } = scenario;
    const whose = { feed: 'bare', partnerId: null, ownerId: kari.id, contactId: null };
    const { street: _, streetNumber: __, ...place } = ADDRESS;
    await addListings(app, [{ title: 'Bare', address: place }], whose);
    const [{ id } = { id: '' }] = (await run(`select id from listing where feed = 'bare'`)) as any;
    const lease = await draft(kari, id, ingrid);
    expect(await keys(lease, kari)).toEqual(['home_unidentified']);
    await addListings(app, [{ title: 'Bare', address: { ...ADDRESS, street: 'Nygata' } }], whose);
    expect.soft(await keys(lease, kari)).toEqual([]);
    // Nor does a new draft help.
    expect(await keys(await draft(kari, id, ingrid), kari)).toEqual([]);
  });

  test('that is corrected after a lease was signed is the address of the next lease', async () => {
    const { app, kari, ingrid, jonas } = scenario;
    const listingId = await home(kari);
    const [{ feed } = { feed: '' }] = (await run('select feed from listing where id = $1', [
      listingId,
    ])) as any;
    const whose = { feed, partnerId: null, ownerId: kari.id, contactId: null };
    const a = await draft(kari, listingId, ingrid);
    await send(a, kari);
    for (const who of [ingrid, kari]) await scenario.sign(a, who);
    const address = { ...ADDRESS, street: 'Riktiggata', streetNumber: '7' };
    await addListings(app, [{ title: feed, address }], whose);
    const b = await draft(kari, listingId, jonas);
    const streetOf = async (id: string) =>
      (
        await call(
          `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
             property { street } } }`,
          { id },
          kari,
        )
      ).data.getSingleLeaseForPublicSite.property.street;
    expect([await streetOf(a), await streetOf(b)]).toEqual(['Markveien', 'Riktiggata']);
    // The home is the same.
    expect(await keys(b, kari)).toEqual([`home_let:${a}`]);
    expect(await streetOf(await draft(kari, listingId, jonas))).toBe('Riktiggata');
  });
});

describe('amendments', () => {
  test('a tenant with one name joins by their birth date, and a term of fifteen years is confirmed', async () => {
    const { kari, ingrid } = scenario;
    const id = await draft(kari, await home(kari), ingrid);
    await send(id, kari);
    for (const who of [ingrid, kari]) await scenario.sign(id, who);
    const longer = await scenario.call(
      'extendLease',
      { contractId: id, endsOn: '2042-12-31' },
      kari,
    );
    const long = ['term_long:2042-12-31'];
    expect(keysOf(longer)).toEqual(long);
    const confirmed = { contractId: id, endsOn: '2042-12-31', confirmed: long };
    expect(keysOf(await scenario.call('extendLease', confirmed, kari))).toEqual([]);
    const joining = [{ email: 'm@x.no', name: 'Madonna', birthDate: '1990-01-02' }];
    const change = { contractId: id, from: '2027-02-01', leaving: [], joining };
    const joined = await scenario.call('changeTenants', change, kari);
    expect(keysOf(joined)).toEqual([]);
  });
});

describe('what is told', () => {
  test('a home that is free from the day after the lease stays advertised', async () => {
    const { app, kari, ingrid, jonas } = scenario;
    const listingId = await home(kari, { availableFrom: '2027-11-01' });
    const token = await newToken(app, jonas);
    const input = { rentFrom: '2027-11-01', birthDate: '1993-09-28' };
    await interestCalls(app).call('addInterestForm', anInterestForm(listingId, input), {
      ...jonas,
      tokens: { ...jonas.tokens, accessToken: token },
    });
    await addSignedLease(app, {
      partnerId: null,
      landlord: kari,
      tenants: [ingrid],
      listingId,
      startsOn: '2027-01-01',
      endsOn: '2027-10-31',
    });
    const [listing] = await run('select state from listing where id = $1', [listingId]);
    expect.soft(listing).toEqual({ state: 'published' });
    const forms = await run('select state from interest where listing_id = $1', [listingId]);
    expect(forms).toEqual([{ state: 'sent' }]);
  });

  test('a home is off the search by an extension too', async () => {
    const { kari, ingrid } = scenario;
    const listing = await home(kari);
    const term = {
      startsOn: '2027-01-01',
      endsOn: '2027-09-30',
      fixedTermGround: 'own_use',
      fixedTermReason: 'Flytter inn.',
    };
    const id = await draft(kari, listing, ingrid, term);
    await send(id, kari);
    for (const who of [ingrid, kari]) await scenario.sign(id, who);
    const stateOf = async (one: string) =>
      (await run('select state from listing where id = $1', [one]))[0]!['state'];
    expect(await stateOf(listing)).toBe('inactive');
    // Advertised for the day after the last one, and then let to the same tenant for longer.
    const again = await call(
      `mutation ($id: ID!) { setListingActive(inputData: {
         listingId: $id, isActive: true, isInSearch: true, availableFrom: "2027-10-01" }) { state } }`,
      { id: listing },
      kari,
    );
    expect(again.data.setListingActive.state).toBe('published');
    await scenario.call('extendLease', { contractId: id, endsOn: '2032-12-31' }, kari);
    await scenario.settle();
    for (const who of [ingrid, kari]) await scenario.sign(id, who);
    expect((await scenario.read(id, kari)).contractEndDate).toBe('2032-12-31');
    expect(await stateOf(listing)).toBe('inactive');
  });

  test.each([
    ['a flat with one number', { apartmentNumber: 'H0301' }, 'apartment', true],
    ['a house', {}, 'detached_house', true],
    ['a flat without a number', {}, 'apartment', false],
  ] as const)('a second listing of %s', async (_, more, propertyType, isSame) => {
    const { app, kari, ingrid } = scenario;
    const address = { ...ADDRESS, street: `Dobbeltgata ${(count += 1)}`, ...more };
    const [let_, second] = [
      await home(kari, { address, propertyType }),
      await home(kari, { address, propertyType }),
    ];
    await addSignedLease(app, {
      partnerId: null,
      landlord: kari,
      tenants: [ingrid],
      listingId: let_,
      startsOn: '2027-01-01',
      endsOn: '2027-10-31',
    });
    const [listing] = await run('select state, let_from::text, title from listing where id = $1', [
      second,
    ]);
    expect(listing).toMatchObject(
      isSame
        ? { state: 'inactive', let_from: '2027-01-01' }
        : { state: 'published', let_from: null },
    );
    const { data } = await call('{ getNotifications { data { kind title } } }', {}, kari);
    const told = data.getNotifications.data.filter(({ title }: any) => title === listing!['title']);
    expect(told.map(({ kind }: any) => kind)).toEqual([
      isSame ? 'listing_taken_off' : 'address_let',
    ]);
  });

  test('an agency reads no number and no days of another agency’s lease', async () => {
    const { app, silje, turid, ingrid, partnerId } = scenario;
    const other = await addPartner(app, 'fjord', 'Fjord');
    const grants = [{ role: 'agent' as const, partnerId: other }];
    const agent = await addPerson(app, { email: 'fa@x.no', name: 'Fjord Agent', grants });
    const listings = [];
    for (const whose of [partnerId, other]) {
      const address = { ...ADDRESS, street: 'Byveien' };
      const owner = { feed: whose, partnerId: whose, ownerId: turid.id, contactId: null };
      await addListings(app, [{ address }], owner);
      listings.push((await run('select id from listing where feed = $1', [whose]))[0]!['id']);
    }
    const input = (listingId: string) =>
      aLease(listingId, {
        tenants: [{ email: ingrid.email, name: ingrid.name }],
        landlordId: turid.id,
        assignment: ASSIGNMENT,
        terms: LEASE_TERMS,
      });
    const first = await scenario.call('addLease', input(listings[0]), silje);
    await send(first.lease._id, silje);
    const second = await scenario.call('addLease', input(listings[1]), agent);
    // Both leases are number 1-1 of their agency.
    const [{ en } = { en: '' }] = await found(second.lease._id, agent);
    expect(en).not.toMatch(/2027|\d+-\d+/);
    // Nor does its confirmation count for the other lease.
    const [key] = await keys(second.lease._id, agent);
    expect(key).toBe(`address_let:${first.lease._id}`);
    expect(await send(second.lease._id, agent, [key!])).toEqual([]);
    expect((await found(first.lease._id, silje)).map((one) => one.confirmedBy)).toEqual([null]);
  });

  test('the other offer of a home that is let is withdrawn at once, with the reason', async () => {
    const { app } = scenario;
    const rolf = await person('Rolf Utleier', '1970-02-03');
    const xenia = await person('Xenia Leier', '1990-01-01');
    const yngve = await person('Yngve Leier', '1991-01-01');
    const listing = await home(rolf);
    const [a, b] = [await draft(rolf, listing, xenia), await draft(rolf, listing, yngve)];
    await send(a, rolf);
    await send(b, rolf, [`home_offered:${a}:2027-01-01..2029-12-31`]);
    await sign(a, xenia, 'Xenia Leier', '1990-01-01');
    await sign(a, rolf, 'Rolf Utleier', '1970-02-03');
    expect((await start(rolf)).letting.contradictory).toEqual([]);
    expect((await scenario.read(b, rolf)).leaseStatus).toBe('new');
    const [told] = (await app.mails()).filter(({ to }) => to === yngve.email).slice(-1);
    expect(told!.text).toContain('Boligen er leid ut til noen andre');
    app.clock.set(app.clock.now().add({ hours: 96 }));
    await app.jobs.perform('signing.remind');
    await scenario.settle();
    const reminders = (await app.mails()).filter(({ to }) => to === yngve.email);
    scenario.on('2026-11-20');
    expect(reminders).toEqual([]);
  });

  test('a contradiction that is gone is no task: the start page and the lease say the same', async () => {
    const { ingrid, jonas } = scenario;
    const rolf = await person('Rune Utleier', '1970-02-03');
    const listing = await home(rolf);
    const [a, b] = [await draft(rolf, listing, ingrid), await draft(rolf, listing, jonas)];
    await send(a, rolf);
    await send(b, rolf, [`home_offered:${a}:2027-01-01..2029-12-31`]);
    await night();
    await scenario.call('callOffLease', { contractId: b }, rolf);
    expect(await keys(a, rolf)).toEqual([]);
    expect.soft((await start(rolf)).letting.contradictory).toEqual([]);
    // A recalled draft is one as other drafts: none of them is a task.
    const c = await draft(rolf, listing, jonas);
    await send(c, rolf, [`home_offered:${a}:2027-01-01..2029-12-31`]);
    await night();
    await scenario.call('withdrawLease', { contractId: a, reason: 'x' }, rolf);
    await night();
    expect.soft((await start(rolf)).letting.contradictory).toEqual([]);
    await scenario.call('callOffLease', { contractId: a }, rolf);
    expect(await run('select key from lease_contradiction where lease_id = $1', [a])).toEqual([]);
  });

  test('a confirmation that is given already is no error', async () => {
    const { kari } = scenario;
    const id = await draft(
      kari,
      await home(kari),
      { email: 'q@x.no', name: 'Quinn Berg' },
      { endsOn: '2039-01-01' },
    );
    const input = { contractId: id, keys: ['term_long:2039-01-01'] };
    expect(keysOf(await scenario.call('confirmContradictions', input, kari))).toEqual([]);
    const answer = await scenario.call('confirmContradictions', input, kari);
    expect(answer.errors).toBeUndefined();
  });

  test('updatedSince has the lease whose contradictions are others now', async () => {
    const { app, partnerId, silje, ingrid, partnersHome } = scenario;
    const api = partnerCalls(app, await addPartnerKey(app, partnerId));
    const make = async ({ email, name }: TestPerson) =>
      (
        await scenario.draft({
          who: silje,
          listingId: partnersHome,
          tenants: [{ email, name }],
          terms: { securityType: 'no_deposit', securityAmount: null },
        })
      )._id as string;
    const a = await make(ingrid);
    await send(a, silje);
    app.clock.set(app.clock.now().add({ minutes: 5 }));
    const since = app.clock.now().toString();
    app.clock.set(app.clock.now().add({ minutes: 5 }));
    await run(
      'update property set street = null where id = (select property_id from lease where id = $1)',
      [a],
    );
    await night();
    await scenario.settle();
    const { body } = await api('GET', `/leases/${a}`);
    expect(body.contradictions).toHaveLength(1);
    const list = await api('GET', `/leases?updatedSince=${since}`);
    scenario.on('2026-11-20');
    expect(list.body.data.map((one: any) => one._id)).toContain(a);
  });
});
