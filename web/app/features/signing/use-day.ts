import { useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';

/** Instants in ISO as days here: `20 November 2026`. */
export function useDay() {
  const locale = LOCALE[useLanguage()];
  return (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Oslo' }).format(
      new Date(iso),
    );
}
