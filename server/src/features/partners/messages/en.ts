import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  subject: {
    tenant: (partner) => `${partner} invites you to Husvær`,
    landlord: (partner) => `${partner} invites you to Husvær`,
    auditor: (partner) => `Access as an auditor to the books of ${partner}`,
  },
  title: (partner) => `${partner} invites you`,
  text: {
    tenant: (partner) => [
      `${partner} rents out homes through Husvær and invites you as a tenant. There you sign the lease, pay the rent and see every krone.`,
      'The link is valid for 14 days and can be used once.',
    ],
    landlord: (partner) => [
      `${partner} manages homes through Husvær and invites you as a landlord. There you follow your leases and see what is paid out to you.`,
      'The link is valid for 14 days and can be used once.',
    ],
    auditor: (partner, endsOn) => [
      `${partner} gives you access as an auditor to its books until and including ${endsOn}. You can read everything and change nothing.`,
      'Accept the invitation, and log in with BankID. The link is valid for 14 days and can be used once.',
    ],
  },
  button: 'Accept the invitation',
  footer: (partner) => `You get this mail because ${partner} gave us this address.`,
  keyEnds: {
    subject: ({ key, on }) => `The API key “${key}” ends on ${on}`,
    text: ({ key, on }) => [
      `The API key “${key}” is valid until and including ${on}. After that the system that uses it is refused.`,
      'Make a new key, enter it in the system, and end the old one.',
    ],
    button: 'See the keys',
    footer: 'You get this mail because you made the key, or because you work at the agency.',
  },
};
