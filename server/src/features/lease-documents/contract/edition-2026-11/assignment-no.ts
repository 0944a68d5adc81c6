import type { AssignmentWords } from './assignment-words.ts';

export const assignmentNo: AssignmentWords = {
  locale: 'nb-NO',
  kroner: (amount) => `${amount} kr`,
  percent: (share) => `${share} %`,
  title: (number) => `Oppdragsavtale om utleie og forvaltning, nr. ${number}`,
  headings: {
    parties: '1. Partene',
    home: '2. Boligen',
    work: '3. Oppdraget',
    term: '4. Oppdragstid og oppsigelse',
    payment: '5. Vederlag',
    money: '6. Leien og utbetaling',
    privacy: '7. Personopplysninger',
    signing: 'Signering',
  },
  labels: {
    landlord: 'Utleier',
    agency: 'Forvalter',
    address: 'Adresse',
    from: 'Fra',
    to: 'Til og med',
    brokering: 'For å finne leietaker',
    management: 'For forvaltningen',
    addon: 'Tillegg',
    payoutDay: 'Utbetales',
    guarantee: 'Leiegaranti',
  },
  agency: (name, agent) => `${name} ved ${agent}`,
  work: [
    'Forvalteren finner leietaker og følger opp leieforholdet på vegne av utleieren: annonse, visning, leiekontrakt, innkreving av leie, varsler og oppgjør.',
    'Utleieren er part i leiekontrakten og signerer den selv. Forvalteren kan ikke binde utleieren til noe som strider mot husleieloven.',
  ],
  openEnded: 'ubestemt tid',
  notice:
    'Begge parter kan si opp oppdraget skriftlig med én måneds frist. Leiekontrakter som er inngått, står ved lag.',
  once: (amount) => `${amount}, én gang`,
  eachMonth: (amount) => `${amount} per måned`,
  ofFirstRent: (share) => `${share} av månedsleien, én gang`,
  ofEachRent: (share) => `${share} av leien for hver måned`,
  nothing: 'ingenting',
  payment:
    'Vederlaget trekkes av leien før den utbetales. Leietakeren kan ikke belastes for noe av det (husleieloven § 3-7).',
  onDay: (day) => `den ${day}. i hver måned`,
  withGuarantee: 'Utleieren får utbetalt leien også når leietakeren ikke har betalt.',
  withoutGuarantee: 'Ingen: Utleieren får utbetalt leien når leietakeren har betalt den.',
  money: [
    'Leien betales til en egen klientkonto og holdes atskilt fra forvalterens egne midler. Faller utbetalingen på en dag bankene er stengt, skjer den neste virkedag.',
    'Utleieren får et oppgjør for hver utbetaling og en oversikt for hvert år.',
  ],
  privacy:
    'Forvalteren behandler opplysninger om leietakere og utleier for å oppfylle denne avtalen og loven, og utleverer dem ikke til andre formål.',
  signing:
    'Avtalen signeres elektronisk. Den gjelder når forvalteren og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, når og hvordan.',
};
