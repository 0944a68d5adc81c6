import type { InvoiceKind, InvoiceStatus } from '@husvaer/domain/invoices/enums';

/** The columns and texts of an invoices file. */
interface InvoiceColumns {
  head: readonly string[];
  kinds: Record<InvoiceKind | 'final_settlement', string>;
  statuses: Record<InvoiceStatus, string>;
}

const no: InvoiceColumns = {
  head: [
    'Nummer',
    'Type',
    'Status',
    'Leiekontrakt',
    'Bolig',
    'Adresse',
    'Leietakere',
    'Måned',
    'Utstedt',
    'Forfall',
    'KID',
    'Beløp',
    'Gebyr og renter',
    'Betalt',
    'Kreditert',
    'Avskrevet',
    'Utestående',
  ],
  kinds: {
    rent: 'husleie',
    credit_note: 'kreditnota',
    deposit_insurance: 'depositumsforsikring',
    landlord: 'til utleieren',
    landlord_credit_note: 'kreditnota til utleieren',
    final_settlement: 'sluttoppgjør til utleieren',
  },
  statuses: {
    new: 'ny',
    created: 'klar til sending',
    failed: 'ikke sendt',
    upcoming: 'kommende',
    sent: 'sendt',
    unpaid: 'forfaller i dag',
    outstanding: 'utestående',
    partially_paid: 'delvis betalt',
    partially_credited: 'delvis kreditert',
    waiting_for_payment: 'oppgitt betalt',
    pending: 'innsigelse',
    overdue: 'forfalt',
    eviction_notice_due: 'fravikelse kan begjæres',
    fees_due: 'gebyr gjenstår',
    fees_paid: 'betalt med gebyr',
    active: 'betalt, forsikringen er tegnet',
    paid: 'betalt',
    over_paid: 'overbetalt',
    balanced: 'utlignet',
    completed: 'oppgjort',
    credited: 'kreditert',
    canceled: 'annullert',
    lost: 'avskrevet',
  },
};

const en: InvoiceColumns = {
  head: [
    'Number',
    'Kind',
    'Status',
    'Lease',
    'Home',
    'Address',
    'Tenants',
    'Month',
    'Issued',
    'Due',
    'KID',
    'Amount',
    'Fees and interest',
    'Paid',
    'Credited',
    'Written off',
    'Open',
  ],
  kinds: {
    rent: 'rent',
    credit_note: 'credit note',
    deposit_insurance: 'deposit insurance',
    landlord: 'to the landlord',
    landlord_credit_note: 'credit note to the landlord',
    final_settlement: 'final settlement to the landlord',
  },
  statuses: {
    new: 'new',
    created: 'created',
    failed: 'not sent',
    upcoming: 'upcoming',
    sent: 'sent',
    unpaid: 'unpaid',
    outstanding: 'outstanding',
    partially_paid: 'partially paid',
    partially_credited: 'partially credited',
    waiting_for_payment: 'said to be paid',
    pending: 'objection',
    overdue: 'overdue',
    eviction_notice_due: 'eviction may be petitioned for',
    fees_due: 'fees due',
    fees_paid: 'paid with fees',
    active: 'paid, insurance taken out',
    paid: 'paid',
    over_paid: 'overpaid',
    balanced: 'balanced',
    completed: 'completed',
    credited: 'credited',
    canceled: 'canceled',
    lost: 'written off',
  },
};

/** The columns in a language; Norwegian when none is given. */
export const invoiceColumns = (language: string | undefined): InvoiceColumns =>
  language === 'en' ? en : no;
