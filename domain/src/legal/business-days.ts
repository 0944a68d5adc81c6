import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts';

/** Holidays on fixed dates: New Year, Labour Day, Constitution Day, Christmas. */
const FIXED = ['01-01', '05-01', '05-17', '12-25', '12-26'];
/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter, Ascension, Whitsun. */
const FROM_EASTER = [-3, -2, 0, 1, 39, 49, 50];

/** Easter Sunday of a year (Gregorian; the anonymous algorithm of 1876). */
export function easterOf(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a day is a public holiday in Norway, 1 May or 17 May (helligdagsfredloven § 2, lov om 1 og 17 mai). */
export function isHoliday(date: IsoDate): boolean {
  if (FIXED.includes(date.slice(5))) return true;
  const easter = easterOf(Number(date.slice(0, 4)));
  return FROM_EASTER.some((days) => addDays(easter, days) === date);
}

/** Whether it is neither a weekend nor a public holiday. */
export function isBusinessDay(date: IsoDate): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

/**
 * The day itself, or the next business day: the deadline of a payment that is due on a Saturday or a holiday
 * (gjeldsbrevlova § 5, which applies to other debts as well; husleieloven § 3-2).
 */
export function businessDayFrom(date: IsoDate): IsoDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * The last day of a time limit that the law sets, counted from a day: the day with the same name or number in the
 * last week or month, or the next business day (husleieloven § 1-6 and tvangsfullbyrdelsesloven § 2-7, with
 * domstolloven §§ 148 and 149).
 */
export const timeLimit = (
  from: IsoDate,
  { months = 0, days = 0 }: { months?: number; days?: number },
): IsoDate => businessDayFrom(addDays(addMonths(from, months), days));
