import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { commands } from '../commands.ts';
import { countEndingRates, findRates } from './store.ts';

let app: TestApp;
let logged: { msg: string; [field: string]: unknown }[];
let dina: TestPerson;
let kari: TestPerson;
let ingrid: TestPerson;
let agnes: TestPerson;
let partnerId: string;

beforeAll(async () => {
  logged = [];
  app = await createTestApp(
    { LOG_LEVEL: 'warn' },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  );
  const grants = [{ role: 'operator' as const, partnerId: null }];
  dina = await addPerson(app, { email: 'dina@x.no', grants });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  agnes = await addPerson(app, {
    email: 'agnes@x.no',
    grants: [{ role: 'agent' as const, partnerId }],
  });
  // Only what the release has is known.
  await app.database.session(({ exec }) => exec('delete from legal_rate'));
});
afterAll(() => app.close());

const on = (day: string) => app.clock.set(Temporal.Instant.from(`${day}T07:00:00Z`));
const NEXT = { kind: 'late_interest', since: '2027-01-01', value: 12, source: 'FOR-2026-12-15-1' };

async function enter(input: object, who = dina) {
  const { data, errors } = await app.api(
    `mutation ($input: EnterRateInputData!) {
      enterRate(inputData: $input) { known { kind since until value source } ending { kind day } } }`,
    { input },
    await newToken(app, who),
  );
  return data?.enterRate ?? errors?.[0]?.extensions;
}
async function endingCount(): Promise<number> {
  const { data } = await app.api(
    '{ getStartPage(queryData: {}) { trouble { rates } } }',
    {},
    await newToken(app, dina),
  );
  return data.getStartPage.trouble.rates;
}
/** Why the next letter waits, as pages say it: in the list of late rent, and on the lease's page. */
async function shownReasons() {
  const [lease] = await app.database.session(({ query }) =>
    query<{ id: string }>('select id from lease'),
  );
  const page = async (who: TestPerson) => {
    const { data } = await app.api(
      `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
        arrears { waitsFor { kind day } } } }`,
      { id: lease!.id },
      await newToken(app, who),
    );
    return data.getSingleLeaseForPublicSite.arrears.waitsFor;
  };
  const { data } = await app.api(
    'query ($id: ID) { getArrears(queryData: { partnerId: $id }) { data { waitsFor { kind day } } } }',
    { id: partnerId },
    await newToken(app, agnes),
  );
  return {
    list: data.getArrears.data[0].waitsFor,
    agent: await page(agnes),
    tenant: await page(ingrid),
  };
}
async function settle() {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}
async function remind(day: string): Promise<void> {
  on(day);
  await app.jobs.perform('arrears.remind');
  await settle();
}
const letters = () =>
  app.database.session(({ query }) =>
    query('select kind, sent_on, made_at is not null as made from rent_letter order by sent_on'),
  );

test('operators are warned on the start page and at /operations thirty days before', async () => {
  on('2026-12-01');
  expect(await endingCount()).toBe(0);
  on('2026-12-02');
  expect(await endingCount()).toBe(3);
  const { data } = await app.api(
    '{ getRates { ending { kind day } } }',
    {},
    await newToken(app, dina),
  );
  expect(data.getRates.ending).toContainEqual({ kind: 'late_interest', day: '2027-01-01' });
});

