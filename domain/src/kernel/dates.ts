/** A calendar date, ISO 8601 (`2027-01-31`). Dates compare like their texts. */
export type IsoDate = string;

const DAY = 86_400_000;

const utc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);
const iso = (date: Date): IsoDate => date.toISOString().slice(0, 10);

export const addDays = (date: IsoDate, days: number): IsoDate =>
  iso(new Date(utc(date).getTime() + days * DAY));

/** Days from one date to the other; negative when the other is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY);

/** The same day this many months later; the last day of a shorter month. */
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

/** A span of time: years, then months, then days. */
export interface Span {
  years: number;
  months: number;
  days: number;
}

/** The span between two dates; zero when the second is not after the first. */
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
