import type { TextLanguage } from '../../../platform/written.ts';

/** The texts of a rent calendar. Amounts and accounts are already formatted; `home` is the home's name. */
export interface PortalMailTexts {
  /** The format of amounts. */
  language: TextLanguage;
  calendar: {
    name: (home: string) => string;
    due: (amount: string) => string;
    insuranceDue: (amount: string) => string;
    paid: (summary: string) => string;
    toPay: (facts: { amount: string; account: string; kid: string | null }) => string;
    /** For rent that is not invoiced yet. */
    notInvoiced: string;
    payout: (amount: string | null) => string;
    payoutTo: (account: string) => string;
    payoutWhen: string;
  };
}
