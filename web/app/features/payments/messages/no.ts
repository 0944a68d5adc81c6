import type { Translated } from '../../../platform/translated.ts';
import type { payments as en } from './en.ts';

export const payments: Translated<typeof en> = {
  write_off: {
    confirm: 'Avskriv',
    reason: 'Begrunnelse',
    reason_help: 'Vises på tidslinjen til leieforholdet, der begge parter kan lese den.',
    rounding: 'Øredifferanse',
    borne_by: 'Hvem som bærer husleietapet',
    bearers: {
      agreed: 'Som avtalt: utleieren, eller dere når dere garanterer for husleien',
      agency: 'Dere',
    },
    two: 'Over beløpsgrensen må en annen være enig før noe bokføres.',
  },
};
