import { addDays, daysBetween, spanBetween, type IsoDate, type Span } from '../kernel/dates.ts';
import type { Term } from './term.ts';

/** What is left of a lease, counted from yesterday (specification, section 9); nothing without an end. */
export const remainingOf = ({ endsOn }: Term, today: IsoDate): Span => {
  const yesterday = addDays(today, -1);
  return spanBetween(yesterday, endsOn ?? yesterday);
};

/** How much of a lease is over, in whole per cent; 0 before it begins, without an end, and when it is all over (section 9). */
export function elapsedPercentage({ startsOn, endsOn }: Term, today: IsoDate): number {
  if (endsOn === null || today < startsOn) return 0;
  const whole = daysBetween(startsOn, endsOn) || 1;
  const percentage = Math.min(100, Math.round((daysBetween(startsOn, today) / whole) * 100));
  return percentage === 100 ? 0 : percentage;
}
