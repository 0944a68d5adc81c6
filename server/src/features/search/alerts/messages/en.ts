import type { AlertMailTexts } from './mail-texts.ts';

export const en: AlertMailTexts = {
  subject: ({ homes, cheaper, name }) => {
    const newHomes = homes === 1 ? '1 new home' : `${homes} new homes`;
    const drops = cheaper === 1 ? '1 rent lowered' : `${cheaper} rents lowered`;
    const what = [homes > 0 && newHomes, cheaper > 0 && drops].filter(Boolean).join(', ');
    return `${what}: ${name}`;
  },
  title: (name) => `New for “${name}”`,
  perMonth: (rent) => `${rent} a month`,
  cheaper: (rent, before) => `${rent} a month, was ${before}`,
  more: (count) => (count === 1 ? 'And one more home.' : `And ${count} more homes.`),
  button: 'See the whole search',
  footer: (name) => `You get this mail because you saved the search “${name}” on Husvær.`,
  stop: 'Stop these mails',
};
