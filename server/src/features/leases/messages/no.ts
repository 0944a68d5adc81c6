import type { LeaseMailWords } from './words.ts';

export const no: LeaseMailWords = {
  letters: {
    notice: (title) => [
      `${title}: Leieforholdet er sagt opp. Oppsigelsen ligger ved, med siste dag og det loven sier om den.`,
      'Er du uenig, står det i brevet hva du kan gjøre, og innen når.',
    ],
    rent_adjustment: (title) => [
      `${title}. Brevet ligger ved: ny leie, fra når, og hvordan den er regnet ut.`,
    ],
  },
  button: 'Åpne leieforholdet',
  footer: 'Du får denne e-posten fordi du er part i leieforholdet.',
};
