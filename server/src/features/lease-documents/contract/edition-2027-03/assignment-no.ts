import { assignmentNo as before } from '../edition-2026-12/assignment-no.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentNo: AssignmentWords = {
  ...before,
  work: [
    before.work[0]!.replace('varsler og oppgjør', 'varsler og avregninger'),
    ...before.work.slice(1),
  ],
  money: [before.money[0]!, 'Utleieren får en avregning for hver utbetaling og en årsoppgave.'],
  duration: 'Varighet',
  openEnded: 'tidsubestemt',
  notice:
    'Begge parter kan si opp forvaltningen skriftlig med én måneds frist. Leiekontrakter som er inngått, gjelder fortsatt.',
  titleOfManagement: (number) => `Oppdragsavtale om forvaltning, nr. ${number}`,
  management: [
    'Utleieren finner leietakeren selv. Forvalteren følger opp leieforholdet på vegne av utleieren: innkreving av leie, varsler og avregninger.',
    before.work[1]!,
  ],
  payment:
    'Forvaltningshonorar og tilleggstjenester, og fakturaer for utlegg og tjenester som utleieren har bestilt eller godtatt, trekkes fra leien før den utbetales. Leietakeren kan ikke belastes for noe av det (husleieloven § 3-7).',
  brokeringTerm:
    'Formidlingen varer i seks måneder og kan fornyes skriftlig for inntil seks måneder om gangen. Hver av partene kan si den opp uten varsel (eiendomsmeglingsloven § 6-5).',
  authority: [
    'Utleieren gir forvalteren fullmakt til å kreve inn og motta leien, sende påminnelser, purringer og varsel etter tvangsfullbyrdelsesloven § 4-18, varsle Nav etter husleieloven § 9-11, varsle indeksregulering av leien, avtale betalingsplaner, kreditere fakturaer, kreve depositumet på vegne av utleieren og forberede en begjæring om tvangsfravikelse på grunn av ubetalt leie. Begjæringen signerer utleieren selv.',
    'Utleieren kan når som helst trekke fullmakten tilbake skriftlig. Utleieren signerer leiekontrakten selv. En oppsigelse fra utleieren sendes først når utleieren har godkjent den.',
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
      'En tvist om formidlingen kan bringes inn for den utenrettslige klageordningen som forvalteren er tilsluttet (eiendomsmeglingsloven § 2-10).',
      'Får oppdraget en annen ansvarlig megler, gir forvalteren utleieren skriftlig beskjed (eiendomsmeglingsloven § 6-4 fjerde ledd).',
    ],
    payment:
      'Formidlingshonoraret forfaller når leiekontrakten er inngått. Det trekkes fra leien bare hvis utleieren samtykker til det etter at leiekontrakten er inngått (eiendomsmeglingsloven § 7-4 tredje ledd). Ellers faktureres det.',
    signing:
      'Avtalen signeres elektronisk. Den gjelder når ansvarlig megler og utleieren har signert, og hver av dem får et eksemplar. Sist i dokumentet står det hvem som signerte, når og hvordan.',
  },
  licence: (licence) => `Tillatelse fra Finanstilsynet: ${licence}`,
  responsibleBroker: (name) => `Ansvarlig megler: ${name}`,
  withGuarantee: (months) =>
    `Utleieren får utbetalt leien også når leietakeren ikke har betalt, for inntil ${months === 1 ? 'én måneds' : `${months} måneders`} ubetalt leie om gangen. Beløpet er et forskudd: Det leietakeren senere betaler av den leien, dekker forskuddet, og renter av den tilfaller forvalteren. Betaler leietakeren aldri, bærer forvalteren tapet.`,
};
