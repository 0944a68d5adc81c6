import {
  type FileProblem,
  type FileProblemCode,
  MAX_FILE_PROBLEMS,
} from '@husvaer/domain/banking/file-problems';

/** Ends the reading of a file that makes no sense from here on. */
export class Unreadable extends Error {}

export type FileProblems = ReturnType<typeof collectProblems>;

/** As much of what was found as tells what it was. */
const FOUND_MAX = 100;

/** Payments of one file: more than any bank sends, and as many as fit into memory. */
export const MAX_LINES = 300_000;

/** What is wrong with a file: the first fifty, and how many more. */
export function collectProblems() {
  const list: FileProblem[] = [];
  let more = 0;

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
    any: () => list.length > 0,
    more: () => more,
  };
}
