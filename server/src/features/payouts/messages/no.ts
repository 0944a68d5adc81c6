import type { PayoutWords } from './words.ts';

export const no: PayoutWords = {
  greeting: (name) => `Hei ${name}!`,
  button: 'Se utbetalingsopplysningene',
  footer: 'Du får denne e-posten fordi du får husleie utbetalt.',
  accountSet: {
    subject: 'Husleien utbetales til en ny konto',
    paragraphs: ({ account }) => [
      `Fra nå av utbetales husleien til konto ${account}.`,
      'Hvis det ikke var du som la inn kontoen, må du bytte passord med en gang og skrive til oss.',
    ],
  },
  accountChanged: {
    subject: 'Utbetalingskontoen din er endret',
    paragraphs: ({ was, account, from }) => [
      `Fra ${from} utbetales husleien til konto ${account}. Frem til da utbetales den til ${was}.`,
      'Hvis det ikke var du som endret kontoen, må du bytte passord med en gang, legge inn den gamle kontoen igjen og skrive til oss.',
    ],
  },
};
