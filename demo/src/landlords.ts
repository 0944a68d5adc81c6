import type { DemoHome } from './homes/homes.ts';
import { seeded, seedOf, type Random } from './random.ts';

/** A landlord without an agency, with the demo's password. */
interface DemoLandlord {
  name: string;
  email: string;
  birthDate: string;
  /** Whether BankID confirmed their name. */
  hasIdentity: boolean;
  homes: DemoHome[];
}

/** Homes of the first landlord, who has answered enough questions to have a typical response time. */
const HOMES_OF_FIRST = 12;
/** Homes of each other landlord, with weights. */
const HOMES_EACH = [
  [1, 3],
  [2, 3],
  [4, 2],
  [8, 2],
] as const;

const FIRST_NAMES =
  'Anne Bjørn Cecilie Dag Elin Frode Grete Håkon Inger Jan Kristin Leif Maria Nils Oddny Petter Ragnhild Svein Tone Ulf Vigdis Øyvind Åse Farah Tomasz Linh'.split(
    ' ',
  );
const LAST_NAMES =
  'Aasen Bakke Dahl Eide Fossum Gundersen Haugen Iversen Johnsen Knutsen Lunde Myhre Nygård Olsen Pettersen Rønning Sæther Tangen Ulvik Vangen Wold Østby Ødegård Khan Nowak Nguyen'.split(
    ' ',
  );

/** Assigns homes to landlords, consecutive ones to the same; deterministic. */
export function landlordsOf(homes: readonly DemoHome[]): DemoLandlord[] {
  const random = seeded(seedOf('landlords'));
  const landlords: DemoLandlord[] = [];
  for (let at = 0; at < homes.length;) {
    const count = at === 0 ? HOMES_OF_FIRST : random.weighted(HOMES_EACH);
    landlords.push({
      ...personOf(landlords.length + 1, random),
      homes: homes.slice(at, at + count),
    });
    at += count;
  }
  return landlords;
}

const personOf = (number: number, random: Random): Omit<DemoLandlord, 'homes'> => ({
  name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
  email: `landlord${number}@example.com`,
  birthDate: `${random.int(1945, 1996)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
  hasIdentity: number === 1 || random.chance(0.7),
});
