import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  button: 'Se leieforholdet',
  footer: 'Du får denne e-posten fordi du leier en bolig gjennom denne leiekontrakten.',
  reasons: {
    ended: 'Leieforholdet slutter før disse dagene.',
    rent_adjusted: 'Husleien er endret fra og med disse dagene.',
  },
  invoice: {
    subject: ({ serial, amount, dueOn }) => `Faktura ${serial}: ${amount}, forfall ${dueOn}`,
    paragraphs: ({ home, agency }) => [
      `Her er fakturaen for ${home}. Fakturaen ligger ved som PDF.`,
      'Bruk KID-nummeret når du betaler. Da blir betalingen ført på denne fakturaen.',
      `Er det noe som ikke stemmer, skriver du til ${agency} før forfall.`,
    ],
  },
  creditNote: {
    subject: ({ serial, of }) => `Kreditnota ${serial} til faktura ${of}`,
    paragraphs: ({ home, amount, of }) => [
      `Vi har kreditert ${amount} av faktura ${of} for ${home}. Kreditnotaen ligger ved.`,
      'Du trenger ikke å gjøre noe. Har du allerede betalt, går det overskytende til neste faktura.',
    ],
  },
};
