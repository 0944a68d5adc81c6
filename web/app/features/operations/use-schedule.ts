import { useTranslation } from 'react-i18next';

import { readSchedule } from '@husvaer/domain/operations/schedule';

import { useLanguage } from '../../platform/format.ts';
import { LOCALE } from '../../platform/language.ts';

/** Hours before this are called night. */
const MORNING = 6;
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** Returns a text for a job's schedule; a cron expression without a text is shown as it is. */
export function useSchedule(): (cron: string) => string {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const two = (value: number) => String(value).padStart(2, '0');
  const time = (hour: number, minute: number) => `${two(hour)}:${two(minute)}`;
  const nameOf = (weekday: number) =>
    new Intl.DateTimeFormat(LOCALE[language], { weekday: 'long', timeZone: 'UTC' }).format(
      MONDAY + (weekday - 1) * DAY,
    );
  return (cron) => {
    const schedule = readSchedule(cron);
    if (!schedule) return cron;
    if (schedule.kind === 'minutes') return t('schedule.minutes', { count: schedule.every });
    const { minute } = schedule;
    if (schedule.kind === 'hourly')
      return schedule.hours
        ? t('schedule.between', {
            from: time(schedule.hours.from, minute),
            to: time(schedule.hours.to, minute),
          })
        : t('schedule.hourly', { count: minute });
    const at = time(schedule.hour, minute);
    if (schedule.kind === 'weekly')
      return t('schedule.weekly', { day: nameOf(schedule.weekday), time: at });
    return t(schedule.hour < MORNING ? 'schedule.night' : 'schedule.day', { time: at });
  };
}