test('a letter waits for the rate of its days, with the reason in the log, and goes once it is entered', async () => {
  on('2026-12-01');
  await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    dueDay: 15,
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
  });
  await settle();
  await remind('2026-12-18');
  expect(await letters()).toMatchObject([{ kind: 'soft_reminder' }]);
  await remind('2027-01-02');
  expect(await letters()).toHaveLength(1);
  expect(logged).toContainEqual(
    expect.objectContaining({
      msg: 'letter waits for a rate of law',
      kind: 'late_interest',
      day: '2027-01-01',
    }),
  );
  const missing = { kind: 'late_interest', day: '2027-01-01' };
  expect(await shownReasons()).toEqual({ list: missing, agent: missing, tenant: null });
  expect(await enter(NEXT)).toMatchObject({
    known: expect.arrayContaining([{ ...NEXT, until: '2027-06-30' }]),
  });
  await remind('2027-01-03');
  expect(await letters()).toHaveLength(1);
  expect(await enter({ ...NEXT, kind: 'reminder_fee', value: 40 })).toMatchObject({
    ending: [{ kind: 'court_fee', day: '2027-01-03' }],
  });
  await remind('2027-01-04');
  expect(await shownReasons()).toEqual({ list: null, agent: null, tenant: null });
  expect(await letters()).toMatchObject([
    { kind: 'soft_reminder' },
    { kind: 'notice', sent_on: '2027-01-04', made: true },
  ]);
  const [claim] = await app.database.session(({ query }) =>
    query<{ fee: bigint; interest: bigint; principal: bigint }>(
      `select fee, interest, principal from rent_letter_claim
       join rent_letter on id = letter_id where kind = 'notice'`,
    ),
  );
  expect(claim!.fee).toBe(40_00n);
  // 16 days at 12.25 %, four at 12 %.
  expect(claim!.interest).toBe(
    (claim!.principal * (16n * 1225n + 4n * 1200n) + 1_825_000n) / 3_650_000n,
  );
});

test('a rate that a letter was drawn with does not change', async () => {
  on('2027-01-05');
  const used = { code: 'arrears.rate_used', params: { sentOn: '2027-01-04' } };
  expect(await enter({ ...NEXT, value: 13 })).toMatchObject({
    code: 'arrears.rate_known',
    params: { value: 12 },
  });
  expect(await enter({ ...NEXT, value: 13, replaces: 12 })).toMatchObject(used);
  expect(await enter({ ...NEXT, source: 'another source' })).toMatchObject(used);
  expect(await enter({ ...NEXT, since: '2026-07-01', value: 9, replaces: 12.25 })).toMatchObject(
    used,
  );
  // A repeated call changes nothing.
  expect(await enter(NEXT)).toMatchObject({ ending: [{ kind: 'court_fee' }] });
});

test('a rate that nothing was drawn with is replaced by naming its value, and the record says who did it', async () => {
  const court = { ...NEXT, kind: 'court_fee', value: 1390 };
  await enter(court);
  expect(await enter({ ...court, value: 1391, replaces: 1390 })).toMatchObject({ ending: [] });
  const done = await app.database.session(({ query }) =>
    query(
      `select who, whom from staff_action where what = 'arrears.enter_rate' order by at desc, id desc limit 2`,
    ),
  );
  expect(done).toEqual([
    { who: dina.id, whom: 'court_fee 2027-01-01: 1390 -> 1391, FOR-2026-12-15-1' },
    { who: dina.id, whom: 'court_fee 2027-01-01: 1390, FOR-2026-12-15-1' },
  ]);
});

test('only operators read and enter rates', async () => {
  expect(await enter(NEXT, kari)).toMatchObject({ code: 'arrears.not_found' });
});

test('the console lists rates and enters one', async () => {
  const printed: string[] = [];
  const run = (name: string, ...args: string[]) =>
    commands
      .find((one) => one.name === `arrears ${name}`)!
      .run({
        args,
        runner: app.runner,
        audits: [],
        check: () => Promise.resolve([]),
        sealed: [],
        print: (line) => void printed.push(line),
      });
  on('2027-06-20');
  await run('rates');
  expect(printed).toContain('2026-07-01  late_interest  12.25  FOR-2026-06-25-1372');
  expect(printed).toContain(
    'Enter late_interest from 2027-07-01: papers of that day that need it will wait.',
  );
  await run('enter-rate', 'late_interest', '2027-07-01', '12.5', 'FOR-2027-06-20-1');
  expect(printed.at(-1)).toBe('late_interest is 12.5 from 2027-07-01.');
  const known = await app.runner.read(SYSTEM, ({ tx }) => findRates(tx), undefined);
  expect(known.findLast(({ kind }) => kind === 'late_interest')).toMatchObject({ value: 1250n });
  expect(
    await app.runner.read(SYSTEM, ({ tx }) => countEndingRates(tx, '2027-06-20'), undefined),
  ).toBe(0);
  await expect(run('enter-rate', 'late_interest')).rejects.toThrow('It takes a kind');
});
