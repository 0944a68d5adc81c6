import { addDays, type IsoDate } from '@husvaer/domain/kernel/dates';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';

import { dayInNorway, startOfDay } from './norwegian-time.ts';

/** The hours of a business day in which somebody is at work to see what was changed. */
const OPENS = 9;
const CLOSES = 15;

const DAY_HOURS = 24;

/**
 * The moment at which a banking day has passed: 24 hours, and as many hours as there are from 09 to 15, on
 * Norwegian business days. A change of Friday evening counts on Monday at 15, and not in the weekend.
 */
export function afterBankingDay(from: Temporal.Instant): Temporal.Instant {
  const seen = afterBankingHours(from, CLOSES - OPENS);
  const next = from.add({ hours: DAY_HOURS });
  return Temporal.Instant.compare(seen, next) > 0 ? seen : next;
}

function afterBankingHours(from: Temporal.Instant, hours: number): Temporal.Instant {
  let day = businessDayFrom(dayInNorway(from));
  let left = hours * 3_600_000;
  let now = from.epochMilliseconds;
  for (;;) {
    const [opens, closes] = [timeOf(day, OPENS), timeOf(day, CLOSES)];
    now = Math.max(now, opens);
    if (now < closes && left <= closes - now)
      return Temporal.Instant.fromEpochMilliseconds(now + left);
    left -= Math.max(0, closes - now);
    day = businessDayFrom(addDays(day, 1));
  }
}

/** An hour of a day. Summer time begins and ends on Sundays, outside banking hours. */
const timeOf = (day: IsoDate, hour: number): number =>
  startOfDay(day).add({ hours: hour }).epochMilliseconds;
