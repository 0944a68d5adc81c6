import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/* A service that answers as https://ws.geonorge.no does, until it hangs. */
let service: Server;
let asked: URL[] = [];
let hangs = false;
let app: TestApp;
let token: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://geonorge'));
    if (hangs) return;
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/stedsnavn'))
      return response.end(
        JSON.stringify({
          metadata: { totaltAntallTreff: 1 },
          navn: [
            {
              skrivemåte: 'Blindern',
              skrivemåtestatus: 'godkjent og prioritert',
              navneobjekttype: 'Stasjon',
              stedsnummer: 1_122_334,
              kommuner: [{ kommunenummer: '0301', kommunenavn: 'Oslo' }],
              representasjonspunkt: { koordsys: 4258, nord: 59.94, øst: 10.717 },
            },
          ],
        }),
      );
    return response.end(
      JSON.stringify({
        metadata: { totaltAntallTreff: 1 },
        adresser: [
          {
            adressenavn: 'Ranheimsgata',
            adressetekst: 'Ranheimsgata 12B',
            nummer: 12,
            bokstav: 'B',
            postnummer: '8622',
            poststed: 'MO I RANA',
            kommunenavn: 'RANA',
            representasjonspunkt: { epsg: 'EPSG:4258', lat: 66.31, lon: 14.14 },
          },
        ],
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  app = await createTestApp({ GEONORGE_URL: `http://127.0.0.1:${port}` });
  ({
    tokens: { accessToken: token },
  } = await addPerson(app, { email: 'kari@x.no' }));
});
afterAll(async () => {
  await app.close();
  service.closeAllConnections();
  service.close();
});

const suggest = async (search: string) => {
  asked = [];
  const { data } = await app.api(
    `query ($search: String!) { getAddressSuggestions(queryData: { search: $search }) {
      kind street streetNumber postalCode city municipality lat lng } }`,
    { search },
    token,
  );
  return data.getAddressSuggestions;
};

test('addresses of the register come first, towns that are known here after them', async () => {
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
  expect(asked[0]!.pathname + asked[0]!.search).toBe(
    '/adresser/v1/sok?sok=Ranheimsgata+12%2C+Bod%C3%B8*&treffPerSide=6&side=0&utkoordsys=4258',
  );
});

test('two letters are answered from here alone', async () => {
  expect((await suggest('Bo')).every(({ kind }: { kind: string }) => kind === 'place')).toBe(true);
  expect(asked).toEqual([]);
});

test('names of places are looked up too, for everybody who searches', async () => {
  asked = [];
  const find = (text: string) =>
    app.api(
      `query ($text: String!) { getNamedPlaces(queryData: { text: $text }) {
        data { name kind municipality lat lng } } }`,
      { text },
    );
  expect((await find('Blindern')).data.getNamedPlaces.data).toEqual([
    { name: 'Blindern', kind: 'Stasjon', municipality: 'Oslo', lat: 59.94, lng: 10.717 },
  ]);
  expect(asked[0]!.pathname + asked[0]!.search).toBe(
    '/stedsnavn/v1/navn?sok=Blindern*&treffPerSide=4&side=1&utkoordsys=4258',
  );
  asked = [];
  expect((await find('Bl')).data.getNamedPlaces.data).toEqual([]);
  expect(asked).toEqual([]);
});

test('a service that does not answer keeps nobody waiting twice', async () => {
  hangs = true;
  expect(await suggest('Tromsø')).toMatchObject([{ kind: 'place', city: 'Tromsø' }]);
  expect(asked).toHaveLength(1);
  expect(await suggest('Tromsø')).toMatchObject([{ kind: 'place', city: 'Tromsø' }]);
  expect(asked).toEqual([]);
});
