import type { AssignmentWords } from './assignment-words.ts';

const OWN_PARTY =
  'Utleieren er part i leiekontrakten og signerer den selv. Forvalteren kan ikke binde utleieren til noe som strider mot husleieloven.';

export const assignmentNo: AssignmentWords = {
  locale: 'nb-NO',
  title: (number) => `Oppdragsavtale om utleie og forvaltning, nr. ${number}`,
  agency: (name, agent) => `${name} ved ${agent}`,
  work: [
    'Forvalteren finner leietaker og følger opp leieforholdet på vegne av utleieren: annonse, visning, leiekontrakt, innkreving av leie, varsler og avregninger.',
    OWN_PARTY,
  ],
  duration: 'Varighet',
  openEnded: 'tidsubestemt',
  once: (amount) => `${amount}, én gang`,
  eachMonth: (amount) => `${amount} per måned`,
  ofFirstRent: (share) => `${share} av månedsleien, én gang`,
  ofEachRent: (share) => `${share} av leien for hver måned`,
  onDay: (day) => `den ${day}. i hver måned`,
  withoutGuarantee: 'Ingen: Utleieren får utbetalt leien når leietakeren har betalt den.',
  privacy:
    'Forvalteren behandler opplysninger om leietakere og utleier for å oppfylle denne avtalen og loven, og utleverer dem ikke til andre formål.',
  signing:
    'Avtalen signeres elektronisk. Den gjelder når forvalteren og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, når og hvordan. Avtalen følger norsk rett. Er den oversatt, gjelder den norske teksten.',
  kroner: (amount) => `${amount}\u00a0kr`,
  percent: (share) => `${share}\u00a0%`,
  headings: {
    parties: '1. Partene',
    home: '2. Boligen',
    work: '3. Oppdraget',
    term: '4. Oppdragstid og oppsigelse',
    money: '6. Leien og utbetaling',
    signing: 'Signering',
    payment: '5. Honorar',
    authority: '7. Fullmakt',
    privacy: '8. Personopplysninger',
    withdrawal: '9. Angrerett',
    withdrawalForm: 'Angreskjema ved kjøp av varer og tjenester som ikke er finansielle tjenester',
  },
  labels: {
    landlord: 'Utleier',
    agency: 'Forvalter',
    address: 'Adresse',
    from: 'Fra',
    to: 'Til og med',
    payoutDay: 'Utbetales',
    brokering: 'Formidlingshonorar',
    management: 'Forvaltningshonorar',
    addon: 'Tilleggstjeneste',
    guarantee: 'Utbetalingsgaranti',
  },
  born: (day) => `Født ${day}`,
  orgNumber: 'Org.nr.',
  nothing: 'Ingenting',
  withVat: 'Prisene er oppgitt inkludert merverdiavgift.',
  withoutVat:
    'Forvalteren er ikke registrert i Merverdiavgiftsregisteret. Det kommer ikke merverdiavgift i tillegg til prisene.',
  money: [
    'Leien betales til en egen klientkonto og holdes atskilt fra forvalterens egne midler. Faller utbetalingen på en dag bankene er stengt, skjer den neste virkedag.',
    'Utleieren får en avregning for hver utbetaling og en årsoppgave.',
  ],
  withdrawal: [
    'Er utleieren forbruker, kan utleieren angre avtalen uten å oppgi noen grunn innen 14 dager fra den dagen alle har signert (angrerettloven §§ 20 og 21). Utleieren sier da tydelig fra til forvalteren, for eksempel på skjemaet sist i avtalen eller i en e-post. Det er nok å sende meldingen før fristen er ute.',
    'Forvalteren begynner ikke på oppdraget før angrefristen er ute, med mindre utleieren uttrykkelig ber om det. Angrer utleieren etter å ha bedt om det, betaler utleieren en forholdsmessig del av prisen for det som er utført (angrerettloven § 26).',
    'Når oppdraget er utført fullt ut, er angreretten tapt hvis arbeidet begynte med utleierens uttrykkelige forhåndssamtykke, og utleieren har erkjent at angreretten da går tapt (angrerettloven § 22 bokstav c).',
  ],
  withdrawalForm: {
    whenToUse: 'Fyll ut og returner dette skjemaet dersom du ønsker å gå fra avtalen.',
    withdraws:
      'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende tjenester:',
  },
  withdrawalLabels: {
    to: 'Utfylt skjema sendes til',
    about: 'Tjenester',
    agreedOn: 'Avtalen ble inngått den (dato)',
    name: 'Forbrukerens/forbrukernes navn',
    address: 'Forbrukerens/forbrukernes adresse',
    on: 'Dato',
    signature: 'Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes)',
  },
  notice:
    'Begge parter kan si opp forvaltningen skriftlig med én måneds frist. Leiekontrakter som er inngått, gjelder fortsatt.',
  titleOfManagement: (number) => `Oppdragsavtale om forvaltning, nr. ${number}`,
  management: [
    'Utleieren finner leietakeren selv. Forvalteren følger opp leieforholdet på vegne av utleieren: innkreving av leie, varsler og avregninger.',
    OWN_PARTY,
  ],
  payment:
    'Forvaltningshonorar og tilleggstjenester, og fakturaer for utlegg og tjenester som utleieren har bestilt eller godtatt, trekkes fra leien før den utbetales. Leietakeren kan ikke belastes for noe av det (husleieloven § 3-7).',
  owed: (days) =>
    `Dekker ikke leien det utleieren skylder etter denne avtalen, betaler utleieren resten innen ${days} dager etter at forvalteren har fakturert det.`,
  brokeringTerm:
    'Formidlingen varer i seks måneder og kan fornyes skriftlig for inntil seks måneder om gangen. Hver av partene kan si den opp uten varsel (eiendomsmeglingsloven § 6-5).',
  authority: [
    'Utleieren gir forvalteren fullmakt til å kreve inn og motta leien, sende påminnelser, purringer og varsel etter tvangsfullbyrdelsesloven § 4-18, varsle Nav etter husleieloven § 9-11, varsle indeksregulering av leien, avtale betalingsplaner, kreditere fakturaer, kreve depositumet på vegne av utleieren, ta imot meldinger fra leietakeren, også en oppsigelse og en protest mot utleierens oppsigelse, sende oppsigelse som utleieren har godkjent skriftlig, og forberede en begjæring om tvangsfravikelse på grunn av ubetalt leie. Begjæringen signerer utleieren selv.',
    'Utleieren kan når som helst trekke fullmakten tilbake skriftlig. Utleieren signerer leiekontrakten selv. Søknader og andre meldinger til utleieren sender forvalteren videre med en gang.',
  ],
  brokered: {
    heading: '10. Formidlingen',
    labels: {
      landlordNumber: 'Utleierens fødselsnummer',
      nature: 'Oppdragets karakter',
      period: 'Formidlingen varer',
      responsible: 'Ansvarlig megler',
      assistant: 'Arbeider med formidlingen',
      otherBroker: 'Andre oppdragstakere de siste tre månedene',
      outlays: 'Utlegg',
      brokering: 'Formidlingshonorar, én gang',
      management: 'Forvaltningshonorar, tolv måneder',
      addons: 'Tilleggstjenester, tolv måneder',
      total: 'Samlet overslag',
    },
    nature: 'Utleie',
    period: (from, to) => `fra og med ${from} til og med ${to}`,
    otherBroker: (had) =>
      had
        ? 'Ja. Utleieren opplyser at andre oppdragstakere har arbeidet med det samme oppdraget.'
        : 'Nei. Utleieren opplyser at ingen andre oppdragstakere har arbeidet med det samme oppdraget.',
    outlays: (none) =>
      `Forvalteren kan ikke kreve dekning av utlegg for formidlingen. Overslag: ${none}`,
    estimate: (rent) =>
      `Overslaget over samlet honorar og utlegg er regnet av ${rent} i leie per måned og gjelder de første tolv månedene.`,
    terms: [
      'Kommer det ikke i stand noen leiekontrakt, kan forvalteren ikke kreve formidlingshonorar. Sier utleieren opp formidlingen, har forvalteren likevel krav på et rimelig honorar for utført arbeid (eiendomsmeglingsloven § 6-5 tredje ledd).',
      'Forvalteren har ikke rett til formidlingshonorar for en leiekontrakt som blir inngått gjennom andre eller uten mellommann.',
      'Formidling er ikke et vilkår for forvaltning, og forvaltning er ikke et vilkår for formidling (eiendomsmeglingsloven § 6-3).',
      'En tvist om formidlingen kan bringes inn for Reklamasjonsnemnda for eiendomsmeglingstjenester, som er den utenrettslige klageordningen forvalteren er tilsluttet (eiendomsmeglingsloven § 2-10). Utleieren klager først skriftlig til forvalteren. Blir de ikke enige, sendes klagen på skjemaet på eiendomsmeglingsnemnda.no.',
      'Får oppdraget en annen ansvarlig megler, gir forvalteren utleieren skriftlig beskjed (eiendomsmeglingsloven § 6-4 fjerde ledd).',
    ],
    payment:
      'Formidlingshonoraret forfaller når leiekontrakten er inngått. Det trekkes fra leien bare hvis utleieren samtykker til det etter at leiekontrakten er inngått (eiendomsmeglingsloven § 7-4 tredje ledd). Ellers faktureres det.',
    signing:
      'Avtalen signeres elektronisk. Den gjelder når ansvarlig megler og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, når og hvordan. Avtalen følger norsk rett. Er den oversatt, gjelder den norske teksten.',
  },
  licence: (licence) => `Tillatelse fra Finanstilsynet: ${licence}`,
  responsibleBroker: (name) => `Ansvarlig megler: ${name}`,
  withGuarantee: (months) =>
    `Utleieren får utbetalt leien også når leietakeren ikke har betalt, for inntil ${months === 1 ? 'én måneds' : `${months} måneders`} ubetalt leie om gangen. Beløpet er et forskudd: Det leietakeren senere betaler av den leien, dekker forskuddet, og renter av den tilfaller forvalteren. Betaler leietakeren aldri, bærer forvalteren tapet.`,
};
