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
      `Hvis noe ikke stemmer, kan du skrive til ${agency}, helst før forfall.`,
    ],
    newAccount: ({ noticedOn }) =>
      `Kontoen er en annen enn før. Du fikk varsel om det på e-post ${noticedOn}, og varselet står på leieforholdets side. Har du lagret den tidligere kontoen i nettbanken, må du bytte den ut.`,
  },
  account: {
    subject: ({ home }) => `Ny konto for husleien for ${home}`,
    paragraphs: ({ home, agency, email }) => [
      `${agency} har byttet klientkonto. Husleien for ${home} skal heretter betales til den nye kontoen, som også står på fakturaene du får fra nå av.`,
      'Har du lagret den tidligere kontoen eller et fast oppdrag i nettbanken, må du endre det der. Fakturaer du allerede har fått, kan du betale til kontoen som står på dem. KID gjelder for begge kontoene.',
      `Er du i tvil om e-posten er ekte, kan du logge inn i Husvær som du pleier: Det samme står i tidslinjen på leieforholdets side. Har du spørsmål, kan du skrive til ${email}.`,
    ],
  },
  creditNote: {
    subject: ({ serial, of }) => `Kreditnota ${serial} til faktura ${of}`,
    paragraphs: ({ home, amount, of }) => [
      `Vi har kreditert ${amount} av faktura ${of} for ${home}. Kreditnotaen er vedlagt.`,
      'Du trenger ikke å gjøre noe. Har du allerede betalt, går det overskytende til neste faktura. I kreditnotaen står det når du i stedet kan kreve det tilbakebetalt.',
    ],
  },
};
