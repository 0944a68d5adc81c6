import { useTranslation } from 'react-i18next';

import { dayInNorway } from '../../platform/format.ts';

interface Period {
  contractStartDate: string;
  contractEndDate: string | null;
}

interface Place {
  street: string | null;
  streetNumber: string | null;
  apartmentId?: string | null;
  postalCode?: string | null;
  city: string;
}

/** A day, or the day of an instant, as `31.1.2027`. */
function day(iso: string): string {
  const [year, month, date] = (iso.includes('T') ? dayInNorway(iso) : iso).split('-').map(Number);
  return `${date ?? ''}.${month ?? ''}.${year ?? ''}`;
}

/** Formats a lease's dates and addresses as in the specification (section 9). */
export function useTerms() {
  const { t } = useTranslation('leases');
  return {
    day,
    period: ({ contractStartDate: from, contractEndDate: to }: Period) =>
      `${day(from)} – ${to === null ? t('undetermined') : day(to)}`,
    address: ({ street, streetNumber, apartmentId, postalCode, city }: Place) =>
      [
        [street, streetNumber, apartmentId].filter(Boolean).join(' '),
        [postalCode, city].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
