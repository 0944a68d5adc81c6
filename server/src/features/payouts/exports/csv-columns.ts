import type { PayoutStatus } from '@husvaer/domain/payouts/enums';

/** The texts of a payouts file. */
export interface PayoutColumns {
  head: readonly string[];
  yes: string;
  statuses: Record<PayoutStatus, string>;
}

const no: PayoutColumns = {
  head: [
    'Nummer',
    'Status',
    'Holdt tilbake',
    'Leiekontrakt',
    'Bolig',
    'Utleier',
    'Kontonummer',
    'Dato (beregnet eller forventet)',
    'Husleie',
    'Honorar og tilleggstjenester',
    'Herav mva.',
    'Annet',
    'Beløp',
    'Godkjenninger',
    'Avvist av banken',
    'Betalt',
    'Bankens referanse',
  ],
  yes: 'ja',
  statuses: {
    estimated: 'kommende',
    pending_for_approval: 'til godkjenning',
    approved: 'godkjent',
    in_progress: 'hos banken',
    completed: 'fullført',
    failed: 'avvist',
  },
};

const en: PayoutColumns = {
  head: [
    'Number',
    'Status',
    'On hold',
    'Lease',
    'Home',
    'Landlord',
    'Account',
    'Made or expected',
    'Rent',
    'Commissions and add-ons',
    'VAT in them',
    'Other',
    'Amount',
    'Approvals',
    'Rejected by the bank',
    'Paid',
    'Bank reference',
  ],
  yes: 'yes',
  statuses: {
    estimated: 'expected',
    pending_for_approval: 'to approve',
    approved: 'approved',
    in_progress: 'sent to the bank',
    completed: 'paid out',
    failed: 'rejected',
  },
};

/** The texts in a language; Norwegian when none is given. */
export const payoutColumns = (language: string | undefined): PayoutColumns =>
  language === 'en' ? en : no;
