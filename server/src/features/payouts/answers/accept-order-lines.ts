import type { IncomingLine } from '../../payments/public.ts';
import type { Work } from '../../../platform/work.ts';
import { acceptDebits } from './accept-debits.ts';
import { acceptReturns } from './accept-returns.ts';

/** Lines that are looked up and booked in one batch. */
const AT_ONCE = 2000;

/**
 * Accepts what a bank reports on our orders: first debits, then returns, which may be in the same file.
 * Returns the ids of the accepted lines.
 */
export async function acceptOrderLines(
  work: Work,
  lines: readonly IncomingLine[],
): Promise<ReadonlySet<string>> {
  const accepted = new Set<string>();
  const debits = lines.filter(({ amount }) => amount < 0n);
  const credits = lines.filter(({ amount }) => amount > 0n);
  for (const [some, accept] of [
    [debits, acceptDebits],
    [credits, acceptReturns],
  ] as const)
    for (let start = 0; start < some.length; start += AT_ONCE)
      for (const id of await accept(work, some.slice(start, start + AT_ONCE))) accepted.add(id);
  return accepted;
}
