import type { Random } from '../random.ts';
import type { Building, HomeFacts } from './home-facts.ts';
import { noun } from './norwegian-titles.ts';
import { FLOORS, INCLUDED, number, TRANSPORT } from './norwegian-words.ts';
import { capital, joined, paragraph } from './sentences.ts';

const HOUSE: Record<Building, readonly string[]> = {
  bygard: [
    'Bygården er fra slutten av 1800-tallet og har bevart både stukkatur og dype vinduskarmer.',
    'Gården er pusset opp utvendig de siste årene, og oppgangen er nymalt.',
    'God takhøyde og store vinduer gir mye dagslys hele året.',
    'Bakgården er felles, med benker, grill og sykkelstativ.',
  ],
  functionalist: [
    'Blokka er fra 1950-tallet og ligger tilbaketrukket fra veien.',
    'Planløsningen er god, uten bortkastede kvadratmeter.',
    'Borettslaget er veldrevet, med grønt fellesareal mellom blokkene.',
    'Det er nye vinduer i hele bygget.',
  ],
  modern: [
    'Bygget er få år gammelt og har balansert ventilasjon og vannbåren gulvvarme.',
    'Det er felles takterrasse i bygget.',
    'Gårdsrommet er bilfritt og opparbeidet med lekeplass og sittegrupper.',
    'Kjøkkenet har integrerte hvitevarer og god benkeplass.',
  ],
  house: [
    'Huset ligger i en stille villagate med lite trafikk.',
    'Hagen er moden, med bærbusker og sol til langt på kveld.',
    'Det er varmepumpe i stua og vedovn for de kalde dagene.',
    'Her er det god plass til både sykler, ski og barnevogn.',
  ],
  semi: [
    'Boligen deler vegg med bare én nabo, og det er svært lite lytt.',
    'Inngangen er egen, og det er plass til bilen rett utenfor døra.',
    'Soverommene ligger samlet oppe, stue og kjøkken nede.',
    'Tomta er solrik og flat, fin for barn.',
  ],
  terrace: [
    'Rekkehuset går over to plan, med utgang til en liten hageflekk.',
    'Området er bilfritt og barnevennlig.',
    'Sameiet rydder snø og klipper plenene.',
    'Fra stua er det utgang til en skjermet uteplass mot vest.',
  ],
  dorm: [
    'Kjøkkenet deles med de andre på gangen og vaskes jevnlig.',
    'Huset har vaskeri, sykkelbod og lesesal.',
    'De fleste som bor her, studerer, og det er lett å bli kjent.',
    'Rommet har seng, skrivepult og garderobeskap.',
  ],
  garage: [
    'Anlegget er låst med fjernstyrt port.',
    'Plassen er merket og god å svinge inn på.',
    'Det er tørt og frostfritt hele vinteren.',
    'Takhøyden er 2,1 meter.',
  ],
  outdoors: [
    'Plassen ligger rett ved inngangen og brøytes om vinteren.',
    'Plassen er asfaltert og merket.',
    'Passer for personbil, også stasjonsvogn.',
    'Det er belysning på plassen hele natta.',
  ],
  storage: [
    'Boden er tørr og har god ventilasjon.',
    'Det er lett å kjøre helt fram med bil og henger.',
    'Døra er av stål, med hengelås som leietaker holder selv.',
    'Passer godt til sportsutstyr, dekk og flyttelass.',
  ],
};

