import type { Work } from '../../../platform/work.ts';
import { noteFailure } from './store.ts';

const PROBLEM_MAX = 500;

/** Notes why a file was not read. Returns how often it was tried. */
export const noteUnread = (
  { tx, clock }: Work,
  { id, error, isCounted }: { id: string; error: unknown; isCounted: boolean },
): Promise<number> =>
  noteFailure(tx, { id, problem: String(error).slice(0, PROBLEM_MAX), isCounted }, clock.now());
