import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addDays } from '@husvaer/domain/kernel/dates';
import { leaseStatus } from '@husvaer/domain/leases/status';
import { LEASE_STATUSES, TENANCY_KINDS, type LeaseStatus } from '@husvaer/domain/leases/words';

import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import {
  addListings,
  addPartner,
  createTestApp,
  type TestApp,
} from '../../../../testing/test-app.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import { viewLeases } from '../use-cases/lease-view.ts';
import { findLeaseIds, type Whose } from './store.ts';

const COUNT = 600;
const DAYS = ['2026-11-20', '2026-12-31', '2027-02-28', '2028-02-29', '2029-11-30', '2031-06-15'];
let app: TestApp;
let partnerId: string;
let agent: TestPerson;
let landlord: TestPerson;
let tenant: TestPerson;

/** Numbers that look like chance and are the same each time (a linear congruence). */
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

/** Leases of every paper, with dates on the edges the law and the calendar have. */
async function addLeases() {
  const { upTo, oneOf } = chance(7);
  await addListings(
    app,
    Array.from({ length: COUNT }, () => ({})),
  );
  const listings = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing'),
  );
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
      reason: oneOf([null, null, '', 'Flytter inn igjen.']),
      tenantId: tenant.id,
      tenantName: oneOf(['Kari Nordmann', 'Øystein Ås', '100 % Ola']),
      dueOn: oneOf([null, null, null, ...DAYS, addDays(oneOf(DAYS), 1 - upTo(3))]),
      hasPayout: upTo(4) === 0,
      noticeSentOn: oneOf([null, null, null, null, addDays(oneOf(DAYS), -13 - upTo(3))]),
      petitionedOn: oneOf([null, null, null, null, null, null, null, '2026-11-19']),
    };
  });
  const ids = `(select value::jsonb from (select $1::text as value) as said)`;
  const said = `jsonb_to_recordset(${ids}) as said (id uuid, "listingId" uuid, name text, serial integer,
    "leaseSerial" integer, paper text, kind text, "startsOn" date, "endsOn" date, "endedOn" date,
    reason text, "tenantId" uuid, "tenantName" text, "dueOn" date, "hasPayout" boolean,
    "noticeSentOn" date, "petitionedOn" date)`;
  await app.database.session(async (session) => {
    for (const [statement, ...more] of [
      [
        `insert into property (id, partner_id, landlord_id, serial, name, city, lat, lng, created_at, listing_id)
         select id, $2, $3, serial, name, 'Oslo', 59.9, 10.7, now(), "listingId" from ${said}`,
        partnerId,
        landlord.id,
      ],
      [
        `insert into assignment (id, property_id, agent_id, starts_on, payout_day, has_payout_guarantee, created_at)
         select id, id, null, "startsOn", 15, false, now() from ${said}`,
      ],
      [
        `insert into lease (id, assignment_id, property_id, serial, paper, kind, starts_on, ends_on, ended_on,
           fixed_term_reason, may_give_notice, notice_months, monthly_rent, use_costs, due_day, security_type, created_at)
         select id, id, id, "leaseSerial", paper, kind, "startsOn", "endsOn", "endedOn", reason,
           true, 3, 1200000, '{}', 1, 'no_deposit', now() from ${said}`,
      ],
      [
        `insert into lease_tenant (lease_id, position, account_id, email, name)
         select id, 0, "tenantId", 'kari@x.no', "tenantName" from ${said}`,
      ],
      [
        `insert into lease_owed (lease_id, due_on, owed, paid)
         select id, "dueOn", 100, 0 from ${said} where "dueOn" is not null`,
      ],
      [
        `insert into lease_money (lease_id, has_payout, notice_sent_on, petitioned_on)
         select id, "hasPayout", "noticeSentOn", "petitionedOn" from ${said} where serial % 5 <> 0`,
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
const everything = { limit: COUNT + 1, skip: 0 };

describe.each(['agent', 'landlord', 'tenant'] as const)('as %s', (side) => {
  test.each(DAYS)('SQL and the pure function say the same on %s', async (today) => {
    app.clock.set(Temporal.Instant.from(`${today}T11:00:00Z`));
    const who = { agent, landlord, tenant }[side];
    const whose: Whose = {
      agent: { partnerId },
      landlord: { landlordId: landlord.id },
      tenant: { tenantId: tenant.id },
    }[side];
    await app.runner.read(
      viewerOf(who),
      async (work) => {
        const all = await findLeaseIds(work.tx, whose, everything);
        const leases = await viewLeases(work, viewerOf(who), all);
        expect(leases).toHaveLength(all.length);
        const byStatus = Map.groupBy(leases, (lease) =>
          leaseStatus(lease.facts, today, lease.side),
        );
        for (const status of LEASE_STATUSES) {
          const found = await findLeaseIds(work.tx, whose, everything, {
            status: { is: status, side, today },
          });
          expect({ status, ids: found.sort() }).toEqual({
            status,
            ids: (byStatus.get(status) ?? []).map(({ id }) => id).sort(),
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
      data { _id leaseSerial leaseStatus contractStartDate contractEndDate property { propertySerial name } }
      metaData { totalDocuments filteredDocuments } } }`;
  const list = async (said: object, page: object = { limit: 100 }) => {
    app.clock.set(Temporal.Instant.from('2026-11-20T08:00:00Z'));
    const { data } = await app.api(
      LIST,
      { queryData: { partnerId, ...said }, optionData: page },
      agent.tokens.accessToken,
    );
    return data.getLeases as {
      data: Record<string, any>[];
      metaData: { totalDocuments: number; filteredDocuments: number };
    };
  };

  test('says how many there are, and how many were asked for', async () => {
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

  test.each([
    ['starts_latest', 'contractStartDate', -1],
    ['starts_earliest', 'contractStartDate', 1],
    ['ends_soonest', 'contractEndDate', 1],
  ] as const)('is sorted by %s', async (sort, field, direction) => {
    const { data } = await list({}, { limit: 100, sort });
    const said = data.map((lease) => lease[field] as string | null);
    const dates = said.filter((date) => date !== null);
    expect(dates.length).toBeGreaterThan(50);
    expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? -direction : a > b ? direction : 0)));
    // What has no end comes last.
    expect(said.slice(0, dates.length)).toEqual(dates);
  });
});
