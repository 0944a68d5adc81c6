import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  button: 'Se leieforholdet',
  footer: 'Du får denne e-posten fordi du er leietaker i dette leieforholdet.',
  reasons: {
    ended: 'Leieforholdet avsluttes før disse dagene.',
    rent_adjusted: 'Husleien er endret fra og med disse dagene.',
  },
  invoice: {
    subject: ({ serial, amount, dueOn }) => `Faktura ${serial}: ${amount}, forfall ${dueOn}`,
    paragraphs: ({ home, agency }) => [
      `Her er fakturaen for ${home}. Fakturaen er vedlagt som PDF.`,
      'Husk KID når du betaler, så blir betalingen registrert riktig.',
      `Hvis noe ikke stemmer, kan du skrive til ${agency} før forfall.`,
    ],
  },
  creditNote: {
    subject: ({ serial, of }) => `Kreditnota ${serial} til faktura ${of}`,
    paragraphs: ({ home, amount, of }) => [
      `Vi har kreditert ${amount} av faktura ${of} for ${home}. Kreditnotaen er vedlagt.`,
      'Du trenger ikke å gjøre noe. Har du allerede betalt, går det overskytende til neste faktura.',
    ],
  },
};
