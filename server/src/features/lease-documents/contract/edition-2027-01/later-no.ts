import { laterNo as before } from '../edition-2026-12/later-no.ts';
import type { LaterWords } from './later-words.ts';

/** Documents after a lease, in Norwegian. */
export const laterNo: LaterWords = {
  notice: before.notice,
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
      'Endringen settes i verk tidligst én måned etter dette varselet, og tidligst ett år etter at leien sist ble endret.',
  },
  extension: {
    title: (number) => `Avtale om forlengelse av leiekontrakt nr. ${number}`,
    heading: 'Ny leietid',
    labels: { before: 'Tidligere sluttdato', now: 'Ny sluttdato' },
    openEnded: 'ubestemt tid',
    short: (reason) =>
      `Forlengelsen er kortere enn lovens minstetid. Grunnen er: ${reason} (husleieloven § 9-3)`,
  },
  ending: {
    title: (number) => `Avtale om å avslutte leiekontrakt nr. ${number}`,
    heading: 'Avslutning',
    agreed: 'Partene er enige om at leieforholdet avsluttes denne dagen.',
    rentToLastDay: 'Leien betales til og med siste dag.',
    rentTo: (day) =>
      `Leien betales til og med ${day}, uten fradrag for dagene etter siste dag i leieforholdet.`,
  },
  tenants: {
    title: (number) => `Avtale om bytte av leietaker, leiekontrakt nr. ${number}`,
    heading: 'Endringen',
    labels: { leaves: 'Flytter ut', joins: 'Flytter inn' },
    liability:
      'Den som flytter ut, svarer for leien til og med dagen før byttet. Den som flytter inn, trer inn i leiekontrakten med alle rettigheter og plikter.',
    jointly: 'Leietakerne svarer solidarisk.',
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
    deposit: {
      heading: 'Depositum',
      labels: { whole: 'Depositum', toTenant: 'Til leietaker', toLandlord: 'Til utleier' },
      agreed:
        'Partene er enige om at depositumet fordeles slik. Banken kan betale ut etter denne protokollen når begge parter har signert (husleieloven § 3-5).',
    },
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
  },
};
