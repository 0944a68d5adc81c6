import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addDays } from '@husvaer/domain/kernel/dates';
import { leaseStatus, rentStatus } from '@husvaer/domain/leases/status';
import {
  LEASE_STATUSES,
  RENT_STATUSES,
  TENANCY_KINDS,
  type LeaseStatus,
} from '@husvaer/domain/leases/enums';

import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { recording } from '../../../../testing/recorded-sql.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  type TestApp,
} from '../../../../testing/test-app.ts';
import { createApp } from '../../../app.ts';
import { createLogger } from '../../../platform/log.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import { viewLeases } from '../lease-view.ts';
import { findLeaseIds, type LeaseSort, type Scope } from './store.ts';

const COUNT = 600;
const DAYS = ['2026-11-20', '2026-12-31', '2027-02-28', '2028-02-29', '2029-11-30', '2031-06-15'];
let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let landlord: TestPerson;
let tenant: TestPerson;

/** Pseudo-random numbers, the same each time (a linear congruential generator). */
function chance(seed: number) {
  let state = seed;
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  return { upTo, oneOf: <One>(all: readonly One[]): One => all[upTo(all.length)]! };
}

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  agent = await addPerson(app, { email: 'agent@x.no', grants: [{ role: 'agent', partnerId }] });
  landlord = await addPerson(app, { email: 'turid@x.no', name: 'Turid Ålesund' });
  tenant = await addPerson(app, { email: 'kari@x.no' });
  await addLeases();
});
afterAll(() => app.close());

/** Adds leases in every state, with dates at the limits of the law and the calendar. */
async function addLeases() {
  const { upTo, oneOf } = chance(7);
  await addListings(
    app,
    Array.from({ length: COUNT }, () => ({})),
  );
  const listings = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
  const noticed = (day: string | null) => ({
    noticeSentOn: day,
    petitionFrom: day && oneOf([null, addDays(day, 15), addDays(day, 15)]),
  });
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const startsOn = oneOf([
      addDays('2026-01-01', upTo(2200)),
      oneOf(DAYS),
      addDays(oneOf(DAYS), 1 - upTo(3)),
      '2024-02-29',
    ]);
    const length = oneOf([0, 1, 100, 364, 365, 366, 1094, 1095, 1096, upTo(1500)]);
    const endsOn = oneOf([null, addDays(startsOn, length), oneOf(DAYS)]);
    const lastDay = endsOn !== null && endsOn < startsOn ? null : endsOn;
    const endedOn = oneOf([null, null, addDays(startsOn, upTo(900)), oneOf(DAYS)]);
    return {
      id: crypto.randomUUID(),
      name: oneOf(['Ærfugl', 'Lys toroms', 'Hybel 7']),
      listingId: listings[index]!.id,
      serial: index + 1,
      leaseSerial: 1 + upTo(3),
      paper: oneOf([
        'draft',
        'sent',
        'called_off',
        'signed',
        'signed',
        'signed',
        'signed',
        'signed',
      ]),
      kind: oneOf(TENANCY_KINDS),
      startsOn,
      endsOn: lastDay,
      endedOn: endedOn !== null && endedOn < startsOn ? null : endedOn,
      ground: [null, 'own_use', 'other', null, null][index % 5],
      reason: oneOf([null, null, '', 'Flytter inn igjen.']),
      monthlyRent: 1_000_000 + upTo(20) * 50_000,
      agentId: oneOf([null, agent.id]),
      tenantId: tenant.id,
      tenantName: oneOf(['Kari Nordmann', 'Øystein Ås', '100 % Ola']),
      dueOn: oneOf([null, null, null, ...DAYS, addDays(oneOf(DAYS), 1 - upTo(3))]),
      hasPayout: upTo(4) === 0,
      ...noticed(oneOf([null, null, null, null, addDays(oneOf(DAYS), -13 - upTo(3))])),
      petitionedOn: oneOf([null, null, null, null, null, null, null, '2026-11-19']),
    };
  });
  const ids = `(select value::jsonb from (select $1::text as value) as input)`;
  const query = `jsonb_to_recordset(${ids}) as input (id uuid, "listingId" uuid, name text, serial integer,
    "leaseSerial" integer, paper text, kind text, "startsOn" date, "endsOn" date, "endedOn" date,
    ground text, reason text, "tenantId" uuid, "tenantName" text, "dueOn" date, "hasPayout" boolean,
    "noticeSentOn" date, "petitionFrom" date, "petitionedOn" date, "monthlyRent" bigint, "agentId" uuid)`;
  await app.database.session(async (session) => {
    for (const [statement, ...more] of [
      [
        `insert into property (id, partner_id, landlord_id, serial, name, city, lat, lng, created_at, listing_id)
         select id, $2, $3, serial, name, 'Oslo', 59.9, 10.7, now(), "listingId" from ${query}`,
        partnerId,
        landlord.id,
      ],
      [
        `insert into assignment (id, property_id, agent_id, starts_on, payout_day, created_at)
         select id, id, "agentId", "startsOn", 15, now() from ${query}`,
      ],
      [
        `insert into lease (id, assignment_id, property_id, serial, paper, kind, starts_on, ends_on, ended_on,
           fixed_term_ground, fixed_term_reason, may_give_notice, notice_months, monthly_rent, use_costs, due_day, security_type, created_at)
         select id, id, id, "leaseSerial", paper, kind, "startsOn", "endsOn", "endedOn", ground, reason,
           true, 3, "monthlyRent", '{}', 1, 'no_deposit', now() from ${query}`,
      ],
      [
        `insert into lease_tenant (lease_id, position, account_id, email, name)
         select id, 0, "tenantId", 'kari@x.no', "tenantName" from ${query}`,
      ],
      [
        `insert into lease_owed (lease_id, due_on, owed, paid)
         select id, "dueOn", 100, 0 from ${query} where "dueOn" is not null`,
      ],
      [
        `insert into lease_money (lease_id, has_payout, notice_sent_on, petition_from, petitioned_on)
         select id, "hasPayout", "noticeSentOn", "petitionFrom", "petitionedOn" from ${query} where serial % 5 <> 0`,
      ],
    ] as const)
      await session.query(statement, [JSON.stringify(rows), ...more]);
  });
}

