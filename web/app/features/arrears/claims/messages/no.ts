import type { Translated } from '../../../../platform/translated.ts';
import type { claims as en } from './en.ts';

export const claims: Translated<typeof en> = {
  title: 'Ubetalte krav',
  rent: 'Husleie {{month}} (faktura nr. {{serial}})',
  other: 'Faktura nr. {{serial}}',
  stages: {
    coming: 'Ikke forfalt',
    overdue: 'Forfalt',
    reminded: 'Purret',
    noticed: 'Varslet',
    notice_over: 'Varselfristen er ute',
    petitioned: 'Fravikelse begjært',
  },
  is: {
    coming: 'Forfaller {{due}}',
    overdue: 'Forfalt {{due}}',
    reminded: 'Forfalt {{due}}. Siste brev {{sent}}',
    reminded_by: 'Forfalt {{due}}. Purring sendt {{sent}}, betales innen {{by}}',
    noticed: 'Varsel om tvangsfravikelse sendt {{sent}}, betales innen {{by}}',
    notice_over: 'Varsel om tvangsfravikelse sendt {{sent}}. Fristen er ute',
    petitioned: 'Tvangsfravikelse ble begjært {{petitioned}}',
  },
  stops: {
    objection: 'Venter på svar på innsigelsen',
    said_paid: 'Oppgitt betalt direkte',
    plan: 'I betalingsplanen',
    not_sent: 'Fakturaen er ikke sendt',
  },
  letter: 'Åpne brevet',
  letter_of: 'Åpne brevet: {{what}}',
  steps: {
    pre_reminder: 'Påminnelse før forfall',
    soft_reminder: 'Betalingspåminnelse',
    reminder: 'Purring',
    second_reminder: 'Andre purring',
    notice: 'Varsel om tvangsfravikelse',
    petition: 'Begjæringen lages',
    posting: 'Varselet må postlegges',
    filing: 'Begjæringen kan sendes',
  },
  next: '{{step}}, tidligst {{day}}',
  waits:
    'Neste steg venter: {{rate}} for {{day}} er ikke kjent ennå. Det utføres når Husvær har lagt inn satsen.',
  rates: {
    late_interest: 'forsinkelsesrenten',
    reminder_fee: 'purregebyret',
    court_fee: 'rettsgebyret',
  },
  next_head: 'Neste steg',
};
