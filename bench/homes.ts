import { PLACES, type Place } from '@husvaer/domain/places/places';
import { FACILITIES, FURNISHINGS, INCLUDED_IN_RENT } from '@husvaer/domain/listings/enums';

import { seeded, type Random } from '../demo/src/random.ts';

const INHABITANTS_A_TICKET = 500;

/** Each place in proportion to its population, so that a uniform choice is weighted. */
const TICKETS = PLACES.flatMap((place) =>
  Array<Place>(Math.ceil(place.population / INHABITANTS_A_TICKET)).fill(place),
);

export const populousPlace = (random: Random): Place => random.pick(TICKETS);

/** This many homes as rows of a listing feed, always the same ones: in Norway's towns, by population. */
export function* homes(count: number): Generator<Record<string, string>> {
  const random = seeded(1);
  for (let number = 1; number <= count; number++) yield home(String(number), random);
}

function home(number: string, random: Random): Record<string, string> {
  const place = populousPlace(random);
  const isRoom = random.chance(0.25);
  const bedrooms = isRoom ? 1 : random.int(0, 5);
  const rent = Math.round(5000 + bedrooms * 3500 + random.next() * 9000);
  return {
    external_id: number,
    title: `${isRoom ? 'Rom' : 'Bolig'} ${number} i ${place.name}`,
    description: `Lys og pen bolig i rolige omgivelser, nær butikk, skole og buss. `.repeat(6),
    listing_type: isRoom ? 'private_room' : 'entire_place',
    property_type: random.pick(['apartment', 'studio', 'house', 'terraced_house', 'dorm']),
    ...addressIn(place, random),
    street_number: String(random.int(1, 140)),
    city: place.name,
    ...around(place, random),
    total_bedrooms: String(bedrooms),
    total_size: String(random.int(12, 30) + bedrooms * 18),
    available_from: `2026-${String(random.int(1, 12)).padStart(2, '0')}-01`,
    monthly_rent: String(rent),
    deposit_amount: String(rent * 3),
    furnished: random.pick(FURNISHINGS),
    facilities: random.sample(FACILITIES, random.int(0, 6)).join('|'),
    included_in_rent: random.sample(INCLUDED_IN_RENT, random.int(0, 3)).join('|'),
  };
}

const FIRST = [
  'Kirke',
  'Skole',
  'Strand',
  'Ås',
  'Bjørke',
  'Furu',
  'Gran',
  'Solbakk',
  'Fjord',
  'Elve',
];
const SECOND = ['', 'bakk', 'lund', 'haug', 'li', 'mo', 'nes', 'sund', 'vik', 'åsen'];
const LAST = ['gata', 'veien', 'alleen', 'stien', 'bakken', 'svingen'];
const INHABITANTS_A_NEIGHBOURHOOD = 4000;

/** A larger town has more neighbourhoods and postal codes; street names are the same everywhere. */
function addressIn({ id, population }: Place, random: Random) {
  const parts = Math.ceil((population + 1) / INHABITANTS_A_NEIGHBOURHOOD);
  const part = random.int(1, parts);
  return {
    street: random.pick(FIRST) + random.pick(SECOND) + random.pick(LAST),
    neighbourhood: `${FIRST[part % FIRST.length]}${SECOND[(part >> 2) % SECOND.length]} ${part}`,
    postal_code: String(((Number(id) + part) % 9000) + 1000),
  };
}

const KM_A_DEGREE = 111;

/** Denser towards the centre; a town of half a million extends some ten kilometres. */
function around({ lat, lng, population }: Place, random: Random) {
  const reach = (0.014 * Math.sqrt(population + 100)) / KM_A_DEGREE;
  const distance = reach * random.next() * random.next();
  const direction = random.between(0, 2 * Math.PI);
  const narrow = Math.cos((lat * Math.PI) / 180);
  return {
    lat: (lat + distance * Math.sin(direction)).toFixed(6),
    lng: (lng + (distance * Math.cos(direction)) / narrow).toFixed(6),
  };
}
