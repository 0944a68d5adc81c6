import type { IsoDate } from '../kernel/dates.ts';
import type { BankFile, FileLine } from './bank-file.ts';
import type { FileProblem } from './file-problems.ts';
import { afterBusinessDays } from './reconciliation.ts';

/**
 * How many business days ahead a file may be. Banks send the entries of the next banking day in the evening, and those
 * after a holiday before it. What is further ahead is an error, for which nothing else waits.
 */
const DAYS_AHEAD = 5;

/**
 * The last day on which a file says that the bank has booked something, or closed an account; null if it names none.
 * Nothing can have happened on a day to come, so such a file waits.
 */
export function lastDayOf({
  lines,
  statements,
}: Pick<BankFile, 'lines' | 'statements'>): IsoDate | null {
  let last: IsoDate | null = null;
  const days = [
    ...lines.map(({ bookedOn }) => bookedOn),
    ...statements.flatMap(({ closing }) => closing?.on ?? []),
  ];
  for (const day of days) if (last === null || day > last) last = day;
  return last;
}

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);
const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);

/**
 * Sets aside the payments of a file that are too far ahead of the day on which it came: each is for a person, on the
 * last day that the rest of the file is about, so that the file waits for none of them. The days count from when the
 * file came, however long it has waited since. A balance so far ahead is a problem of the whole file.
 */
export function setFarDaysAside<File extends Pick<BankFile, 'lines' | 'statements'>>(
  file: File,
  cameOn: IsoDate,
): { file: File; problems: FileProblem[] } {
  const last = afterBusinessDays(cameOn, DAYS_AHEAD);
  const expected = `–${last}`;
  const problems = file.statements.flatMap(({ account, closing }): FileProblem[] =>
    closing !== null && closing.on > last
      ? [{ code: 'implausible_date', path: account, found: closing.on, expected }]
      : [],
  );
  const isFar = ({ bookedOn, paidOn }: FileLine) => later(bookedOn, paidOn) > last;
  if (!file.lines.some(isFar)) return { file, problems };
  const on = lastDayOf({ ...file, lines: file.lines.filter((line) => !isFar(line)) }) ?? cameOn;
  const lines = file.lines.map((line): FileLine => {
    if (!isFar(line)) return line;
    const { bookedOn, paidOn } = line;
    const found = later(bookedOn, paidOn);
    return {
      ...line,
      bookedOn: earlier(bookedOn, on),
      paidOn: earlier(paidOn, on),
      unclear: { code: 'implausible_date', found, expected },
    };
  });
  return { file: { ...file, lines }, problems };
}
