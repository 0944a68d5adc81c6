import type { LeaseMailWords } from './words.ts';

export const en: LeaseMailWords = {
  letters: {
    notice: (title) => [
      `${title}: notice has been given. It is attached, with the last day and what the law says of it.`,
      'If you do not agree, the letter says what you can do and until when.',
    ],
    rent_adjustment: (title) => [
      `${title}. The letter is attached: the new rent, from when, and how it was worked out.`,
    ],
  },
  button: 'Open the lease',
  footer: 'You get this mail because you are a party to the lease.',
};
