import { useFormat, useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';

const timeZone = 'Europe/Oslo';

/** Formats instants (ISO) as days and times in Norway. */
export function useTimeFormat() {
  const locale = LOCALE[useLanguage()];
  const format = useFormat();
  return {
    /** `onsdag 25. november 2026 kl. 17:00–17:30` */
    viewing: ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      format.weekdayAndTime(startsAt, endsAt),
    /** `onsdag 25. november 2026 kl. 17:00` */
    moment: (iso: string) => format.weekdayAndTime(iso),
    /** `Wednesday 25 November` */
    weekday: (iso: string) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone,
      }).format(new Date(iso)),
    /** `17:00 – 17:30` */
    times: ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      `${format.time(startsAt)}–${format.time(endsAt)}`,
    /** `25 Nov, 17:00` */
    short: (iso: string) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }).format(new Date(iso)),
    /** `20 November 2026` */
    day: format.date,
  };
}
