import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  clientAccount: {
    subject: ({ agency }) => `Klientkontoen til ${agency} skal endres`,
    requested: ({ agency, by, was, account }) => [
      `${by || 'Noen'} har bedt om at ${agency} bytter klientkonto fra ${was} til ${account}. Leietakerne betaler da til den nye kontoen.`,
      'Endringen gjelder først når en annen har godtatt den og det har gått en bankdag.',
      'Er den feil, må du stoppe den.',
    ],
    agreed: ({ agency, by, agreedBy, was, account, on }) => [
      `${by || 'Noen'} har bedt om at ${agency} bytter klientkonto fra ${was} til ${account}, og ${agreedBy || 'en annen'} har godtatt det. Leietakerne betaler til den nye kontoen fra ${on}.`,
      'Er endringen feil, må du stoppe den før det.',
    ],
    button: 'Se over endringen',
    footer: ({ agency }) =>
      `Du får denne e-posten fordi du har tilgang til pengene til ${agency}, eller arbeider for Husvær.`,
  },
  bookAct: {
    subject: ({ agency }) => `En innstilling for pengene til ${agency} er endret`,
    paragraphs: ({ agency, by, what }) => [
      `${by || 'Noen'} ${what} for ${agency}.`,
      `Inntil en annen av dem som godkjenner, har godtatt det, kan ikke ${by || 'vedkommende'} godkjenne betalinger alene.`,
      'Er det feil, må du endre det tilbake og snakke med den som gjorde det.',
    ],
    what: {
      changed_approvers: 'har valgt hvem som godkjenner betalinger',
      raised_limit: 'har hevet eller fjernet en beløpsgrense for utbetalinger',
      raised_guarantee: 'har økt antall måneder utbetalingsgarantien dekker',
      changed_bank_terms:
        'har endret hvilke filer innbetalinger leses fra, eller kundenummeret i banken,',
    },
    button: 'Se over endringen',
    footer: ({ agency }) => `Du får denne e-posten fordi du har tilgang til pengene til ${agency}.`,
  },
};
