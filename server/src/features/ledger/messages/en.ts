import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  clientAccount: {
    subject: ({ agency }) => `The client account of ${agency} is to be changed`,
    requested: ({ agency, by, was, account }) => [
      `${by || 'Somebody'} has asked that ${agency} changes its client account from ${was} to ${account}. Tenants then pay to the new account.`,
      'The change applies only when another person has agreed to it, from the next banking day.',
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
};
