import type { NoticeGround } from '@husvaer/domain/leases/notice';

import type { LaterWords } from './later-words.ts';
import { dateOf } from './parts.ts';

const GROUNDS: Record<NoticeGround, string> = {
  own_use:
    'boligen skal brukes som bolig av utleieren selv eller noen i husstanden (husleieloven § 9-5 andre ledd bokstav a)',
  rebuilding:
    'riving eller ombygging gjør at boligen må fravikes (husleieloven § 9-5 andre ledd bokstav b)',
  breach: 'leietakeren har misligholdt leieavtalen (husleieloven § 9-5 andre ledd bokstav c)',
  other: 'det foreligger annen saklig grunn (husleieloven § 9-5 andre ledd bokstav d)',
  sublet_refused:
    'utleieren har nektet framleie for resten av leietiden uten at forhold ved framleieren gir saklig grunn til det eller boligen klart blir overbefolket (husleieloven § 7-5)',
};
/** Why a landlord's notice has no reason. A parking space is not named by the law, but by the lease. */
const WITHOUT_REASON = {
  home: '',
  room: 'Leieforholdet gjelder et enkelt rom med adgang til en annens bolig. Oppsigelsen trenger ikke begrunnes (husleieloven § 9-7 fjerde ledd).',
  storage:
    'Oppsigelsen trenger ikke begrunnes. Det følger av leiekontrakten, og for selvstendig leie av garasje eller bod av husleieloven § 9-7 fjerde ledd.',
};

