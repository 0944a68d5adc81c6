/** A day of the calendar, ISO 8601 (`2027-01-31`). They compare as their texts do. */
export type IsoDate = string;

const DAY = 86_400_000;

const utc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);
const iso = (date: Date): IsoDate => date.toISOString().slice(0, 10);

export const addDays = (date: IsoDate, days: number): IsoDate =>
  iso(new Date(utc(date).getTime() + days * DAY));

/** Days from one to the other; negative when the other comes first. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY);

/** The same day so many months on; where that month is shorter, its last. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const day = utc(date);
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
  const last = utc(endOfMonth(iso(first))).getUTCDate();
  first.setUTCDate(Math.min(day.getUTCDate(), last));
  return iso(first);
}

export function endOfMonth(date: IsoDate): IsoDate {
  const day = utc(date);
  return iso(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)));
}

/** A span of the calendar, as people say it: years, then months, then days. */
export interface Span {
  years: number;
  months: number;
  days: number;
}

/** What lies between two days; nothing when the second is not after the first. */
export function spanBetween(from: IsoDate, to: IsoDate): Span {
  if (to <= from) return { years: 0, months: 0, days: 0 };
  const [a, b] = [utc(from), utc(to)];
  const apart = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  const whole = addMonths(from, apart) > to ? apart - 1 : apart;
  return {
    years: Math.floor(whole / 12),
    months: whole % 12,
    days: daysBetween(addMonths(from, whole), to),
  };
}
