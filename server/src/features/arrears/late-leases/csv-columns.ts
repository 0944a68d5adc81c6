import type { LateStage, NextLateStep } from '@husvaer/domain/arrears/overview';
import type { LateRentStep } from '@husvaer/domain/invoices/enums';

/** The columns and texts of a late leases file. */
interface ArrearsColumns {
  head: readonly string[];
  yes: string;
  steps: Record<LateRentStep, string>;
  stages: Record<LateStage, string>;
  next: Record<NextLateStep, string>;
}

const NO_STEPS = {
  pre_reminder: 'påminnelse før forfall',
  soft_reminder: 'betalingspåminnelse',
  reminder: 'purring',
  second_reminder: 'andre purring',
  notice: 'varsel etter § 4-18',
  petition: 'begjæring om tvangsfravikelse',
};

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
    'Status',
    'Neste steg',
    'Tidligst',
    'Innsigelse',
    'Oppgitt betalt',
  ],
  yes: 'ja',
  steps: NO_STEPS,
  stages: {
    coming: 'ikke forfalt',
    overdue: 'forfalt',
    reminded: 'purret',
    noticed: 'varslet',
    notice_over: 'varselfristen er ute',
    petitioned: 'fravikelse begjært',
  },
  next: { ...NO_STEPS, posting: 'brevet postlegges', filing: 'begjæringen kan sendes' },
};

const EN_STEPS = {
  pre_reminder: 'reminder before the due date',
  soft_reminder: 'payment reminder',
  reminder: 'reminder with fee',
  second_reminder: 'second reminder',
  notice: 'notice under § 4-18',
  petition: 'petition for eviction',
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
    'Status',
    'Next step',
    'At the earliest',
    'Objection',
    'Said to be paid',
  ],
  yes: 'yes',
  steps: EN_STEPS,
  stages: {
    coming: 'not due yet',
    overdue: 'overdue',
    reminded: 'reminded',
    noticed: 'notice sent',
    notice_over: 'notice period over',
    petitioned: 'petition filed',
  },
  next: { ...EN_STEPS, posting: 'the letter is posted', filing: 'the petition may be sent' },
};

/** The columns in a language; Norwegian when none is given. */
export const arrearsColumns = (language: string | undefined): ArrearsColumns =>
  language === 'en' ? en : no;
