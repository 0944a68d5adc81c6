import { z } from 'zod';

import type { Logger } from '../log.ts';
import { CircuitOpenError, type PortOptions, type Port, type Ports } from './ports.ts';

/** A Norwegian street address. */
interface StreetAddress {
  street: string;
  /** With its letter: `12B`. */
  streetNumber: string;
  postalCode: string;
  /** Poststed, in capitals as the register has it. */
  postalPlace: string;
  municipality: string;
  lat: number;
  lng: number;
}

/** A named place on a map: a station, a part of a town, a university. */
export interface PlaceName {
  name: string;
  /** The type of place, as the register calls it: `Stasjon`. */
  kind: string;
  municipality: string;
  lat: number;
  lng: number;
}

/** Looks up addresses and place names. A register that cannot be reached gives an empty list. */
export interface AddressBook {
  /** Up to `limit` addresses that begin with the text typed so far. Never throws. */
  search(text: string, limit: number): Promise<StreetAddress[]>;
  /** Up to `limit` place names that begin with the text typed so far. Never throws. */
  searchNames(text: string, limit: number): Promise<PlaceName[]>;
}

export const EMPTY_BOOK: AddressBook = {
  search: () => Promise.resolve([]),
  searchNames: () => Promise.resolve([]),
};

/** A user who types should not wait: one failure is enough to pause. */
const PORT_OPTIONS: PortOptions = { seconds: 1.5, failures: 1, pauseSeconds: 60 };

const addressAnswer = z.object({
  adresser: z.array(
    z.object({
      adressenavn: z.string(),
      nummer: z.number().nullish(),
      bokstav: z.string().nullish(),
      postnummer: z.string(),
      poststed: z.string(),
      kommunenavn: z.string(),
      representasjonspunkt: z.object({ lat: z.number(), lon: z.number() }),
    }),
  ),
});

const nameAnswer = z.object({
  navn: z.array(
    z.object({
      skrivemåte: z.string(),
      navneobjekttype: z.string(),
      kommuner: z.array(z.object({ kommunenavn: z.string() })).nullish(),
      representasjonspunkt: z.object({ nord: z.number(), øst: z.number() }),
    }),
  ),
});

/** EPSG code of latitude and longitude in degrees (EUREF89). */
const DEGREES = '4258';

/**
 * Kartverket's open registers: addresses (https://ws.geonorge.no/adresser/v1) and place names
 * (https://ws.geonorge.no/stedsnavn/v1). A register that does not answer in time is not queried for a minute,
 * so that searches stay fast.
 */
export function createGeonorge(deps: { url: string; ports: Ports; log: Logger }): AddressBook {
  const { url, ports, log } = deps;
  const addresses = ports.to('address register', url, PORT_OPTIONS);
  const placeNames = ports.to('place name register', url, PORT_OPTIONS);

  async function read(register: Port, path: string, query: URLSearchParams): Promise<unknown> {
    const response = await register.fetch(`${url}/${path}?${query.toString()}`);
    if (!response.ok) throw new Error(`The register answered ${response.status}`);
    return response.json();
  }

  async function findAddresses(text: string, limit: number): Promise<StreetAddress[]> {
    // The star finds prefixes; the register's fuzzy search would put other streets first.
    const query = new URLSearchParams({
      sok: `${text}*`,
      treffPerSide: String(limit),
      side: '0',
      utkoordsys: DEGREES,
    });
    const { adresser } = addressAnswer.parse(await read(addresses, 'adresser/v1/sok', query));
    return adresser.map((found) => ({
      street: found.adressenavn,
      streetNumber: `${found.nummer ?? ''}${found.bokstav ?? ''}`,
      postalCode: found.postnummer,
      postalPlace: found.poststed,
      municipality: found.kommunenavn,
      lat: found.representasjonspunkt.lat,
      lng: found.representasjonspunkt.lon,
    }));
  }

  async function findNames(text: string, limit: number): Promise<PlaceName[]> {
    const query = new URLSearchParams({
      sok: `${text}*`,
      treffPerSide: String(limit),
      side: '1',
      utkoordsys: DEGREES,
    });
    const { navn } = nameAnswer.parse(await read(placeNames, 'stedsnavn/v1/navn', query));
    return navn.map((found) => ({
      name: found.skrivemåte,
      kind: found.navneobjekttype,
      municipality: found.kommuner?.[0]?.kommunenavn ?? '',
      lat: found.representasjonspunkt.nord,
      lng: found.representasjonspunkt.øst,
    }));
  }

  async function orNothing<Found>(found: Promise<Found[]>): Promise<Found[]> {
    try {
      return await found;
    } catch (error) {
      if (!(error instanceof CircuitOpenError))
        log.warn({ err: error }, 'Kartverket does not answer: no addresses or place names');
      return [];
    }
  }

  return {
    search: (text, limit) => orNothing(findAddresses(text, limit)),
    searchNames: (text, limit) => orNothing(findNames(text, limit)),
  };
}
