import { weekdayAndTimeOf, type TextLanguage } from '../../platform/written.ts';
import type { Viewing } from './store.ts';

/** The time of a viewing: `onsdag 25. november 2026 kl. 17:00–17:30`. */
export const viewingTime = (
  { startsAt, endsAt }: Pick<Viewing, 'startsAt' | 'endsAt'>,
  language: TextLanguage,
): string => weekdayAndTimeOf(startsAt, language, endsAt);

/** Whether a viewing has not begun: afterwards it cannot be cancelled. */
export const isToCome = ({ startsAt }: Viewing, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, now) > 0;
