import type { Work } from '../../../platform/work.ts';
import { countTry, noteFailure } from './store.ts';

const PROBLEM_MAX = 500;

/** A try to read a file begins. Returns its number. */
export const beginTry = ({ tx, clock }: Work, id: string): Promise<number> =>
  countTry(tx, id, clock.now());

/** Notes why a file was not read. */
export const noteUnread = (
  { tx }: Work,
  { id, error }: { id: string; error: unknown },
): Promise<void> => noteFailure(tx, { id, problem: String(error).slice(0, PROBLEM_MAX) });
