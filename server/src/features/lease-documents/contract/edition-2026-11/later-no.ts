import type { NoticeGround } from '@husvaer/domain/leases/notice';
import type { Condition, Meter } from '@husvaer/domain/leases/protocol';

import type { LaterPapers, Party } from '../contract.ts';
import { amountIn, dateOf, facts, monthOf, picturesOf, texts, type Row } from './parts.ts';

const amount = amountIn({ locale: 'nb-NO', kroner: (kroner) => `${kroner} kr` });
const percent = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 1 });
const months = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
];

const GROUNDS: Record<NoticeGround, string> = {
  own_use: 'boligen skal brukes som bolig av utleieren selv eller noen i husstanden (§ 9-5)',
  rebuilding: 'riving eller ombygging gjør at boligen må fraflyttes (§ 9-5)',
  breach: 'leietakeren har misligholdt leieavtalen (§ 9-5)',
  other: 'det foreligger annen saklig grunn (§ 9-5)',
};

const METERS: Record<Meter, string> = {
  electricity: 'Strøm',
  water: 'Vann',
  heating: 'Fjernvarme',
  gas: 'Gass',
  other: 'Annet',
};
const CONDITIONS: Record<Condition, string> = { good: 'god', worn: 'slitt', damaged: 'skadd' };

const names = (people: readonly Party[]) => people.map(({ name }) => name).join(', ');
const rows = (lease: {
  number: string;
  address: string;
  landlord: Party;
  tenants: readonly Party[];
}): Row[] => [
  ['Leiekontrakt', `nr. ${lease.number}`],
  ['Adresse', lease.address],
  ['Utleier', lease.landlord.name],
  [lease.tenants.length > 1 ? 'Leietakere' : 'Leietaker', names(lease.tenants)],
];
const SIGNED =
  'Avtalen signeres elektronisk og gjelder når alle har signert. For øvrig gjelder leiekontrakten som før.';

