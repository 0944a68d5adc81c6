import type { Random } from '../random.ts';
import type { HomeFacts } from './home-facts.ts';
import { number, TRANSPORT } from './norwegian-words.ts';
import { fittingTitle } from './sentences.ts';

const rooms = (bedrooms: number) => `${bedrooms + 1}-roms`;

/** The home's noun, its definite form and its adjective ending (`t` for neuter). */
export function noun({ propertyType, bedrooms }: HomeFacts): {
  word: string;
  the: string;
  neuter: boolean;
} {
  switch (propertyType) {
    case 'studio':
      return { word: 'hybelleilighet', the: 'Leiligheten', neuter: false };
    case 'detached_house':
      return { word: 'enebolig', the: 'Boligen', neuter: false };
    case 'house':
      return { word: 'hus', the: 'Huset', neuter: true };
    case 'semi_detached_house':
      return { word: 'tomannsbolig', the: 'Boligen', neuter: false };
    case 'terraced_house':
      return { word: 'rekkehus', the: 'Rekkehuset', neuter: true };
    case 'other':
      return { word: 'anneks', the: 'Annekset', neuter: true };
    case 'shared_accommodation':
      return { word: 'kollektivhus', the: 'Huset', neuter: true };
    default:
      return { word: `${rooms(bedrooms)} leilighet`, the: 'Leiligheten', neuter: false };
  }
}

const ADJECTIVES: readonly (readonly [string, string])[] = [
  ['Lys', 'Lyst'],
  ['Pen', 'Pent'],
  ['Romslig', 'Romslig'],
  ['Trivelig', 'Trivelig'],
  ['Nyoppusset', 'Nyoppusset'],
  ['Velholdt', 'Velholdt'],
  ['Rolig', 'Rolig'],
  ['Gjennomgående', 'Innholdsrikt'],
];

export function norwegianTitle(facts: HomeFacts, random: Random): string {
  const { area, street, facilities, internalSize, bedrooms, flatmates } = facts;
  const by = `${TRANSPORT[area.transport.vehicle]} ved ${area.transport.stop}`;
  const near = random.pick(area.landmarks);
  const inTown = area.name ? area.phrase : `sentralt ${area.phrase}`;
  if (facts.listingType === 'parking') {
    const charging = facilities.includes('ev_charger') ? ' med elbillading' : '';
    return fittingTitle(
      facts.building === 'garage'
        ? [
            `Garasjeplass${charging} ${inTown}`,
            `Plass i låst garasjeanlegg i ${street}`,
            `Oppvarmet garasjeplass nær ${near}`,
            `Fast plass i parkeringskjeller ${inTown}`,
          ]
        : [
            `Parkeringsplass${charging} ${inTown}`,
            `Fast biloppstillingsplass i ${street}`,
            `Parkering rett ved ${near}`,
            `Ledig p-plass ${inTown}`,
          ],
      random,
    );
  }
  if (facts.listingType === 'storage_room')
    return fittingTitle(
      [
        `Tørr bod på ${internalSize} m² ${inTown}`,
        `Lagerplass i ${street}`,
        `Låsbar bod nær ${near}`,
        `Bod til leie ${inTown}, ${internalSize} m²`,
        `Trenger du mer plass? Bod ${inTown}`,
      ],
      random,
    );
  if (facts.listingType === 'shared_room')
    return fittingTitle(
      [
        `Plass i dobbeltrom ${inTown}`,
        `Del rom i hyggelig kollektiv ${inTown}`,
        `Rimelig plass i tomannsrom nær ${near}`,
      ],
      random,
    );
  if (facts.propertyType === 'dorm')
    return fittingTitle(
      [
        `Studenthybel ${inTown}`,
        `Hybel på ${internalSize} m² i studenthus ${inTown}`,
        `Hybel i ${street}, kort vei til ${near}`,
        `Ledig hybel for student ${inTown}`,
        `Hybel med delt kjøkken ${inTown}`,
      ],
      random,
    );
  if (facts.listingType === 'private_room')
    return fittingTitle(
      [
        `Rom i ${number(flatmates + 1)}mannskollektiv ${inTown}`,
        `Ledig rom i sosialt kollektiv ${inTown}`,
        `Lyst rom i ${street}`,
        `Rom på ${internalSize} m² nær ${near}`,
        `Koselig rom til leie ${inTown}`,
        facts.furnished === 'furnished'
          ? `Møblert rom nær ${by}`
          : `Rom i ${street}, ${area.phrase}`,
      ],
      random,
    );

  const { word, neuter } = noun(facts);
  const adjective = random.pick(ADJECTIVES)[neuter ? 1 : 0];
  const extras = [
    facilities.includes('balcony') && 'med balkong',
    facilities.includes('garden') && 'med hage',
    facilities.includes('fireplace') && 'med peis',
    facilities.includes('parking') && 'med parkering',
    facts.floor === '5' && 'med utsikt',
    facts.furnished === 'furnished' && 'med møbler',
  ].filter((line): line is string => typeof line === 'string');
  const extra = extras.length > 0 ? ` ${random.pick(extras)}` : '';
  const low = word.toLowerCase();
  const upper = low.charAt(0).toUpperCase() + low.slice(1);
  const place = inTown.charAt(0).toUpperCase() + inTown.slice(1);
  return fittingTitle(
    [
      `${adjective} ${low}${extra} ${inTown}`,
      `${upper} i ${street}${extra}`,
      `${adjective} ${low} nær ${near}`,
      `${place}: ${low}${extra}`,
      `${upper} på ${internalSize} m²${extra} ${inTown}`,
      `${adjective} ${low}, kort vei til ${near}`,
      bedrooms > 1
        ? `${upper} med ${number(bedrooms)} soverom ${inTown}`
        : `${adjective} ${low} i ${street}`,
      facts.building === 'bygard'
        ? `Klassisk ${low} i bygård ${inTown}`
        : facts.building === 'modern'
          ? `Moderne ${low} ${inTown}`
          : `${adjective} ${low} ${inTown}`,
    ],
    random,
  );
}
