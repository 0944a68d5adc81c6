import type { UnreadMailTexts } from './mail-texts.ts';

export const no: UnreadMailTexts = {
  one: (messages, names) =>
    messages === 1 ? `Ny melding fra ${names}` : `${messages} nye meldinger fra ${names}`,
  several: (messages, conversations) => `${messages} nye meldinger i ${conversations} samtaler`,
  somebody: 'en tidligere bruker',
  files: '(en fil)',
  earlier: (messages) =>
    messages === 1 ? '(én tidligere melding)' : `(${messages} tidligere meldinger)`,
  more: (conversations) =>
    conversations === 1 ? 'Og én samtale til.' : `Og ${conversations} samtaler til.`,
  button: 'Les og svar',
  footer: 'Du får denne e-posten fordi noen har skrevet til deg på Husvær.',
  stop: 'Stopp e-poster om meldinger',
};
