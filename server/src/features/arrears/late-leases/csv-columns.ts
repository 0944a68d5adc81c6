import type { LateRentStep } from '@husvaer/domain/invoices/enums';

/** The columns and texts of a late leases file. */
interface ArrearsColumns {
  head: readonly string[];
  yes: string;
  steps: Record<LateRentStep, string>;
}

const no: ArrearsColumns = {
  head: [
    'Leiekontrakt',
    'Bolig',
    'Adresse',
    'Leietakere',
    'Utleier',
    'Forfalt',
    'Utestående i alt',
    'Eldste forfall',
    'Dager over forfall',
    'Siste brev',
    'Sendt',
    'Innsigelse',
    'Oppgitt betalt',
  ],
  yes: 'ja',
  steps: {
    pre_reminder: 'påminnelse før forfall',
    soft_reminder: 'betalingspåminnelse',
    reminder: 'purring',
    second_reminder: 'andre purring',
    notice: 'varsel etter § 4-18',
    petition: 'begjæring om tvangsfravikelse',
  },
};

const en: ArrearsColumns = {
  head: [
    'Lease',
    'Home',
    'Address',
    'Tenants',
    'Landlord',
    'Overdue',
    'Open in all',
    'Oldest due date',
    'Days late',
    'Last letter',
    'Sent',
    'Objection',
    'Said to be paid',
  ],
  yes: 'yes',
  steps: {
    pre_reminder: 'reminder before the due date',
    soft_reminder: 'payment reminder',
    reminder: 'reminder with fee',
    second_reminder: 'second reminder',
    notice: 'notice under § 4-18',
    petition: 'petition for eviction',
  },
};

/** The columns in a language; Norwegian when none is given. */
export const arrearsColumns = (language: string | undefined): ArrearsColumns =>
  language === 'en' ? en : no;
