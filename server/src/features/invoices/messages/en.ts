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
      `If something is wrong, write to ${agency}, preferably before it is due.`,
    ],
    newAccount: ({ noticedOn }) =>
      `The account is not the one you paid to before. You had notice of it by e-mail on ${noticedOn}, and it is on the page of the lease. If your bank has stored the former account, replace it there.`,
  },
  account: {
    subject: ({ home }) => `A new account for the rent of ${home}`,
    paragraphs: ({ home, agency, email }) => [
      `${agency} has another client account. From now on, the rent of ${home} is paid to the new account, which is also on the invoices that you get from now on.`,
      'If your bank has stored the former account or a standing order, change it there. Invoices that you already have can be paid to the account on them. A KID is valid for both accounts.',
      `If you doubt that this mail is genuine, log in to Husvær as usual: the timeline of the lease says the same. If you have questions, write to ${email}.`,
    ],
  },
  creditNote: {
    subject: ({ serial, of }) => `Credit note ${serial} for invoice ${of}`,
    paragraphs: ({ home, amount, of }) => [
      `${amount} of invoice ${of} for ${home} has been credited. The credit note is attached.`,
      'You need not do anything. If you have paid already, what is over goes to the next invoice. The credit note says when you may require it to be repaid instead.',
    ],
  },
};
