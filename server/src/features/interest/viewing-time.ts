import { weekdayAndTimeOf, type WrittenIn } from '../../platform/written.ts';
import type { Viewing } from './store.ts';

/** When a viewing is: `onsdag 25. november 2026 kl. 17:00–17:30`. */
export const viewingTime = (
  { startsAt, endsAt }: Pick<Viewing, 'startsAt' | 'endsAt'>,
  language: WrittenIn,
): string => weekdayAndTimeOf(startsAt, language, endsAt);

/** Whether a viewing is yet to begin: afterwards there is nothing to call off. */
export const isToCome = ({ startsAt }: Viewing, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(startsAt, now) > 0;
