import type { Translated } from '../../../../platform/translated.ts';
import type { petition as en } from './en.ts';

export const petition: Translated<typeof en> = {
  title: 'Før begjæringen kan lages',
  text: 'Namsmannen må vite hvem partene er, og hvilken adresse de har. Begjæringen lages når dette er fylt ut og fristen i varselet er gått ut.',
  landlord: 'Utleier: {{name}}',
  tenant: 'Leietaker: {{name}}',
  address: 'Postadresse',
  birth_date: 'Fødselsdato',
  org_number: 'Eller organisasjonsnummer',
  signed_on: 'Leiekontrakten ble signert',
  signed_help: 'Leiekontrakten er ikke signert på Husvær. Legg den ved selv.',
  save: 'Lagre opplysningene',
  done: 'Opplysningene er lagret.',
  made: 'Opplysningene er lagret, og begjæringen er laget.',
  again: {
    title: 'Rett begjæringen',
    text: 'Det blir laget en ny begjæring med det du endrer her, og det som er ubetalt den dagen. Den forrige blir stående i listen. Så lenge en innsigelse ikke er avgjort, eller en betalingsplan følges, lages den ikke.',
    save: 'Lagre rettelsene',
    done: 'Begjæringen er laget på nytt.',
    waits:
      'Opplysningene er lagret. En ny begjæring lages når innsigelsen er avgjort, eller betalingsplanen er brutt.',
    same: 'Ingenting er endret. Begjæringen er den samme.',
  },
  correct: 'Rett begjæringen',
  petitioned: 'Tvangsfravikelse ble begjært {{day}}.',
  petitioned_on: 'Begjæringen om tvangsfravikelse ble sendt',
  petition_help:
    'Varselet ble sendt {{day}}. Begjæringen kan sendes når det er gått mer enn to uker.',
  note: 'Registrer begjæringen',
  note_done: 'Begjæringen er registrert.',
  close: {
    open: 'Avslutt saken',
    title: 'Hvordan endte saken?',
    text: 'Hvis husleien blir betalt, avsluttes saken automatisk.',
    outcomes: {
      called_off: 'Begjæringen er trukket tilbake',
      evicted: 'Fravikelsen er gjennomført, eller leietakerne har flyttet ut',
    },
    then: {
      called_off:
        'Skal det begjæres fravikelse igjen, må et nytt varsel sendes. Det kan sendes fra i morgen.',
      evicted: 'Det sendes ikke flere varsler. Vi kan fortsatt purre på det som er ubetalt.',
    },
    save: 'Avslutt saken',
    done: 'Saken er avsluttet.',
  },
  case_gone: 'Saken er allerede avsluttet.',
  wrong: {
    required: 'Dette må fylles ut.',
    wrong_format: 'Sjekk at dette er riktig skrevet.',
    not_allowed: 'Velg en dag som har vært.',
    too_long: 'Høyst {{maximum}} tegn.',
  },
};
