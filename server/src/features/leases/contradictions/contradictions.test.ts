import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { aLease, LEASE_TERMS } from '../../../../testing/leases.ts';
import { newToken, type TestPerson } from '../../../../testing/people.ts';
import { startPage } from '../../../../testing/start-page.ts';
import { commands } from '../commands.ts';

let scenario: LeaseScenario;
/** Of an agency's book. */
const CLIENT_ACCOUNT = '15200400043';

beforeAll(async () => {
  scenario = await createLeaseScenario();
  await openBook(scenario.app, null, { name: 'Husvær AS', clientAccount: CLIENT_ACCOUNT });
});
afterAll(() => scenario.close());

const run = (text: string, values: unknown[] = []) =>
  scenario.app.database.session((session) => session.query<Record<string, string>>(text, values));

/** Calls the API as a person. */
const call = async (query: string, variables: Record<string, unknown>, who: TestPerson) =>
  scenario.app.api(query, variables, await newToken(scenario.app, who));

const refusal = ({ errors }: { errors?: readonly { extensions: any }[] | undefined }) => {
  const { code, params } = errors?.[0]?.extensions ?? {};
  return { code, keys: params?.contradictions?.map(({ key }: { key: string }) => key) };
};

/** What contradicts itself in a lease, as a person reads it. */
const found = async (contractId: string, who: TestPerson) =>
  (
    await call(
      `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
         contradictions { key stops confirmedBy en: text(language: en) no: text(language: no) } } }`,
      { id: contractId },
      who,
    )
  ).data.getSingleLeaseForPublicSite.contradictions;

const send = async (contractId: string, who: TestPerson, confirmed: string[] = []) => {
  const { version } = await scenario.read(contractId, who);
  const answer = await scenario.call('sendLease', { contractId, version, confirmed }, who);
  await scenario.settle();
  return answer;
};

/** A draft of Kari's home, in the name of one tenant. */
const draftFor = (tenant: TestPerson, listingId: string, terms: object = {}) =>
  scenario.draft({ listingId, tenants: [{ email: tenant.email, name: tenant.name }], terms });

/** A listing that the first draft is of. */
async function anotherHome(): Promise<string> {
  const { _id } = await scenario.draft();
  const [home] = await run(
    'select listing_id as id from property join lease on property.id = property_id where lease.id = $1',
    [_id],
  );
  await scenario.call('callOffLease', { contractId: _id }, scenario.kari);
  return home!['id']!;
}

