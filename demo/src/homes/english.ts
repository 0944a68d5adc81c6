import type { IncludedInRent } from '@husvaer/domain/listings/enums';

import type { Random } from '../random.ts';
import type { Building, HomeFacts } from './home-facts.ts';
import { capital, fittingTitle, joined, paragraph } from './sentences.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const number = (value: number) => NUMBERS[value] ?? String(value);

const FLOOR = {
  basement: 'on the lower ground floor',
  ground: 'on the ground floor',
  '2': 'on the second floor',
  '3': 'on the third floor',
  '4': 'on the fourth floor',
  '5': 'on the top floor',
};

const TRANSPORT = {
  tram: 'tram',
  metro: 'metro',
  bus: 'bus',
  train: 'train',
  lightRail: 'light rail',
};

const INCLUDED: Record<IncludedInRent, string> = {
  electricity: 'electricity',
  heating: 'heating',
  hot_water: 'hot water',
  water: 'water',
  gas: 'gas',
  internet: 'internet',
  cable_tv: 'TV',
  parking: 'parking',
  cleaning: 'cleaning of shared areas',
};

function noun({ propertyType, bedrooms }: HomeFacts): string {
  switch (propertyType) {
    case 'studio':
      return 'studio';
    case 'detached_house':
      return 'detached house';
    case 'house':
      return 'house';
    case 'semi_detached_house':
      return 'semi-detached house';
    case 'terraced_house':
      return 'terraced house';
    case 'other':
      return 'annex';
    case 'shared_accommodation':
      return 'house to share';
    default:
      return `${number(bedrooms)}-bedroom flat`;
  }
}

const spot = ({ area, town }: HomeFacts) =>
  area.name ? `in ${area.name.replace(' sentrum', ' city centre')}` : `in ${town.city}`;

export function englishTitle(facts: HomeFacts, random: Random): string {
  const { area, street, facilities, internalSize, flatmates } = facts;
  const where = spot(facts);
  const near = random.pick(area.landmarks);
  if (facts.listingType === 'parking')
    return fittingTitle(
      [
        `${facts.building === 'garage' ? 'Garage space' : 'Parking space'} ${where}`,
        `Fixed parking space in ${street}`,
        `Parking close to ${near}`,
      ],
      random,
    );
  if (facts.listingType === 'storage_room')
    return fittingTitle(
      [
        `Dry storage room of ${internalSize} m² ${where}`,
        `Storage in ${street}`,
        `Lockable storage near ${near}`,
      ],
      random,
    );
  if (facts.listingType === 'shared_room')
    return fittingTitle([`Bed in a shared room ${where}`, `Share a room ${where}`], random);
  if (facts.propertyType === 'dorm')
    return fittingTitle(
      [
        `Student room ${where}`,
        `Room in student house, ${internalSize} m²`,
        `Student room near ${near}`,
      ],
      random,
    );
  if (facts.listingType === 'private_room')
    return fittingTitle(
      [
        `Room in a flatshare of ${number(flatmates + 1)} ${where}`,
        `Bright room in ${street}`,
        `Room near ${near}, bills mostly included`,
      ],
      random,
    );
  const extra = facilities.includes('balcony')
    ? ' with balcony'
    : facilities.includes('garden')
      ? ' with garden'
      : facts.furnished === 'furnished'
        ? ', fully furnished,'
        : '';
  const word = noun(facts);
  const adjective = random.pick([
    'Bright',
    'Quiet',
    'Well-kept',
    'Charming',
    'Spacious',
    'Newly renovated',
  ]);
  return fittingTitle(
    [
      `${adjective} ${word}${extra} ${where}`,
      `${capital(word)} near ${near}`,
      `${adjective} ${word} in ${street}`,
      `${internalSize} m² ${word}${extra} ${where}`,
    ],
    random,
  );
}

const HOUSE: Record<Building, readonly string[]> = {
  bygard: [
    'The building dates from the 1890s, with high ceilings and deep window sills.',
    'The courtyard is shared and has benches, a barbecue and bicycle racks.',
  ],
  functionalist: [
    'The building is from the 1950s, set back from the road among trees.',
    'The layout is efficient and every room has a window.',
  ],
  modern: [
    'The building is only a few years old, with underfloor heating and balanced ventilation.',
    'There is a shared roof terrace and a car-free courtyard.',
  ],
  house: [
    'The house stands in a quiet residential street.',
    'A heat pump keeps it warm, and the stove does the rest.',
  ],
  semi: [
    'There is just one neighbour wall, and you hear very little through it.',
    'The bedrooms are upstairs, living room and kitchen below.',
  ],
  terrace: [
    'The house is on two floors with a small garden of its own.',
    'The lane is car-free and popular with families.',
  ],
  dorm: [
    'The kitchen is shared with the corridor and cleaned regularly.',
    'The house has a laundry, bicycle storage and a reading room.',
  ],
  garage: ['The garage is locked, dry and frost-free.', 'The bay is marked and easy to turn into.'],
  outdoors: [
    'The space is right by the entrance and cleared of snow.',
    'It is paved, marked and lit at night.',
  ],
  storage: ['The room is dry and well ventilated.', 'You can drive a van up to the door.'],
};

