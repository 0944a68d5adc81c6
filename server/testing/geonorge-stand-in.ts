import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service like https://ws.geonorge.no, which can be made to hang. */
export interface GeonorgeStandIn {
  url: string;
  /** The requests it received, oldest first. */
  requests: URL[];
  hang: () => void;
  close: () => void;
}

const NAMES = {
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
};

const ADDRESSES = {
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
};

/** Starts a service that answers every request with the same station and address. */
export async function startGeonorge(): Promise<GeonorgeStandIn> {
  let hangs = false;
  const requests: URL[] = [];
  const service = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://geonorge'));
    if (hangs) return;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.startsWith('/stedsnavn') ? NAMES : ADDRESSES));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  return {
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    requests,
    hang: () => (hangs = true),
    close() {
      service.closeAllConnections();
      service.close();
    },
  };
}
