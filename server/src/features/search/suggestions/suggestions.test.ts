import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { placeByName } from '@husvaer/domain/places/places';

import {
  addListings,
  addPartner,
  createTestApp,
  type TestApp,
} from '../../../../testing/test-app.ts';

const OSLO = placeByName('Oslo')!.id;
const SUGGEST = `query ($text: String!, $partnerId: ID) {
  getSearchSuggestions(queryData: { text: $text, partnerId: $partnerId }) {
    data { kind name within cityPlaceId homes }
  }
}`;

let app: TestApp;
let nordbolig: string;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  const home = (address: Record<string, string>) => ({ address: { city: 'Oslo', ...address } });
  await addListings(app, [
    home({ neighbourhood: 'Grünerløkka', street: 'Thereses gate', postalCode: '0354' }),
    home({ neighbourhood: 'Grünerløkka', street: 'Thereses  Gate', postalCode: '0354' }),
    home({ neighbourhood: 'GRÜNERLØKKA', street: 'Markveien', postalCode: '0555' }),
    home({ neighbourhood: 'Grünerløkka vest', street: 'Storgata' }),
    home({ street: 'Thereses gate' }),
    home({ city: 'Tromsø', street: 'Storgata' }),
    home({ city: 'Ingensteds', street: "O'Hara\\s vei" }),
    home({ city: 'Bekkestua', municipality: 'Bærum', street: 'Gamle Ringeriksvei' }),
    home({ city: 'Sandvika', municipality: 'Bærum' }),
    home({ city: 'Sandvika', municipality: 'BÆRUM' }),
    home({ city: 'Drammen', municipality: 'Drammen' }),
    home({ city: 'Lillestrøm', municipality: 'Lillestrøm' }),
    home({ city: 'Skjetten', municipality: 'Lillestrøm' }),
    home({ city: 'Fetsund', municipality: 'Lillestrøm' }),
  ]);
  await addListings(app, [{ address: { city: 'Oslo', neighbourhood: 'Grünerløkka' } }], {
    feed: 'nordbolig',
    partnerId: nordbolig,
    ownerId: null,
    contactId: null,
  });
  await app.dispatcher.settle();
  await app.followers.at(-1)!.runDue();
});
afterAll(() => app.close());

async function suggest(text: string, partnerId?: string): Promise<any[]> {
  const { data, errors } = await app.api(SUGGEST, { text, partnerId });
  expect(errors).toBeUndefined();
  return data.getSearchSuggestions.data;
}
const named = async (text: string) =>
  (await suggest(text)).map(({ kind, name, within, homes }) => [kind, name, within, homes]);

