import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  subject: (partner) => `${partner} inviterer deg til Husvær`,
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
