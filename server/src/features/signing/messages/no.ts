import type { SigningMailTexts } from './mail-texts.ts';

export const no: SigningMailTexts = {
  turn: {
    subject: (title) => `Din tur til å signere: ${title}`,
    reminder: (title) => `Vi venter på signaturen din: ${title}`,
    text: (title) => `«${title}» er klar til at du leser og signerer.`,
    errand:
      'Først må du svare på noen spørsmål fra banken. Loven krever det før banken kan opprette en depositumskonto. Det tar noen minutter, og du trenger fødselsnummeret ditt. Deretter leser og signerer du dokumentet.',
    how: (identity) =>
      `Du får lese hele dokumentet før du signerer med ${identity}. Er du ikke enig i innholdet, kan du avslå og skrive hvorfor.`,
    until: (when) => `Fristen er ${when}. Etter fristen kan ingen signere.`,
    button: 'Les og signer',
    register: (email) =>
      `Du trenger en konto på Husvær for å signere. Opprett den med denne e-postadressen, ${email}, så vet vi at det er deg.`,
    registerButton: 'Opprett konto',
  },
  declined: {
    subject: (title) => `Ikke signert: ${title}`,
    text: (name, title) => `${name} har avslått å signere «${title}».`,
    reason: (reason) => `Begrunnelsen er: «${reason}»`,
    left: (name, title) =>
      `${name} har ikke lenger konto på Husvær og kan derfor ikke signere «${title}».`,
    next: 'Ingen kan signere dokumentet lenger. Den som sendte det, kan endre det og sende det på nytt.',
  },
  expired: {
    subject: (title) => `Fristen gikk ut: ${title}`,
    text: (title) =>
      `Ikke alle signerte «${title}» innen fristen. Ingen kan signere dokumentet lenger, men den som sendte det, kan sende det på nytt.`,
  },
  withdrawn: {
    subject: (title) => `Trukket tilbake: ${title}`,
    text: (title) => `«${title}» er trukket tilbake, og ingen kan signere dokumentet lenger.`,
    reason: (reason) => `Begrunnelsen er: «${reason}»`,
    refusals: {
      'signing.wrong_person': 'En annen enn den som skulle signere, hadde signert.',
      'signing.not_of_age': 'En av dem som hadde signert, er ikke myndig.',
      'signing.name_differs':
        'Navnet i dokumentet er et annet enn i den elektroniske ID-en til en som skulle signere.',
      'signing.birth_date_differs':
        'Fødselsdatoen i dokumentet er en annen enn i den elektroniske ID-en til en som skulle signere.',
      'signing.org_number_differs':
        'Organisasjonsnummeret i dokumentet er ikke lenger det samme som hos parten som skulle signere.',
      'deposits.number_differs':
        'Fødselsnummeret som en leietaker ga banken, stemmer ikke med fødselsdatoen.',
      'leases.contradicted':
        'Boligen er leid ut til andre i samme tidsrom, eller det som står om partene, boligen eller sikkerheten, stemmer ikke lenger.',
    },
  },
  completed: {
    subject: (title) => `Signert av alle: ${title}`,
    text: (title) => `Nå har alle signert «${title}».`,
    attached: 'Det signerte dokumentet er vedlagt. Ta godt vare på det.',
    tooBig: 'Du finner det signerte dokumentet på Husvær.',
    seal: 'Dokumentet er forseglet. En PDF-leser viser om noe i det er endret.',
  },
  button: 'Åpne Husvær',
  footer: (title) => `Du får denne e-posten fordi du er bedt om å signere «${title}» på Husvær.`,
};
