import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';

/** How days and moments are written in lists of money. */
export function useWords() {
  const language = useLanguage();
  const { t } = useTranslation('money');
  const locale = LOCALE[language];
  return {
    /** `2027-03-01` as 01.03.2027: figures that stand under one another. */
    day: (iso: string) =>
      new Intl.DateTimeFormat(locale, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${iso}T00:00:00Z`)),
    moment: (iso: string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: 'Europe/Oslo',
      }).format(new Date(iso)),
    /** Eleven digits as 1234.56.78903. */
    account: (digits: string) => digits.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1.$2.$3'),
    orNone: (text: string | null) => text || t('none'),
  };
}
