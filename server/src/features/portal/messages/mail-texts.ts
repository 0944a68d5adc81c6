import type { WrittenIn } from '../../../platform/written.ts';

/** What a rent calendar says. Amounts and accounts come as people read them; `home` is the home's own name. */
export interface PortalMailTexts {
  /** How amounts are written. */
  language: WrittenIn;
  calendar: {
    name: (home: string) => string;
    due: (amount: string) => string;
    insuranceDue: (amount: string) => string;
    paid: (summary: string) => string;
    toPay: (said: { amount: string; account: string; kid: string | null }) => string;
    /** Of rent that is not invoiced yet. */
    notInvoiced: string;
    payout: (amount: string | null) => string;
    payoutTo: (account: string) => string;
    payoutWhen: string;
  };
}
