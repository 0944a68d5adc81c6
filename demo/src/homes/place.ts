export type Vehicle = 'tram' | 'metro' | 'bus' | 'train' | 'lightRail';

/** A part of a town where homes lie, small enough not to reach into the sea. */
export interface Area {
  /** With its preposition, as Norwegian has it: `på Grünerløkka`, `i Sandviken`. */
  at: string;
  /** Left out where the town is one place. */
  name?: string;
  lat: number;
  lng: number;
  /** Metres from the middle. */
  spread: number;
  postalCodes: readonly string[];
  streets: readonly string[];
  ride: { by: Vehicle; from: string };
  /** What people there walk to. */
  near: readonly string[];
  /** Rent against the town's own level. */
  worth: number;
}

export interface Town {
  city: string;
  /** Said where it is not called as the town is; null on Svalbard, which has none. */
  municipality?: string | null;
  /** Whether its areas are postal places of their own: the others are parts of the town. */
  hasPostalPlaces?: true;
  /** Kroner a month for a flat of 45 m². */
  rent: number;
  homes: number;
  /** How the houses are: large towns have blocks, small ones gardens. */
  size: 'city' | 'town' | 'small';
  students: boolean;
  areas: readonly Area[];
}

const list = (text: string): string[] => text.split(',').map((part) => part.trim());

const VEHICLES: Record<string, Vehicle> = {
  T: 'tram',
  M: 'metro',
  B: 'bus',
  R: 'train',
  L: 'lightRail',
};

/**
 * One line of a town's table: where, middle, metres of spread, postal codes, streets, ride
 * (`M:Tøyen` is the metro from Tøyen), what is near, worth. `named` areas are written in the address.
 */
export function area(
  at: string,
  [lat, lng, spread]: readonly [number, number, number],
  postalCodes: string,
  streets: string,
  ride: string,
  near: string,
  worth = 1,
  named = true,
): Area {
  const [letter = 'B', from = ''] = ride.split(':');
  return {
    at,
    name: named ? at.replace(/^(i|på|ved) /, '') : undefined,
    lat,
    lng,
    spread,
    postalCodes: list(postalCodes),
    streets: list(streets),
    ride: { by: VEHICLES[letter] ?? 'bus', from },
    near: list(near),
    worth,
  };
}
