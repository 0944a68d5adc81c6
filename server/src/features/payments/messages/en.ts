import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
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
