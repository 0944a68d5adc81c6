import type { PortalMailTexts } from './mail-texts.ts';

export const en: PortalMailTexts = {
  language: 'en',
  calendar: {
    name: (home) => `Rent – ${home}`,
    due: (amount) => `Rent due: ${amount}`,
    insuranceDue: (amount) => `Deposit insurance due: ${amount}`,
    paid: (summary) => `${summary} (paid)`,
    toPay: ({ amount, account, kid }) =>
      [`To pay: ${amount}`, `Account: ${account}`, ...(kid ? [`KID: ${kid}`] : [])].join('\n'),
    notInvoiced: 'An invoice with its KID comes before it is due. The amount may change.',
    payout: (amount) => (amount ? `Rent is paid out: ${amount}` : 'Rent is paid out'),
    payoutTo: (account) => `To account ${account}`,
    payoutWhen: 'It is paid out once the rent has come in.',
  },
};