/** Documents after a lease, in Norwegian. */
export const laterNo: LaterPapers = {
  notice: (notice) => ({
    language: 'no',
    title: `Oppsigelse av leiekontrakt nr. ${notice.number}`,
    sections: [
      {
        heading: 'Leieforholdet',
        blocks: [facts(...rows(notice))],
      },
      {
        heading: 'Oppsigelsen',
        blocks: [
          facts(
            ['Sies opp av', notice.by === 'tenant' ? names(notice.tenants) : notice.landlord.name],
            ['Sagt opp', dateOf(notice.givenOn)],
            ['Siste dag', dateOf(notice.endsOn)],
          ),
          ...texts([
            notice.ground && `Grunnen er at ${GROUNDS[notice.ground]}.`,
            ...(notice.reason?.split('\n') ?? []),
          ]),
        ],
      },
      ...(notice.protestUntil === null
        ? []
        : [
            {
              heading: 'Retten til å protestere',
              blocks: texts([
                `Leietakeren kan protestere skriftlig til utleieren mot oppsigelsen innen én måned etter å ha mottatt den, det vil si senest ${dateOf(notice.protestUntil)} (husleieloven § 9-8).`,
                'Protesterer ikke leietakeren innen fristen, mister leietakeren retten til å gjøre gjeldende at oppsigelsen er i strid med loven, og utleieren kan begjære tvangsfravikelse etter tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav c når leietiden er ute.',
                'Protesterer leietakeren i tide, faller oppsigelsen bort om ikke utleieren reiser søksmål mot leietakeren innen tre måneder etter at protestfristen var ute.',
              ]),
            },
          ]),
    ],
  }),

  rentAdjustment: (change) => ({
    language: 'no',
    title: `Varsel om endring av leien, leiekontrakt nr. ${change.number}`,
    sections: [
      { heading: 'Leieforholdet', blocks: [facts(...rows(change))] },
      {
        heading: 'Ny leie',
        blocks: [
          facts(
            ['Leie per måned i dag', amount(change.from)],
            ['Ny leie per måned', amount(change.to)],
            ['Gjelder fra', dateOf(change.takesEffectOn)],
            ['Varslet', dateOf(change.announcedOn)],
          ),
          ...texts([
            `Leien endres i takt med konsumprisindeksen fra leien sist ble fastsatt (husleieloven § 4-2): fra ${percent.format(change.indexFrom.value)} i ${monthOf(change.indexFrom.month, months)} til ${percent.format(change.indexTo.value)} i ${monthOf(change.indexTo.month, months)} (Statistisk sentralbyrå, tabell 14700, 2025 = 100). Beløpet er rundet ned til hele kroner.`,
            'Endringen settes i verk tidligst én måned etter dette varselet, og tidligst ett år etter at leien sist ble endret.',
          ]),
        ],
      },
    ],
  }),

  extension: (extension) => ({
    language: 'no',
    title: `Avtale om forlengelse av leiekontrakt nr. ${extension.number}`,
    sections: [
      { heading: 'Leieforholdet', blocks: [facts(...rows(extension))] },
      {
        heading: 'Ny leietid',
        blocks: [
          facts(
            ['Siste dag før', dateOf(extension.endedOn)],
            ['Siste dag nå', extension.endsOn === null ? 'ubestemt tid' : dateOf(extension.endsOn)],
          ),
          ...texts([
            extension.endsOn !== null &&
              extension.fixedTermReason &&
              `Forlengelsen er kortere enn lovens minstetid. Grunnen er: ${extension.fixedTermReason} (husleieloven § 9-3)`,
            SIGNED,
          ]),
        ],
      },
    ],
  }),

  ending: (ending) => ({
    language: 'no',
    title: `Avtale om å avslutte leiekontrakt nr. ${ending.number}`,
    sections: [
      { heading: 'Leieforholdet', blocks: [facts(...rows(ending))] },
      {
        heading: 'Avslutning',
        blocks: [
          facts(['Siste dag', dateOf(ending.endsOn)]),
          ...texts([
            ...(ending.reason?.split('\n') ?? []),
            'Partene er enige om at leieforholdet avsluttes denne dagen.',
            ending.rentEndsOn === ending.endsOn
              ? 'Leie skyldes til og med siste dag.'
              : `Leie skyldes til og med ${dateOf(ending.rentEndsOn)}, uten fradrag for dagene etter siste dag.`,
            SIGNED,
          ]),
        ],
      },
    ],
  }),

  tenants: (change) => ({
    language: 'no',
    title: `Avtale om bytte av leietaker, leiekontrakt nr. ${change.number}`,
    sections: [
      { heading: 'Leieforholdet', blocks: [facts(...rows(change))] },
      {
        heading: 'Endringen',
        blocks: [
          facts(
            ['Gjelder fra', dateOf(change.from)],
            ...change.leaving.map(({ name }): Row => ['Flytter ut', name]),
            ...change.joining.map(({ name }): Row => ['Flytter inn', name]),
          ),
          ...texts([
            'Den som flytter ut, svarer for leien til og med dagen før. Den som flytter inn, trer inn i leiekontrakten med alle rettigheter og plikter.',
            'Leietakerne svarer solidarisk.',
            SIGNED,
          ]),
        ],
      },
    ],
  }),

  protocol: ({ number, kind, takenOn, meters, keys, rooms, note, deposit, ...lease }) => ({
    language: 'no',
    title:
      kind === 'move_in'
        ? `Innflyttingsprotokoll, leiekontrakt nr. ${number}`
        : `Utflyttingsprotokoll, leiekontrakt nr. ${number}`,
    sections: [
      {
        heading: 'Leieforholdet',
        blocks: [facts(...rows({ ...lease, number }), ['Befart', dateOf(takenOn)])],
      },
      ...(meters.length > 0
        ? [
            {
              heading: 'Målere',
              blocks: [
                facts(
                  ...meters.map(({ meter, number: name, reading }): Row => [
                    METERS[meter],
                    `${name ? `nr. ${name}: ` : ''}${reading}`,
                  ]),
                ),
              ],
            },
          ]
        : []),
      ...(keys.length > 0
        ? [
            {
              heading: 'Nøkler',
              blocks: [facts(...keys.map(({ name, count }): Row => [name, `${count} stk.`]))],
            },
          ]
        : []),
      ...rooms.map(({ name: room, condition, note: input, photos }) => ({
        heading: room,
        blocks: [
          facts(['Tilstand', CONDITIONS[condition]]),
          ...texts(input?.split('\n') ?? []),
          ...picturesOf(photos.map(({ key, title }) => ({ key, alt: `${room}: ${title}` }))),
        ],
      })),
      ...(note ? [{ heading: 'Annet', blocks: texts(note.split('\n')) }] : []),
      ...(deposit
        ? [
            {
              heading: 'Depositum',
              blocks: [
                facts(
                  ['Depositum eller garanti', amount(deposit.whole)],
                  ['Til leietaker', amount(deposit.whole - deposit.toLandlord)],
                  ['Til utleier', amount(deposit.toLandlord)],
                ),
                ...texts([
                  ...(deposit.reason?.split('\n') ?? []),
                  'Partene er enige om at depositumet fordeles slik. Banken kan betale ut etter denne protokollen når begge parter har signert (husleieloven § 3-5).',
                ]),
              ],
            },
          ]
        : []),
      {
        heading: 'Signering',
        blocks: texts([
          'Protokollen signeres elektronisk av alle leietakere og utleieren, og hver av dem får et eksemplar.',
        ]),
      },
    ],
  }),
};
