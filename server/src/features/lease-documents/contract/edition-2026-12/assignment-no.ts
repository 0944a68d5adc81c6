import { assignmentNo as before } from '../edition-2026-11/assignment-no.ts';
import type { AssignmentWords } from './assignment-words.ts';

export const assignmentNo: AssignmentWords = {
  ...before,
  kroner: (amount) => `${amount}\u00a0kr`,
  percent: (share) => `${share}\u00a0%`,
  headings: {
    ...before.headings,
    payment: '5. Honorar',
    authority: '7. Fullmakt',
    privacy: '8. Personopplysninger',
    withdrawal: '9. Angrerett',
    withdrawalForm: 'Angreskjema',
  },
  labels: {
    ...before.labels,
    brokering: 'Formidlingshonorar',
    management: 'Forvaltningshonorar',
    addon: 'Tilleggstjeneste',
    guarantee: 'Utbetalingsgaranti',
  },
  orgNumber: 'Org.nr.',
  notice:
    'Begge parter kan si opp oppdraget skriftlig med én måneds frist. Leiekontrakter som er inngått, gjelder fortsatt.',
  nothing: 'Ingenting',
  payment:
    'Honoraret trekkes av leien før den utbetales. Leietakeren kan ikke belastes for noe av det (husleieloven § 3-7).',
  withVat: 'Prisene er oppgitt inkludert merverdiavgift.',
  withoutVat:
    'Forvalteren er ikke registrert i Merverdiavgiftsregisteret. Det kommer ikke merverdiavgift i tillegg til prisene.',
  money: [before.money[0]!, 'Utleieren får et oppgjør for hver utbetaling og en årsoppgave.'],
  authority: [
    'Utleieren gir forvalteren fullmakt til å kreve inn og motta leien, sende påminnelser, purringer og varsel etter tvangsfullbyrdelsesloven § 4-18, begjære tvangsfravikelse på grunn av ubetalt leie og opptre for utleieren overfor namsmannen i saken.',
    'Utleieren kan når som helst trekke fullmakten tilbake skriftlig. Leiekontrakten og oppsigelse fra utleieren signerer eller godkjenner utleieren selv.',
  ],
  withdrawal: [
    'Er utleieren forbruker, kan utleieren angre avtalen uten å oppgi noen grunn innen 14 dager fra den dagen alle har signert (angrerettloven §§ 20 og 21). Utleieren sier da tydelig fra til forvalteren, for eksempel på skjemaet sist i avtalen eller i en e-post. Det er nok å sende meldingen før fristen er ute.',
    'Forvalteren begynner ikke på oppdraget før angrefristen er ute, med mindre utleieren uttrykkelig ber om det. Angrer utleieren etter å ha bedt om det, betaler utleieren en forholdsmessig del av prisen for det som er utført (angrerettloven § 26).',
  ],
  withdrawalForm:
    'Fyll ut og send dette skjemaet bare hvis du vil angre avtalen. Jeg angrer herved avtalen om denne tjenesten:',
  withdrawalLabels: {
    to: 'Til',
    about: 'Avtalen',
    address: 'Utleierens adresse',
    signedOn: 'Dato og underskrift',
  },
};
