import { afterAll, beforeAll, expect, test } from 'vitest';

import { addListings, createTestApp, NOBODY, type TestApp } from '../../../testing/test-app.ts';

const PARTNER = '019aa000-0000-7000-8000-000000000001';
const HERE = { lat: 59.92, lng: 10.75 };
const north = (kilometres: number) => ({ ...HERE, lat: HERE.lat + kilometres / 111.2 });
const elsewhere = { city: 'Lillestrøm' };

let app: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  await addListings(app, [
    { title: 'One', position: HERE, totalBedrooms: 2 },
    { title: 'Withdrawn', position: HERE, totalBedrooms: 2, state: 'inactive' },
    { title: 'Link only', position: HERE, totalBedrooms: 2, state: 'active' },
    { title: 'Draft', position: HERE, totalBedrooms: 2, state: 'draft' },
    { title: 'Twin', position: HERE, totalBedrooms: 2 },
    { title: 'Same but 2 km off', position: north(2), totalBedrooms: 2 },
    { title: 'One bedroom more', position: HERE, totalBedrooms: 3 },
    { title: 'Dearer', position: HERE, totalBedrooms: 2, monthlyRent: 21_000 },
    { title: 'Next town', position: north(9), totalBedrooms: 2, address: elsewhere },
    { title: 'Far side of town', position: north(15), totalBedrooms: 2 },
    { title: 'Far and larger', position: north(16), totalBedrooms: 4 },
    { title: 'Another town', position: north(12), totalBedrooms: 2, address: elsewhere },
    { title: 'Room', listingType: 'private_room', position: HERE },
    { title: 'Castle', position: HERE, totalBedrooms: 2, monthlyRent: 30_001 },
    { title: 'Shed', position: HERE, totalBedrooms: 2, monthlyRent: 7499 },
    {
      title: 'Alone in the north',
      position: { lat: 69.6, lng: 18.9 },
      address: { city: 'Tromsø' },
    },
  ]);
  await app.database.session((session) =>
    session.exec(`insert into partner (id, sub_domain, name, created_at)
      values ('${PARTNER}', 'nord', 'Nord', '2026-01-01')`),
  );
  const partners = { ...NOBODY, feed: 'partner', partnerId: PARTNER };
  await addListings(app, [{ title: 'Partner’s', position: north(1), totalBedrooms: 2 }], partners);
  const rows = await app.database.session((session) =>
    session.query<{ id: string; title: string }>('select id, title from listing'),
  );
  for (const { id, title } of rows) ids[title] = id;
});
afterAll(() => app.close());

async function similar(queryData: Record<string, unknown>): Promise<string[]> {
  const { data, errors } = await app.api(
    `query ($queryData: SimilarListingsQueryData!) {
      getSimilarListings(queryData: $queryData) { data { title images { _id } address { city } } }
    }`,
    { queryData },
  );
  expect(errors).toBeUndefined();
  return data.getSimilarListings.data.map(({ title }: { title: string }) => title);
}

const NEAREST = ['Twin', 'Partner’s', 'Same but 2 km off', 'One bedroom more', 'Dearer'];

test('the six most alike, and never itself', async () => {
  expect(await similar({ listingId: ids['One'] })).toEqual([...NEAREST, 'Next town']);
});

test.each(['Withdrawn', 'Link only'])('%s has similar ones as well', async (title) => {
  const found = await similar({ listingId: ids[title] });
  expect(found).toHaveLength(6);
  expect([...found].sort()).toEqual([...NEAREST, 'One'].sort());
});

test('a home outside the town is not a neighbour, one in the same town is', async () => {
  const found = await similar({ listingId: ids['Far and larger'] });
  expect(found).toContain('Far side of town');
  expect(found[0]).toBe('Far side of town');
  expect(await similar({ listingId: ids['Alone in the north'] })).toEqual([]);
});

test('a partner’s site shows that partner’s own', async () => {
  expect(await similar({ listingId: ids['One'], partnerId: PARTNER })).toEqual(['Partner’s']);
});

test.each(['Draft', 'nobody', "' or 1=1", '019aa000-0000-7000-8000-000000000000'])(
  '%s has no similar homes',
  async (title) => {
    expect(await similar({ listingId: ids[title] ?? title })).toEqual([]);
  },
);