export function norwegianDescription(facts: HomeFacts, random: Random): string {
  const {
    area,
    town,
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
  const { word, the } = noun(facts);
  const there = floor && livedIn ? ` ${FLOORS[floor]}` : '';
  const [first = '', second] = random.sample(area.landmarks, 2);
  const by = TRANSPORT[area.transport.vehicle];
  const minutes = random.int(2, 9);
  const opening: string[] = !livedIn
    ? [
        facts.listingType === 'parking'
          ? random.pick([
              `Fast parkeringsplass til leie i ${street}.`,
              `Vi leier ut plassen vår i ${street}, siden vi har solgt bilen.`,
              `Ledig plass ${area.phrase}, i ${street}.`,
            ])
          : random.pick([
              `Bod på ${internalSize} m² til leie i ${street}.`,
              `Vi har en bod til overs i ${street}, ${internalSize} m² stor.`,
              `Låsbar bod ${area.phrase}, omtrent ${internalSize} m².`,
            ]),
      ]
    : facts.listingType === 'entire_place'
      ? [
          random.pick([
            `${the} ligger${there} i ${street}, ${area.phrase}.`,
            `Vi leier ut ${internalSize} m²${there} i ${street}.`,
            `Velkommen til ${street} ${area.phrase}: ${word} på ${internalSize} m²${there}.`,
            `I ${street} leier vi ut ${facts.propertyType === 'house' ? 'et' : word.endsWith('hus') || word === 'anneks' ? 'et' : 'en'} ${word} på ${internalSize} m²${there}.`,
          ]),
          bedrooms > 5
            ? `Huset har ${number(bedrooms)} soverom, to kjøkken og to bad, og passer for et kollektiv som flytter inn samlet.`
            : bedrooms > 1
              ? random.pick([
                  `Her er ${number(bedrooms)} soverom, stue og kjøkken for seg.`,
                  `Den har ${number(bedrooms)} soverom, og stua er stor nok til både sofa og spisebord.`.replace(
                    'Den',
                    the,
                  ),
                  `Det er ${number(bedrooms)} soverom, alle med plass til garderobe.`,
                ])
              : bedrooms === 1
                ? random.pick([
                    'Soverommet vender mot den stille siden og har plass til dobbeltseng.',
                    'Stua og kjøkkenet er i ett, og soverommet ligger for seg.',
                    'Soverommet har innebygd garderobe.',
                  ])
                : random.pick([
                    'Alt er i ett rom, med eget bad og en praktisk kjøkkenkrok.',
                    'Kompakt, men godt planlagt: sovealkove, kjøkkenkrok og flislagt bad.',
                  ]),
        ]
      : facts.listingType === 'shared_room'
        ? [
            `Du deler rommet på ${internalSize} m² med én annen.`,
            `Kjøkken, stue og bad deles med ${number(Math.max(2, flatmates))} til.`,
          ]
        : [
            random.pick([
              `Rommet er på ${internalSize} m² og ligger${there || ' i en rolig del av boligen'}.`,
              `Ledig rom på ${internalSize} m² i ${street} ${area.phrase}.`,
            ]),
            flatmates > 1
              ? random.pick([
                  `Vi er ${number(flatmates)} som bor her fra før, i alderen ${random.int(20, 24)} til ${random.int(27, 34)}.`,
                  `Du deler kjøkken og stue med ${number(flatmates)} andre.`,
                ])
              : 'Du deler leiligheten med én person.',
          ];

  const details = random.sample(
    HOUSE[facts.building].filter(
      (line) =>
        (facts.propertyType !== 'studio' || !line.includes('Soverommene')) &&
        (facilities.includes('garden') || !/[Hh]age/.test(line)) &&
        (facts.furnished !== 'unfurnished' || !line.includes('har seng')),
    ),
    2,
  );
  const equipment = [
    facts.balconySize > 0 &&
      random.pick([
        `Balkongen er på ${facts.balconySize} m² og har ${random.pick(['ettermiddagssol', 'kveldssol', 'morgensol', 'utsikt mot ' + first])}.`,
        `Det er utgang til ${facts.balconySize} m² balkong.`,
      ]),
    facilities.includes('fireplace') && facts.building !== 'house' && 'Peisen er i bruk og feiet.',
    facilities.includes('dishwasher') &&
      facilities.includes('washing_machine') &&
      random.pick([
        'Oppvaskmaskin og vaskemaskin følger med.',
        'Både oppvaskmaskin og vaskemaskin er på plass.',
      ]),
    !facilities.includes('dishwasher') &&
      facilities.includes('washing_machine') &&
      'Vaskemaskin står på badet.',
    facilities.includes('elevator') && livedIn && 'Det er heis i bygget.',
    facilities.includes('ev_charger') &&
      random.pick([
        'Elbillader er montert og avregnes etter bruk.',
        'Det er mulighet for å lade elbil.',
      ]),
    facts.externalSize > 0 && `En bod på ${facts.externalSize} m² hører til.`,
    facilities.includes('gym') && 'Beboerne har fri bruk av treningsrommet.',
    facts.furnished === 'furnished' &&
      random.pick([
        'Leies ut ferdig møblert; du trenger bare å ta med kofferten.',
        'Møblene på bildene følger med.',
      ]),
    facts.furnished === 'partially_furnished' &&
      random.pick([
        'Hvitevarer og noen møbler blir stående.',
        'Delvis møblert, resten blir vi enige om.',
      ]),
    facts.furnished === 'unfurnished' &&
      facts.listingType === 'entire_place' &&
      'Leies ut umøblert, med hvitevarer.',
  ].filter((line): line is string => typeof line === 'string');
  const placeLines = random.pick([
    [
      `Det er ${minutes} minutter å gå til ${by} fra ${area.transport.stop}.`,
      second ? `${first} og ${second} ligger like i nærheten.` : `${first} ligger like i nærheten.`,
    ],
    [
      `Til ${first} går du på få minutter${second ? `, og det er heller ikke langt til ${second}` : ''}.`,
      `Nærmeste stopp er ${area.transport.stop}, der ${by} går ofte.`,
    ],
    [
      `Fra ${area.transport.stop} tar du ${by}, ${minutes} minutters gange unna.`,
      `Dagligvare, kafeer og ${first} er i nabolaget.`,
    ],
  ]);
  const includes = includedInRent
    .filter((word) => livedIn || word === 'electricity')
    .map((word) => INCLUDED[word]);
  const terms = [
    includes.length > 0 &&
      random.pick([
        `${capital(joined(includes, 'og'))} er med i leia.`,
        `Leia inkluderer ${joined(includes, 'og')}.`,
      ]),
    livedIn && minimumStay && minimumStay >= 12
      ? `Minste leietid er ${minimumStay} måneder.`
      : false,
    livedIn && facts.depositRents === 6 && 'Bankgaranti godtas i stedet for depositum.',
    facilities.includes('pets_allowed')
      ? random.pick(['Husdyr er velkomne etter avtale.', 'Katt eller liten hund går fint.'])
      : false,
    facilities.includes('smoking_allowed') && 'Røyking er tillatt på balkongen eller ute.',
    random.pick([
      'Visning etter avtale.',
      'Ta gjerne kontakt for visning.',
      'Fellesvisning annonseres her.',
      'Skriv noen ord om deg selv når du tar kontakt.',
      '',
    ]),
  ].filter((line): line is string => typeof line === 'string');
  return paragraph([
    ...opening,
    ...details,
    ...random.sample(equipment, 4),
    ...(livedIn || town.size === 'city' ? placeLines : placeLines.slice(0, 1)),
    ...terms,
  ]);
}
