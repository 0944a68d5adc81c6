import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  startStatistics,
  type StatisticsStandIn,
} from '../../../../testing/statistics-stand-in.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let statistics: StatisticsStandIn;
let app: TestApp;

beforeAll(async () => {
  statistics = await startStatistics();
  app = await createTestApp({ STATISTICS_URL: statistics.url });
});
afterAll(async () => {
  await app.close();
  statistics.close();
});

const known = () =>
  app.database.session((session) =>
    session.query<{ month: string; value: string }>(
      "select to_char(month, 'YYYY-MM') as month, value::text as value from price_index order by month",
    ),
  );

test('the price index is fetched from Statistics Norway; a new publication counts', async () => {
  statistics.series = { '2026M09': 101.9, '2026M10': 102.1, '2026M11': null };
  await app.jobs.perform('lease_changes.fetch_indexes');
  expect(await known()).toEqual([
    { month: '2026-09', value: '101.9' },
    { month: '2026-10', value: '102.1' },
  ]);
  expect(statistics.requests[0]!.pathname).toBe('/tables/14700/data');
  expect(Object.fromEntries(statistics.requests[0]!.searchParams)).toMatchObject({
    outputFormat: 'json-stat2',
    'valueCodes[ContentsCode]': 'KpiIndMnd',
  });
  statistics.series = { '2026M10': 102.2, '2026M11': 102.4 };
  await app.jobs.perform('lease_changes.fetch_indexes');
  expect(await known()).toEqual([
    { month: '2026-09', value: '101.9' },
    { month: '2026-10', value: '102.2' },
    { month: '2026-11', value: '102.4' },
  ]);
});

test('a table with another base is never mixed with it', async () => {
  const before = await known();
  statistics.table = '03013';
  statistics.series = { '2026M12': 140.1 };
  await expect(app.jobs.perform('lease_changes.fetch_indexes')).rejects.toThrow();
  expect(await known()).toEqual(before);
});
