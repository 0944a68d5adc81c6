import type { PortalMailTexts } from './mail-texts.ts';

export const no: PortalMailTexts = {
  language: 'no',
  calendar: {
    name: (home) => `Husleie – ${home}`,
    due: (amount) => `Husleie forfaller: ${amount}`,
    insuranceDue: (amount) => `Depositumsforsikring forfaller: ${amount}`,
    paid: (summary) => `${summary} (betalt)`,
    toPay: ({ amount, account, kid }) =>
      [`Å betale: ${amount}`, `Konto: ${account}`, ...(kid ? [`KID: ${kid}`] : [])].join('\n'),
    notInvoiced: 'Faktura med KID kommer før forfall. Beløpet kan bli endret.',
    payout: (amount) => (amount ? `Husleie utbetales: ${amount}` : 'Husleie utbetales'),
    payoutTo: (account) => `Til konto ${account}`,
    payoutWhen: 'Utbetalingen forutsetter at husleien er betalt.',
  },
};
