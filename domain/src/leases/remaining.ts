import { addDays, daysBetween, spanBetween, type IsoDate, type Span } from '../kernel/dates.ts';
import type { Term } from './term.ts';

/**
 * The remaining time of a lease, counted from yesterday (specification, section 9); zero for an open-ended
 * one.
 */
export const remainingOf = ({ endsOn }: Term, today: IsoDate): Span => {
  const yesterday = addDays(today, -1);
  return spanBetween(yesterday, endsOn ?? yesterday);
};

/**
 * The elapsed part of a lease in whole per cent; 0 before it begins, for an open-ended one, and after its end
 * (section 9).
 */
export function elapsedPercentage({ startsOn, endsOn }: Term, today: IsoDate): number {
  if (endsOn === null || today < startsOn) return 0;
  const whole = daysBetween(startsOn, endsOn) || 1;
  const percentage = Math.min(100, Math.round((daysBetween(startsOn, today) / whole) * 100));
  return percentage === 100 ? 0 : percentage;
}
