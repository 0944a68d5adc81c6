import type { Viewing } from './store.ts';
import { ZONE } from '../../platform/norwegian-time.ts';

/** When a viewing is, as people in Norway read it: `onsdag 25. november 2026, 17:00–17:30`. */
export const viewingTime = (
  { startsAt, endsAt }: Pick<Viewing, 'startsAt' | 'endsAt'>,
  locale: string,
): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: ZONE,
  }).formatRange(startsAt.epochMilliseconds, endsAt.epochMilliseconds);

/** Whether a viewing is yet to begin: afterwards there is nothing to call off. */
export const isToCome = ({ startsAt }: Viewing, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, now) > 0;
