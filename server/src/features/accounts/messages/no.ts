import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  footer: 'Du får denne e-posten fordi adressen ble brukt hos Husvær.',
  code: {
    subject: (code) => `${code} er koden din til Husvær`,
    title: 'Aktiveringskoden din',
    text: [
      'Skriv inn koden for å bekrefte at e-postadressen er din. Den gjelder i 10 minutter.',
      'Var det ikke du som registrerte deg, trenger du ikke å gjøre noe.',
    ],
  },
  passwordLink: {
    subject: 'Velg nytt passord',
    title: 'Velg nytt passord',
    text: (until) => [
      `Noen, forhåpentligvis du, har bedt om å få velge nytt passord hos Husvær. Lenken gjelder til ${until} og kan brukes én gang.`,
      'Var det ikke deg, beholder du passordet du har, og du trenger ikke å gjøre noe.',
    ],
    button: 'Velg nytt passord',
  },
  passwordChanged: {
    subject: 'Passordet ditt er endret',
    title: 'Passordet ditt er endret',
    text: [
      'Passordet til kontoen din hos Husvær er nettopp endret, og du er logget ut på alle andre enheter.',
      'Var det ikke deg, bør du velge nytt passord med en gang.',
    ],
    button: 'Det var ikke meg',
  },
  emailChange: {
    subject: 'Bekreft den nye e-postadressen',
    text: {
      former: (former, email) => [
        `Noen, forhåpentligvis du, vil bytte e-postadressen til kontoen din hos Husvær fra ${former} til ${email}.`,
        'Begge adressene må bekrefte. Lenken gjelder i ett døgn.',
        'Var det ikke deg, må du ikke bekrefte, og du bør velge et nytt passord med en gang.',
      ],
      new: (former, email) => [
        `Kontoen ${former} hos Husvær skal få e-postadressen ${email}.`,
        'Begge adressene må bekrefte. Lenken gjelder i ett døgn.',
        'Kjenner du ikke til dette, trenger du ikke å gjøre noe.',
      ],
    },
    button: 'Se og bekreft',
  },
  emailTaken: {
    subject: 'Denne adressen har allerede en konto',
    text: [
      'Noen, kanskje du, ville bruke denne e-postadressen til en annen konto hos Husvær. Adressen har allerede en konto, og derfor er ingenting endret.',
      'Har du glemt passordet, kan du velge et nytt.',
    ],
    button: 'Velg nytt passord',
  },
  emailChanged: {
    subject: 'E-postadressen din er byttet',
    text: (former, email) => [
      `E-postadressen til kontoen din hos Husvær er nå ${email}. Du logger inn med den, og e-postene fra oss kommer dit. Den gamle adressen, ${former}, brukes ikke lenger.`,
      'Var det ikke deg, må du kontakte oss med en gang.',
    ],
  },
  passkey: {
    added: {
      title: 'En passnøkkel ble lagt til på kontoen din',
      text: [
        'Den som har passnøkkelen, kan logge inn på kontoen din hos Husvær.',
        'Var det ikke deg, må du fjerne passnøkkelen fra profilen din og velge et nytt passord med en gang.',
      ],
    },
    removed: {
      title: 'En passnøkkel ble fjernet fra kontoen din',
      text: [
        'Ingen kan lenger logge inn på kontoen din hos Husvær med passnøkkelen.',
        'Var det ikke deg, bør du se gjennom profilen din og velge et nytt passord med en gang.',
      ],
    },
    button: 'Se passnøklene dine',
  },
  identityBound: {
    subject: 'En ny måte å logge inn på kontoen din',
    text: [
      'En elektronisk ID ble knyttet til kontoen din hos Husvær. Den som har ID-en, kan logge inn på kontoen med den.',
      'Var det ikke deg, må du velge et nytt passord og kontakte oss med en gang.',
    ],
    button: 'Se kontoen din',
  },
  deactivated: {
    subject: 'Kontoen din er deaktivert',
    text: [
      'Kontoen din hos Husvær er deaktivert, og du er logget ut overalt. Når du logger inn igjen, er alt som før.',
      'Var det ikke deg, må du logge inn og velge et nytt passord med en gang.',
    ],
    button: 'Logg inn igjen',
  },
  deleted: {
    subject: 'Kontoen din er slettet',
    title: 'Kontoen din er slettet',
    text: [
      'Kontoen din hos Husvær og det som hørte til den, er slettet, bortsett fra det loven krever at vi tar vare på, som leiekontrakter og fakturaer.',
    ],
  },
};
