import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  clientAccount: {
    subject: ({ agency }) => `Klientkontoen til ${agency} skal endres`,
    requested: ({ agency, by, was, account }) => [
      `${by || 'Noen'} har bedt om at ${agency} bytter klientkonto fra ${was} til ${account}. Leietakerne betaler da til den nye kontoen.`,
      'Endringen gjelder først når en annen har godtatt den, fra neste bankdag.',
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
};
