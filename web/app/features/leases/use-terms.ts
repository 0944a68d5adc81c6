import { useTranslation } from 'react-i18next';

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

/** A lease's dates and places, as the specification writes them (section 9). */
export function useTerms() {
  const { t } = useTranslation('leases');
  /** `31.1.2027` */
  const day = (iso: string) => {
    const [year, month, date] = iso.slice(0, 10).split('-').map(Number);
    return `${date ?? ''}.${month ?? ''}.${year ?? ''}`;
  };
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
