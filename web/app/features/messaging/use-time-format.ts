import { useTranslation } from 'react-i18next';

import { dayInNorway, useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';
import { useSite } from '../../platform/site.ts';

const timeZone = 'Europe/Oslo';
const DAY = 24 * 60 * 60 * 1000;

/** Formats instants (ISO) of messages in Norwegian time. */
export function useTimeFormat() {
  const { t } = useTranslation('messaging');
  const locale = LOCALE[useLanguage()];
  const { today } = useSite();
  const written = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(new Date(iso));
  const year = (iso: string) =>
    dayInNorway(iso).slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const time = (iso: string) => written(iso, { hour: '2-digit', minute: '2-digit' });
  return {
    time,
    /** The heading of a day's messages. */
    day(iso: string) {
      const day = dayInNorway(iso);
      if (day === today) return t('thread.today');
      if (day === dayBefore(today)) return t('thread.yesterday');
      return written(iso, { weekday: 'long', day: 'numeric', month: 'long', ...year(iso) });
    },
    /** A short form for lists. */
    short: (iso: string) =>
      dayInNorway(iso) === today
        ? time(iso)
        : written(iso, { day: 'numeric', month: 'short', ...year(iso) }),
  };
}

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);