const viewerOf = ({ id }: TestPerson): AccountViewer => ({
  kind: 'account',
  id,
  sessionId: id,
  partnerId: null,
  grants: id === agent.id ? [{ role: 'agent', partnerId }] : [{ role: 'tenant', partnerId: null }],
});
const everything = { limit: COUNT + 1, skip: 0, sort: 'number', isDescending: false } as const;

describe.each(['agent', 'landlord', 'tenant'] as const)('as %s', (side) => {
  test.each(DAYS)('SQL and the pure function agree on %s', async (today) => {
    app.clock.set(Temporal.Instant.from(`${today}T11:00:00Z`));
    const who = { agent, landlord, tenant }[side];
    const scope: Scope = {
      agent: { partnerId },
      landlord: { landlordId: landlord.id },
      tenant: { tenantId: tenant.id },
    }[side];
    await app.runner.read(
      viewerOf(who),
      async (work) => {
        const read = { side, today };
        const { ids: all } = await findLeaseIds(work.tx, scope, everything, {}, read);
        const leases = await viewLeases(work, viewerOf(who), all);
        expect(leases).toHaveLength(all.length);
        const byStatus = Map.groupBy(leases, (lease) =>
          leaseStatus(lease.facts, today, lease.side),
        );
        for (const status of LEASE_STATUSES) {
          const { ids } = await findLeaseIds(work.tx, scope, everything, { status }, read);
          expect({ status, ids: ids.sort() }).toEqual({
            status,
            ids: (byStatus.get(status) ?? []).map(({ id }) => id).sort(),
          });
        }
        const byRent = Map.groupBy(leases, (lease) => rentStatus(lease.facts, today, lease.side));
        for (const status of RENT_STATUSES) {
          const { ids } = await findLeaseIds(
            work.tx,
            scope,
            everything,
            { rentStatus: status },
            read,
          );
          expect({ status, ids: ids.sort() }).toEqual({
            status,
            ids: (byRent.get(status) ?? []).map(({ id }) => id).sort(),
          });
        }
        const busy: LeaseStatus[] = side === 'tenant' ? ['paid', 'closed'] : ['active', 'closed'];
        for (const status of busy) expect(byStatus.get(status)?.length).toBeGreaterThan(5);
      },
      undefined,
    );
  });
});