describe('one home and two leases', () => {
  test('of two that are signed at the same moment one is binding', async () => {
    const { ingrid, jonas, kari } = scenario;
    const home = await anotherHome();
    const [first, second] = [await draftFor(ingrid, home), await draftFor(jonas, home)];
    expect((await send(first._id, kari)).errors).toBeUndefined();
    const key = `home_offered:${first._id}:2027-01-01..2029-12-31`;
    expect(refusal(await send(second._id, kari))).toEqual({
      code: 'leases.contradicted',
      keys: [key],
    });
    expect((await send(second._id, kari, [key])).errors).toBeUndefined();
    expect(await found(second._id, kari)).toMatchObject([
      { key, stops: false, confirmedBy: 'Kari Nordmann' },
    ]);
    // It is confirmed of both.
    const ofFirst = (await found(first._id, kari)).map((one: any) => one.confirmedBy);
    expect(ofFirst).toEqual(['Kari Nordmann']);
    // Tenants read nothing of it.
    expect(await found(second._id, jonas)).toEqual([]);
    await scenario.sign(first._id, ingrid);
    await scenario.sign(second._id, jonas);
    const ends = await Promise.all([
      scenario.sign(first._id, kari),
      scenario.sign(second._id, kari),
    ]);
    const reasons = ends.map(({ searchParams }) => searchParams.get('reason'));
    expect(reasons.toSorted()).toEqual(['leases.contradicted', null].toSorted());
    const statuses = await Promise.all(
      [first, second].map(async ({ _id }) => (await scenario.read(_id, kari)).leaseStatus),
    );
    // The other is a draft again.
    expect(statuses.toSorted()).toEqual(['new', 'upcoming']);
    const left = [first, second][statuses.indexOf('new')];
    expect(await found(left._id, kari)).toMatchObject([{ stops: true }]);
    expect((await found(left._id, kari))[0].no).toContain('Boligen er allerede leid ut');
    // Called off, it contradicts nothing any more.
    await scenario.call('callOffLease', { contractId: left._id }, kari);
    expect(await found(left._id, kari)).toEqual([]);
  });

  test('the form is compared as it is filled in, and nothing is saved', async () => {
    const { ingrid, jonas, kari } = scenario;
    const home = await anotherHome();
    const { _id } = await draftFor(ingrid, home);
    await send(_id, kari);
    await scenario.sign(_id, ingrid);
    await scenario.sign(_id, kari);
    const count = async () => (await run('select count(*)::text as n from lease'))[0]!['n'];
    const before = await count();
    const check = async (terms: object) => {
      const tenants = [{ email: jonas.email, name: jonas.name }];
      const inputData = aLease(home, { tenants, terms: { ...LEASE_TERMS, ...terms } });
      const { data } = await call(
        'mutation ($inputData: CheckLeaseInputData!) { checkLease(inputData: $inputData) { key } }',
        { inputData },
        kari,
      );
      return data.checkLease.map(({ key }: { key: string }) => key);
    };
    expect(await check({})).toEqual([`home_let:${_id}`]);
    expect(await check({ startsOn: '2028-11-01', endsOn: null })).toEqual([`home_let:${_id}`]);
    expect(await check({ kind: 'room' })).toEqual([`home_let:${_id}`]);
    expect(await count()).toBe(before);
  });

  test('a lease is not extended, nor a notice withdrawn, into the next one', async () => {
    const { ingrid, jonas, kari } = scenario;
    const home = await anotherHome();
    const { _id: first } = await draftFor(ingrid, home, { endsOn: null, mayGiveNotice: true });
    await send(first, kari);
    for (const who of [ingrid, kari]) await scenario.sign(first, who);
    scenario.on('2027-03-10');
    await scenario.call('giveNotice', { contractId: first }, ingrid);
    const { contractEndDate } = await scenario.read(first, kari);
    expect(contractEndDate).toBe('2027-06-30');
    const term = { startsOn: '2027-07-01', endsOn: '2030-06-30' };
    const { _id: second } = await draftFor(jonas, home, term);
    await send(second, kari);
    for (const who of [jonas, kari]) await scenario.sign(second, who);
    const back = await scenario.call('withdrawNotice', { contractId: first }, kari);
    expect(refusal(back)).toEqual({ code: 'leases.contradicted', keys: [`home_let:${second}`] });
    const longer = { contractId: first, endsOn: null };
    expect(refusal(await scenario.call('extendLease', longer, kari))).toEqual({
      code: 'leases.contradicted',
      keys: [`home_let:${second}`],
    });
    expect((await scenario.read(first, kari)).contractEndDate).toBe('2027-06-30');
    scenario.on('2026-11-20');
  });
});

