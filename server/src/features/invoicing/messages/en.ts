import type { MailWords } from './words.ts';

export const en: MailWords = {
  greeting: (name) => `Hello ${name},`,
  button: 'See the lease',
  footer: 'You get this mail because you rent a home by this lease.',
  reasons: {
    ended: 'The lease ends earlier than these days.',
    rent_adjusted: 'The rent changed from these days on.',
  },
  invoice: {
    subject: ({ serial, amount, dueOn }) => `Invoice ${serial}: ${amount}, due ${dueOn}`,
    paragraphs: ({ home, amount, dueOn, account, kid, agency }) => [
      `Here is an invoice for ${home}. It comes to ${amount} and is due on ${dueOn}.`,
      `Pay to account ${account} with KID ${kid}. With the KID the payment finds its way by itself.`,
      `If something is wrong, write to ${agency} before it is due.`,
    ],
  },
  letters: {
    pre_reminder: {
      subject: ({ amount, payBy }) => `Due soon: ${amount} on ${payBy}`,
      paragraphs: ({ home, amount, payBy, account, kid }) => [
        `${amount} for ${home} is due on ${payBy}.`,
        `Pay to account ${account} with KID ${kid}. This reminder costs nothing.`,
      ],
    },
    soft_reminder: {
      subject: ({ amount }) => `Reminder: ${amount} is not paid`,
      paragraphs: ({ home, amount, account, kid, agency }) => [
        `We cannot see that ${amount} for ${home} has come. If you paid in the last few days, never mind this.`,
        `Pay to account ${account} with KID ${kid}. This reminder costs nothing.`,
        `If you cannot pay now, or disagree, write to ${agency}.`,
      ],
    },
    reminder: {
      subject: ({ amount, payBy }) => `Reminder: pay ${amount} by ${payBy}`,
      paragraphs: ({ home, amount, payBy, account, kid, agency }) => [
        `The rent for ${home} is not paid. You owe ${amount}, to be paid by ${payBy}.`,
        `Pay to account ${account} with KID ${kid}. The reminder is attached.`,
        `If you disagree, write to ${agency} and say why.`,
      ],
    },
    second_reminder: {
      subject: ({ amount, payBy }) => `Second reminder: pay ${amount} by ${payBy}`,
      paragraphs: ({ home, amount, payBy, account, kid, agency }) => [
        `We have reminded you before, and the rent for ${home} is still not paid. You owe ${amount}, to be paid by ${payBy}.`,
        `Pay to account ${account} with KID ${kid}. The reminder is attached.`,
        `If you disagree, write to ${agency} and say why.`,
      ],
    },
    notice: {
      subject: ({ payBy }) => `Notice of eviction: pay by ${payBy}`,
      paragraphs: ({ home, amount, payBy, account, kid, agency }) => [
        `The rent for ${home} is not paid. The notice attached says what happens if it is not, and how you avoid it.`,
        `You owe ${amount}. Pay by ${payBy} to account ${account} with KID ${kid}, and the case stops.`,
        `If you cannot pay all of it, or disagree, write to ${agency} as soon as you can. Nav can help as well.`,
      ],
    },
  },
  creditNote: {
    subject: ({ serial, of }) => `Credit note ${serial} for invoice ${of}`,
    paragraphs: ({ home, amount, of }) => [
      `${amount} of invoice ${of} for ${home} is taken back. The credit note is attached.`,
      'You need not do anything. If you have paid already, what is over goes to the next invoice.',
    ],
  },
};
