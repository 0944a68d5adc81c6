import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { addListings, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
const follower = () => app.followers.at(-1)!;

beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const QUERY = `query ($queryData: ListingsQueryData) {
  getListings(queryData: $queryData) { data { title } metaData { filteredDocuments totalDocuments } }
  getListingClusters(queryData: $queryData, optionData: { zoom: 8 }) { data { count lowestRent } }
  getRentChart(queryData: $queryData) { count kinds { count median } }
}`;

async function search(queryData: object = {}) {
  const { data, errors } = await app.api(QUERY, { queryData });
  expect(errors).toBeUndefined();
  const { getListings, getListingClusters, getRentChart } = data;
  expect(getListings.metaData.filteredDocuments).toBe(getRentChart.count);
  return {
    titles: getListings.data.map(({ title }: { title: string }) => title),
    total: getListings.metaData.filteredDocuments as number,
    clusters: getListingClusters.data,
    kinds: getRentChart.kinds,
  };
}
const offer = (externalId: string, input: object = {}) =>
  addListings(app, [{ externalId, title: `Bolig ${externalId}`, ...input }]);
const query = (statement: string) => app.database.session(({ exec }) => exec(statement));

describe('homes in memory', () => {
  test('are added, changed and removed with the database', async () => {
    await offer('1');
    await offer('2', { monthlyRent: 9_000 });
    await follower().runDue();
    expect(await search()).toMatchObject({ titles: ['Bolig 2', 'Bolig 1'], total: 2 });

    await offer('3');
    await offer('2', { monthlyRent: 8_000, title: 'Billig' });
    await offer('1', { state: 'inactive' });
    await follower().runDue();
    const after = await search();
    expect(after.titles.toSorted()).toEqual(['Billig', 'Bolig 3']);
    expect(after.clusters).toEqual([{ count: 2, lowestRent: 8_000 }]);
    expect(await search({ search: 'bill' })).toMatchObject({
      titles: ['Billig'],
      kinds: [{ count: 1, median: null }],
    });
    expect(await search({ city: 'OSLO', maxRent: 8_000 })).toMatchObject({ total: 1 });

    await query('delete from listing_image; delete from listing');
    await follower().runDue();
    expect(await search()).toMatchObject({ total: 0, clusters: [], kinds: [] });
  });

  test('answer for a moment, then the database does when nothing follows it', async () => {
    await offer('1');
    await follower().runDue();
    await offer('2');
    // Not applied yet: the homes in memory answer.
    expect(await search()).toMatchObject({ total: 1 });
    app.clock.set(app.clock.now().add({ seconds: 6 }));
    expect(await search()).toMatchObject({ total: 2 });
    await follower().runDue();
    await offer('3');
    expect(await search()).toMatchObject({ total: 2 });
    await follower().runDue();
    expect(await search()).toMatchObject({ total: 3 });
  });

  test('receive changes from the database', async () => {
    await follower().start();
    await offer('1');
    await expect.poll(async () => (await search()).total, { timeout: 10_000 }).toBe(1);
  });

  test('a draft’s content is not visible', async () => {
    await offer('1', { state: 'draft' });
    await follower().runDue();
    await offer('2', { state: 'draft' });
    await follower().runDue();
    expect(await search()).toMatchObject({ total: 0 });
    const changes = () =>
      app.database.session((session) => session.query('select from listing_change'));
    expect(await changes()).toEqual([]);
    await offer('1');
    expect(await changes()).toHaveLength(1);
  });

  test('with more changes than are read one by one, all homes are read again', async () => {
    await offer('1');
    await follower().runDue();
    await query(`
      insert into listing (id, state, title, listing_type, property_type, city, lat, lng,
        shows_exact_address, monthly_rent, facilities, included_in_rent, published_at, created_at, updated_at)
      select gen_random_uuid(), 'published', 'Bolig', 'entire_place', 'apartment', 'Oslo', 59.9, 10.7,
        true, 1000000 + n, '{}', '{}', now(), now(), now()
      from generate_series(1, 10001) as n`);
    // The middle of the ids is known now, and they are read from there on as well.
    await query('analyze listing');
    await follower().runDue();
    expect(await search()).toMatchObject({ total: 10_002 });
    expect(await search({ minRent: 10_001, maxRent: 10_100 })).toMatchObject({ total: 9901 });
  });

  test('old changes are deleted', async () => {
    await offer('1');
    await query("update listing_change set changed_at = now() - interval '25 hours'");
    await offer('2');
    await app.jobs.perform('listings.delete_old_changes');
    const rows = await app.database.session((session) =>
      session.query('select from listing_change'),
    );
    expect(rows).toHaveLength(1);
  });
});

test('no change is missed when transactions end in another order than they began', async (context) => {
  if (app.database.engine.kind === 'pglite')
    return context.skip('PGlite has one transaction at a time');
  await offer('1');
  await offer('2');
  await follower().runDue();
  const raise = (externalId: string) =>
    `update listing set monthly_rent = 100 where external_id = '${externalId}'`;
  await app.database.session(async (slow) => {
    await slow.exec(raise('1'));
    await query(raise('2'));
    await follower().runDue();
    expect(await search({ maxRent: 1 })).toMatchObject({ titles: ['Bolig 2'] });
  });
  await follower().runDue();
  expect(await search({ maxRent: 1 })).toMatchObject({ total: 2 });
});
