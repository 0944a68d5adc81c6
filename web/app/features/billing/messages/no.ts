import type { Translated } from '../../../platform/translated.ts';
import type { billing as en } from './en.ts';

export const billing: Translated<typeof en> = {
  unproved: {
    title: 'Kontoer banken ikke har bekreftet',
    text: 'Leietakere får fakturaer til disse kontoene, men banken har ennå ikke selv sendt en fil om dem.',
    account_one: '{{name}}: {{account}}, {{count}} faktura',
    account_other: '{{name}}: {{account}}, {{count}} fakturaer',
  },
  runs: {
    title: 'Fakturering',
    day: 'Dag',
    invoiced: 'Fakturert',
    credit_notes: 'Kreditert',
    credit_note_count_one: '{{count}} kreditnota',
    credit_note_count_other: '{{count}} kreditnotaer',
    mails: 'E-post',
    sent: '{{count}} sendt',
    waiting: '{{count}} sendes',
    failed: '{{count}} ikke levert',
  },
  pdf: 'Åpne faktura {{serial}} som PDF',
  more: 'Mer om faktura {{serial}}',
  do: {
    credit: {
      name: 'Lag kreditnota',
      title: 'Kreditnota til faktura {{serial}}',
      text: 'Leietakeren skylder ikke lenger det som krediteres. Er noe av det betalt, går pengene til neste faktura.',
      amount: 'Beløp som krediteres (kr)',
      most: 'Høyst {{amount}}.',
      reason: 'Hvorfor?',
      reason_help: 'Begrunnelsen står på kreditnotaen som leietakerne får.',
      confirm: 'Lag kreditnotaen',
      done: 'Faktura {{serial}} er kreditert.',
    },
    settle_objection: {
      name: 'Avslutt innsigelsen',
      title: 'Innsigelse mot faktura {{serial}}',
      text: 'Når innsigelsen er avklart, kan {{names}} igjen få purringer om {{amount}}.',
      confirm: 'Innsigelsen er avklart',
      done: 'Innsigelsen mot faktura {{serial}} er avsluttet.',
    },
    receive: {
      name: 'Utleieren har fått pengene',
      title: 'Er faktura {{serial}} betalt direkte?',
      text: '{{names}} oppgir å ha betalt direkte til utleieren. {{amount}} bokføres som mottatt av utleieren.',
      confirm: 'Bokfør som mottatt',
      done: 'Faktura {{serial}} er bokført som betalt direkte.',
    },
    deny: {
      name: 'Utleieren har ikke fått pengene',
      title: 'Er faktura {{serial}} ikke betalt?',
      text: '{{names}} får beskjed om at {{amount}} ikke er mottatt, og kan igjen få purringer.',
      confirm: 'Ikke mottatt',
      done: 'Faktura {{serial}} er registrert som ikke betalt.',
    },
    write_off: {
      name: 'Avskriv',
      title: 'Avskrive faktura {{serial}}?',
      text: '{{amount}} som {{names}} skylder, avskrives som tapt. Utleieren taper husleien, med mindre dere garanterer for den. Dette kan ikke angres.',
      done: 'Resten av faktura {{serial}} er avskrevet.',
    },
  },
};
