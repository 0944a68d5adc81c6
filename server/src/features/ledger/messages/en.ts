import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  clientAccount: {
    subject: ({ agency }) => `The client account of ${agency} is to be changed`,
    requested: ({ agency, by, was, account }) => [
      `${by || 'Somebody'} has asked that ${agency} changes its client account from ${was} to ${account}. Tenants then pay to the new account.`,
      'The change applies only when another person has agreed to it and a banking day has passed.',
      'If it is wrong, stop it.',
    ],
    agreed: ({ agency, by, agreedBy, was, account, on }) => [
      `${by || 'Somebody'} has asked that ${agency} changes its client account from ${was} to ${account}, and ${agreedBy || 'another person'} has agreed. Tenants pay to the new account from ${on}.`,
      'If the change is wrong, stop it before then.',
    ],
    button: 'Look at the change',
    footer: ({ agency }) =>
      `You get this e-mail because you have access to the money of ${agency}, or work for Husvær.`,
  },
  bookAct: {
    subject: ({ agency }) => `A setting for the money of ${agency} was changed`,
    paragraphs: ({ agency, by, what }) => [
      `${by || 'Somebody'} ${what} for ${agency}.`,
      `Until another of those who approve has agreed to it, ${by || 'that person'} cannot approve payments alone.`,
      'If it is wrong, change it back and talk to the person who did it.',
    ],
    what: {
      changed_approvers: 'has chosen who approves payments',
      raised_limit: 'has raised or removed a limit of payments',
      raised_guarantee: 'has raised the number of months that the payout guarantee covers',
      changed_bank_terms:
        'has changed which files payments are read from, or the customer number at the bank,',
    },
    button: 'Look at the change',
    footer: ({ agency }) =>
      `You get this e-mail because you have access to the money of ${agency}.`,
  },
};