describe('a list', () => {
  const LIST = `query ($queryData: LeasesQueryData!, $optionData: LeasesOptionData) {
    getLeases(queryData: $queryData, optionData: $optionData) {
      data { _id leaseSerial leaseStatus rentStatus overdueAmount monthlyRentAmount contractStartDate contractEndDate
        tenantNames agent { _id name } landlord { name } property { propertySerial name } }
      metaData { totalDocuments filteredDocuments } } }`;
  const list = async (input: object, page: object = { limit: 100 }) => {
    app.clock.set(Temporal.Instant.from('2026-11-20T08:00:00Z'));
    const { data } = await app.api(
      LIST,
      { queryData: { partnerId, ...input }, optionData: page },
      agent.tokens.accessToken,
    );
    return data.getLeases as {
      data: Record<string, any>[];
      metaData: { totalDocuments: number; filteredDocuments: number };
    };
  };

  test('reports how many there are, and returns as many as requested', async () => {
    const { data, metaData } = await list({ status: 'soon_ending' });
    expect(metaData.totalDocuments).toBe(COUNT);
    expect(metaData.filteredDocuments).toBe(data.length);
    expect(data.length).toBeGreaterThan(0);
    for (const { leaseStatus: status } of data) expect(status).toBe('soon_ending');
    expect((await list({})).metaData.filteredDocuments).toBe(COUNT);
  });

  test.each([
    ['ærfugl', ({ property }: any) => property.name === 'Ærfugl'],
    ['HYBEL', ({ property }: any) => property.name === 'Hybel 7'],
    ['12', ({ property }: any) => property.propertySerial === 12],
  ])('is searched by %s', async (search, matches) => {
    const { data } = await list({ search });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(matches)).toBe(true);
  });

  test('is searched by a tenant, the landlord, and a number of both', async () => {
    const count = async (search: string) => (await list({ search })).metaData.filteredDocuments;
    expect(await count('øystein')).toBeGreaterThan(50);
    expect(await count('100 %')).toBeGreaterThan(50);
    expect(await count('Turid')).toBe(COUNT);
    expect(await count('%')).toBe(await count('100 %'));
    const [first] = (await list({}, { limit: 1, sort: 'number' })).data;
    expect(first!['property'].propertySerial).toBe(1);
    expect(await count(`1-${first!['leaseSerial']}`)).toBe(1);
    expect(await count('1-9')).toBe(0);
    expect(await count('finnes ikke')).toBe(0);
  });

  test.each<[object, (lease: any) => boolean]>([
    [{ rentStatus: 'overdue' }, (lease) => lease.rentStatus === 'overdue'],
    [{ isInArrears: true }, (lease) => lease.overdueAmount > 0],
    [
      { endsWithinDays: 90 },
      ({ rentStatus: signed, contractEndDate: end }) =>
        signed !== null && end >= '2026-11-20' && end <= '2027-02-18',
    ],
    [
      { isInArrears: true, status: 'overdue', search: 'hybel' },
      ({ overdueAmount, leaseStatus: status, property: { name } }) =>
        overdueAmount > 0 && status === 'overdue' && name === 'Hybel 7',
    ],
  ])('is filtered by %o', async (filters, matches) => {
    const { data, metaData } = await list(filters);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(matches)).toBe(true);
    expect(metaData.filteredDocuments).toBe((await listAll()).filter(matches).length);
  });

  test('is filtered by an agent and by a landlord, and names them', async () => {
    const { data } = await app.api(
      'query ($id: ID!) { getLettingPeople(queryData: { partnerId: $id }) { agents { _id name } landlords { _id name } } }',
      { id: partnerId },
      agent.tokens.accessToken,
    );
    expect(data.getLettingPeople).toEqual({
      agents: [{ _id: agent.id, name: expect.any(String) }],
      landlords: [{ _id: landlord.id, name: 'Turid Ålesund' }],
    });
    const { data: hers } = await list({ agentId: agent.id });
    expect(hers.length).toBeGreaterThan(0);
    expect(hers.every((lease) => lease['agent']?._id === agent.id)).toBe(true);
    expect((await list({ landlordId: landlord.id })).metaData.filteredDocuments).toBe(COUNT);
    expect((await list({ landlordId: agent.id })).metaData.filteredDocuments).toBe(0);
  });

  /** Reads the whole list page by page. */
  async function listAll(sort: object = {}) {
    const all: Record<string, any>[] = [];
    for (let skip = 0; skip < COUNT; skip += 100)
      all.push(...(await list({}, { limit: 100, skip, ...sort })).data);
    return all;
  }

  test.each<[LeaseSort, (lease: any) => string | number | null]>([
    ['starts', (lease) => lease.contractStartDate],
    ['ends', (lease) => lease.contractEndDate],
    ['number', (lease) => lease.property.propertySerial],
    ['home', (lease) => lease.property.name],
    ['tenant', (lease) => lease.tenantNames[0]],
    ['status', (lease) => LEASE_STATUSES.indexOf(lease.leaseStatus)],
    ['rent', (lease) => lease.monthlyRentAmount],
    ['arrears', (lease) => lease.overdueAmount],
    ['agent', (lease) => lease.agent?.name ?? null],
    ['landlord', (lease) => lease.landlord.name],
  ])('is sorted by %s, in both directions, with empty values last', async (sort, valueOf) => {
    const orders = await Promise.all(
      [false, true].map(async (isDescending) => {
        const all = await listAll({ sort, isDescending });
        expect(new Set(all.map(({ _id }) => _id)).size).toBe(COUNT);
        const values = all.map(valueOf);
        const there = values.filter((value) => value !== null);
        expect(values.slice(0, there.length)).toEqual(there);
        return there.filter((value, index) => value !== there[index - 1]);
      }),
    );
    const [up, down] = orders as [(string | number)[], (string | number)[]];
    expect(new Set(up).size).toBe(up.length);
    expect(down).toEqual(up.toReversed());
    // Texts are in the order of the database's language.
    if (typeof up[0] === 'number' || sort === 'starts' || sort === 'ends')
      expect(up).toEqual(up.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('begins with the latest start', async () => {
    const { data } = await list({});
    const starts = data.map((lease) => lease['contractStartDate'] as string);
    expect(starts).toEqual(starts.toSorted().toReversed());
  });

  test('sends as many queries for a hundred leases as for one', async () => {
    const { database, sent } = recording(app.database);
    const { config, clock } = app;
    const counted = await createApp({
      config,
      clock,
      database,
      log: createLogger(config),
      pages: false,
    });
    const token = await newToken(app, agent);
    const statements = async (limit: number) => {
      sent.length = 0;
      const response = await counted.http.inject({
        method: 'POST',
        url: '/api/graphql',
        headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
        payload: {
          query: LIST,
          variables: { queryData: { partnerId }, optionData: { limit } },
        },
      });
      expect(response.json().data.getLeases.data).toHaveLength(limit);
      return sent.map(({ sql }) => sql);
    };
    const ofOne = await statements(1);
    expect(ofOne.length).toBeGreaterThan(2);
    expect(await statements(100)).toHaveLength(ofOne.length);
    await counted.http.close();
  });
});