describe('all leases at night', () => {
  const OF_TENANT = 'where lease_id = $1 and position = 0';
  const ITS_PROPERTY = '(select property_id from lease where id = $1)';
  /** Each plants one contradiction in a signed lease, and says what is found. */
  const PLANTED: [what: string, sql: string, key: RegExp][] = [
    [
      'a tenant who is the landlord',
      `update lease_tenant set account_id = (select landlord_id from property where id = ${ITS_PROPERTY}) ${OF_TENANT}`,
      /^same_person:/,
    ],
    [
      'another name than at the bank',
      `update lease_tenant set name = 'Ingrid Berg' ${OF_TENANT}`,
      /^name_differs:ingrid@x\.no:Ingrid Berg/,
    ],
    [
      'one name alone',
      `update lease_tenant set name = 'Ingrid', birth_date = null, account_id = null ${OF_TENANT}`,
      /^party_unidentified:/,
    ],
    [
      'two homes at one address',
      `update property set (street, street_number, postal_code, apartment_number, landlord_id) = (
         select street, street_number, postal_code, apartment_number, landlord_id from property where id = ${ITS_PROPERTY})
       where id = (select property_id from lease where paper = 'signed' and id != $1 order by id desc limit 1)`,
      /^address_let:/,
    ],
    [
      'a term of twelve years',
      "update lease set ends_on = '2039-01-01' where id = $1",
      /^term_long:2039-01-01$/,
    ],
    [
      'seven rents of security',
      'update lease set security_amount = monthly_rent * 7 where id = $1',
      /^security_too_big$/,
    ],
    [
      'a home without a street',
      `update property set street = null where id = ${ITS_PROPERTY}`,
      /^home_unidentified$/,
    ],
    [
      'rent to a client account',
      `update lease set rent_collection = 'direct', rent_account = '${CLIENT_ACCOUNT}' where id = $1`,
      /^account_of_books$/,
    ],
    [
      'an assignment that ended',
      "update assignment set ends_on = '2026-12-31' where id = (select assignment_id from lease where id = $1)",
      /^authority_missing$/,
    ],
    [
      'a second lease',
      `update lease set serial = 99, property_id = ${ITS_PROPERTY} where id = (select max(id::text)::uuid from lease where paper = 'signed' and id != $1)`,
      /^home_let:/,
    ],
  ];

  test.each(PLANTED)('find %s, for who runs the lease', async (what, sql, key) => {
    const { app, kari, silje, partnerId } = scenario;
    const isAgents = what === 'an assignment that ended';
    const who = isAgents ? silje : kari;
    const { _id } = await scenario.signed({ who });
    const lines: string[] = [];
    const check = async () => {
      lines.length = 0;
      const print = (line: string) => void lines.push(line);
      const command = commands.find(({ name }) => name === 'leases check')!;
      return command.run({
        args: [],
        runner: app.runner,
        audits: [],
        check: () => Promise.resolve([]),
        sealed: [],
        print,
      });
    };
    expect([await check(), lines]).toEqual([0, ['No lease contradicts itself.']]);
    await run(sql, [_id]);
    await app.jobs.perform('leases.compare');
    const [{ key: stored } = { key: '' }] = await run(
      'select key from lease_contradiction where lease_id = $1',
      [_id],
    );
    expect(stored).toMatch(key);
    expect(await check()).toBe(1);
    expect(lines.some((line) => line.startsWith(`${_id} ${stored}: `))).toBe(true);

    // The start page counts what the list behind it has.
    const { data } = await call(startPage(), { id: isAgents ? partnerId : null }, who);
    const { agency, letting } = data.getStartPage;
    const side = isAgents ? { partnerId } : { personType: 'landlord' };
    const list = await call(
      'query ($of: LeasesQueryData!) { getLeases(queryData: $of) { data { _id } } }',
      { of: { ...side, isContradictory: true } },
      who,
    );
    const rows = list.data.getLeases.data.map((lease: { _id: string }) => lease._id);
    expect(rows).toContain(_id);
    if (isAgents) expect(agency.contradictory).toBe(rows.length);
    else
      expect(letting.contradictory.map((one: any) => one.contractId).toSorted()).toEqual(
        rows.toSorted(),
      );
    await run("update lease set paper = 'called_off' where id = $1", [_id]);
    await app.jobs.perform('leases.compare');
    expect(await check()).toBe(0);
  });

  test('what is confirmed is found no more, and the history has who confirmed it', async () => {
    const { app, kari, ingrid } = scenario;
    const { _id } = await scenario.signed();
    await run("update lease set ends_on = '2039-01-01' where id = $1", [_id]);
    await app.jobs.perform('leases.compare');
    const key = 'term_long:2039-01-01';
    const confirm = (keys: string[], who: TestPerson) =>
      scenario.call('confirmContradictions', { contractId: _id, keys }, who);
    expect(refusal(await confirm([key], ingrid)).code).toBe('leases.not_found');
    expect(refusal(await confirm([key, 'term_over'], kari))).toEqual({
      code: 'leases.contradicted',
      keys: [key],
    });
    expect((await confirm([key], kari)).errors).toBeUndefined();
    expect(await found(_id, kari)).toMatchObject([{ key, confirmedBy: 'Kari Nordmann' }]);
    await app.jobs.perform('leases.compare');
    expect(await run('select key from lease_contradiction where lease_id = $1', [_id])).toEqual([]);
    const [event] = await run(
      "select by_id from lease_event where lease_id = $1 and name = 'contradiction_confirmed'",
      [_id],
    );
    expect(event).toEqual({ by_id: kari.id });
  });
});
