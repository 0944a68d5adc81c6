import {
  type FileProblem,
  type FileProblemCode,
  MAX_FILE_PROBLEMS,
} from '@husvaer/domain/banking/file-problems';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

/** Ends the reading of a file that makes no sense from here on. */
export class Unreadable extends Error {}

export type FileProblems = ReturnType<typeof collectProblems>;

/** As much of what was found as tells what it was. */
const FOUND_MAX = 100;

/** Payments of one file: more than any bank sends, and as many as fit into memory. */
export const MAX_LINES = 300_000;

/** Accounts' parts of one file: as many as hundreds of accounts have in a month. */
export const MAX_STATEMENTS = 10_000;

/**
 * A payment's days lie no farther from today. A claim of rent is barred after three years
 * (foreldelsesloven § 2), and banks and we keep papers for five (bokføringsloven § 13): ten years leave
 * room for a file that is fetched late. Banks take orders for at most a year ahead.
 */
const YEARS_BACK = 10;
const YEARS_AHEAD = 1;

/** What is wrong with a file: the first fifty, and how many more. Without a `today` any day is plausible. */
export function collectProblems(today?: IsoDate) {
  const list: FileProblem[] = [];
  let more = 0;
  const now = today === undefined ? undefined : Temporal.PlainDate.from(today);
  const first = now?.subtract({ years: YEARS_BACK }).toString();
  const last = now?.add({ years: YEARS_AHEAD }).toString();

  const add = (code: FileProblemCode, where: Omit<FileProblem, 'code'> = {}) => {
    const found = where.found?.replaceAll(/\p{Cc}/gu, ' ').slice(0, FOUND_MAX);
    if (list.length === MAX_FILE_PROBLEMS) more += 1;
    else list.push({ code, ...where, ...(found !== undefined && { found }) });
  };

  return {
    list,
    add,
    /** Nobody can say what comes after it. */
    stop(code: FileProblemCode, where?: Omit<FileProblem, 'code'>): never {
      add(code, where);
      throw new Unreadable(code);
    },
    expectPlausible(day: IsoDate, where: Pick<FileProblem, 'line' | 'path'>): void {
      if (first === undefined || last === undefined || (day >= first && day <= last)) return;
      add('implausible_date', { ...where, found: day, expected: `${first}–${last}` });
    },
    any: () => list.length > 0,
    more: () => more,
  };
}
