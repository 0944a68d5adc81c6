import { afterAll, beforeAll, expect, test } from 'vitest';

import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import {
  startStatistics,
  type StatisticsStandIn,
} from '../../../../testing/statistics-stand-in.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let statistics: StatisticsStandIn;
let app: TestApp;
let dina: TestPerson;
let kari: TestPerson;

beforeAll(async () => {
  statistics = await startStatistics();
  app = await createTestApp({ STATISTICS_URL: statistics.url });
  const grants = [{ role: 'operator' as const, partnerId: null }];
  dina = await addPerson(app, { email: 'dina@x.no', grants });
  kari = await addPerson(app, { email: 'kari@x.no' });
  app.clock.set(Temporal.Instant.from('2026-11-20T08:00:00Z'));
});
afterAll(async () => {
  await app.close();
  statistics.close();
});

async function enter(input: object, who = dina) {
  const { data, errors } = await app.api(
    `mutation ($input: EnterPriceIndexInputData!) {
      enterPriceIndex(inputData: $input) { month value source } }`,
    { input },
    await newToken(app, who),
  );
  return data?.enterPriceIndex ?? errors?.[0]?.extensions;
}
async function latest(who = dina) {
  const { data, errors } = await app.api(
    '{ getLatestPriceIndex { month value source } }',
    {},
    await newToken(app, who),
  );
  return errors ? errors[0]?.extensions.code : data.getLatestPriceIndex;
}

test('an operator enters a month, and replaces a known value only by stating it', async () => {
  expect(await latest()).toBeNull();
  const october = { month: '2026-10', value: 102.3, source: 'staff' };
  expect(await enter({ month: '2026-10', value: 102.3 })).toEqual(october);
  // A repeated call changes nothing.
  expect(await enter({ month: '2026-10', value: 102.3 })).toEqual(october);
  for (const replaces of [undefined, 102.4])
    expect(await enter({ month: '2026-10', value: 102.5, replaces })).toMatchObject({
      code: 'leases.index_known',
      params: { month: '2026-10', value: 102.3 },
    });
  expect(await latest()).toEqual(october);
  expect(await enter({ month: '2026-10', value: 102.5, replaces: 102.3 })).toMatchObject({
    value: 102.5,
  });
  const done = await app.database.session(({ query }) =>
    query("select who, whom from staff_action where what = 'leases.enter_index' order by at, id"),
  );
  expect(done).toEqual([
    { who: dina.id, whom: '2026-10: 102.3' },
    { who: dina.id, whom: '2026-10: 102.3 -> 102.5' },
  ]);
});

test('a value of Statistics Norway replaces an entered one', async () => {
  statistics.series = { '2026M10': 102.4 };
  await app.jobs.perform('lease_changes.fetch_indexes');
  expect(await latest()).toEqual({ month: '2026-10', value: 102.4, source: 'statistics' });
});

test.each([
  ['a month to come', { month: '2026-12' }, 'month', 'too_far'],
  ['what is not a month', { month: '2026-13' }, 'month', 'wrong_format'],
  ['nothing', { value: 0 }, 'value', 'too_small'],
  ['a value without its decimal sign', { value: 1023 }, 'value', 'too_big'],
  ['two decimals', { value: 102.35 }, 'value', 'wrong_format'],
])('%s is refused with field and reason', async (_, input, field, reason) => {
  expect(await enter({ month: '2026-09', value: 101.9, ...input })).toMatchObject({
    code: 'request.invalid',
    params: { fields: [{ path: `inputData.${field}`, reason }] },
  });
});

test('only operators read or enter it here', async () => {
  expect(await latest(kari)).toBe('leases.not_found');
  expect(await enter({ month: '2026-09', value: 101.9 }, kari)).toMatchObject({
    code: 'leases.not_found',
  });
});
