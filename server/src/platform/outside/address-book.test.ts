import { afterAll, beforeAll, expect, test } from 'vitest';

import { startGeonorge, type GeonorgeStandIn } from '../../../testing/geonorge-stand-in.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let geonorge: GeonorgeStandIn;
let app: TestApp;
let token: string;

beforeAll(async () => {
  geonorge = await startGeonorge();
  app = await createTestApp({ GEONORGE_URL: geonorge.url });
  ({
    tokens: { accessToken: token },
  } = await addPerson(app, { email: 'kari@x.no' }));
});
afterAll(async () => {
  await app.close();
  geonorge.close();
});

const suggest = async (search: string) => {
  geonorge.requests.length = 0;
  const { data } = await app.api(
    `query ($search: String!) { getAddressSuggestions(queryData: { search: $search }) {
      kind street streetNumber postalCode city municipality lat lng } }`,
    { search },
    token,
  );
  return data.getAddressSuggestions;
};

test('addresses of the register come first, known towns after them', async () => {
  const found = await suggest('Ranheimsgata 12, Bodø');
  expect(found[0]).toEqual({
    kind: 'address',
    street: 'Ranheimsgata',
    streetNumber: '12B',
    postalCode: '8622',
    city: 'Mo i Rana',
    municipality: 'Rana',
    lat: 66.31,
    lng: 14.14,
  });
  expect(found[1]).toMatchObject({ kind: 'place', city: 'Bodø', street: null });
  expect(geonorge.requests[0]!.pathname + geonorge.requests[0]!.search).toBe(
    '/adresser/v1/sok?sok=Ranheimsgata+12%2C+Bod%C3%B8*&treffPerSide=6&side=0&utkoordsys=4258',
  );
});

test('two letters are answered without the register', async () => {
  expect((await suggest('Bo')).every(({ kind }: { kind: string }) => kind === 'place')).toBe(true);
  expect(geonorge.requests).toEqual([]);
});

const find = async (text: string) => {
  geonorge.requests.length = 0;
  const { data } = await app.api(
    `query ($text: String!) { getNamedPlaces(queryData: { text: $text }) {
      data { name kind municipality lat lng } } }`,
    { text },
  );
  return data.getNamedPlaces.data;
};

test('place names are looked up too, without logging in', async () => {
  expect(await find('Blindern')).toEqual([
    { name: 'Blindern', kind: 'Stasjon', municipality: 'Oslo', lat: 59.94, lng: 10.717 },
  ]);
  expect(geonorge.requests[0]!.pathname + geonorge.requests[0]!.search).toBe(
    '/stedsnavn/v1/navn?sok=Blindern*&treffPerSide=4&side=1&utkoordsys=4258',
  );
  expect(await find('Bl')).toEqual([]);
  expect(geonorge.requests).toEqual([]);
});

test('a service that does not answer delays no one twice', async () => {
  geonorge.hang();
  expect(await suggest('Tromsø')).toMatchObject([{ kind: 'place', city: 'Tromsø' }]);
  expect(geonorge.requests).toHaveLength(1);
  expect(await suggest('Tromsø')).toMatchObject([{ kind: 'place', city: 'Tromsø' }]);
  expect(geonorge.requests).toEqual([]);
  // The other register is not affected.
  expect(await find('Tromsø')).toEqual([]);
  expect(geonorge.requests).toHaveLength(1);
});
