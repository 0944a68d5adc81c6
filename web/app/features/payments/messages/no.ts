import type { Translated } from '../../../platform/translated.ts';
import type { payments as en } from './en.ts';

export const payments: Translated<typeof en> = {
  write_off: {
    confirm: 'Avskriv',
    reason: 'Begrunnelse',
    reason_help: 'Vises på tidslinjen til leieforholdet, der begge parter kan lese den.',
    rounding: 'Øredifferanse',
    borne_by: 'Hvem bærer tapet?',
    bearers: {
      agreed: 'Utleieren, hvis leien ikke er garantert',
      agency: 'Dere',
    },
  },
  two: {
    text: 'Over beløpsgrensen må en annen godta det før noe bokføres.',
    limit:
      'Over {{limit}} må en annen godta det før noe bokføres. Alt som én person har tatt av leieforholdet alene det siste året, regnes med.',
    people: '{{names}} kan godta det.',
    nobody:
      'Ingen hos dere kan godta det. Velg hvem som godkjenner betalinger, under Innstillinger.',
  },
};
