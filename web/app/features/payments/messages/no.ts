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
    two: 'Over beløpsgrensen må en annen godta det før noe bokføres.',
  },
};
