import { en as before } from '../edition-2026-12/en.ts';
import type { LeaseWords } from './words.ts';

export const en: LeaseWords = {
  ...before,
  messages: {
    heading: 'Messages and notices',
    texts: [
      'The parties expressly accept that messages and notices in the tenancy are given electronically: by e-mail to the address that each of them has given in Husvær, and on the tenancy’s page there. This includes notices under the Enforcement Act § 4-18. A party whose e-mail address changes corrects it in Husvær at once.',
    ],
  },
};
