import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  button: 'See the lease',
  footer: 'You get this mail because you rent a home by this lease.',
  reasons: {
    ended: 'The lease ends earlier than these days.',
    rent_adjusted: 'The rent changed from these days on.',
  },
  invoice: {
    subject: ({ serial, amount, dueOn }) => `Invoice ${serial}: ${amount}, due ${dueOn}`,
    paragraphs: ({ home, agency }) => [
      `Here is the invoice for ${home}. It is attached as a PDF.`,
      'Use the KID when you pay, so that the payment is booked on this invoice.',
      `If something is wrong, write to ${agency} before it is due.`,
    ],
  },
  creditNote: {
    subject: ({ serial, of }) => `Credit note ${serial} for invoice ${of}`,
    paragraphs: ({ home, amount, of }) => [
      `${amount} of invoice ${of} for ${home} is taken back. The credit note is attached.`,
      'You need not do anything. If you have paid already, what is over goes to the next invoice.',
    ],
  },
};
