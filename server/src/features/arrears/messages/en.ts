import type { MailTexts } from './mail-texts.ts';

/** What a payment plan means, for who is asked to accept it and for who has accepted it. */
const PLAN_TERMS = [
  'While the plan is kept, no reminders and no notices of eviction are sent for it, and no more late interest is charged. If a notice has been sent already, eviction is not petitioned for because of it while the plan is kept. If it is broken, interest is counted from the due date as usual. The rent itself is paid as before.',
  'If a petition for eviction has already been sent to the enforcement officer, the plan does not stop it. That case stops only when everything is paid.',
];

export const en: MailTexts = {
  letters: {
    pre_reminder: {
      subject: ({ amount, payBy }) => `Reminder before the due date: ${amount} on ${payBy}`,
      paragraphs: ({ home, amount, payBy }) => [
        `${amount} for ${home} is due on ${payBy}.`,
        'We charge no fee for this reminder.',
      ],
    },
    soft_reminder: {
      subject: ({ amount }) => `Reminder: ${amount} is not paid`,
      paragraphs: ({ home, amount, agency }) => [
        `We cannot see that ${amount} for ${home} has come. If you paid in the last few days, please ignore this e-mail.`,
        'We charge no fee for this reminder.',
        `If you cannot pay now, or disagree, write to ${agency}.`,
      ],
    },
    reminder: {
      subject: ({ amount, payBy }) => `Reminder: pay ${amount} by ${payBy}`,
      paragraphs: ({ home, amount, payBy, agency }) => [
        `The rent for ${home} is not paid. You owe ${amount}, to be paid by ${payBy}.`,
        'The reminder is attached.',
        `If you disagree, write to ${agency} and say why.`,
      ],
    },
    second_reminder: {
      subject: ({ amount, payBy }) => `Second reminder: pay ${amount} by ${payBy}`,
      paragraphs: ({ home, amount, payBy, agency }) => [
        `We have reminded you before, and the rent for ${home} is still not paid. You owe ${amount}, to be paid by ${payBy}.`,
        'The reminder is attached.',
        `If you disagree, write to ${agency} and say why.`,
      ],
    },
    notice: {
      subject: ({ payBy }) => `Notice of eviction: pay by ${payBy}`,
      paragraphs: ({ home, agency, promise }) => [
        `The rent for ${home} is not paid. The notice attached says what happens if it is not, and how you avoid it.`,
        promise,
        `If you cannot pay all of it, or disagree, write to ${agency} as soon as you can. Nav can help as well.`,
      ],
    },
  },
  petition: {
    subject: (home) => `The petition for eviction is ready: ${home}`,
    paragraphs: (home) => [
      `The petition for eviction from ${home} is ready with its enclosures.`,
      'Download it from the page of the lease and read it. The landlord fills in a national identity number (fødselsnummer) or D number where the petition has a line for it, signs it and sends it to the enforcement officer (namsmannen). Nothing is sent to the tenant or the officer from here.',
    ],
  },
  plans: {
    footer: 'You get this mail because you are a party to this lease, or run it for one.',
    by: (day) => `By ${day}`,
    proposed: ({ home, amount }) => ({
      subject: `A payment plan for ${home} waits for your answer`,
      paragraphs: [
        `${amount} that is late for ${home} is proposed to be paid in parts:`,
        'Accept it or turn it down on the page of the lease. Nothing changes before you accept. If an instalment is not paid in time, the plan ends.',
        ...PLAN_TERMS,
      ],
    }),
    accepted: ({ home }) => ({
      subject: `The payment plan for ${home} is in force`,
      paragraphs: [
        `Both sides have agreed on how what is late for ${home} is paid:`,
        ...PLAN_TERMS,
      ],
    }),
    declined: ({ home }) => ({
      subject: `The payment plan for ${home} was turned down`,
      paragraphs: [
        `The payment plan for ${home} was not accepted. You can propose another one on the page of the lease, or write to them.`,
      ],
    }),
    due: ({ home, instalments: [one] }) => ({
      subject: `An instalment of the payment plan for ${home} is due ${one!.dueOn}`,
      paragraphs: [
        `${one!.amount} of the payment plan for ${home} is to be paid by ${one!.dueOn}.`,
        'Use the same account number and KID as for the rent. They are on the page of the lease. If the instalment is not paid in time, the plan ends.',
      ],
    }),
    stop: 'Stop reminders of instalments',
    kept: ({ home, amount }) => ({
      subject: `The payment plan for ${home} is paid`,
      paragraphs: [`All instalments of the payment plan for ${home} are paid, ${amount} in all.`],
    }),
    reopened: ({ home }) => ({
      subject: `The payment plan for ${home} is in force again`,
      paragraphs: [
        `The bank has taken back a payment for ${home}. The payment plan is not paid after all, and is in force as before.`,
        'What is left of each instalment is on the page of the lease.',
      ],
    }),
    broken: ({ home }) => ({
      subject: `The payment plan for ${home} is broken`,
      paragraphs: [
        `An instalment of the payment plan for ${home} was not paid by its day. The plan has ended.`,
        'Reminders and notices about what is left are sent again as usual. A new plan can be agreed on at the page of the lease.',
      ],
    }),
  },
};
