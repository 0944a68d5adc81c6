import type { AlertMailTexts } from './mail-texts.ts';

export const no: AlertMailTexts = {
  subject: ({ homes, cheaper, name }) => {
    const newHomes = homes === 1 ? '1 ny bolig' : `${homes} nye boliger`;
    const drops =
      cheaper === 1 ? '1 bolig med lavere husleie' : `${cheaper} boliger med lavere husleie`;
    const what = [homes > 0 && newHomes, cheaper > 0 && drops].filter(Boolean).join(', ');
    return `${what}: ${name}`;
  },
  title: (name) => `Nytt for «${name}»`,
  perMonth: (rent) => `${rent} per måned`,
  cheaper: (rent, before) => `${rent} per måned, ned fra ${before}`,
  more: (count) => (count === 1 ? 'Og én bolig til.' : `Og ${count} boliger til.`),
  button: 'Se hele søket',
  footer: (name) => `Du får denne e-posten fordi du har lagret søket «${name}» på Husvær.`,
  stop: 'Stopp disse e-postene',
};
