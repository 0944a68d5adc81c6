type Vehicle = 'tram' | 'metro' | 'bus' | 'train' | 'lightRail';

/** An area of a town with homes, small enough not to reach into the sea. */
export interface Area {
  /** The name with its Norwegian preposition: `på Grünerløkka`, `i Sandviken`. */
  phrase: string;
  /** Absent if the town has only one area. */
  name?: string;
  lat: number;
  lng: number;
  /** Metres from the centre. */
  radius: number;
  postalCodes: readonly string[];
  streets: readonly string[];
  transport: { vehicle: Vehicle; stop: string };
  /** Places within walking distance. */
  landmarks: readonly string[];
  /** The rent level, relative to the town's. */
  rentFactor: number;
}

export interface Town {
  city: string;
  /** Given if it differs from the town's name; null on Svalbard, which has none. */
  municipality?: string | null;
  /** Whether its areas are postal places; otherwise they are neighbourhoods. */
  hasPostalPlaces?: true;
  /** Kroner a month for a flat of 45 m². */
  rent: number;
  homes: number;
  /** The kind of buildings: cities have blocks, small towns have gardens. */
  size: 'city' | 'town' | 'small';
  hasStudents: boolean;
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
 * One row of a town's table: name, centre, metres of spread, postal codes, streets, public transport
 * (`M:Tøyen` is the metro from Tøyen), places nearby, rent level. `named` areas are written in the address.
 */
export function area(
  phrase: string,
  [lat, lng, radius]: readonly [number, number, number],
  postalCodes: string,
  streets: string,
  transport: string,
  landmarks: string,
  rentFactor = 1,
  isNamed = true,
): Area {
  const [letter = 'B', stop = ''] = transport.split(':');
  return {
    phrase,
    name: isNamed ? phrase.replace(/^(i|på|ved) /, '') : undefined,
    lat,
    lng,
    radius,
    postalCodes: list(postalCodes),
    streets: list(streets),
    transport: { vehicle: VEHICLES[letter] ?? 'bus', stop },
    landmarks: list(landmarks),
    rentFactor,
  };
}
