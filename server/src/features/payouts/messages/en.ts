import type { PayoutWords } from './words.ts';

export const en: PayoutWords = {
  greeting: (name) => `Hello ${name},`,
  button: 'See your payout details',
  footer: 'You get this mail because rent is paid out to you.',
  accountSet: {
    subject: 'Rent is paid out to a new account',
    paragraphs: ({ account }) => [
      `From now on your rent is paid out to account ${account}.`,
      'If it was not you who said so, change your password at once and write to us.',
    ],
  },
  accountChanged: {
    subject: 'Your payout account was changed',
    paragraphs: ({ was, account, from }) => [
      `From ${from} your rent is paid out to account ${account}. Until then it is paid to ${was}.`,
      'If it was not you who changed it, change your password at once, set the old account again and write to us.',
    ],
  },
};
