import type { IncomingLine } from '../../payments/public.ts';
import type { Work } from '../../../platform/work.ts';
import { acceptDebits } from './accept-debits.ts';
import { acceptReturns } from './accept-returns.ts';

/** Lines that are looked up and booked at once. */
const AT_ONCE = 2000;

/**
 * Takes what a bank tells of our orders: what it debited, and then what of that came back, perhaps by
 * the same file. Says which lines it took.
 */
export async function acceptOrderLines(
  work: Work,
  lines: readonly IncomingLine[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  const debits = lines.filter(({ amount }) => amount < 0n);
  const credits = lines.filter(({ amount }) => amount > 0n);
  for (const [some, take] of [
    [debits, acceptDebits],
    [credits, acceptReturns],
  ] as const)
    for (let start = 0; start < some.length; start += AT_ONCE)
      for (const id of await take(work, some.slice(start, start + AT_ONCE))) taken.add(id);
  return taken;
}
