import { z } from 'zod';

import type { Logger } from '../log.ts';
import { LeftAlone, type Habits, type Ports } from './ports.ts';

/** A Norwegian street address. */
export interface StreetAddress {
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

/** Looks addresses up. Whoever asks must do without: what can't be reached knows nothing. */
export interface AddressBook {
  /** Up to `limit` addresses that begin like what was typed so far. Never throws. */
  search(text: string, limit: number): Promise<StreetAddress[]>;
}

export const EMPTY_BOOK: AddressBook = { search: () => Promise.resolve([]) };

/** Somebody who types waits, and does without: one failure is enough. */
const HABITS: Habits = { seconds: 1.5, failures: 1, restSeconds: 60 };

const answer = z.object({
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

/**
 * Kartverket's open address register (https://ws.geonorge.no/adresser/v1). One that does not answer
 * in time is not asked again for a minute, so that it slows nobody down.
 */
export function createGeonorge(deps: { url: string; ports: Ports; log: Logger }): AddressBook {
  const { url, ports, log } = deps;
  const geonorge = ports.to('geonorge', url, HABITS);

  async function ask(text: string, limit: number): Promise<StreetAddress[]> {
    // The star finds what begins so; the register's fuzzy search would put other streets first.
    const query = new URLSearchParams({
      sok: `${text}*`,
      treffPerSide: String(limit),
      side: '0',
      utkoordsys: '4258',
    });
    const response = await geonorge.fetch(`${url}/sok?${query.toString()}`);
    if (!response.ok) throw new Error(`The address service answered ${response.status}`);
    const { adresser } = answer.parse(await response.json());
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

  return {
    async search(text, limit) {
      try {
        return await ask(text, limit);
      } catch (error) {
        if (!(error instanceof LeftAlone)) log.warn({ err: error }, 'addresses not looked up');
        return [];
      }
    },
  };
}
