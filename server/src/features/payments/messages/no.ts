import type { MailTexts } from './mail-texts.ts';

export const no: MailTexts = {
  received: {
    subject: ({ amount, home }) => `Betaling mottatt: ${amount} for ${home}`,
    paragraphs: ({ amount, home }) => [
      `Vi har mottatt ${amount} for ${home}.`,
      'Kvitteringen finner du på siden til leieforholdet.',
    ],
    invoice: (serial) => `Faktura ${serial}`,
    paid: 'Betalt i sin helhet',
    remains: ({ amount, dueOn }) => `${amount} gjenstår, forfall ${dueOn}`,
    stop: 'Stopp e-poster om mottatte betalinger',
  },
};
