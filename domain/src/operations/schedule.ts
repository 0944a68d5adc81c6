/** The schedule of a job, in terms for people. Times are in Norway. */
type Schedule =
  /** Every so many minutes. */
  | { kind: 'minutes'; every: number }
  /** This many minutes past each hour, of the whole day or between two hours. */
  | { kind: 'hourly'; minute: number; hours: { from: number; to: number } | null }
  | { kind: 'daily'; hour: number; minute: number }
  /** ISO weekdays: 1 is Monday. */
  | { kind: 'weekly'; weekday: number; hour: number; minute: number };

const EVERY = /^(?:\*|\*\/(\d+))$/;
const NUMBER = /^\d+$/;
const RANGE = /^(\d+)-(\d+)$/;

/** Reads five cron fields in the forms that our jobs use; null for others. */
export function readSchedule(cron: string): Schedule | null {
  const [minutes = '', hours = '', day, month, weekday = '', ...more] = cron.split(' ');
  if (day !== '*' || month !== '*' || more.length > 0) return null;
  const every = EVERY.exec(minutes);
  if (every)
    return hours === '*' && weekday === '*'
      ? { kind: 'minutes', every: Number(every[1] ?? 1) }
      : null;
  if (!NUMBER.test(minutes)) return null;
  const minute = Number(minutes);
  if (weekday === '*') {
    if (hours === '*') return { kind: 'hourly', minute, hours: null };
    const [, from, to] = RANGE.exec(hours) ?? [];
    if (from && to)
      return { kind: 'hourly', minute, hours: { from: Number(from), to: Number(to) } };
  }
  if (!NUMBER.test(hours)) return null;
  const hour = Number(hours);
  if (weekday === '*') return { kind: 'daily', hour, minute };
  // Cron counts Sunday as 0 and as 7.
  return /^[0-7]$/.test(weekday)
    ? { kind: 'weekly', weekday: Number(weekday) || 7, hour, minute }
    : null;
}
