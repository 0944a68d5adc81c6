import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  subject: {
    tenant: (partner) => `${partner} inviterer deg til Husvær`,
    landlord: (partner) => `${partner} inviterer deg til Husvær`,
    auditor: (partner) => `Innsyn som revisor i regnskapet til ${partner}`,
  },
  title: (partner) => `${partner} inviterer deg`,
  text: {
    tenant: (partner) => [
      `${partner} leier ut boliger gjennom Husvær og inviterer deg som leietaker. Her signerer du leiekontrakten og ser og betaler husleien.`,
      'Lenken gjelder i 14 dager og kan brukes én gang.',
    ],
    landlord: (partner) => [
      `${partner} forvalter boliger gjennom Husvær og inviterer deg som utleier. Her følger du leieforholdene dine og ser hva du får utbetalt.`,
      'Lenken gjelder i 14 dager og kan brukes én gang.',
    ],
    auditor: (partner, endsOn) => [
      `${partner} gir deg innsyn som revisor i regnskapet sitt til og med ${endsOn}. Du kan lese alt, men ikke endre noe.`,
      'Ta imot invitasjonen, og logg inn med BankID. Lenken gjelder i 14 dager og kan brukes én gang.',
    ],
  },
  button: 'Ta imot invitasjonen',
  footer: (partner) => `Du får denne e-posten fordi ${partner} har oppgitt adressen din.`,
  keyEnds: {
    subject: ({ key, on }) => `API-nøkkelen «${key}» utløper ${on}`,
    text: ({ key, on }) => [
      `API-nøkkelen «${key}» gjelder til og med ${on}. Etter det blir systemet som bruker den, avvist.`,
      'Lag en ny nøkkel, legg den inn i systemet, og avslutt den gamle.',
    ],
    button: 'Se nøklene',
    footer:
      'Du får denne e-posten fordi du laget nøkkelen, eller fordi du arbeider i utleiefirmaet.',
  },
};