describe('suggestions', () => {
  test('towns, parts of towns, streets and postal codes, each with the homes that a search finds there', async () => {
    expect(await suggest('grün')).toEqual([
      { kind: 'neighbourhood', name: 'Grünerløkka', within: 'Oslo', cityPlaceId: OSLO, homes: 4 },
      {
        kind: 'neighbourhood',
        name: 'Grünerløkka vest',
        within: 'Oslo',
        cityPlaceId: OSLO,
        homes: 1,
      },
    ]);
    expect(await named('oslo')).toEqual([['city', 'Oslo', 'Oslo', 6]]);
    expect(await named('035')).toEqual([['postal_code', '0354', 'Oslo', 2]]);
    // Two spellings of one street.
    expect(await named('thereses gate')).toEqual([['street', 'Thereses gate', 'Oslo', 3]]);
    expect(await named('vest')).toEqual([['neighbourhood', 'Grünerløkka vest', 'Oslo', 1]]);
    expect(await named("o'hara")).toEqual([['street', "O'Hara\\s vei", 'Ingensteds', 1]]);

    for (const { kind, name, cityPlaceId, homes } of [
      ...(await suggest('grün')),
      ...(await suggest('therese')),
      ...(await suggest('0354')),
    ]) {
      const field = { neighbourhood: 'neighbourhood', street: 'street', postal_code: 'postalCode' }[
        kind as 'street'
      ];
      const { data } = await app.api(
        `query ($queryData: ListingsQueryData) { getListings(queryData: $queryData) { metaData { filteredDocuments } } }`,
        { queryData: { cityPlaceIds: [cityPlaceId], [field]: name } },
      );
      expect(data.getListings.metaData.filteredDocuments).toBe(homes);
    }
  });

  test('a municipality, with the homes of all its postal places', async () => {
    const baerum = {
      kind: 'municipality',
      name: 'Bærum',
      within: null,
      cityPlaceId: null,
      homes: 3,
    };
    for (const text of ['Bærum', 'baer', 'BÆRUM KOMMUNE', 'Bærum, kommune', 'bærrum'])
      expect(await suggest(text), text).toEqual([baerum]);
    const { data } = await app.api(
      `{ getListings(queryData: { municipality: "bærum" }) { metaData { filteredDocuments } } }`,
    );
    expect(data.getListings.metaData.filteredDocuments).toBe(3);
  });

  test('a municipality is left out when all its homes are in the town of the same name', async () => {
    expect(await named('drammen')).toEqual([['city', 'Drammen', null, 1]]);
    // Fetsund is a separate town.
    expect(await named('lillestrøm')).toEqual([
      ['city', 'Lillestrøm', null, 2],
      ['municipality', 'Lillestrøm', null, 3],
    ]);
  });

  test('the town narrows down a street name that several towns have', async () => {
    expect((await named('storgata')).map(([, , within]) => within).sort()).toEqual([
      'Oslo',
      'Tromsø',
    ]);
    expect(await named('Storgata, Tromsø')).toEqual([['street', 'Storgata', 'Tromsø', 1]]);
    expect(await named('storgata tr')).toEqual([['street', 'Storgata', 'Tromsø', 1]]);
  });

  test('names are found despite typing mistakes and foreign letters', async () => {
    for (const text of ['Grunerløka', 'grunerlokka', 'gruneløkka', 'GRÜNERLÖKKA'])
      expect((await named(text))[0]?.[1], text).toBe('Grünerløkka');
    expect((await named('theresse gate'))[0]?.[1]).toBe('Thereses gate');
    expect((await named('makrveien'))[0]?.[1]).toBe('Markveien');
    expect((await named('tromsö'))[0]).toEqual(['city', 'Tromsø', null, 1]);
  });

  test('a text that matches no name gives no suggestions', async () => {
    for (const text of ['', '   ', '%', '_', '!!', '😀', 'xyzzy', "'", '\\', '&|!:*'])
      expect(await suggest(text), text).toEqual([]);
  });

  test('with a partner id, only the homes of that partner are counted', async () => {
    expect(await suggest('grünerløkka', nordbolig)).toEqual([
      { kind: 'neighbourhood', name: 'Grünerløkka', within: 'Oslo', cityPlaceId: OSLO, homes: 1 },
    ]);
    expect(await suggest('thereses', nordbolig)).toEqual([]);
  });

  test('a withdrawn home is not counted, and the nightly job deletes its names', async () => {
    const before = await named('markv');
    expect(before).toEqual([['street', 'Markveien', 'Oslo', 1]]);
    await app.database.session(({ exec }) =>
      exec(`update listing set state = 'inactive' where street = 'Markveien'`),
    );
    await app.followers.at(-1)!.runDue();
    expect(await named('markv')).toEqual([]);
    await app.jobs.perform('search.count_names');
    const rows = await app.database.session(({ query }) =>
      query(`select name, homes from place_suggestion where kind = 'neighbourhood' order by homes`),
    );
    expect(rows).toEqual([
      { name: 'Grünerløkka vest', homes: 1 },
      { name: 'Grünerløkka', homes: 3 },
    ]);
  });

  test('a text that is too long is refused with an error that names the field', async () => {
    const { errors } = await app.api(SUGGEST, { text: 'x'.repeat(81) });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'request.invalid',
      params: { fields: [{ path: 'queryData.text', reason: 'too_long' }] },
    });
  });
});
