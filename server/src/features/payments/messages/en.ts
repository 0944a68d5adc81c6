import type { MailWords } from './words.ts';

export const en: MailWords = {
  received: {
    subject: ({ amount, home }) => `Payment received: ${amount} for ${home}`,
    paragraphs: ({ amount, home }) => [
      `We have received ${amount} for ${home}.`,
      'The receipt is on the page of the lease.',
    ],
    invoice: (serial) => `Invoice ${serial}`,
    paid: 'Paid in full',
    remains: ({ amount, dueOn }) => `${amount} remains, due ${dueOn}`,
    stop: 'Stop mails about payments received',
  },
};
