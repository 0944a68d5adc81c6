import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listingContent } from '@husvaer/domain/listings/listing';
import { LISTING_STATES, OPEN_STATES } from '@husvaer/domain/listings/states';

import {
  addListings,
  aListing,
  createTestApp,
  NOBODY,
  type TestApp,
} from '../../../testing/test-app.ts';
import { GUEST, SYSTEM } from '../../platform/viewer.ts';
import { importListings } from './public.ts';

let app: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  await addListings(
    app,
    LISTING_STATES.map((state) => ({ externalId: state, state, title: state })),
  );
  const rows = await app.database.session((session) =>
    session.query<{ id: string; state: string }>('select id, state from listing'),
  );
  for (const { id, state } of rows) ids[state] = id;
});
afterAll(() => app.close());

const SHOW = `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) {
  _id title state lat lng hasExactPosition address { street streetNumber city } monthlyRent depositAmount floor facilities images { _id }
} }`;

describe('who may open a listing', () => {
  test.each(LISTING_STATES.map((state) => [state, OPEN_STATES.includes(state)] as const))(
    'guest × %s: %s',
    async (state, open) => {
      const { status, data } = await app.api(SHOW, { id: ids[state] });
      expect(status).toBe(open ? 200 : 404);
      if (open) expect(data.getSingleListing).toMatchObject({ _id: ids[state], title: state });
    },
  );

  test.each(['', 'x', "' or 1=1", '019aa000-0000-7000-8000-000000000000'])(
    '%j is nobody’s',
    async (id) => {
      const { status, errors } = await app.api(SHOW, { id });
      expect(status).toBe(404);
      expect(errors?.[0]?.extensions.code).toBe('listings.not_found');
    },
  );

  test('a guest imports nothing', async () => {
    const listings = [
      { externalId: 'x', state: 'published' as const, content: listingContent.parse(aListing()) },
    ];
    await expect(
      app.runner.run(GUEST, importListings, { owner: NOBODY, listings }),
    ).rejects.toThrow('listings.forbidden');
  });
});

test('the exact address is told only when the landlord says so', async () => {
  await addListings(app, [{ externalId: 'exact', showsExactAddress: true }]);
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>("select id from listing where external_id = 'exact'"),
  );
  expect((await app.api(SHOW, { id: row!.id })).data.getSingleListing).toMatchObject({
    lat: 59.92345,
    hasExactPosition: true,
    address: { street: 'Markveien', streetNumber: '12' },
  });
  expect((await app.api(SHOW, { id: ids['published'] })).data.getSingleListing).toMatchObject({
    lat: 59.923,
    hasExactPosition: false,
    address: { street: 'Markveien', streetNumber: null },
  });
});

describe('importListings', () => {
  const run = (drafts: Parameters<typeof listingOf>[0][]) =>
    app.runner.run(SYSTEM, importListings, {
      owner: { ...NOBODY, feed: 'import' },
      listings: drafts.map(listingOf),
    });
  function listingOf({
    externalId,
    ...said
  }: { externalId: string } & Parameters<typeof aListing>[0]) {
    return {
      externalId,
      state: 'published' as const,
      content: listingContent.parse(aListing(said)),
    };
  }

  test('a second run changes nothing, a changed row changes that home, nothing is withdrawn', async () => {
    const feed = [{ externalId: '1' }, { externalId: '2', depositAmount: 45_000 }];
    expect(await run(feed)).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await run(feed)).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(await run([{ externalId: '2', depositAmount: 30_000 }])).toEqual({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
    const rows = await app.database.session((session) =>
      session.query(
        "select external_id, state, deposit_amount from listing where feed = 'import' order by 1",
      ),
    );
    expect(rows).toEqual([
      { external_id: '1', state: 'published', deposit_amount: null },
      { external_id: '2', state: 'published', deposit_amount: 3_000_000n },
    ]);
  });

  test('another feed has its own numbering', async () => {
    const listings = [listingOf({ externalId: '1', title: 'Another home' })];
    const owner = { ...NOBODY, feed: 'other' };
    expect(await app.runner.run(SYSTEM, importListings, { owner, listings })).toMatchObject({
      added: 1,
    });
  });

  test('every field comes back as it was', async () => {
    const draft = aListing({
      description: 'Første linje\n– æøå, “sitat”, 日本',
      floor: '5',
      totalBedrooms: 3,
      totalSize: 71.5,
      internalUsableSize: 65,
      externalUsableSize: 6.5,
      balconySize: 8,
      energyLabel: 'C',
      availableFrom: '2027-01-01',
      availableTo: '2028-01-01',
      minimumStay: 12,
      monthlyRent: 12_345.67,
      depositAmount: 37_000,
      furnished: 'partially_furnished',
      facilities: ['balcony', 'dishwasher'],
      includedInRent: ['water', 'internet'],
      videoUrl: 'https://example.com/v',
      view360Url: 'https://example.com/360',
    });
    const { address: _, position: __, ...said } = draft;
    await run([{ externalId: 'full', ...draft }]);
    const [row] = await app.database.session((session) =>
      session.query<{ id: string }>(
        "select id from listing where feed = 'import' and external_id = 'full'",
      ),
    );
    const fields = Object.keys(said).join(' ');
    const { data } = await app.api(
      `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) { ${fields} } }`,
      { id: row!.id },
    );
    expect(data.getSingleListing).toEqual(said);
  });
});