/** Documents after a lease, in Norwegian. */
export const laterNo: LaterWords = {
  locale: 'nb-NO',
  kroner: (amount) => `${amount}\u00a0kr`,
  months: [
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
  ],
  tenancy: 'Leieforholdet',
  labels: {
    lease: 'Leiekontrakt',
    address: 'Adresse',
    landlord: 'Utleier',
    tenant: 'Leietaker',
    tenants: 'Leietakere',
    lastDay: 'Siste dag',
    from: 'Gjelder fra',
  },
  number: (number) => `nr.\u00a0${number}`,
  signed:
    'Avtalen signeres elektronisk og gjelder når alle har signert. For øvrig gjelder leiekontrakten som før.',
  room: 'Rom eller plass',
  notice: {
    title: (number) => `Oppsigelse av leiekontrakt nr. ${number}`,
    heading: 'Oppsigelsen',
    labels: { by: 'Sies opp av', givenOn: 'Sagt opp' },
    inPersonOf: (landlord, agency) => `${landlord} ved ${agency}`,
    ground: (ground) => `Grunnen er at ${GROUNDS[ground]}.`,
    withoutReason: WITHOUT_REASON,
    approved: (day) => `Utleieren har godkjent oppsigelsen ${day}. Den gis på vegne av utleieren.`,
    protest: {
      heading: 'Retten til å protestere',
      texts: ({ givenOn, protestUntil, letting }) => [
        `Leietakeren kan protestere skriftlig til utleieren mot oppsigelsen innen én måned etter å ha mottatt den (husleieloven § 9-8). Mottas den ${dateOf(givenOn)}, er siste dag ${dateOf(protestUntil)}. Protesten kan sendes på enhver skriftlig måte, for eksempel på e-post til ${letting.email}, på leieforholdets side i Husvær${letting.address === null ? '' : ` eller i brev til ${letting.name}, ${letting.address}`}.`,
        'Protesterer ikke leietakeren innen fristen, mister leietakeren retten til å gjøre gjeldende at oppsigelsen er i strid med loven, og utleieren kan begjære tvangsfravikelse etter tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav c når leieforholdet er opphørt.',
        'Protesterer leietakeren i tide, faller oppsigelsen bort hvis ikke utleieren reiser søksmål mot leietakeren eller klager saken inn for Husleietvistutvalget innen tre måneder etter at protestfristen er ute.',
        'Har utleieren godkjent en framleier, sendes gjenpart av oppsigelsen samtidig til framleieren. Framleieren kan protestere mot oppsigelsen innen én måned etter at leietakeren har mottatt den (husleieloven § 7-7 andre ledd).',
      ],
    },
  },
  rentAdjustment: {
    title: (number) => `Varsel om indeksregulering av husleien, leiekontrakt nr. ${number}`,
    heading: 'Ny leie',
    labels: {
      before: 'Leie per måned i dag',
      now: 'Ny leie per måned',
      from: 'Gjelder fra',
      announced: 'Varslet',
    },
    index: ({ from, fromMonth, to, toMonth }) =>
      `Leien endres i takt med konsumprisindeksen siden leien sist ble fastsatt (husleieloven § 4-2): fra ${from} i ${fromMonth} til ${to} i ${toMonth} (Statistisk sentralbyrå, tabell 14700, 2025 = 100). Beløpet er rundet ned til hele kroner.`,
    earliest:
      'Endringen settes i verk tidligst én måned etter dette varselet, og tidligst ett år etter at siste leiefastsetting ble satt i verk.',
    onBehalf: (agency) => `${agency} gir varselet på vegne av utleieren.`,
  },
  extension: {
    title: (number) => `Avtale om forlengelse av leiekontrakt nr. ${number}`,
    heading: 'Ny leietid',
    labels: { before: 'Tidligere sluttdato', now: 'Ny sluttdato' },
    shorterBefore:
      'Var leietiden kortere enn lovens minstetid også før forlengelsen, må grunnen være den samme, og utsettelsen må skyldes en uforutsett omstendighet som har inntrådt etter at leiekontrakten ble inngått. Ellers regnes leieforholdet som tidsubestemt (husleieloven § 9-3).',
  },
  tenants: {
    title: (number) => `Avtale om bytte av leietaker, leiekontrakt nr. ${number}`,
    heading: 'Endringen',
    labels: { leaves: 'Flytter ut', joins: 'Flytter inn' },
    claims: (from) => [
      `Krav som forfaller fra og med ${from}, svarer bare de for som er leietakere da (husleieloven § 8-5). De svarer solidarisk.`,
      `Krav som er forfalt før ${from}, svarer de tidligere leietakerne for som før.`,
    ],
    joining:
      'Den som flytter inn, svarer ikke for krav som er forfalt før byttet, og trer ellers inn i leiekontrakten med alle rettigheter og plikter.',
    security: {
      deposit_account: [
        'Depositumet endres ikke av denne avtalen. Det står på konto i navnet til den eller de som har satt det inn, og er fortsatt sikkerhet for krav etter leiekontrakten. Den delen som tilhører den som flytter ut, er sikkerhet bare for krav som er forfalt før byttet.',
        'Den som flytter ut, får sin del utbetalt når utleieren samtykker skriftlig. Ellers gjelder husleieloven § 3-5 når leieforholdet er over. Den som flytter inn, stiller depositum bare hvis det avtales skriftlig.',
      ],
      deposit_insurance: [
        'Depositumsforsikringen endres ikke av denne avtalen. Forsikringsbeviset sier om den gjelder for den som flytter inn. Utleieren gir forsikringsselskapet beskjed om byttet.',
      ],
      deposit_guarantee: [
        'Garantien endres ikke av denne avtalen. Garantierklæringen sier hvem den gjelder for. Utleieren gir garantisten beskjed om byttet.',
      ],
    },
    headings: {
      security: 'Sikkerheten',
      eviction: 'Vedtakelse av tvangsfravikelse',
      norwegian: 'Vedtakelse av tvangsfravikelse',
    },
    accepts: (names) => `${names} godtar personlig leiekontraktens vilkår om tvangsfravikelse:`,
    acceptsMessages: (names) => `${names} godtar dette personlig:`,
  },
  ending: {
    title: (number) => `Avtale om å avslutte leiekontrakt nr. ${number}`,
    heading: 'Avslutning',
    agreed: 'Partene er enige om at leieforholdet avsluttes denne dagen.',
    rentToLastDay: 'Leien betales til og med siste dag.',
    rentTo: (day) => `Leien betales til og med ${day}, uavhengig av siste dag i leieforholdet.`,
  },
  protocol: {
    title: (number, isMoveIn) =>
      `${isMoveIn ? 'Innflyttingsprotokoll' : 'Utflyttingsprotokoll'}, leiekontrakt nr. ${number}`,
    inspected: 'Gjennomgått',
    meters: 'Målere',
    meter: {
      electricity: 'Strøm',
      water: 'Vann',
      heating: 'Fjernvarme',
      gas: 'Gass',
      other: 'Annet',
    },
    keys: 'Nøkler',
    count: (count) => `${count} stk.`,
    condition: 'Tilstand',
    conditions: { good: 'god', worn: 'slitt', damaged: 'skadd' },
    note: 'Annet',
    guarantee: {
      heading: 'Garanti',
      labels: {
        whole: 'Garantibeløp',
        claimed: 'Kreves av garantien',
        notClaimed: 'Kreves ikke',
      },
      agreed:
        'Partene er enige om beløpet som kreves av garantien eller forsikringen. Leietakeren får ingen utbetaling av den.',
    },
    signing: {
      heading: 'Signering',
      text: 'Protokollen signeres elektronisk av alle leietakere og utleieren, og hver av dem får et eksemplar.',
    },
    deposit: {
      heading: 'Depositum',
      agreed:
        'Rentene tilfaller leietakeren. Partene er enige om at depositumet fordeles slik. Banken kan betale ut etter denne protokollen når begge parter har signert (husleieloven § 3-5).',
      labels: {
        whole: 'Depositum',
        toTenant: 'Til leietakeren',
        toLandlord: 'Til utleieren',
      },
    },
  },
};
