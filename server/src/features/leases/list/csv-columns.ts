import type { LeaseStatus, RentStatus } from '@husvaer/domain/leases/enums';

/** The texts of a file of leases. */
export interface LeaseColumns {
  head: readonly string[];
  statuses: Record<LeaseStatus, string>;
  rentStatuses: Record<RentStatus, string>;
}

const no: LeaseColumns = {
  head: [
    'Nummer',
    'Bolig',
    'Adresse',
    'Postnummer',
    'Poststed',
    'Leietakere',
    'E-post',
    'Utleier',
    'Ansvarlig',
    'Status',
    'Husleiestatus',
    'Fra',
    'Til og med',
    'Husleie per måned',
    'Forfalt',
    'Forfallsdag',
  ],
  statuses: {
    waiting_for_creation: 'mangler leiekontrakt',
    new: 'utkast',
    in_progress: 'til signering',
    upcoming: 'kommende',
    active: 'aktivt',
    paid: 'betalt',
    payout: 'utbetaling',
    soon_ending: 'avsluttes snart',
    overdue: 'forfalt',
    eviction_notice: 'varsel om tvangsfravikelse',
    eviction_notice_due: 'fravikelse kan begjæres',
    eviction: 'fravikelse',
    closed: 'avsluttet',
  },
  rentStatuses: {
    to_pay: 'å betale',
    outstanding: 'delvis betalt',
    overdue: 'forfalt',
    eviction_notice: 'varsel om tvangsfravikelse',
    eviction_notice_due: 'fravikelse kan begjæres',
    paid: 'betalt',
    over_paid: 'overbetalt',
    payout: 'utbetaling',
  },
};

const en: LeaseColumns = {
  head: [
    'Number',
    'Home',
    'Address',
    'Postcode',
    'Town',
    'Tenants',
    'E-mail',
    'Owner',
    'Agent',
    'Status',
    'Rent status',
    'From',
    'To and including',
    'Rent a month',
    'Overdue',
    'Due day',
  ],
  statuses: {
    waiting_for_creation: 'not drafted yet',
    new: 'draft',
    in_progress: 'out for signing',
    upcoming: 'upcoming',
    active: 'active',
    paid: 'paid',
    payout: 'payout',
    soon_ending: 'soon ending',
    overdue: 'overdue',
    eviction_notice: 'eviction notice',
    eviction_notice_due: 'notice period over',
    eviction: 'eviction',
    closed: 'closed',
  },
  rentStatuses: {
    to_pay: 'to pay',
    outstanding: 'partly paid',
    overdue: 'overdue',
    eviction_notice: 'eviction notice',
    eviction_notice_due: 'notice period over',
    paid: 'paid',
    over_paid: 'paid too much',
    payout: 'payout',
  },
};

export const leaseColumns = { en, no };
