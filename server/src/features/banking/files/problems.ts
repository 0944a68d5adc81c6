import {
  type FileProblem,
  type FileProblemCode,
  MAX_FILE_PROBLEMS,
} from '@husvaer/domain/banking/file-problems';
import { maskedText } from '@husvaer/domain/banking/masked-text';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

/** Ends the reading of a file that cannot be understood from here on. */
export class Unreadable extends Error {}

export type FileProblems = ReturnType<typeof collectProblems>;

/** Where a part of a file reports its problems. */
export type ProblemSink = Pick<FileProblems, 'add'>;

/** Characters of a found value that are kept, enough to recognize it. */
const FOUND_MAX = 100;

/** A problem, with as much of what was found as is stored. */
export function problemOf(
  code: FileProblemCode,
  where: Omit<FileProblem, 'code'> = {},
): FileProblem {
  const written = where.found?.replaceAll(/\p{Cc}/gu, ' ');
  const found = written === undefined ? undefined : maskedText(written).slice(0, FOUND_MAX);
  return { code, ...where, ...(found !== undefined && { found }) };
}

/** Payments in one file: more than any bank sends, and as many as fit into memory. */
export const MAX_LINES = 300_000;

/** Statements in one file: as many as hundreds of accounts have in a month. */
export const MAX_STATEMENTS = 10_000;

/**
 * How far a payment's date may be from today. A claim of rent is barred after three years (foreldelsesloven
 * § 2), and banks and we keep documents for five (bokføringsloven § 13): ten years leave room for a file that
 * is fetched late. Banks accept orders for at most a year ahead.
 */
const YEARS_BACK = 10;
const YEARS_AHEAD = 1;

/**
 * Collects the problems of a file: the first fifty, and how many more there are. Without `today` any date is
 * plausible.
 */
export function collectProblems(today?: IsoDate) {
  const list: FileProblem[] = [];
  let more = 0;
  const now = today === undefined ? undefined : Temporal.PlainDate.from(today);
  const first = now?.subtract({ years: YEARS_BACK }).toString();
  const last = now?.add({ years: YEARS_AHEAD }).toString();

  const add = (code: FileProblemCode, where: Omit<FileProblem, 'code'> = {}) => {
    if (list.length === MAX_FILE_PROBLEMS) more += 1;
    else list.push(problemOf(code, where));
  };

  return {
    list,
    add,
    /** Adds a problem after which the file cannot be read further. */
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