export function englishDescription(facts: HomeFacts, random: Random): string {
  const {
    area,
    street,
    facilities,
    internalSize,
    bedrooms,
    flatmates,
    floor,
    includedInRent,
    minimumStay,
  } = facts;
  const livedIn = facts.listingType !== 'parking' && facts.listingType !== 'storage_room';
  const where = spot(facts);
  const there = floor && livedIn ? ` ${FLOOR[floor]}` : '';
  const [first = '', second] = random.sample(area.landmarks, 2);
  const opening = !livedIn
    ? [
        facts.listingType === 'parking'
          ? `Fixed parking space for rent in ${street}, ${where}.`
          : `Storage room of ${internalSize} m² for rent in ${street}, ${where}.`,
      ]
    : facts.listingType === 'entire_place'
      ? [
          random.pick([
            `We rent out our ${noun(facts)}${there} in ${street}, ${where}.`,
            `Welcome to ${street}: ${internalSize} m²${there}, ${where}.`,
          ]),
          bedrooms > 5
            ? `With ${number(bedrooms)} bedrooms, two kitchens and two bathrooms it suits a group moving in together.`
            : bedrooms > 1
              ? `There are ${number(bedrooms)} bedrooms, and the living room takes both a sofa and a dining table.`
              : bedrooms === 1
                ? 'The bedroom faces the quiet side and takes a double bed.'
                : 'Everything is in one well-planned room, with its own bathroom.',
        ]
      : facts.listingType === 'shared_room'
        ? [
            `You share a room of ${internalSize} m² with one other person.`,
            `Kitchen, living room and bathroom are shared with ${number(Math.max(2, flatmates))} more.`,
          ]
        : [
            `The room is ${internalSize} m² and lies${there || ' in a calm part of the home'} in ${street}.`,
            flatmates > 1
              ? `You share kitchen and living room with ${number(flatmates)} others, most of them in their twenties.`
              : 'You share the flat with one person.',
          ];
  const equipment = [
    facts.balconySize > 0 &&
      `The balcony is ${facts.balconySize} m² and gets the ${random.pick(['afternoon', 'evening', 'morning'])} sun.`,
    facilities.includes('dishwasher') &&
      facilities.includes('washing_machine') &&
      'Dishwasher and washing machine are in place.',
    facilities.includes('elevator') && livedIn && 'There is a lift.',
    facilities.includes('ev_charger') && 'You can charge an electric car here.',
    facts.furnished === 'furnished' && 'It comes fully furnished; just bring your suitcase.',
    facts.furnished === 'unfurnished' &&
      facts.listingType === 'entire_place' &&
      'It comes unfurnished, white goods included.',
    facts.externalSize > 0 && `A storage room of ${facts.externalSize} m² belongs to it.`,
  ].filter((line): line is string => typeof line === 'string');
  const place = random.pick([
    [
      `It is a ${random.int(2, 9)}-minute walk to the ${TRANSPORT[area.transport.vehicle]} at ${area.transport.stop}.`,
      second ? `${first} and ${second} are close by.` : `${first} is close by.`,
    ],
    [
      `${first} is around the corner${second ? `, and ${second} is not far` : ''}.`,
      `The nearest stop is ${area.transport.stop} (${TRANSPORT[area.transport.vehicle]}).`,
    ],
  ]);
  const terms = [
    includedInRent.length > 0 &&
      livedIn &&
      `The rent includes ${joined(
        includedInRent.map((word) => INCLUDED[word]),
        'and',
      )}.`,
    livedIn && minimumStay && minimumStay >= 12
      ? `The minimum stay is ${minimumStay} months.`
      : false,
    facilities.includes('pets_allowed') ? 'Pets are welcome by agreement.' : false,
    random.pick([
      'Viewings by appointment.',
      'Please write a few words about yourself.',
      'English-speaking tenants are most welcome.',
    ]),
  ].filter((line): line is string => typeof line === 'string');
  return paragraph([
    ...opening,
    ...HOUSE[facts.building],
    ...random.sample(equipment, 3),
    ...place,
    ...terms,
  ]);
}
